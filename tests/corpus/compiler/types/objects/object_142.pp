# Object types and sets of types, case 142.
type MyObject = Object {attributes=>{a=>Integer}}
type Sub = MyObject {parent=>MyObject,attributes=>{b=>Integer}}
notice(Sub(1,2))
notice(Sub)
