# Types of types and of syntax trees, case 175.
notice(type(Pcore::AbstractTimeDataType), Pcore::AbstractTimeDataType =~ Type[Pcore::AnyType], Pcore::AbstractTimeDataType =~ Type[Object], Pcore::AbstractTimeDataType <= Any, Pcore::AbstractTimeDataType == Pcore::AbstractTimeDataType, Pcore::AbstractTimeDataType =~ Object, Pcore::AbstractTimeDataType =~ Pcore::ObjectType)
