# Types of types and of syntax trees, case 93.
notice(Pcore::NotUndefType)
