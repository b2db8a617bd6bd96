# Fails: Object types and sets of types, case 70.
type MyObject = Object[{attributes=>{__ptype=>Integer}}]
notice(MyObject)
