# Fails: Object types and sets of types, case 32.
type MyObject = Object[{constants => {a => 3}}]
type MyDerivedObject = Object[{parent => MyObject, constants => {a => 'x'}}]
notice(MyDerivedObject().a)
