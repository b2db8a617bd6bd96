# Object types and sets of types, case 166.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O(Callable[[Integer,String],Integer]),'%#p'))
notice(String(O(Enum[a,b]),'%#p'))
notice(String(O(Hash[String,Integer,1,2]),'%#p'))
notice(String(O(SemVer('1.2.3')),'%#p'))
notice(String(O(Timestamp(0)),'%#p'))
notice(String(O(Sensitive(1)),'%#p'))
