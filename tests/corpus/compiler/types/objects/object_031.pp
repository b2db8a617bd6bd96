# Object types and sets of types, case 31.
type MyObject = Object[{constants => {a => 3}}]
type MyDerivedObject = Object[{parent => MyObject, constants => {a => 4}}]
notice(MyDerivedObject().a) notice(MyDerivedObject)
