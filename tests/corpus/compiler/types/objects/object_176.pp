# Object types and sets of types, case 176.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>/x/}),'%#p'))
notice("${O({a=>/x/})}")
