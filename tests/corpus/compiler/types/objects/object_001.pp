# Fails: Object types and sets of types, case 1.
type MyObject = Object[{attributes => {a => 23}}]
notice(MyObject)
