# Fails: Object types and sets of types, case 88.
type MyObject = Object[{name=>'MyFirst', attributes=>{a=>Integer}}]
type Al = MyObject
type Second=Object[{parent=>Al,attributes=>{b=>String},equality=>a}]
notice(Second < MyObject)
