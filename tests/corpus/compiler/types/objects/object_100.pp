# Fails: Object types and sets of types, case 100.
type MyObject = Object[{attributes=>{a=>String}}]
notice(MyObject.new('x','y'))
