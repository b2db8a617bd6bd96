# Fails: types of types and of syntax trees, case 252.
notice(TypeReference['x'])
