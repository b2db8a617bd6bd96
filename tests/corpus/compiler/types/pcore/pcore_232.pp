# Types of types and of syntax trees, case 232.
notice(::Pcore::StringType)
