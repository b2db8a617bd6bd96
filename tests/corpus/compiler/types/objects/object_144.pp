# Fails: Object types and sets of types, case 144.
type MyObject = $x
notice(MyObject)
