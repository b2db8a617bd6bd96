# Object types and sets of types, case 189.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>[1,2].reverse_each}),'%#p'))
notice("${O({a=>[1,2].reverse_each})}")
