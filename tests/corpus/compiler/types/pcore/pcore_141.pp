# Types of types and of syntax trees, case 141.
notice(Pcore::TimespanType)
