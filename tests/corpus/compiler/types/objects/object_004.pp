# Fails: Object types and sets of types, case 4.
type MyObject = Object[{attributes => {a => {type => String, kind => derivd}}}]
notice(MyObject)
