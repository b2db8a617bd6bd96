# Fails: types of types and of syntax trees, case 309.
notice(Task)
