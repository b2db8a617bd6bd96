# Fails: Object types and sets of types, case 114.
type MyT = Object[{attributes=>{a=>Integer,p1=>String,p2=>{type=>Optional[Integer],value=>undef}},type_parameters=>{p1=>String,p2=>Optional[Variant[Integer,Type]]}}]
notice(MyT['x','y'])
