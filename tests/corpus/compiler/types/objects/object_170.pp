# Object types and sets of types, case 170.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>1}),'%#p'))
notice("${O({a=>1})}")
