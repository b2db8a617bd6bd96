# Object types and sets of types, case 192.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Type[Integer]}),'%#p'))
notice("${O({a=>Type[Integer]})}")
