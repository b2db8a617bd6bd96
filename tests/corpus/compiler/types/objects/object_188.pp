# Object types and sets of types, case 188.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Class['x']}),'%#p'))
notice("${O({a=>Class['x']})}")
