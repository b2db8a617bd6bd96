# Fails: types of types and of syntax trees, case 310.
notice(Target)
