# Types of types and of syntax trees, case 133.
notice(type(Pcore::BooleanType), Pcore::BooleanType =~ Type[Pcore::AnyType], Pcore::BooleanType =~ Type[Object], Pcore::BooleanType <= Any, Pcore::BooleanType == Pcore::BooleanType, Pcore::BooleanType =~ Object, Pcore::BooleanType =~ Pcore::ObjectType)
