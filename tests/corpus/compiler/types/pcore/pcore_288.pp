# Fails: types of types and of syntax trees, case 288.
notice(Pcore::StringType[1])
