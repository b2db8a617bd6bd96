# has_key
has_key({a=>1},'a')
#=> {"value": true, "type": "Boolean[true]"}
has_key({1=>1},'1')
#=> {"value": false, "type": "Boolean[false]"}
has_key([],'a')
#=> {"error": "Error while evaluating a Function Call, has_key(): expects the first argument to be a hash, got [] which is of type Array"}
has_key({a=>1})
#=> {"error": "Error while evaluating a Function Call, has_key(): wrong number of arguments (1; must be 2)"}
has_key(undef,'a')
#=> {"error": "Error while evaluating a Function Call, has_key(): expects the first argument to be a hash, got \"\" which is of type String"}
has_key({a=>undef},'a')
#=> {"value": true, "type": "Boolean[true]"}
has_key({undef=>1},undef)
#=> {"value": false, "type": "Boolean[false]"}
has_key({[1]=>1},[1])
#=> {"value": true, "type": "Boolean[true]"}
has_key({1=>1},1.0)
#=> {"value": false, "type": "Boolean[false]"}
has_key('x','a')
#=> {"error": "Error while evaluating a Function Call, has_key(): expects the first argument to be a hash, got \"x\" which is of type String"}
has_key({true=>1},true)
#=> {"value": true, "type": "Boolean[true]"}
# deep_merge
deep_merge({a=>{b=>1}},{a=>{c=>2}})
#=> {"value": {"Hash": [["a", {"Hash": [["b", 1], ["c", 2]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Integer[1, 1], 'c' => Integer[2, 2]}]}]"}
deep_merge({a=>{b=>1}},{a=>2},'')
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
deep_merge({a=>1},undef)
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
deep_merge({a=>1},2)
#=> {"error": "Error while evaluating a Function Call, deep_merge: unexpected argument type Integer, only expects hash arguments"}
deep_merge({a=>1},[])
#=> {"error": "Error while evaluating a Function Call, deep_merge: unexpected argument type Array, only expects hash arguments"}
deep_merge({a=>1})
#=> {"error": "Error while evaluating a Function Call, deep_merge(): wrong number of arguments (1; must be at least 2)"}
deep_merge()
#=> {"error": "Error while evaluating a Function Call, deep_merge(): wrong number of arguments (0; must be at least 2)"}
deep_merge({a=>{b=>{c=>[1]}}},{a=>{b=>{c=>[2]}}},{a=>{b=>{d=>undef}}})
#=> {"value": {"Hash": [["a", {"Hash": [["b", {"Hash": [["c", [2]], ["d", null]]}]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Struct[{'c' => Tuple[Integer[2, 2]], NotUndef['d'] => Undef}]}]}]"}
deep_merge({},{})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
deep_merge({b=>1,a=>2},{a=>3,c=>4})
#=> {"value": {"Hash": [["b", 1], ["a", 3], ["c", 4]]}, "type": "Struct[{'b' => Integer[1, 1], 'a' => Integer[3, 3], 'c' => Integer[4, 4]}]"}
# delete_values
delete_values({a=>1,b=>2,c=>1},1)
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
delete_values({a=>1,b=>1.0},1)
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
delete_values([1],1)
#=> {"error": "Error while evaluating a Function Call, delete_values(): First argument must be a Hash. Given an argument of class Array."}
delete_values({a=>1})
#=> {"error": "Error while evaluating a Function Call, delete_values(): Wrong number of arguments given (1 of 2)"}
delete_values({a=>undef,b=>''},undef)
#=> {"value": {"Hash": [["a", null]]}, "type": "Struct[{NotUndef['a'] => Undef}]"}
delete_values({a=>[1],b=>[2]},[1])
#=> {"value": {"Hash": [["b", [2]]]}, "type": "Struct[{'b' => Tuple[Integer[2, 2]]}]"}
delete_values({a=>{x=>1}},{x=>1})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
# dig44 and try_get_value
dig44({a=>{b=>[1,2]}},['a','b',1])
#=> {"value": 2, "type": "Integer[2, 2]"}
dig44({a=>{b=>[1,2]}},['a','b','1'])
#=> {"value": 2, "type": "Integer[2, 2]"}
dig44({a=>{b=>[1,2]}},['a','b','x'],'d')
#=> {"value": "d", "type": "String"}
dig44({a=>{b=>[1,2]}},['a','c'],'d')
#=> {"value": "d", "type": "String"}
dig44({a=>{b=>[1,2]}},['a','c'])
#=> {"value": null, "type": "Undef"}
dig44({a=>false},['a'],'d')
#=> {"value": false, "type": "Boolean[false]"}
dig44({a=>{b=>[1,2]}},['a','b',-1])
#=> {"value": 2, "type": "Integer[2, 2]"}
dig44({a=>1},['a','b'])
#=> {"value": null, "type": "Undef"}
dig44({a=>1},'a')
#=> {"error": "Error while evaluating a Function Call, dig44(): second argument must be an array, given String"}
dig44('a',['a'])
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given String"}
dig44({a=>1})
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
dig44({a=>1},[])
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
dig44([1,2],[0.9])
#=> {"value": 1, "type": "Integer[1, 1]"}
dig44({a=>undef},['a'],'d')
#=> {"value": "d", "type": "String"}
dig44()
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (0 for minimum 1)"}
try_get_value({a=>[1,2]},'a/1')
#=> {"value": 2, "type": "Integer[2, 2]"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>[1,2]},'a/5','d')
#=> {"value": "d", "type": "String"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>[1,2]},'a-1','d','-')
#=> {"value": 2, "type": "Integer[2, 2]"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>[1,2]})
#=> {"value": {"Hash": [["a", [1, 2]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1], Integer[2, 2]]}]"}
try_get_value('x','a')
#=> {"value": "x", "type": "String"}
try_get_value('x','a','d')
#=> {"value": "d", "type": "String"}
try_get_value({a=>1},'')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
try_get_value({a=>{'b c'=>1}},'a/b c')
#=> {"value": 1, "type": "Integer[1, 1]"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value()
#=> {"error": "Error while evaluating a Function Call, try_get_value(): Wrong number of arguments given (0 for minimum 1)"}
# join_keys_to_values
join_keys_to_values({a=>1,b=>[1,2],c=>undef,d=>'undef'},'=')
#=> {"value": ["a=1", "b=1", "b=2", "c=", "d"], "type": "Tuple[String, String, String, String, String]"}
join_keys_to_values({a=>{b=>1}},'=')
#=> {"value": ["a={\"b\"=>1}"], "type": "Tuple[String]"}
join_keys_to_values([1],'=')
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): The first argument must be a hash, but a Array was given."}
join_keys_to_values({a=>1},1)
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): The second argument must be a string, but a Integer was given."}
join_keys_to_values({a=>1})
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): Takes exactly two arguments, but 1 given."}
join_keys_to_values({a=>[[1,2],3], 1.5=>true},'=')
#=> {"value": ["a=[1, 2]", "a=3", "1.5=true"], "type": "Tuple[String, String, String]"}
join_keys_to_values({},'=')
#=> {"value": [], "type": "Array[0, 0]"}
join_keys_to_values({a=>[]},'=')
#=> {"value": [], "type": "Array[0, 0]"}
join_keys_to_values({a=>'x'},undef)
#=> {"value": ["ax"], "type": "Tuple[String]"}
# merge
merge({a=>1},{a=>2,b=>3})
#=> {"value": {"Hash": [["a", 2], ["b", 3]]}, "type": "Struct[{'a' => Integer[2, 2], 'b' => Integer[3, 3]}]"}
merge({a=>1},undef,'')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
merge({a=>1},[1])
#=> {"error": "Error while evaluating a Function Call, The function 'merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: parameter 'args' expects a value of type Undef, Hash, or String, got Tuple\n  (Iterable args*, Callable[3, 3] block)\n    rejected: expects a block\n  (Iterable args*, Callable[2, 2] block)\n    rejected: expects a block"}
merge()
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
merge({a=>1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
merge({[1]=>1})
#=> {"error": "Error while evaluating a Function Call, The function 'merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: parameter 'args' expects a value of type Undef, Hash[Scalar, Any], or String[0, 0], got Hash[Tuple[Integer[1, 1]], Integer[1, 1], 1, 1]\n  (Iterable args*, Callable[3, 3] block)\n    rejected: expects a block\n  (Iterable args*, Callable[2, 2] block)\n    rejected: expects a block"}
merge('x')
#=> {"error": "Error while evaluating a Function Call, The function 'merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: parameter 'args' expects a value of type Undef, Hash[Scalar, Any], or String[0, 0], got String\n  (Iterable args*, Callable[3, 3] block)\n    rejected: expects a block\n  (Iterable args*, Callable[2, 2] block)\n    rejected: expects a block"}
['a','b','a'].merge |$h,$v| { { $v => $h[$v].lest || { 0 } + 1 } }
#=> {"value": {"Hash": [["a", 2], ["b", 1]]}, "type": "Struct[{'a' => Integer[2, 2], 'b' => Integer[1, 1]}]"}
{a=>1}.merge |$h,$v| { { $v[0] => $v[1] + 1 } }
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
{a=>1}.merge |$h,$k,$v| { { $k => $v + 1 } }
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
['x','y'].merge |$h,$i,$v| { { $i => $v } }
#=> {"value": {"Hash": [[0, "x"], [1, "y"]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1]], Variant[String, String], 2, 2]"}
['x','y'].merge |$h,$v| { undef }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
['x','y'].merge |$v| { undef }
#=> {"error": "Error while evaluating a Method call, The function 'merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: does not expect a block\n  (Iterable args*, Callable[3, 3] block)\n    rejected: block expects 3 arguments, got 1\n  (Iterable args*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1"}
[1,2,3].merge |$h,$v| { if $v == 2 { next() }; { $v => 1 } }
#=> {"value": {"Hash": [[1, 1], [3, 1]]}, "type": "Hash[Variant[Integer[1, 1], Integer[3, 3]], Integer[1, 1], 2, 2]"}
Integer[1,3].merge |$h,$v| { {$v=>1} }
#=> {"value": {"Hash": [[1, 1], [2, 1], [3, 1]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]], Integer[1, 1], 3, 3]"}
5.merge |$h,$v| { {$v=>1} }
#=> {"value": {"Hash": [[0, 1], [1, 1], [2, 1], [3, 1], [4, 1]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]], Integer[1, 1], 5, 5]"}
5.merge |$h,$i,$v| { {$i=>$v} }
#=> {"value": {"Hash": [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]], Variant[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]], 5, 5]"}
[].merge |$h,$v| { {$v=>1} }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
'abc'.merge |$h,$v| { {$v=>1} }
#=> {"value": {"Hash": [["a", 1], ["b", 1], ["c", 1]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[1, 1], 'c' => Integer[1, 1]}]"}
# Paths that end in a separator, and other separators
try_get_value({a=>{b=>1}},'a/b/')
#=> {"value": 1, "type": "Integer[1, 1]"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>{b=>1}},'/a')
#=> {"value": null, "type": "Undef"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>{b=>1}},'ab','d','')
#=> {"value": 1, "type": "Integer[1, 1]"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>{b=>1}},'a  b','d',' ')
#=> {"value": 1, "type": "Integer[1, 1]"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>{b=>1}},'a::b','d','::')
#=> {"value": 1, "type": "Integer[1, 1]"}
#[9]=> {"error": "Error while evaluating a Function Call, dig() can only be called using the 4.x function API. See Scope#call_function"}
try_get_value({a=>{b=>1}},'a/b','d',5)
#=> {"error": "Error while evaluating a Function Call, wrong argument type Integer (expected Regexp)"}
try_get_value({a=>{b=>1}},5)
#=> {"error": "Error while evaluating a Function Call, undefined method `split' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `split' for 5:Integer"}
