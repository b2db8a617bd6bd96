# Fails: Object types and sets of types, case 97.
type MyObject = Object[{attributes=>{a=>String}}]
notice(MyObject.new({}))
