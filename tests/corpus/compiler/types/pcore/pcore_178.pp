# Types of types and of syntax trees, case 178.
notice(type(Pcore::StructElement), Pcore::StructElement =~ Type[Pcore::AnyType], Pcore::StructElement =~ Type[Object], Pcore::StructElement <= Any, Pcore::StructElement == Pcore::StructElement, Pcore::StructElement =~ Object, Pcore::StructElement =~ Pcore::ObjectType)
