# Object types and sets of types, case 78.
type MyObject = Object[{functions=>{a=>Callable[MyObject]}}]
notice(MyObject)
