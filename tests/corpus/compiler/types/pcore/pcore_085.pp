# Types of types and of syntax trees, case 85.
notice(type(Pcore::InitType), Pcore::InitType =~ Type[Pcore::AnyType], Pcore::InitType =~ Type[Object], Pcore::InitType <= Any, Pcore::InitType == Pcore::InitType, Pcore::InitType =~ Object, Pcore::InitType =~ Pcore::ObjectType)
