# Types of types and of syntax trees, case 90.
notice(Pcore::VariantType)
