# Fails: Object types and sets of types, case 20.
type MyObject = Object[{functions => {a => Callable[[Integer], Integer]}}]
notice(MyObject().a('x'))
