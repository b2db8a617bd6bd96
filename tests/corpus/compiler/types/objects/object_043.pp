# Object types and sets of types, case 43.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}}]
notice(MyObject(1,2)==MyObject(1,3)) notice(MyObject(1,2)==MyObject(1,2)) notice(MyObject(1,2) in [MyObject(1,2)])
