# Fails: Object types and sets of types, case 2.
type MyObject = Object[{attributes => {a => {kind => derived}}}]
notice(MyObject)
