# Object types and sets of types, case 181.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Binary('YQ==')}),'%#p'))
notice("${O({a=>Binary('YQ==')})}")
