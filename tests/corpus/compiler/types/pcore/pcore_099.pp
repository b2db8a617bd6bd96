# Types of types and of syntax trees, case 99.
notice(Pcore::OptionalType)
