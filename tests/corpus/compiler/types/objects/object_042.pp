# Object types and sets of types, case 42.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}, equality=>[]}]
notice(MyObject) notice(MyObject(1,2)==MyObject(1,3))
