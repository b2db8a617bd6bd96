# Object types and sets of types, case 87.
type MyObject = Object[{name=>'MyFirst', attributes=>{a=>Integer}}]
type Al = MyObject
type Second=Object[{parent=>Al,attributes=>{b=>String}}]
notice(Second < Al)
notice(Second < MyObject)
notice(Second(1,'x'))
