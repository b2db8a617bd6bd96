# Fails: Object types and sets of types, case 36.
type MyObject = Object[{attributes => {a => Integer}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {a => Integer}}]
notice(MyDerivedObject)
