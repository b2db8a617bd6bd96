# Types of types and of syntax trees, case 112.
notice(type(Pcore::EnumType), Pcore::EnumType =~ Type[Pcore::AnyType], Pcore::EnumType =~ Type[Object], Pcore::EnumType <= Any, Pcore::EnumType == Pcore::EnumType, Pcore::EnumType =~ Object, Pcore::EnumType =~ Pcore::ObjectType)
