# Object types and sets of types, case 193.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Optional['x']}),'%#p'))
notice("${O({a=>Optional['x']})}")
