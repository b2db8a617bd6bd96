# Fails: Object types and sets of types, case 155.
type MyObject = Object[{attributes=>{a=>Integer}}]
class c(MyObject $x) { notice($x) }
class {c: x => 2}
