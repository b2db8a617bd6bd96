# Types of types and of syntax trees, case 97.
notice(type(Pcore::UndefType), Pcore::UndefType =~ Type[Pcore::AnyType], Pcore::UndefType =~ Type[Object], Pcore::UndefType <= Any, Pcore::UndefType == Pcore::UndefType, Pcore::UndefType =~ Object, Pcore::UndefType =~ Pcore::ObjectType)
