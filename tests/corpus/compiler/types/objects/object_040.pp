# Object types and sets of types, case 40.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}, equality=>[a,b]}]
notice(MyObject)
