# Types of types and of syntax trees, case 154.
notice(type(Pcore::TupleType), Pcore::TupleType =~ Type[Pcore::AnyType], Pcore::TupleType =~ Type[Object], Pcore::TupleType <= Any, Pcore::TupleType == Pcore::TupleType, Pcore::TupleType =~ Object, Pcore::TupleType =~ Pcore::ObjectType)
