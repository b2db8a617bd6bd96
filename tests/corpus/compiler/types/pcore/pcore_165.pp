# Types of types and of syntax trees, case 165.
notice(Pcore::TimestampType)
