# Object types and sets of types, case 178.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>SemVerRange('>=1.0.0')}),'%#p'))
notice("${O({a=>SemVerRange('>=1.0.0')})}")
