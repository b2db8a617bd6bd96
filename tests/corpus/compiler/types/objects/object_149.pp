# Object types and sets of types, case 149.
type MyObject = Object[{attributes=>{a=>Integer}}]
notify{'x': message => [MyObject(1),{a=>MyObject}]}
