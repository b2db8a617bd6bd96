# Object types and sets of types, case 154.
type MyObject = Object[{attributes=>{a=>Integer}}]
class c(MyObject $x) { notice($x) }
class {c: x => MyObject(2)}
