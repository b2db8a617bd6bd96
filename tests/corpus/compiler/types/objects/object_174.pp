# Object types and sets of types, case 174.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>undef}),'%#p'))
notice("${O({a=>undef})}")
