# Object types and sets of types, case 179.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Timestamp(0)}),'%#p'))
notice("${O({a=>Timestamp(0)})}")
