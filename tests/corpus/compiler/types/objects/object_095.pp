# Fails: Object types and sets of types, case 95.
type MyObject = Object[{attributes=>{a=>{type=>String,kind=>constant,value=>'c'}}}]
notice(MyObject.new({a=>'x'}))
