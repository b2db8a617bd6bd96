# Fails: types of types and of syntax trees, case 257.
notice(Array[TypeReference])
