# Object types and sets of types, case 164.
type O = Object[{attributes=>{a=>Any}}]
notice(String(O(O(O(1))),'%#p'))
notice(String([O([1])],'%#a'))
notice(String({x=>O([1])},'%#h'))
notice(String({x=>[O([1,2])]},'%#h'))
