# Object types and sets of types, case 194.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>"a'b\
"}),'%#p'))
notice("${O({a=>"a'b\
"})}")
