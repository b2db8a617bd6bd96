# Fails: types of types and of syntax trees, case 290.
notice(Integer[1,2].from)
