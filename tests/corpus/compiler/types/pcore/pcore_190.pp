# Types of types and of syntax trees, case 190.
notice(type(Pcore::RuntimeType), Pcore::RuntimeType =~ Type[Pcore::AnyType], Pcore::RuntimeType =~ Type[Object], Pcore::RuntimeType <= Any, Pcore::RuntimeType == Pcore::RuntimeType, Pcore::RuntimeType =~ Object, Pcore::RuntimeType =~ Pcore::ObjectType)
