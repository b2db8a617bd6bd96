# Fails: Object types and sets of types, case 22.
type MyObject = Object[{attributes => {a => Integer}}]
notice(MyObject(1).b)
