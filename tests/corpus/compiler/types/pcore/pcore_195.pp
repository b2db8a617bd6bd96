# Types of types and of syntax trees, case 195.
notice(type(Pcore::TypeSetType), Pcore::TypeSetType =~ Type[Pcore::AnyType], Pcore::TypeSetType =~ Type[Object], Pcore::TypeSetType <= Any, Pcore::TypeSetType == Pcore::TypeSetType, Pcore::TypeSetType =~ Object, Pcore::TypeSetType =~ Pcore::ObjectType)
