# Object types and sets of types, case 77.
type MyObject = Object[{attributes=>{a=>{type=>Optional[MyObject],value=>undef}}}]
notice(MyObject(MyObject(MyObject()))) notice(MyObject)
