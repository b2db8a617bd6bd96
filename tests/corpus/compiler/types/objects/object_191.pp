# Object types and sets of types, case 191.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>{a=>1,2=>[Sensitive(1)]}}),'%#p'))
notice("${O({a=>{a=>1,2=>[Sensitive(1)]}})}")
