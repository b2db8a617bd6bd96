# Types of types and of syntax trees, case 163.
notice(type(Pcore::StructType), Pcore::StructType =~ Type[Pcore::AnyType], Pcore::StructType =~ Type[Object], Pcore::StructType <= Any, Pcore::StructType == Pcore::StructType, Pcore::StructType =~ Object, Pcore::StructType =~ Pcore::ObjectType)
