# Object types and sets of types, case 5.
type MyObject = Object[{attributes => {a => {type => String, kind => reference}}}]
notice(MyObject)
