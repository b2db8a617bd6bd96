# any2array
any2array(undef)
#=> {"value": [], "type": "Array[0, 0]"}
any2array([undef])
#=> {"value": [null], "type": "Tuple[Undef]"}
any2array(1,2)
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
any2array()
#=> {"value": [], "type": "Array[0, 0]"}
any2array('')
#=> {"value": [], "type": "Array[0, 0]"}
any2array('a')
#=> {"value": ["a"], "type": "Tuple[String]"}
any2array([1,2])
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
any2array({a=>1,b=>[2]})
#=> {"value": ["a", 1, "b", [2]], "type": "Tuple[String, Integer[1, 1], String, Tuple[Integer[2, 2]]]"}
any2array({})
#=> {"value": [], "type": "Array[0, 0]"}
any2array(undef,undef)
#=> {"value": ["", ""], "type": "Tuple[String, String]"}
any2array(false)
#=> {"value": [false], "type": "Tuple[Boolean[false]]"}
any2array(/a/)
#=> {"value": ["/a/"], "type": "Tuple[String]"}
# concat
concat([1],undef)
#=> {"value": [1, ""], "type": "Tuple[Integer[1, 1], String]"}
concat([1],2,[3,[4]],{a=>1})
#=> {"value": [1, 2, 3, [4], {"Hash": [["a", 1]]}], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Tuple[Integer[4, 4]], Struct[{'a' => Integer[1, 1]}]]"}
concat(['1','2'],['3','4','5'],[])
#=> {"value": ["1", "2", "3", "4", "5"], "type": "Tuple[String, String, String, String, String]"}
concat([1])
#=> {"error": "Error while evaluating a Function Call, concat(): Wrong number of arguments given (1 for < 2)"}
concat(1,2)
#=> {"error": "Error while evaluating a Function Call, concat(): Requires array to work with"}
concat()
#=> {"error": "Error while evaluating a Function Call, concat(): Wrong number of arguments given (0 for < 2)"}
# count
count([1,undef,''])
#=> {"value": 1, "type": "Integer[1, 1]"}
count({a=>1,b=>2})
#=> {"value": 2, "type": "Integer[2, 2]"}
count('abc','a')
#=> {"value": 1, "type": "Integer[1, 1]"}
count(5)
#=> {"error": "Error while evaluating a Function Call, undefined method `count' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `count' for 5:Integer"}
count([1,1.0,true],1)
#=> {"value": 2, "type": "Integer[2, 2]"}
count([1,2,false], false)
#=> {"value": 3, "type": "Integer[3, 3]"}
count({a=>1},['a',1])
#=> {"value": 1, "type": "Integer[1, 1]"}
count('hello','lo')
#=> {"value": 3, "type": "Integer[3, 3]"}
count('hello','a-z')
#=> {"value": 5, "type": "Integer[5, 5]"}
count('hello')
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1+)"}
count('hello','^l')
#=> {"value": 3, "type": "Integer[3, 3]"}
count([1,undef],undef)
#=> {"value": 0, "type": "Integer[0, 0]"}
count(undef)
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1+)"}
count([[1],[1]],[1])
#=> {"value": 2, "type": "Integer[2, 2]"}
count(['a','A'],'a')
#=> {"value": 1, "type": "Integer[1, 1]"}
count()
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given (0 for minimum 1)"}
count([1],2,3)
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given 3 for 1 or 2."}
# delete
delete({a=>1,b=>2},'a')
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
delete({a=>1,b=>2},['a','b'])
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
delete('abcabc','b')
#=> {"value": "acac", "type": "String"}
delete(5,'b')
#=> {"error": "Error while evaluating a Function Call, delete(): First argument must be an Array, String, or Hash. Given an argument of class Integer."}
delete([1,1.0,true],1)
#=> {"value": [true], "type": "Tuple[Boolean[true]]"}
delete({1=>2,1.0=>3},1)
#=> {"value": {"Hash": [[{"Float": "1.0"}, 3]]}, "type": "Hash[Float[1.0, 1.0], Integer[3, 3], 1, 1]"}
delete('abc',5)
#=> {"error": "Error while evaluating a Function Call, wrong argument type Integer (expected Regexp)"}
delete('abc',['a','c'])
#=> {"value": "b", "type": "String"}
delete(['a',['a']],[['a']])
#=> {"value": ["a"], "type": "Tuple[String]"}
delete('abc','')
#=> {"value": "abc", "type": "String"}
delete(['a',undef,''],undef)
#=> {"value": ["a", null], "type": "Tuple[String, Undef]"}
delete('a.b.c','.')
#=> {"value": "abc", "type": "String"}
delete('x','(')
#=> {"value": "x", "type": "String"}
delete('abc',{a=>b})
#=> {"error": "Error while evaluating a Function Call, wrong argument type Array (expected Regexp)"}
delete([1],2,3)
#=> {"error": "Error while evaluating a Function Call, delete(): Wrong number of arguments given 3 for 2"}
delete([1])
#=> {"error": "Error while evaluating a Function Call, delete(): Wrong number of arguments given 1 for 2"}
delete(['a','b','a'],['a'])
#=> {"value": ["b"], "type": "Tuple[String]"}
# delete_at
delete_at([1,2,3],-1)
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
delete_at([1,2,3],-5)
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
delete_at([1,2,3],5)
#=> {"error": "Error while evaluating a Function Call, delete_at(): Given index exceeds size of array given"}
delete_at([1,2,3],'1')
#=> {"value": [1, 3], "type": "Tuple[Integer[1, 1], Integer[3, 3]]"}
delete_at([1,2,3],'x')
#=> {"error": "Error while evaluating a Function Call, delete_at(): You must provide non-negative numeric index"}
delete_at([1,2,3],'-1')
#=> {"error": "Error while evaluating a Function Call, delete_at(): You must provide non-negative numeric index"}
delete_at([1,2,3],1.9)
#=> {"value": [1, 3], "type": "Tuple[Integer[1, 1], Integer[3, 3]]"}
delete_at([1,2,3],undef)
#=> {"error": "Error while evaluating a Function Call, delete_at(): You must provide non-negative numeric index"}
delete_at([],0)
#=> {"error": "Error while evaluating a Function Call, delete_at(): Given index exceeds size of array given"}
delete_at(1,0)
#=> {"error": "Error while evaluating a Function Call, delete_at(): Requires array to work with"}
delete_at([1])
#=> {"error": "Error while evaluating a Function Call, delete_at(): Wrong number of arguments given (1 for 2)"}
# delete_regex
delete_regex(['abc','def'],'a.*')
#=> {"value": ["def"], "type": "Tuple[String]"}
delete_regex(['abc','def', 5],'abc')
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Integer"}
#[7]=> {"value": ["def", 5], "type": "Tuple[String, Integer[5, 5]]"}
delete_regex({'abc'=>1,'def'=>2},'a.*')
#=> {"value": {"Hash": [["def", 2]]}, "type": "Struct[{'def' => Integer[2, 2]}]"}
delete_regex('abc','a')
#=> {"error": "Error while evaluating a Function Call, undefined method `reject!' for an instance of String"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `reject!' for \"abc\":String"}
delete_regex(['a','b','c'],['a','b'])
#=> {"value": ["c"], "type": "Tuple[String]"}
delete_regex(['ab','b'],'b')
#=> {"value": ["ab"], "type": "Tuple[String]"}
delete_regex(['a'],'[')
#=> {"error": "Error while evaluating a Function Call, premature end of char-class: /\\b[\\b/"}
delete_regex(5,'a')
#=> {"error": "Error while evaluating a Function Call, delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class Integer."}
delete_regex(['a'])
#=> {"error": "Error while evaluating a Function Call, delete_regex(): Wrong number of arguments given 1 for 2"}
delete_regex(['1','x'],1)
#=> {"value": ["x"], "type": "Tuple[String]"}
# delete_undef_values
delete_undef_values({a=>undef,b=>1})
#=> {"value": {"Hash": [["b", 1]]}, "type": "Struct[{'b' => Integer[1, 1]}]"}
delete_undef_values([1,undef,''])
#=> {"value": [1, ""], "type": "Tuple[Integer[1, 1], String]"}
delete_undef_values([1,[undef]])
#=> {"value": [1, [null]], "type": "Tuple[Integer[1, 1], Tuple[Undef]]"}
delete_undef_values('a')
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got a type  String "}
delete_undef_values(undef)
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got  type  String "}
delete_undef_values(1.5)
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got 1.5 type  Float "}
delete_undef_values()
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): Wrong number of arguments given (0)"}
# difference
difference(['a','b','c','a'],['b'])
#=> {"value": ["a", "c", "a"], "type": "Tuple[String, String, String]"}
difference([1,1.0,true],[1])
#=> {"value": [{"Float": "1.0"}, true], "type": "Tuple[Float[1.0, 1.0], Boolean[true]]"}
difference([[1],{a=>1}],[[1]])
#=> {"value": [{"Hash": [["a", 1]]}], "type": "Tuple[Struct[{'a' => Integer[1, 1]}]]"}
difference([1],1)
#=> {"error": "Error while evaluating a Function Call, difference(): Requires 2 arrays"}
difference([1])
#=> {"error": "Error while evaluating a Function Call, difference(): Wrong number of arguments given (1 for 2)"}
difference([],[1])
#=> {"value": [], "type": "Array[0, 0]"}
# enclose_ipv6
enclose_ipv6(['::1','1.2.3.4','*','2001:db8:0:0:0:0:0:1','fe80::1%eth0','::1/64'])
#=> {"value": ["[::1]", "1.2.3.4", "*", "[2001:db8::1]", "[fe80::1%eth0]", "[::]"], "type": "Tuple[String, String, String, String, String, String]"}
enclose_ipv6('::ffff:1.2.3.4')
#=> {"value": ["[::ffff:1.2.3.4]"], "type": "Tuple[String]"}
enclose_ipv6('x')
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong argument given x is not an ip address."}
enclose_ipv6([5])
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong argument given 5 is not an ip address."}
enclose_ipv6([['::1'],undef])
#=> {"value": ["[::1]"], "type": "Tuple[String]"}
enclose_ipv6(5)
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong argument type given Integer expected String or Array"}
enclose_ipv6()
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong number of arguments given 0 for 1"}
enclose_ipv6('::')
#=> {"value": ["[::]"], "type": "Tuple[String]"}
enclose_ipv6('1:0:0:2:0:0:0:3')
#=> {"value": ["[1:0:0:2::3]"], "type": "Tuple[String]"}
enclose_ipv6('::1.2.3.4')
#=> {"value": ["[::1.2.3.4]"], "type": "Tuple[String]"}
enclose_ipv6('1:2:3:4:5:6:1.2.3.4')
#=> {"value": ["[1:2:3:4:5:6:102:304]"], "type": "Tuple[String]"}
enclose_ipv6('FE80::A')
#=> {"value": ["[fe80::a]"], "type": "Tuple[String]"}
enclose_ipv6(['::1','::1'])
#=> {"value": ["[::1]"], "type": "Tuple[String]"}
enclose_ipv6('1:0:0:2:0:0:3:4')
#=> {"value": ["[1::2:0:0:3:4]"], "type": "Tuple[String]"}
# grep and reject
grep(['aaa','bbb','ccc','aaaddd'],'aaa')
#=> {"value": ["aaa", "aaaddd"], "type": "Tuple[String, String]"}
grep({'a'=>1},'a')
#=> {"value": [], "type": "Array[0, 0]"}
grep('abc','a')
#=> {"error": "Error while evaluating a Function Call, undefined method `grep' for an instance of String"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `grep' for \"abc\":String"}
grep(['a'],'[')
#=> {"error": "Error while evaluating a Function Call, premature end of char-class: /[/"}
grep(['a'],5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
grep(['a','b',5,undef],'a|5')
#=> {"value": ["a"], "type": "Tuple[String]"}
grep(['a'])
#=> {"error": "Error while evaluating a Function Call, grep(): Wrong number of arguments given 1 for 2"}
reject(['aaa','bbb','ccc','aaaddd'],'aaa')
#=> {"value": ["bbb", "ccc"], "type": "Tuple[String, String]"}
reject({'a'=>1,'b'=>2},'a')
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
reject(['a','b',1],'a')
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Integer"}
#[7]=> {"value": ["b", 1], "type": "Tuple[String, Integer[1, 1]]"}
reject('abc','a')
#=> {"error": "Error while evaluating a Function Call, undefined method `reject' for an instance of String"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `reject' for \"abc\":String"}
reject(['a'])
#=> {"error": "Error while evaluating a Function Call, reject(): Wrong number of arguments given 1 for 2"}
reject(['a'],5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
# hash
hash(['a',1,'b',2])
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
hash(['a'])
#=> {"error": "Error while evaluating a Function Call, hash(): Unable to compute hash from array given"}
hash([{a=>1}])
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
hash([['a',1],['b',2]])
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
hash([])
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
hash([['a',['b','c']],1])
#=> {"value": {"Hash": [["a", "b"], ["c", 1]]}, "type": "Struct[{'a' => String, 'c' => Integer[1, 1]}]"}
hash({})
#=> {"error": "Error while evaluating a Function Call, hash(): Requires array to work with"}
hash()
#=> {"error": "Error while evaluating a Function Call, hash(): Wrong number of arguments given (0 for 1)"}
hash(['a',1,'a',2])
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
# intersection and union
intersection(['a','b','c'],['b','c','d'])
#=> {"value": ["b", "c"], "type": "Tuple[String, String]"}
intersection(['a','b','b'],['b'])
#=> {"value": ["b"], "type": "Tuple[String]"}
intersection([1,2],[1.0,2.0])
#=> {"value": [], "type": "Array[0, 0]"}
intersection([1],'a')
#=> {"error": "Error while evaluating a Function Call, intersection(): Requires 2 arrays, got Array and String"}
intersection('a',{})
#=> {"error": "Error while evaluating a Function Call, intersection(): Requires 2 arrays, got String and Hash"}
intersection([1])
#=> {"error": "Error while evaluating a Function Call, intersection(): Wrong number of arguments given (1 for 2)"}
union(['a','b'],['b','c'],['d'])
#=> {"value": ["a", "b", "c", "d"], "type": "Tuple[String, String, String, String]"}
union([1,1.0],[1])
#=> {"value": [1, {"Float": "1.0"}], "type": "Tuple[Integer[1, 1], Float[1.0, 1.0]]"}
union([[1]],[[1]])
#=> {"value": [[1]], "type": "Tuple[Tuple[Integer[1, 1]]]"}
union(['a'],'b')
#=> {"error": "Error while evaluating a Function Call, union(): Every parameter must be an array"}
union(['a'])
#=> {"error": "Error while evaluating a Function Call, union(): Wrong number of arguments given (1 for < 2)"}
union()
#=> {"error": "Error while evaluating a Function Call, union(): Wrong number of arguments given (0 for < 2)"}
# member
member([1,2],1)
#=> {"value": true, "type": "Boolean[true]"}
member([1,2],1.0)
#=> {"error": "Error while evaluating a Function Call, member(): Item to search for must be a string, fixnum, or array"}
member([1,2],'')
#=> {"value": false, "type": "Boolean[false]"}
member([1,2],undef)
#=> {"value": false, "type": "Boolean[false]"}
member([undef],undef)
#=> {"value": false, "type": "Boolean[false]"}
member(['a','b'],['a','c'])
#=> {"value": false, "type": "Boolean[false]"}
member(['a','b'],['a','b'])
#=> {"value": true, "type": "Boolean[true]"}
member(['a','b'],[])
#=> {"error": "Error while evaluating a Function Call, member(): You must provide item to search for within array given"}
member('a','b')
#=> {"error": "Error while evaluating a Function Call, member(): Requires array to work with"}
member(['a'],{})
#=> {"error": "Error while evaluating a Function Call, member(): Item to search for must be a string, fixnum, or array"}
member(['a'])
#=> {"error": "Error while evaluating a Function Call, member(): Wrong number of arguments given (1 for 2)"}
member(['a'],'A')
#=> {"value": false, "type": "Boolean[false]"}
# prefix and suffix
prefix(['a','b'],'p')
#=> {"value": ["pa", "pb"], "type": "Tuple[String, String]"}
prefix({a=>1,b=>2},'p')
#=> {"value": {"Hash": [["pa", 1], ["pb", 2]]}, "type": "Struct[{'pa' => Integer[1, 1], 'pb' => Integer[2, 2]}]"}
prefix(['a'])
#=> {"value": ["a"], "type": "Tuple[String]"}
prefix(['a'],5)
#=> {"error": "Error while evaluating a Function Call, prefix(): expected second argument to be a String, got 5"}
prefix('a','p')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got \"a\""}
prefix()
#=> {"error": "Error while evaluating a Function Call, prefix(): Wrong number of arguments given (0 for 1)"}
prefix([1,1.5,true,undef,[1,'x'],{a=>1}],'p')
#=> {"value": ["p1", "p1.5", "ptrue", "p", "p[1, \"x\"]", "p{\"a\"=>1}"], "type": "Tuple[String, String, String, String, String, String]"}
prefix([File['/a'],Integer,/a/,default],'p')
#=> {"value": ["pFile[/a]", "pInteger", "p/a/", "pdefault"], "type": "Tuple[String, String, String, String]"}
prefix(['a'],undef)
#=> {"value": ["a"], "type": "Tuple[String]"}
prefix(['a'],false)
#=> {"value": ["a"], "type": "Tuple[String]"}
prefix({1=>1,2.5=>2},'p')
#=> {"value": {"Hash": [["p1", 1], ["p2.5", 2]]}, "type": "Struct[{'p1' => Integer[1, 1], 'p2.5' => Integer[2, 2]}]"}
suffix(['a','b'],'s')
#=> {"value": ["as", "bs"], "type": "Tuple[String, String]"}
suffix({a=>1,b=>2},'s')
#=> {"value": {"Hash": [["as", 1], ["bs", 2]]}, "type": "Struct[{'as' => Integer[1, 1], 'bs' => Integer[2, 2]}]"}
suffix(['a'])
#=> {"value": ["a"], "type": "Tuple[String]"}
suffix(['a'],[])
#=> {"error": "Error while evaluating a Function Call, suffix(): expected second argument to be a String, got []"}
suffix('a','s')
#=> {"error": "Error while evaluating a Function Call, suffix(): expected first argument to be an Array or a Hash, got \"a\""}
suffix()
#=> {"error": "Error while evaluating a Function Call, suffix(): Wrong number of arguments given (0 for 1)"}
suffix({},'x')
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
# range
range('a','e')
#=> {"value": ["a", "b", "c", "d", "e"], "type": "Tuple[String, String, String, String, String]"}
range('a-c')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
range('a..c')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
range('a...c')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
range('1...3')
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
range('host01','host10')
#=> {"value": ["host01", "host02", "host03", "host04", "host05", "host06", "host07", "host08", "host09", "host10"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String]"}
range('00','09')
#=> {"value": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5], Integer[6, 6], Integer[7, 7], Integer[8, 8], Integer[9, 9]]"}
range('a','zz',100)
#=> {"value": ["a", "cw", "gs", "ko", "ok", "sg", "wc", "zy"], "type": "Tuple[String, String, String, String, String, String, String, String]"}
range('0','9','2')
#=> {"value": [0, 2, 4, 6, 8], "type": "Tuple[Integer[0, 0], Integer[2, 2], Integer[4, 4], Integer[6, 6], Integer[8, 8]]"}
range(1,5)
#=> {"value": [1, 2, 3, 4, 5], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5]]"}
range(5,1)
#=> {"value": [], "type": "Array[0, 0]"}
range(1,10,-3)
#=> {"value": [1, 4, 7, 10], "type": "Tuple[Integer[1, 1], Integer[4, 4], Integer[7, 7], Integer[10, 10]]"}
range(1,5,0)
#=> {"error": "Error while evaluating a Function Call, range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)"}
range('x')
#=> {"error": "Error while evaluating a Function Call, range(): Unable to compute range from the value: x"}
range('')
#=> {"error": "Error while evaluating a Function Call, range(): Unknown range format: "}
range("a b")
#=> {"error": "Error while evaluating a Function Call, range(): Unable to compute range from the value: a b"}
range(5)
#=> {"error": "Error while evaluating a Function Call, undefined method `match' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `match' for 5:Integer"}
range([1],2)
#=> {"value": [], "type": "Array[0, 0]"}
range('a','e',2)
#=> {"value": ["a", "c", "e"], "type": "Tuple[String, String, String]"}
range('08','10')
#=> {"value": [8, 9, 10], "type": "Tuple[Integer[8, 8], Integer[9, 9], Integer[10, 10]]"}
range('a9','b2')
#=> {"value": ["a9", "b0", "b1", "b2"], "type": "Tuple[String, String, String, String]"}
range('Zz','AAb')
#=> {"value": [], "type": "Array[0, 0]"}
range('z','a')
#=> {"value": [], "type": "Array[0, 0]"}
range('a','a')
#=> {"value": ["a"], "type": "Tuple[String]"}
range('','b')
#=> {"value": [""], "type": "Tuple[String]"}
range(1,2,undef)
#=> {"error": "Error while evaluating a Function Call, range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)"}
range('1.5','2.5')
#=> {"value": ["1.5", "1.6", "1.7", "1.8", "1.9", "2.0", "2.1", "2.2", "2.3", "2.4", "2.5"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String]"}
range('9','10')
#=> {"value": [9, 10], "type": "Tuple[Integer[9, 9], Integer[10, 10]]"}
range('a',5)
#=> {"value": [], "type": "Array[0, 0]"}
range('az','bc')
#=> {"value": ["az", "ba", "bb", "bc"], "type": "Tuple[String, String, String, String]"}
range('1-4')
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
range('a1-a3')
#=> {"value": ["a1", "a2", "a3"], "type": "Tuple[String, String, String]"}
range('x.y.9','x.z.1')
#=> {"value": ["x.y.9"], "type": "Tuple[String]"}
range()
#=> {"error": "Error while evaluating a Function Call, range(): Wrong number of arguments given (0 for 1)"}
# reverse
reverse(['a','b'])
#=> {"value": ["b", "a"], "type": "Tuple[String, String]"}
reverse('abé')
#=> {"value": "éba", "type": "String"}
reverse(5)
#=> {"error": "Error while evaluating a Function Call, reverse(): Requires either array or string to work with"}
reverse()
#=> {"error": "Error while evaluating a Function Call, reverse(): Wrong number of arguments given (0 for 1)"}
reverse({})
#=> {"error": "Error while evaluating a Function Call, reverse(): Requires either array or string to work with"}
reverse([])
#=> {"value": [], "type": "Array[0, 0]"}
# values_at
values_at([1,2,3],'0-1')
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
values_at([1,2,3],['0...2',2])
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
values_at([1,2,3],5)
#=> {"error": "Error while evaluating a Function Call, values_at(): Given index exceeds array size"}
values_at([1,2,3],-1)
#=> {"error": "Error while evaluating a Function Call, values_at(): Unknown format of given index"}
values_at([1,undef,3],['0-2'])
#=> {"value": [1, 3], "type": "Tuple[Integer[1, 1], Integer[3, 3]]"}
values_at([1,2,3],'2-1')
#=> {"error": "Error while evaluating a Function Call, values_at(): Stop index in given indices range is smaller than the start index"}
values_at([1,2,3],'1-9')
#=> {"error": "Error while evaluating a Function Call, values_at(): Stop index in given indices range exceeds array size"}
values_at([1,2,3],[])
#=> {"error": "Error while evaluating a Function Call, values_at(): You must provide at least one positive index to collect"}
values_at([1,2,3],1.0)
#=> {"error": "Error while evaluating a Function Call, values_at(): Unknown format of given index"}
values_at([1,2,3],undef)
#=> {"error": "Error while evaluating a Function Call, values_at(): Unknown format of given index"}
values_at(1,2)
#=> {"error": "Error while evaluating a Function Call, values_at(): Requires array to work with"}
values_at([1])
#=> {"error": "Error while evaluating a Function Call, values_at(): Wrong number of arguments given (1 for 2)"}
values_at(['a','b','c','d','e'],[0,'2-3'])
#=> {"value": ["a", "c", "d"], "type": "Tuple[String, String, String]"}
values_at(['a','b'],'0..1')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
# zip
zip(['1','2','3'],['4','5','6'])
#=> {"value": [["1", "4"], ["2", "5"], ["3", "6"]], "type": "Tuple[Tuple[String, String], Tuple[String, String], Tuple[String, String]]"}
zip([1,2],[3],true)
#=> {"value": [1, 3, 2, null], "type": "Tuple[Integer[1, 1], Integer[3, 3], Integer[2, 2], Undef]"}
zip([1,2],[3])
#=> {"value": [[1, 3], [2, null]], "type": "Tuple[Tuple[Integer[1, 1], Integer[3, 3]], Tuple[Integer[2, 2], Undef]]"}
zip([1],[2,3])
#=> {"value": [[1, 2]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]"}
zip([1],[2],'maybe')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
zip([1],[2],undef)
#=> {"value": [[1, 2]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]"}
zip([1],[2],false)
#=> {"value": [[1, 2]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]"}
zip([1],[[2,[3]]],'true')
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
zip(1,2)
#=> {"error": "Error while evaluating a Function Call, zip(): Requires array to work with"}
zip([1])
#=> {"error": "Error while evaluating a Function Call, zip(): Wrong number of arguments given (1 for 2)"}
# Kinds that a method cannot take
delete('10.0.0.1', true)
#=> {"error": "Error while evaluating a Function Call, wrong argument type true (expected Regexp)"}
delete('abc', [undef])
#=> {"error": "Error while evaluating a Function Call, wrong argument type nil (expected Regexp)"}
count('b\ac-a', '\-z')
#=> {"value": 1, "type": "Integer[1, 1]"}
count('b-z\\a', 'a\-z')
#=> {"value": 3, "type": "Integer[3, 3]"}
count('xyz\\', 'x\\\\')
#=> {"value": 2, "type": "Integer[2, 2]"}
count('abc', 'c-a')
#=> {"error": "Error while evaluating a Function Call, invalid range \"c-a\" in string transliteration"}
squeeze('aa--bb', '\-')
#=> {"value": "aa-bb", "type": "String"}
squeeze('aabbcc', 'a-b\\')
#=> {"value": "abcc", "type": "String"}
range('9', '190', 30)
#=> {"value": [9, 39, 69, 99, 129, 159, 189], "type": "Tuple[Integer[9, 9], Integer[39, 39], Integer[69, 69], Integer[99, 99], Integer[129, 129], Integer[159, 159], Integer[189, 189]]"}
range('é', 'ê')
#=> {"value": ["é", "ê"], "type": "Tuple[String, String]"}
range('ay', 'bb')
#=> {"value": ["ay", "az", "ba", "bb"], "type": "Tuple[String, String, String, String]"}
range('a9', 'b2')
#=> {"value": ["a9", "b0", "b1", "b2"], "type": "Tuple[String, String, String, String]"}
range('Zy', 'AAb')
#=> {"value": [], "type": "Array[0, 0]"}
