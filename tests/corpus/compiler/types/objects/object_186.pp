# Object types and sets of types, case 186.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Deferred('x')}),'%#p'))
notice("${O({a=>Deferred('x')})}")
