# Object types and sets of types, case 69.
type MyObject = Object[{checks=>{a=>1}}]
notice(MyObject)
