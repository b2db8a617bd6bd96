# Types of types and of syntax trees, case 121.
notice(type(Pcore::DefaultType), Pcore::DefaultType =~ Type[Pcore::AnyType], Pcore::DefaultType =~ Type[Object], Pcore::DefaultType <= Any, Pcore::DefaultType == Pcore::DefaultType, Pcore::DefaultType =~ Object, Pcore::DefaultType =~ Pcore::ObjectType)
