# Object types and sets of types, case 46.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}, equality=>a}]
type MyDerivedObject = Object[{parent=>MyObject, attributes=>{c=>Integer,d=>Integer},equality=>[b,c]}]
notice(MyDerivedObject) notice(MyDerivedObject(1,2,3,4)==MyDerivedObject(1,2,3,5))
