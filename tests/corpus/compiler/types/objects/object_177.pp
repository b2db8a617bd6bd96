# Object types and sets of types, case 177.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>SemVer('1.2.3')}),'%#p'))
notice("${O({a=>SemVer('1.2.3')})}")
