# Fails: Object types and sets of types, case 55.
type MyObject = Object[{functions=>{a=>{type=>Callable,knid=>constant}}}]
notice(MyObject)
