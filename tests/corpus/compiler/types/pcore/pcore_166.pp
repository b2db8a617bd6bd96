# Types of types and of syntax trees, case 166.
notice(type(Pcore::TimestampType), Pcore::TimestampType =~ Type[Pcore::AnyType], Pcore::TimestampType =~ Type[Object], Pcore::TimestampType <= Any, Pcore::TimestampType == Pcore::TimestampType, Pcore::TimestampType =~ Object, Pcore::TimestampType =~ Pcore::ObjectType)
