# Object types and sets of types, case 152.
type MyObject = Object[{attributes=>{a=>Integer}}]
notice(MyObject(1) =~ Object)
notice(MyObject(1) =~ MyObject)
notice(MyObject(1) =~ Any)
notice(MyObject(1) =~ RichData)
notice(MyObject(1) =~ Data)
notice(type(MyObject(1)))
notice(type([MyObject(1)]))
notice(MyObject(1) =~ Init[MyObject])
notice(1 =~ Init[MyObject])
notice('x' =~ Init[MyObject])
notice(Init[MyObject].new(1))
