# Fails: Object types and sets of types, case 59.
type MyObject = Object[{attributes=>{_a=>Integer}}]
notice(MyObject(1)._a)
