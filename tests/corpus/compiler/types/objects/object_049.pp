# Fails: Object types and sets of types, case 49.
type MyObject = Object[{attributes=>{a=>Integer,b=>{type=>Integer,kind=>constant,value=>3}}, equality=>[a,b]}]
notice(MyObject)
