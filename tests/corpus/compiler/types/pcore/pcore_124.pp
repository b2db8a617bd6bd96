# Types of types and of syntax trees, case 124.
notice(type(Pcore::ScalarType), Pcore::ScalarType =~ Type[Pcore::AnyType], Pcore::ScalarType =~ Type[Object], Pcore::ScalarType <= Any, Pcore::ScalarType == Pcore::ScalarType, Pcore::ScalarType =~ Object, Pcore::ScalarType =~ Pcore::ObjectType)
