# Object types and sets of types, case 187.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>File['/a']}),'%#p'))
notice("${O({a=>File['/a']})}")
