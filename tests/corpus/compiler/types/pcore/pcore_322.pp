# Fails: types of types and of syntax trees, case 322.
type Pcore::hashtypex = Integer
