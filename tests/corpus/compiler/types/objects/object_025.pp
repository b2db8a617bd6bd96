# Fails: Object types and sets of types, case 25.
type MyObject = Object[{attributes => {a => Integer}}]
type MyDerivedObject = Object[{parent => MyObject, functions => {a => {type => Callable, override => true}}}]
notice(MyDerivedObject)
