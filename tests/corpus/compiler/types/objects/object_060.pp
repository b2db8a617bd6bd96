# Fails: Object types and sets of types, case 60.
type MyObject = Object[{attributes=>[]}]
notice(MyObject)
