# Fails: types of types and of syntax trees, case 230.
notice(Pcore::stringtype)
