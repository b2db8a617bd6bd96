# Fails: Object types and sets of types, case 54.
type MyObject = Object[{attributes=>{a=>{type=>Integer,knid=>constant}}}]
notice(MyObject)
