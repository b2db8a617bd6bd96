# Types of types and of syntax trees, case 181.
notice(type(Pcore::TypeReferenceType), Pcore::TypeReferenceType =~ Type[Pcore::AnyType], Pcore::TypeReferenceType =~ Type[Object], Pcore::TypeReferenceType <= Any, Pcore::TypeReferenceType == Pcore::TypeReferenceType, Pcore::TypeReferenceType =~ Object, Pcore::TypeReferenceType =~ Pcore::ObjectType)
