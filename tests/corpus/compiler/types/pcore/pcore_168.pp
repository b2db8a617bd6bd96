# Types of types and of syntax trees, case 168.
notice(Pcore::IteratorType)
