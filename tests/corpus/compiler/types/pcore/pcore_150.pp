# Types of types and of syntax trees, case 150.
notice(Pcore::CollectionType)
