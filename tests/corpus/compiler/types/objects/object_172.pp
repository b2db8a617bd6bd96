# Object types and sets of types, case 172.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>'a'}),'%#p'))
notice("${O({a=>'a'})}")
