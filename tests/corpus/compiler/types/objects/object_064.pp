# Fails: Object types and sets of types, case 64.
type MyObject = Object[{parent=>1}]
notice(MyObject)
