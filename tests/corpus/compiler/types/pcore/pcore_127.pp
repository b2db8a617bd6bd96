# Types of types and of syntax trees, case 127.
notice(type(Pcore::StringType), Pcore::StringType =~ Type[Pcore::AnyType], Pcore::StringType =~ Type[Object], Pcore::StringType <= Any, Pcore::StringType == Pcore::StringType, Pcore::StringType =~ Object, Pcore::StringType =~ Pcore::ObjectType)
