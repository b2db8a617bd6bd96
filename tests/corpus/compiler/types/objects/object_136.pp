# Fails: Object types and sets of types, case 136.
type MyObject {attributes=>{a=>Integer}}
notice(MyObject)
