# Types of types and of syntax trees, case 297.
notice(Pcore::StringType == String)
