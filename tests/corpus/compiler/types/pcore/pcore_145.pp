# Types of types and of syntax trees, case 145.
notice(type(Pcore::PatternType), Pcore::PatternType =~ Type[Pcore::AnyType], Pcore::PatternType =~ Type[Object], Pcore::PatternType <= Any, Pcore::PatternType == Pcore::PatternType, Pcore::PatternType =~ Object, Pcore::PatternType =~ Pcore::ObjectType)
