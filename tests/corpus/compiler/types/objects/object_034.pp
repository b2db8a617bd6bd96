# Object types and sets of types, case 34.
type MyObject = Object[{functions => {a => Callable[Integer]}}]
type MyDerivedObject = Object[{parent => MyObject, functions => {a => {type => Callable[Numeric], override => true}}}]
notice(MyDerivedObject)
