# Types of types and of syntax trees, case 126.
notice(Pcore::StringType)
