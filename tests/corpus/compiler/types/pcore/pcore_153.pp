# Types of types and of syntax trees, case 153.
notice(Pcore::TupleType)
