# Fails: Object types and sets of types, case 16.
type MyObject = Object[{attributes => {a => Integer}, functions => {a => Callable}}]
notice(MyObject)
