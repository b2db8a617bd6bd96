# Types of types and of syntax trees, case 123.
notice(Pcore::ScalarType)
