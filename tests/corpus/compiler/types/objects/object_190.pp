# Object types and sets of types, case 190.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O({a=>[1,'a',undef,SemVer('1.0.0'),[Timespan(1)]]}),'%#p'))
notice("${O({a=>[1,'a',undef,SemVer('1.0.0'),[Timespan(1)]]})}")
