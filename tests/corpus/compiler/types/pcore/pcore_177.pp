# Types of types and of syntax trees, case 177.
notice(Pcore::StructElement)
