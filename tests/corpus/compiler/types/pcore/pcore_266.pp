# Fails: types of types and of syntax trees, case 266.
TypeReference { 'x': }
