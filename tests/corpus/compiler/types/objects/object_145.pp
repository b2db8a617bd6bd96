# Fails: Object types and sets of types, case 145.
type MyObject = Object[{a=>$x}]
notice(MyObject)
