# Types of types and of syntax trees, case 144.
notice(Pcore::PatternType)
