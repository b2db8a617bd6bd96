# Object types and sets of types, case 197.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>"a\\tb"}),'%#p'))
notice("${O({a=>"a\\tb"})}")
