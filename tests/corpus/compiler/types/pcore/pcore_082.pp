# Types of types and of syntax trees, case 82.
notice(type(Pcore::ObjectType), Pcore::ObjectType =~ Type[Pcore::AnyType], Pcore::ObjectType =~ Type[Object], Pcore::ObjectType <= Any, Pcore::ObjectType == Pcore::ObjectType, Pcore::ObjectType =~ Object, Pcore::ObjectType =~ Pcore::ObjectType)
