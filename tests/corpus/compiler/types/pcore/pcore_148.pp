# Types of types and of syntax trees, case 148.
notice(type(Pcore::NumericType), Pcore::NumericType =~ Type[Pcore::AnyType], Pcore::NumericType =~ Type[Object], Pcore::NumericType <= Any, Pcore::NumericType == Pcore::NumericType, Pcore::NumericType =~ Object, Pcore::NumericType =~ Pcore::ObjectType)
