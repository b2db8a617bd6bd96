# Fails: types of types and of syntax trees, case 255.
notice([TypeReference])
