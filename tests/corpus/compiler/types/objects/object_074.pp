# Fails: Object types and sets of types, case 74.
type MyObject = Object[{attributes=>{a=>Integer,b=>{type=>Integer,kind=>given_or_derived,value=>3}}}]
notice(MyObject)
