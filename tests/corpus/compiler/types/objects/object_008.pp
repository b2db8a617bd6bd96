# Fails: Object types and sets of types, case 8.
type MyObject = Object[{attributes => {a => {type => Integer, kind => constant}}}]
notice(MyObject)
