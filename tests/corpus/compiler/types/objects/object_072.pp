# Fails: Object types and sets of types, case 72.
type MyObject = Object[{attributes=>{class=>Integer}}]
notice(MyObject(1))
