# Types of types and of syntax trees, case 294.
notice(String =~ Pcore::StringType)
