# Object types and sets of types, case 11.
type MyObject = Object[{constants => {a => 3, b => 'x', c => [1,2], d => undef}}]
notice(MyObject) notice(MyObject().c)
