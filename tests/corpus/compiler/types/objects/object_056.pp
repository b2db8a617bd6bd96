# Object types and sets of types, case 56.
type MyObject = Object[{type_parameters=>{a=>{type=>Integer,knid=>constant}}}]
notice(MyObject)
