# Types of types and of syntax trees, case 94.
notice(type(Pcore::NotUndefType), Pcore::NotUndefType =~ Type[Pcore::AnyType], Pcore::NotUndefType =~ Type[Object], Pcore::NotUndefType <= Any, Pcore::NotUndefType == Pcore::NotUndefType, Pcore::NotUndefType =~ Object, Pcore::NotUndefType =~ Pcore::ObjectType)
