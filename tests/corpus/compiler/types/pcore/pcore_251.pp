# Fails: types of types and of syntax trees, case 251.
notice(TypeReference)
