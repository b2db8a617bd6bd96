# Fails: Object types and sets of types, case 39.
type MyObject = Object[{}]
type MyDerivedObject = Object[{parent => MyObject, functions => {b => {type => Callable, override => true}}}]
notice(MyDerivedObject)
