# Types of types and of syntax trees, case 64.
notice(type(Pcore::AnyType), Pcore::AnyType =~ Type[Pcore::AnyType], Pcore::AnyType =~ Type[Object], Pcore::AnyType <= Any, Pcore::AnyType == Pcore::AnyType, Pcore::AnyType =~ Object, Pcore::AnyType =~ Pcore::ObjectType)
