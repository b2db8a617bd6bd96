# Types of types and of syntax trees, case 132.
notice(Pcore::BooleanType)
