# Fails: Object types and sets of types, case 12.
type MyObject = Object[{attributes => {a => String}, constants => {a => 3}}]
notice(MyObject)
