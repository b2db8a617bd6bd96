# Object types and sets of types, case 93.
type MyObject = Object[{attributes=>{a=>{type=>String,value=>'d'}}}]
notice(MyObject.new) notice(MyObject.new.a) notice(MyObject.new('x').a) notice(MyObject.new({}).a) notice(MyObject.new({a=>'y'}))
