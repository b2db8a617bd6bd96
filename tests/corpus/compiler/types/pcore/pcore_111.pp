# Types of types and of syntax trees, case 111.
notice(Pcore::EnumType)
