# Fails: types of types and of syntax trees, case 226.
notice(assert_type(Pcore::StringType, Integer))
