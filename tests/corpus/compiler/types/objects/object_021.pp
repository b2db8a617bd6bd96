# Fails: Object types and sets of types, case 21.
type MyObject = Object[{attributes => {a => Integer}}]
notice(MyObject(1).a('x'))
