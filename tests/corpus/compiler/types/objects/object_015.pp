# Fails: Object types and sets of types, case 15.
type MyObject = Object[{functions => {a => Integer}}]
notice(MyObject)
