# Fails: Object types and sets of types, case 143.
type MyObject = 1
notice(MyObject)
