# Object types and sets of types, case 182.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Sensitive('x')}),'%#p'))
notice("${O({a=>Sensitive('x')})}")
