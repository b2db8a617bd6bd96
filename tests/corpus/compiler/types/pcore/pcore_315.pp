# Fails: types of types and of syntax trees, case 315.
type Pcore::URI = Integer
