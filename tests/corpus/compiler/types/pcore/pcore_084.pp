# Types of types and of syntax trees, case 84.
notice(Pcore::InitType)
