# Object types and sets of types, case 148.
type MyObject = Object[{attributes=>{a=>Sensitive[String]}}]
notify{'x': message => MyObject(Sensitive('x'))}
