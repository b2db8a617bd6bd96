# Object types and sets of types, case 102.
type MyObject = Object[{attributes=>{a=>Hash}}]
notice(MyObject.new({a=>{}})) notice(MyObject.new({b=>2}))
