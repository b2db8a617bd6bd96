# Types of types and of syntax trees, case 96.
notice(Pcore::UndefType)
