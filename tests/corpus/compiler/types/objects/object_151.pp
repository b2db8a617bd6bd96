# Object types and sets of types, case 151.
type MyObject = Object[{attributes=>{a=>Integer,b=>Array[MyObject]}}]
notice(String(MyObject(1,[MyObject(2,[])]),'%#p'))
notice(String([1,MyObject(1,[MyObject(2,[])])],'%#a'))
