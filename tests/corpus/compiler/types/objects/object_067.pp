# Fails: Object types and sets of types, case 67.
type MyObject = Object[{parent=>Nope}]
notice(MyObject)
