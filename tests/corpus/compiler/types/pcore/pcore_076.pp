# Types of types and of syntax trees, case 76.
notice(type(Pcore::ClassType), Pcore::ClassType =~ Type[Pcore::AnyType], Pcore::ClassType =~ Type[Object], Pcore::ClassType <= Any, Pcore::ClassType == Pcore::ClassType, Pcore::ClassType =~ Object, Pcore::ClassType =~ Pcore::ObjectType)
