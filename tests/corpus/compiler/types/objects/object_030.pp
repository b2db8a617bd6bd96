# Object types and sets of types, case 30.
type MyObject = Object[{attributes => {a => {type=>Integer, kind=>constant,value=>3}}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {a => {type => Integer, override => true,kind=>constant,value=>4}}}]
notice(MyDerivedObject().a)
