# Object types and sets of types, case 183.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>URI('http://a.b')}),'%#p'))
notice("${O({a=>URI('http://a.b')})}")
