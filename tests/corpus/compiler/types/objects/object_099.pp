# Fails: Object types and sets of types, case 99.
type MyObject = Object[{attributes=>{a=>String}}]
notice(MyObject.new({a=>1}))
