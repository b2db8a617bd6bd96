# Object types and sets of types, case 173.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>true}),'%#p'))
notice("${O({a=>true})}")
