# Types of types and of syntax trees, case 91.
notice(type(Pcore::VariantType), Pcore::VariantType =~ Type[Pcore::AnyType], Pcore::VariantType =~ Type[Object], Pcore::VariantType <= Any, Pcore::VariantType == Pcore::VariantType, Pcore::VariantType =~ Object, Pcore::VariantType =~ Pcore::ObjectType)
