# Types of types and of syntax trees, case 114.
notice(Pcore::IntegerType)
