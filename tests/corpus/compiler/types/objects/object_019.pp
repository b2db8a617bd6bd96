# Fails: Object types and sets of types, case 19.
type MyObject = Object[{functions => {a => Callable[[], Integer]}}]
notice(MyObject().a)
