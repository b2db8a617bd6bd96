# Object types and sets of types, case 44.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}}]
type MyDerivedObject = Object[{parent=>MyObject, attributes=>{c=>Integer}}]
notice(MyObject(1,2)==MyDerivedObject(1,2,3)) notice(MyDerivedObject(1,2,3)==MyDerivedObject(1,2,3)) notice(MyDerivedObject(1,2,3)==MyDerivedObject(1,2,4))
