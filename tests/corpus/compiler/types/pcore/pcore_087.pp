# Types of types and of syntax trees, case 87.
notice(Pcore::UnitType)
