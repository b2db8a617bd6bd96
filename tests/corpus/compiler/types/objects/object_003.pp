# Fails: Object types and sets of types, case 3.
type MyObject = Object[{attributes => {a => {type => Integer, value => 'three'}}}]
notice(MyObject)
