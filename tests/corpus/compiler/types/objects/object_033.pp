# Fails: Object types and sets of types, case 33.
type MyObject = Object[{functions => {a => {type=>Callable, final=>true}}}]
type MyDerivedObject = Object[{parent => MyObject, functions => {a => {type => Callable, override => true}}}]
notice(MyDerivedObject)
