# Types of types and of syntax trees, case 69.
notice(Pcore::TypeAliasType)
