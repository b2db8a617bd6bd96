# Object types and sets of types, case 147.
type MyObject = Object[{attributes=>{a=>Integer}}]
notify{'x': message => MyObject(1)}
