# Fails: Object types and sets of types, case 14.
type MyObject = Object[{functions => {a => String}}]
notice(MyObject)
