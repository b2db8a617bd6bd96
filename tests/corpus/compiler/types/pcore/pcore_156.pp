# Types of types and of syntax trees, case 156.
notice(Pcore::ObjectTypeExtenType)
