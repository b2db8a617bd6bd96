# Types of types and of syntax trees, case 147.
notice(Pcore::NumericType)
