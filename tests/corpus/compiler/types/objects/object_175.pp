# Object types and sets of types, case 175.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>default}),'%#p'))
notice("${O({a=>default})}")
