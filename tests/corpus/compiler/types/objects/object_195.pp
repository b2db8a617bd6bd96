# Object types and sets of types, case 195.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>O(3)}),'%#p'))
notice("${O({a=>O(3)})}")
