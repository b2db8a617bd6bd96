# Fails: Object types and sets of types, case 9.
type MyObject = Object[{attributes => {a => {type => Integer, kind => constant, final => false}}}]
notice(MyObject)
