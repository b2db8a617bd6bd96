# Object types and sets of types, case 41.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}, equality=>a}]
notice(MyObject) notice(MyObject(1,2)==MyObject(1,3)) notice(MyObject(1,2)==MyObject(2,2))
