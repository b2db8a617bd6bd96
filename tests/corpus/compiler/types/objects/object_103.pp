# Object types and sets of types, case 103.
type MyObject = Object[{attributes=>{a=>Integer,b=>{type=>String,kind=>constant,value=>'fc'},c=>String}}]
type MyDerivedObject = Object[{parent=>MyObject,attributes=>{d=>{type=>Integer,value=>34}}}]
$o=MyDerivedObject.new(3,'hi') notice($o.a,$o.b,$o.c,$o.d) notice($o) notice(MyDerivedObject.new({c=>'hi',a=>3}))
