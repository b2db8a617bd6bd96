# Object types and sets of types, case 165.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>[1,{b=>'c'}], 'd'=>/x/, 3=>undef}),'%#p'))
