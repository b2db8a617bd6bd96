# Types of types and of syntax trees, case 180.
notice(Pcore::TypeReferenceType)
