# Types of types and of syntax trees, case 75.
notice(Pcore::ClassType)
