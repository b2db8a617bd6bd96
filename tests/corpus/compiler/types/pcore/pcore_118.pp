# Types of types and of syntax trees, case 118.
notice(type(Pcore::IterableType), Pcore::IterableType =~ Type[Pcore::AnyType], Pcore::IterableType =~ Type[Object], Pcore::IterableType <= Any, Pcore::IterableType == Pcore::IterableType, Pcore::IterableType =~ Object, Pcore::IterableType =~ Pcore::ObjectType)
