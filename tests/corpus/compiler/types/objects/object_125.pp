# Object types and sets of types, case 125.
type MyT = Object[{attributes=>{a=>Integer,p1=>String,p2=>{type=>Optional[Integer],value=>undef}},type_parameters=>{p1=>String,p2=>Optional[Variant[Integer,Type]]}}]
notice(MyT(1,'x',3) =~ MyT['x',Integer[2,4]])
