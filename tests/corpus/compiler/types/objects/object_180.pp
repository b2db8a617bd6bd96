# Object types and sets of types, case 180.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Timespan(3)}),'%#p'))
notice("${O({a=>Timespan(3)})}")
