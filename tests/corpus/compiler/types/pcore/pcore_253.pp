# Fails: types of types and of syntax trees, case 253.
notice(TypeReference['Integer'])
