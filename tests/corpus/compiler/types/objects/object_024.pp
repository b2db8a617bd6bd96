# Object types and sets of types, case 24.
type MyObject = Object[{attributes => {a => Integer}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {a => {type => Integer[0,10], override => true}}}]
notice(MyDerivedObject)
