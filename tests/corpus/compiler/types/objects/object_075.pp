# Fails: Object types and sets of types, case 75.
type MyObject = Object[{attributes=>{a=>Integer,b=>{type=>Integer,kind=>derived,value=>3}}}]
notice(MyObject)
