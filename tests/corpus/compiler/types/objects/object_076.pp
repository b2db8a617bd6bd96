# Fails: Object types and sets of types, case 76.
type MyObject = Object[{attributes=>{a=>MyObject}}]
notice(MyObject) notice(MyObject(1))
