# Types of types and of syntax trees, case 108.
notice(Pcore::BinaryType)
