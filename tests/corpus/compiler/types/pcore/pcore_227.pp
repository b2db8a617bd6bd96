# Types of types and of syntax trees, case 227.
notice(assert_type(Pcore::StringType, String))
