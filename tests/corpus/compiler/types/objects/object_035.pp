# Fails: Object types and sets of types, case 35.
type MyObject = Object[{functions => {a => Callable[Integer]}}]
type MyDerivedObject = Object[{parent => MyObject, functions => {a => {type => Callable[String], override => true}}}]
notice(MyDerivedObject)
