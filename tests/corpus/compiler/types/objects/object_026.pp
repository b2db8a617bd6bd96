# Fails: Object types and sets of types, case 26.
type MyObject = Object[{functions => {a => Callable}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {a => {type => Integer, override => true}}}]
notice(MyDerivedObject)
