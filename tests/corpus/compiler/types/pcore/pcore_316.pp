# Fails: types of types and of syntax trees, case 316.
type Pcore::QRef = Integer
