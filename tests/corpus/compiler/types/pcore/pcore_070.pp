# Types of types and of syntax trees, case 70.
notice(type(Pcore::TypeAliasType), Pcore::TypeAliasType =~ Type[Pcore::AnyType], Pcore::TypeAliasType =~ Type[Object], Pcore::TypeAliasType <= Any, Pcore::TypeAliasType == Pcore::TypeAliasType, Pcore::TypeAliasType =~ Object, Pcore::TypeAliasType =~ Pcore::ObjectType)
