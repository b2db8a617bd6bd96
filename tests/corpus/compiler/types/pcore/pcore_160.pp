# Types of types and of syntax trees, case 160.
notice(type(Pcore::SemVerType), Pcore::SemVerType =~ Type[Pcore::AnyType], Pcore::SemVerType =~ Type[Object], Pcore::SemVerType <= Any, Pcore::SemVerType == Pcore::SemVerType, Pcore::SemVerType =~ Object, Pcore::SemVerType =~ Pcore::ObjectType)
