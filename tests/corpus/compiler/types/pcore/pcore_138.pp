# Types of types and of syntax trees, case 138.
notice(Pcore::ArrayType)
