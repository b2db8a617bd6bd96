# Fails: Object types and sets of types, case 38.
type MyObject = Object[{attributes => {a => Integer}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {b => {type => Integer, override => true}}}]
notice(MyDerivedObject)
