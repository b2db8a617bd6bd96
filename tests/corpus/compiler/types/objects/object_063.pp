# Object types and sets of types, case 63.
type MyObject = Object[{name=>'X::Y'}]
notice(MyObject)
