# Types of types and of syntax trees, case 159.
notice(Pcore::SemVerType)
