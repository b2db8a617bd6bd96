# Fails: types of types and of syntax trees, case 267.
notice(TypeReference == TypeReference['a'])
