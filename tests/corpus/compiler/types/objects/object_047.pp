# Fails: Object types and sets of types, case 47.
type MyObject = Object[{attributes=>{a=>Integer,b=>Integer}}]
type MyDerivedObject = Object[{parent=>MyObject, attributes=>{c=>Integer},equality=>a}]
notice(MyDerivedObject)
