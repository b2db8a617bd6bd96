# Types of types and of syntax trees, case 120.
notice(Pcore::DefaultType)
