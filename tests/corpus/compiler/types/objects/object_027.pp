# Fails: Object types and sets of types, case 27.
type MyObject = Object[{attributes => {a => Integer}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {a => {type => String, override => true}}}]
notice(MyDerivedObject)
