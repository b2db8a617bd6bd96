# Types of types and of syntax trees, case 139.
notice(type(Pcore::ArrayType), Pcore::ArrayType =~ Type[Pcore::AnyType], Pcore::ArrayType =~ Type[Object], Pcore::ArrayType <= Any, Pcore::ArrayType == Pcore::ArrayType, Pcore::ArrayType =~ Object, Pcore::ArrayType =~ Pcore::ObjectType)
