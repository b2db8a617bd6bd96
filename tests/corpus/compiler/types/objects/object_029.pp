# Fails: Object types and sets of types, case 29.
type MyObject = Object[{attributes => {a => {type=>Integer, kind=>constant,value=>3}}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {a => {type => Integer, override => true}}}]
notice(MyDerivedObject)
