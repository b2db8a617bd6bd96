# Types of types and of syntax trees, case 187.
notice(type(Pcore::RegexpType), Pcore::RegexpType =~ Type[Pcore::AnyType], Pcore::RegexpType =~ Type[Object], Pcore::RegexpType <= Any, Pcore::RegexpType == Pcore::RegexpType, Pcore::RegexpType =~ Object, Pcore::RegexpType =~ Pcore::ObjectType)
