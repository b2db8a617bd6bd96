# Object types and sets of types, case 10.
type MyObject = Object[{attributes => {a => {type => Integer, kind => constant, final => true, value=>1}}}]
notice(MyObject)
