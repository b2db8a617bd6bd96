# Fails: Object types and sets of types, case 73.
type MyObject = Object[{attributes=>{a=>Integer,b=>{type=>Integer,kind=>given_or_derived},c=>{type=>Integer,kind=>derived},d=>{type=>Integer,kind=>constant,value=>4}}}]
notice(MyObject(1,2)) notice(MyObject({a=>1,b=>2})) notice(MyObject(1,2).d)  notice(MyObject(1,2).b) notice(MyObject(1,2).c)
