# Types of types and of syntax trees, case 100.
notice(type(Pcore::OptionalType), Pcore::OptionalType =~ Type[Pcore::AnyType], Pcore::OptionalType =~ Type[Object], Pcore::OptionalType <= Any, Pcore::OptionalType == Pcore::OptionalType, Pcore::OptionalType =~ Object, Pcore::OptionalType =~ Pcore::ObjectType)
