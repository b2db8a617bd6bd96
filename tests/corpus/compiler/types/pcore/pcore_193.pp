# Types of types and of syntax trees, case 193.
notice(type(Pcore::CallableType), Pcore::CallableType =~ Type[Pcore::AnyType], Pcore::CallableType =~ Type[Object], Pcore::CallableType <= Any, Pcore::CallableType == Pcore::CallableType, Pcore::CallableType =~ Object, Pcore::CallableType =~ Pcore::ObjectType)
