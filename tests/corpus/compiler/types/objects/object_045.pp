# Object types and sets of types, case 45.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}, equality=>a}]
type MyDerivedObject = Object[{parent=>MyObject, attributes=>{c=>Integer}}]
notice(MyDerivedObject(1,2,3)==MyDerivedObject(1,5,3)) notice(MyDerivedObject(1,2,3)==MyDerivedObject(1,2,4))
