# Object types and sets of types, case 123.
type MyT = Object[{attributes=>{a=>Integer,p1=>String,p2=>{type=>Optional[Integer],value=>undef}},type_parameters=>{p1=>String,p2=>Optional[Variant[Integer,Type]]}}]
notice(MyT(1,'y') =~ MyT['x'])
