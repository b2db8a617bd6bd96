# Types of types and of syntax trees, case 81.
notice(Pcore::ObjectType)
