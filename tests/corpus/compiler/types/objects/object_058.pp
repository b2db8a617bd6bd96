# Fails: Object types and sets of types, case 58.
type MyObject = Object[{attributes=>{'a b'=>Integer}}]
notice(MyObject)
