# Object types and sets of types, case 91.
type MyFirst=Object[{attributes=>{first_a=>Integer,first_b=>{type=>String,kind=>constant,value=>'the first constant'},first_c=>{type=>String,final=>true,kind=>derived},first_d=>{type=>String,kind=>given_or_derived},first_e=>{type=>String},first_f=>{type=>Optional[String],value=>undef},first_g=>Optional[Integer]},functions=>{first_x=>Callable[Integer],first_y=>Callable[String]},equality=>first_a}]
type MySecond=Object[{parent=>MyFirst,attributes=>{second_a=>Integer,second_b=>{type=>String,kind=>constant,value=>'the second constant'},first_e=>{type=>Enum[foo,fee,fum],final=>true,override=>true,value=>'fee'}},functions=>{second_x=>Callable[Integer],second_y=>Callable[String]},equality=>second_a}]
notice(MyFirst)
notice(MySecond)
