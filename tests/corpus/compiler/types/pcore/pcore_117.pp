# Types of types and of syntax trees, case 117.
notice(Pcore::IterableType)
