# Types of types and of syntax trees, case 171.
notice(Pcore::SemVerRangeType)
