# Fails: Object types and sets of types, case 98.
type MyObject = Object[{attributes=>{a=>String}}]
notice(MyObject.new(1))
