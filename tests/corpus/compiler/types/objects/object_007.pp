# Object types and sets of types, case 7.
type MyObject = Object[{attributes => {a => {type => Integer, kind => constant, value => 3}}}]
notice(MyObject) notice(MyObject().a)
