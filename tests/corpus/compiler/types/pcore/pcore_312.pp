# Fails: types of types and of syntax trees, case 312.
notice(Unit)
