# Fails: Object types and sets of types, case 153.
type MyObject = Object[{attributes=>{a=>Integer}}]
function f(MyObject $x) { $x.a }
notice(f(MyObject(3)))
notice(f(3))
