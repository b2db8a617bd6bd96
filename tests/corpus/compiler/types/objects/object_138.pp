# Object types and sets of types, case 138.
type MyObject = Object {attributes=>{a=>Integer}}
notice(MyObject(1))
