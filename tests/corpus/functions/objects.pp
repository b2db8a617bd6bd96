# Members of objects, called like functions
Error('msg').msg
#=> {"value": "msg", "type": "String"}
Error('msg').msg(1)
#=> {"error": "Error while evaluating a Method call, 'attribute Error[msg]' expects no arguments, got 1"}
Error('msg').msg |$x| { 1 }
#=> {"error": "Error while evaluating a Method call, 'attribute Error[msg]' does not expect a block"}
Error('msg').message
#=> {"value": "msg", "type": "String"}
Error('msg').message(1)
#=> {"error": "Error while evaluating a Method call, wrong number of arguments (given 1, expected 0)"}
Error('msg').nope
#=> {"error": "Unknown function: 'nope'."}
Error('msg').details
#=> {"value": null, "type": "Undef"}
Error('msg', 'k', {a => 1}, 'c').details
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Deferred('x', [1]).name
#=> {"value": "x", "type": "String"}
Deferred('x', [1]).arguments
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Deferred('x').arguments
#=> {"value": null, "type": "Undef"}
URI('http://example.com').host
#=> {"value": "example.com", "type": "String"}
URI('http://example.com').port(5)
#=> {"value": 80, "type": "Integer[80, 80]"}
URI('http://example.com').nope
#=> {"error": "Unknown function: 'nope'."}
URI('http://u@example.com:90/a?b#c').then |$u| { [$u.scheme, $u.userinfo, $u.port, $u.path, $u.query, $u.fragment, $u.opaque] }
#=> {"value": ["http", "u", 90, "/a", "b", "c", null], "type": "Tuple[String, String, Integer[90, 90], String, String, String, Undef]"}
Object[{name => 'Point', attributes => {x => Integer}}](1).x
#=> {"value": 1, "type": "Integer[1, 1]"}
Object[{name => 'Point', attributes => {x => Integer}}](1).x(2)
#=> {"error": "Error while evaluating a Method call, 'attribute Point[x]' expects no arguments, got 1"}
Object[{name => 'Point', attributes => {x => Integer}}](1).y
#=> {"error": "Unknown function: 'y'."}
Object[{name => 'Point', attributes => {x => Integer}, functions => {f => Callable[[], Integer]}}](1).f
#=> {"error": "Error while evaluating a Method call, no method is implemented for function Point[f]"}
Object[{name => 'Point', attributes => {x => Integer}, functions => {f => Callable[[Integer], Integer]}}](1).f('a')
#=> {"error": "Error while evaluating a Method call, 'function Point[f]' parameter '' expects an Integer value, got String"}
Object[{name => 'Point', attributes => {x => Integer}, functions => {f => Callable[[Integer], Integer]}}](1).f(1)
#=> {"error": "Error while evaluating a Method call, no method is implemented for function Point[f]"}
Object[{name => 'Point', attributes => {x => {type => Integer, kind => derived}}}]().x
#=> {"error": "Error while evaluating a Method call, no method is implemented for derived attribute Point[x]"}
Object[{name => 'Point', attributes => {x => {type => Integer, kind => given_or_derived}}}](3).x
#=> {"value": 3, "type": "Integer[3, 3]"}
Object[{name => 'Point', constants => {x => 3}}]().x
#=> {"value": 3, "type": "Integer[3, 3]"}
Object[{name => 'P', parent => Object[{name => 'Q', attributes => {a => Integer}}], attributes => {b => Integer}}](1, 2).then |$o| { [$o.a, $o.b] }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
Object[{name => 'P', attributes => {each => Array}}]([1]).each
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Object[{name => 'P', attributes => {a => Integer, b => {type => Optional[String], value => 'x'}}}](1).b
#=> {"value": "x", "type": "String"}
Object[{name => 'P', attributes => {a => Object[{name => 'Q', attributes => {c => Integer}}]}}](Object[{name => 'Q', attributes => {c => Integer}}](3)).a.c
#=> {"value": 3, "type": "Integer[3, 3]"}
Sensitive('x').unwrap
#=> {"value": "x", "type": "String"}
SemVer('1.2.3').major
#=> {"error": "Unknown function: 'major'."}
Timespan(3).seconds
#=> {"error": "Unknown function: 'seconds'."}
Binary('YQ==').length
#=> {"value": 1, "type": "Integer[1, 1]"}
Integer[1,2].new('3')
#=> {"error": "Error while evaluating a Method call, Converted value from Integer[1, 2].new() has wrong type, expects an Integer[1, 2] value, got Integer[3, 3]"}
call('no_such_function', 1)
#=> {"error": "Error while evaluating a Function Call, Unknown function 'no_such_function'"}
call(Deferred('no_such_function'))
#=> {"error": "Error while evaluating a Function Call, Unknown function 'no_such_function'"}
[Error('a'), Error('b')].map |$e| { $e.msg }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
$e = Error('abc')
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "abc"]]}]}, "type": "Error[undef, undef]"}
Error['kind'].new('m')
#=> {"error": "Error while evaluating a Method call, Converted value from Error['kind'].new() has wrong type, expects an Error['kind'] value, got Error[undef, undef]"}
type(Error('m','kind')).msg
#=> {"error": "Unknown function: 'msg'."}
Error('m').then |$e| { "${e.msg}!" }
#=> {"value": "m!", "type": "String"}
Error('m').then |$e| { "${e.msg.upcase}!" }
#=> {"value": "M!", "type": "String"}
Object[{name => 'Point', attributes => {x => Integer}}](1)['x']
#=> {"error": "Operator '[]' is not applicable to an Object."}
Error('m', 'k')['kind']
#=> {"error": "Operator '[]' is not applicable to an Object."}
URI('http://example.com')['host']
#=> {"error": "Operator '[]' is not applicable to an Object."}
Error('m', 'k')['nope']
#=> {"error": "Operator '[]' is not applicable to an Object."}
Error('m', 'k')[1]
#=> {"error": "Operator '[]' is not applicable to an Object."}
# Object types with parameters, and with parents, of a module.
"${Stuff::Box(1,'a')}"
#=> {"value": "Box({'size' => 1, 'label' => 'a'})", "type": "String"}
String(Stuff::Box(1,'a'))
#=> {"value": "Box({'size' => 1, 'label' => 'a'})", "type": "String"}
"${[Stuff::Box(1,'a')]}"
#=> {"value": "[Box({'size' => 1, 'label' => 'a'})]", "type": "String"}
String(Stuff::Box(1,'a'),'%p')
#=> {"value": "Box({'size' => 1, 'label' => 'a'})", "type": "String"}
String(Stuff::Box(1,'a'),'%#p')
#=> {"value": "Box({'size' => 1, 'label' => 'a'})", "type": "String"}
String(Stuff::Box(1,'a'),'%s')
#=> {"value": "Box({'size' => 1, 'label' => 'a'})", "type": "String"}
String([Stuff::Box(1,'a')],'%p')
#=> {"value": "[Box({'size' => 1, 'label' => 'a'})]", "type": "String"}
String({a=>Stuff::Box(1,'a')},'%p')
#=> {"value": "{'a' => Box({'size' => 1, 'label' => 'a'})}", "type": "String"}
sprintf('%s', Stuff::Box(1,'a'))
#=> {"value": "Box({'size' => 1, 'label' => 'a'})", "type": "String"}
join([Stuff::Box(1,'a')])
#=> {"value": "Box({'size' => 1, 'label' => 'a'})", "type": "String"}
"${Stuff::Spot(3,'s')}"
#=> {"value": "Stuff::Spot({'x' => 3, 'name' => 's'})", "type": "String"}
"${[Stuff::Spot(3,'s')]}"
#=> {"value": "[Stuff::Spot({'x' => 3, 'name' => 's'})]", "type": "String"}
fail(Stuff::Box(1,'a'))
#=> {"error": "Error while evaluating a Function Call, Box({'size' => 1, 'label' => 'a'})"}
assert_type(Integer, Stuff::Box(1,'a'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer value, got Box"}
assert_type(Integer, Stuff::Spot(1,'a'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer value, got Stuff::Spot"}
assert_type(Array[Integer], [Stuff::Spot(1,'a')])
#=> {"error": "Error while evaluating a Function Call, assert_type(): index 0 expects an Integer value, got Stuff::Spot"}
1 + Stuff::Box(1,'a')
#=> {"error": "The value 'Box({'size' => 1, 'label' => 'a'})' cannot be converted to Numeric."}
Stuff::Box(1,'a')[1]
#=> {"error": "Operator '[]' is not applicable to an Object."}
Stuff::Box(1,'a') < 1
#=> {"error": "Comparison of: Object < Integer, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'."}
Stuff::Box(1,'a').foo
#=> {"error": "Unknown function: 'foo'."}
Stuff::Box[1].foo
#=> {"error": "Unknown function: 'foo'."}
Stuff::Box(1,'a').size
#=> {"value": 1, "type": "Integer[1, 1]"}
Stuff::Box(1,'a').label(2)
#=> {"error": "Error while evaluating a Method call, 'attribute Stuff::Box[label]' expects no arguments, got 1"}
Stuff::Box('x')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Stuff::Box' was called with arguments it does not accept. It expects one of:\n  (Struct[{'size' => Integer, 'label' => Optional[String]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got String\n  (Integer size, String label?)\n    rejected: parameter 'size' expects an Integer value, got String"}
Stuff::Box()
#=> {"error": "Error while evaluating a Function Call, 'new_Stuff::Box' expects between 1 and 2 arguments, got none"}
Stuff::Box(1,2,3)
#=> {"error": "Error while evaluating a Function Call, 'new_Stuff::Box' expects between 1 and 2 arguments, got 3"}
Stuff::Box({size=>'x'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Stuff::Box' was called with arguments it does not accept. It expects one of:\n  (Struct[{'size' => Integer, 'label' => Optional[String]}] hash)\n    rejected: parameter 'hash' entry 'size' expects an Integer value, got String\n  (Integer size, String label?)\n    rejected: parameter 'size' expects an Integer value, got Struct"}
Stuff::Box[1](1,'a')
#=> {"value": {"Object": ["Stuff::Box", {"Hash": [["size", 1], ["label", "a"]]}]}, "type": "Box[1, 'a']"}
Stuff::Box[1](2,'a')
#=> {"error": "Error while evaluating a Function Call, Converted value from Box[1].new() has wrong type, expects a Box[1] value, got Box[2, 'a']"}
Stuff::Box[1]()
#=> {"error": "Error while evaluating a Function Call, 'new_Stuff::Box' expects between 1 and 2 arguments, got none"}
Stuff::Box[1]({size=>2,label=>'x'})
#=> {"error": "Error while evaluating a Function Call, Converted value from Box[1].new() has wrong type, expects a Box[1] value, got Box[2, 'x']"}
type(Stuff::Box(1,'a'),'generalized')
#=> {"value": {"Type": "Object[{name => 'Stuff::Box', type_parameters => {'size' => Integer, 'label' => String}, attributes => {'size' => Integer, 'label' => {type => Optional[String], value => undef}}}]"}, "type": "Type[Stuff::Box]"}
type(Stuff::Box(1,'a'),'reduced')
#=> {"value": {"Type": "Box[1, 'a']"}, "type": "Type[Box[1, 'a']]"}
type([Stuff::Box(1,'a'),Stuff::Box(2,'a')],'reduced')
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
type([Stuff::Box(1,'a'),Stuff::Box(2,'a')],'generalized')
#=> {"value": {"Type": "Array[RichData]"}, "type": "Type[Array[RichData]]"}
type([Stuff::Box(1,'a'),Stuff::Box(1,'a')],'reduced')
#=> {"value": {"Type": "Array[Box[1, 'a'], 2, 2]"}, "type": "Type[Array[Box[1, 'a'], 2, 2]]"}
type([Stuff::Box(1,'a'),Stuff::Point(2)],'reduced')
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
type([Stuff::Spot(1,'a'),Stuff::Point(2)],'reduced')
#=> {"value": {"Type": "Array[Stuff::Point, 2, 2]"}, "type": "Type[Array[Stuff::Point, 2, 2]]"}
type([Stuff::Box[1],Stuff::Box[2]],'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Stuff::Box[1],Stuff::Box],'reduced')
#=> {"value": {"Type": "Array[Type[Stuff::Box], 2, 2]"}, "type": "Type[Array[Type[Stuff::Box], 2, 2]]"}
Stuff::Box[1] < Stuff::Box
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Box < Stuff::Box[1]
#=> {"value": false, "type": "Boolean[false]"}
Stuff::Box[1,'a'] < Stuff::Box[1]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Box[1,'a'] < Stuff::Box[Integer]
#=> {"error": "Error while evaluating a '[]' expression, type_parameter Stuff::Box[size] has wrong type, expects a value of type Undef or Integer, got Type[Integer]"}
Stuff::Box[Integer[1,3]] > Stuff::Box[2]
#=> {"error": "Error while evaluating a '[]' expression, type_parameter Stuff::Box[size] has wrong type, expects a value of type Undef or Integer, got Type[Integer]"}
Stuff::Box[1] =~ Type[Stuff::Box]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Box(1,'a') =~ Stuff::Box['x']
#=> {"error": "Error while evaluating a '[]' expression, type_parameter Stuff::Box[size] has wrong type, expects a value of type Undef or Integer, got String"}
Stuff::Box[1]['x']
#=> {"error": "Operator '[]' is not applicable to a Box[1]-Type."}
Stuff::Box[1] == Stuff::Box[1,default]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Box[{size=>1}] == Stuff::Box[1]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Box[{size=>1,nope=>2}]
#=> {"error": "Error while evaluating a '[]' expression, 'nope' is not a known type parameter for Stuff::Box-Type"}
Stuff::Box[undef]
#=> {"value": {"Type": "Box[undef]"}, "type": "Type[Box[undef]]"}
Stuff::Box[undef,'a']
#=> {"value": {"Type": "Box[undef, 'a']"}, "type": "Type[Box[undef, 'a']]"}
Stuff::Box[1,undef]
#=> {"value": {"Type": "Box[1, undef]"}, "type": "Type[Box[1, undef]]"}
type(Stuff::Box(2,undef))
#=> {"value": {"Type": "Box[2, undef]"}, "type": "Type[Box[2, undef]]"}
Stuff::Box(2,undef) =~ Stuff::Box[2,undef]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Box(2,undef) =~ Stuff::Box[{label=>undef}]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Box(2,'ab') =~ Stuff::Box[{label=>/b/}]
#=> {"error": "Error while evaluating a '[]' expression, type_parameter Stuff::Box[label] has wrong type, expects a value of type Undef or String, got Regexp"}
Stuff::Box[{label=>/b/}]
#=> {"error": "Error while evaluating a '[]' expression, type_parameter Stuff::Box[label] has wrong type, expects a value of type Undef or String, got Regexp"}
Stuff::Box(2,'ab') =~ Stuff::Box[{label=>Enum[ab]}]
#=> {"error": "Error while evaluating a '[]' expression, type_parameter Stuff::Box[label] has wrong type, expects a value of type Undef or String, got Type[Enum]"}
assert_type(Stuff::Box[{label=>'q'}], Stuff::Box(2,'ab'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Box[default, 'q'] value, got Box[2, 'ab']"}
assert_type(Stuff::Box[3], Stuff::Box(2,'ab'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Box[3] value, got Box[2, 'ab']"}
assert_type(Stuff::Point, Stuff::Box(2,'ab'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Object[{name => 'Stuff::Point', attributes => {'x' => Integer, 'y' => {type => Stuff::Port, value => 1}}}] value, got Box"}
assert_type(Stuff::Spot, Stuff::Point(2))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Object[{name => 'Stuff::Spot', parent => Stuff::Point, attributes => {'name' => String[1], 'of' => {type => Optional[Stuff::Point], value => undef}}, equality => ['name']}] value, got Object[{name => 'Stuff::Point', attributes => {'x' => Integer, 'y' => {type => Stuff::Port, value => 1}}}]"}
assert_type(Stuff::Point, 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Stuff::Point value, got Integer"}
with(1) |Stuff::Point $x| { }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Stuff::Point value, got Integer"}
with(1) |Stuff::Box[1] $x| { }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Box[1] value, got Integer"}
Stuff::Spot(3,'s') == Stuff::Spot(4,'s')
#=> {"value": false, "type": "Boolean[false]"}
Stuff::Spot(3,'s') == Stuff::Spot(3,'s',5)
#=> {"value": false, "type": "Boolean[false]"}
Stuff::Point(3) == Stuff::Spot(3,'s')
#=> {"value": false, "type": "Boolean[false]"}
Stuff::Spot(3,'s') == Stuff::Point(3)
#=> {"value": false, "type": "Boolean[false]"}
[Stuff::Spot(3,'s'),Stuff::Spot(4,'s')].unique
#=> {"value": [{"Object": ["Stuff::Spot", {"Hash": [["x", 3], ["name", "s"]]}]}, {"Object": ["Stuff::Spot", {"Hash": [["x", 4], ["name", "s"]]}]}], "type": "Tuple[Stuff::Spot, Stuff::Spot]"}
{Stuff::Point(3)=>1}[Stuff::Point(3)]
#=> {"value": 1, "type": "Integer[1, 1]"}
Stuff::Point(3) in [Stuff::Point(3)]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Point in [Stuff::Point(3)]
#=> {"value": true, "type": "Boolean[true]"}
Stuff::Point(3) ? { Stuff::Point => 1, default => 2 }
#=> {"value": 1, "type": "Integer[1, 1]"}
