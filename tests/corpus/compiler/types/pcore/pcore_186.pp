# Types of types and of syntax trees, case 186.
notice(Pcore::RegexpType)
