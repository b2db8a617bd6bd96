# Fails: types of types and of syntax trees, case 258.
$x = TypeReference
