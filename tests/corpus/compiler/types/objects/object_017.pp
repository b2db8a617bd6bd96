# Object types and sets of types, case 17.
type MyObject = Object[{functions => {a => {type => Callable, final => true}}}]
notice(MyObject)
