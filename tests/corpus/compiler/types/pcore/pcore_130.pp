# Types of types and of syntax trees, case 130.
notice(type(Pcore::FloatType), Pcore::FloatType =~ Type[Pcore::AnyType], Pcore::FloatType =~ Type[Object], Pcore::FloatType <= Any, Pcore::FloatType == Pcore::FloatType, Pcore::FloatType =~ Object, Pcore::FloatType =~ Pcore::ObjectType)
