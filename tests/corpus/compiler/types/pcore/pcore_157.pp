# Types of types and of syntax trees, case 157.
notice(type(Pcore::ObjectTypeExtenType), Pcore::ObjectTypeExtenType =~ Type[Pcore::AnyType], Pcore::ObjectTypeExtenType =~ Type[Object], Pcore::ObjectTypeExtenType <= Any, Pcore::ObjectTypeExtenType == Pcore::ObjectTypeExtenType, Pcore::ObjectTypeExtenType =~ Object, Pcore::ObjectTypeExtenType =~ Pcore::ObjectType)
