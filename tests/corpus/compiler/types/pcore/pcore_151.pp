# Types of types and of syntax trees, case 151.
notice(type(Pcore::CollectionType), Pcore::CollectionType =~ Type[Pcore::AnyType], Pcore::CollectionType =~ Type[Object], Pcore::CollectionType <= Any, Pcore::CollectionType == Pcore::CollectionType, Pcore::CollectionType =~ Object, Pcore::CollectionType =~ Pcore::ObjectType)
