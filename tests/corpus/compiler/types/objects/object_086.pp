# Fails: Object types and sets of types, case 86.
type MyObject = Object[{name=>'MyFirst', attributes=>{a=>{type=>Integer,final=>true}}}]
type Second=Object[{parent=>MyObject,attributes=>{a=>{type=>Integer[10],override=>true}}}]
notice(Second =~ Type)
