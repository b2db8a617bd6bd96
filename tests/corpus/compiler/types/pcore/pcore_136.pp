# Types of types and of syntax trees, case 136.
notice(type(Pcore::ScalarDataType), Pcore::ScalarDataType =~ Type[Pcore::AnyType], Pcore::ScalarDataType =~ Type[Object], Pcore::ScalarDataType <= Any, Pcore::ScalarDataType == Pcore::ScalarDataType, Pcore::ScalarDataType =~ Object, Pcore::ScalarDataType =~ Pcore::ObjectType)
