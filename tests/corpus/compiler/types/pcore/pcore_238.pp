# Fails: types of types and of syntax trees, case 238.
notice(defined(Pcore::StringType))
