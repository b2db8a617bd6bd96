# Object types and sets of types, case 168.
notice(String(Deferred('x',[1,2]),'%#p'))
notice(String([Deferred('x',[1,2])],'%#a'))
notice(String(Error('a','b',{x=>[1]}),'%#p'))
