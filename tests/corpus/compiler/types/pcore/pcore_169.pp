# Types of types and of syntax trees, case 169.
notice(type(Pcore::IteratorType), Pcore::IteratorType =~ Type[Pcore::AnyType], Pcore::IteratorType =~ Type[Object], Pcore::IteratorType <= Any, Pcore::IteratorType == Pcore::IteratorType, Pcore::IteratorType =~ Object, Pcore::IteratorType =~ Pcore::ObjectType)
