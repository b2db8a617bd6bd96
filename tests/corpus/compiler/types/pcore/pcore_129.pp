# Types of types and of syntax trees, case 129.
notice(Pcore::FloatType)
