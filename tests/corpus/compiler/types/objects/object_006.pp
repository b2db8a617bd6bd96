# Object types and sets of types, case 6.
type MyObject = Object[{attributes => {a => {type => Integer, value => 3}}}]
notice(MyObject()) notice(MyObject(4))
