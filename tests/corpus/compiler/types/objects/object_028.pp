# Fails: Object types and sets of types, case 28.
type MyObject = Object[{attributes => {a => {type=>Integer, final=>true}}}]
type MyDerivedObject = Object[{parent => MyObject, attributes => {a => {type => Integer, override => true}}}]
notice(MyDerivedObject)
