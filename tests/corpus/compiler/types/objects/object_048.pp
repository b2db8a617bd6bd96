# Object types and sets of types, case 48.
type MyObject = Object[{attributes=>{a=>Integer}, equality_include_type=>false}]
notice(MyObject) notice(MyObject(1)==MyObject(1))
