# Fails: types of types and of syntax trees, case 321.
type Pcore::HashType = Integer
