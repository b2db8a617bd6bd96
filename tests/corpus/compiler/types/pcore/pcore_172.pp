# Types of types and of syntax trees, case 172.
notice(type(Pcore::SemVerRangeType), Pcore::SemVerRangeType =~ Type[Pcore::AnyType], Pcore::SemVerRangeType =~ Type[Object], Pcore::SemVerRangeType <= Any, Pcore::SemVerRangeType == Pcore::SemVerRangeType, Pcore::SemVerRangeType =~ Object, Pcore::SemVerRangeType =~ Pcore::ObjectType)
