# Types of types and of syntax trees, case 63.
notice(Pcore::AnyType)
