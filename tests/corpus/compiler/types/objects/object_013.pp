# Fails: Object types and sets of types, case 13.
type MyObject = Object[{attributes => {a => String}, constants => {a => 'x'}}]
notice(MyObject)
