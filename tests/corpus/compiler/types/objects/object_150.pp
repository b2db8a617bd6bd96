# Object types and sets of types, case 150.
type MyObject = Object[{attributes=>{a=>Integer}}]
notice(String(MyObject(1),'%p'))
notice(String(MyObject(1),'%s'))
notice(String([MyObject(1)],'%#a'))
notice("${[MyObject(1)]}")
notice(String({a=>MyObject(1)},'%#h'))
notice(String(MyObject(1),'%#p'))
