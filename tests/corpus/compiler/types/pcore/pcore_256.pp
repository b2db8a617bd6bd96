# Fails: types of types and of syntax trees, case 256.
notice(Type[TypeReference])
