# Fails: Object types and sets of types, case 37.
type MyObject = Object[{functions => {a => Callable}}]
type MyDerivedObject = Object[{parent => MyObject, functions => {a => Callable}}]
notice(MyDerivedObject)
