# Object types and sets of types, case 137.
type MyObject = {attributes=>{a=>Integer}}
notice(MyObject(1))
