# Fails: Object types and sets of types, case 53.
type MyObject = Object[{attribrutes=>{a=>Integer}}]
notice(MyObject)
