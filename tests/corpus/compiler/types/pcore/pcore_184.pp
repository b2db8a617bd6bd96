# Types of types and of syntax trees, case 184.
notice(type(Pcore::HashType), Pcore::HashType =~ Type[Pcore::AnyType], Pcore::HashType =~ Type[Object], Pcore::HashType <= Any, Pcore::HashType == Pcore::HashType, Pcore::HashType =~ Object, Pcore::HashType =~ Pcore::ObjectType)
