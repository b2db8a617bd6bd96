# Types of types and of syntax trees, case 103.
notice(type(Pcore::TypeType), Pcore::TypeType =~ Type[Pcore::AnyType], Pcore::TypeType =~ Type[Object], Pcore::TypeType <= Any, Pcore::TypeType == Pcore::TypeType, Pcore::TypeType =~ Object, Pcore::TypeType =~ Pcore::ObjectType)
