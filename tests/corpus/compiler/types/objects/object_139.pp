# Object types and sets of types, case 139.
type MyObject = Object {attributes=>{a=>Integer}}
type Sub = MyObject {attributes=>{b=>Integer}}
notice(Sub(1,2))
notice(Sub)
