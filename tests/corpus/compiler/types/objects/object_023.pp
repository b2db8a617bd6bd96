# Fails: Object types and sets of types, case 23.
type MyObject = Object[{attributes => {a => Integer}}]
notice(MyObject(1).a |$x| { 1 })
