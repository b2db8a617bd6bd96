# Types of types and of syntax trees, case 304.
notice(Pcore)
