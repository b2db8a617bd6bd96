# Fails: Object types and sets of types, case 61.
type MyObject = Object[{attributes=>1}]
notice(MyObject)
