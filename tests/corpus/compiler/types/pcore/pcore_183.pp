# Types of types and of syntax trees, case 183.
notice(Pcore::HashType)
