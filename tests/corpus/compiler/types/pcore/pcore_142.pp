# Types of types and of syntax trees, case 142.
notice(type(Pcore::TimespanType), Pcore::TimespanType =~ Type[Pcore::AnyType], Pcore::TimespanType =~ Type[Object], Pcore::TimespanType <= Any, Pcore::TimespanType == Pcore::TimespanType, Pcore::TimespanType =~ Object, Pcore::TimespanType =~ Pcore::ObjectType)
