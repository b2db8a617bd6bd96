# Fails: Object types and sets of types, case 140.
type MyObject = Object {attributes=>{a=>Integer}}
type Sub inherits MyObject = {attributes=>{b=>Integer}}
notice(Sub(1,2))
notice(Sub)
