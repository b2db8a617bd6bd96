# Types of types and of syntax trees, case 88.
notice(type(Pcore::UnitType), Pcore::UnitType =~ Type[Pcore::AnyType], Pcore::UnitType =~ Type[Object], Pcore::UnitType <= Any, Pcore::UnitType == Pcore::UnitType, Pcore::UnitType =~ Object, Pcore::UnitType =~ Pcore::ObjectType)
