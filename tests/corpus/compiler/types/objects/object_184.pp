# Object types and sets of types, case 184.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>Integer}),'%#p'))
notice("${O({a=>Integer})}")
