# Object types and sets of types, case 171.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>1.5}),'%#p'))
notice("${O({a=>1.5})}")
