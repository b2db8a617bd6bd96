# Fails: Object types and sets of types, case 101.
type MyObject = Object[{attributes=>{a=>String}}]
notice(MyObject.new({a=>'x',b=>1}))
