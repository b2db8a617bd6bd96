# Types of types and of syntax trees, case 115.
notice(type(Pcore::IntegerType), Pcore::IntegerType =~ Type[Pcore::AnyType], Pcore::IntegerType =~ Type[Object], Pcore::IntegerType <= Any, Pcore::IntegerType == Pcore::IntegerType, Pcore::IntegerType =~ Object, Pcore::IntegerType =~ Pcore::ObjectType)
