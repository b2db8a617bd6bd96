# Types of types and of syntax trees, case 109.
notice(type(Pcore::BinaryType), Pcore::BinaryType =~ Type[Pcore::AnyType], Pcore::BinaryType =~ Type[Object], Pcore::BinaryType <= Any, Pcore::BinaryType == Pcore::BinaryType, Pcore::BinaryType =~ Object, Pcore::BinaryType =~ Pcore::ObjectType)
