# Fails: types of types and of syntax trees, case 235.
notice(Pcore::StringType['a'])
