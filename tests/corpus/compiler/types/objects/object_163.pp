# Object types and sets of types, case 163.
type O = Object[{attributes=>{a=>Any,b=>{type=>Any,value=>1}}}]
notice(String(O({a=>1}),'%#p'))
notice(String(O([]),'%#p'))
notice(String(O({x=>{}}),'%#p'))
notice(String(O([1,[2,3],{a=>1}]),'%#p'))
