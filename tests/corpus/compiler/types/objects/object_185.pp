# Object types and sets of types, case 185.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Error('m')}),'%#p'))
notice("${O({a=>Error('m')})}")
