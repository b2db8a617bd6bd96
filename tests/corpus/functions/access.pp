# dig
dig({a => {b => [10, 20]}}, 'a', 'b', 1)
#=> {"value": 20, "type": "Integer[20, 20]"}
dig({a => {b => [10, 20]}}, 'a', 'c', 1)
#=> {"value": null, "type": "Undef"}
dig([1, [2, 3]], 1, 0)
#=> {"value": 2, "type": "Integer[2, 2]"}
dig([1, [2, 3]], 5)
#=> {"value": null, "type": "Undef"}
dig([1, 2, 3], -1)
#=> {"value": 3, "type": "Integer[3, 3]"}
dig([1, [2, 3]], 'a')
#=> {"error": "Error while evaluating a Function Call, The given data requires an Integer index at [\"a\"], got 'String'"}
dig({a => 1}, 'a', 'b')
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"}
dig({a => {b => 'x'}}, 'a', 'b', 'c', 'd')
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"a\", \"b\"], got 'String'"}
dig({a => [1, 2]}, 'a', 'x')
#=> {"error": "Error while evaluating a Function Call, The given data requires an Integer index at [\"a\", \"x\"], got 'String'"}
dig({a => 1}, undef)
#=> {"value": null, "type": "Undef"}
dig({a => {b => 1}}, 'a', undef, 'c')
#=> {"value": null, "type": "Undef"}
dig(undef, 'a')
#=> {"value": null, "type": "Undef"}
dig({a => 1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
dig({1 => 'x'}, 1)
#=> {"value": "x", "type": "String"}
dig({1 => 'x'}, 1.0)
#=> {"value": null, "type": "Undef"}
dig([1, 2], 1.0)
#=> {"error": "Error while evaluating a Function Call, The given data requires an Integer index at [1.0], got 'Float[1.0, 1.0]'"}
dig([[1]], 0, 0, 0)
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [0, 0], got 'Integer[1, 1]'"}
dig(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
dig('abc', 0)
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
dig()
#=> {"error": "Error while evaluating a Function Call, 'dig' expects at least 1 argument, got none"}
{a => {b => 2}}.dig('a', 'b')
#=> {"value": 2, "type": "Integer[2, 2]"}
# get
get({a => {b => [10, 20]}}, 'a.b.1')
#=> {"value": 20, "type": "Integer[20, 20]"}
get({a => {b => [10, 20]}}, 'a.b')
#=> {"value": [10, 20], "type": "Tuple[Integer[10, 10], Integer[20, 20]]"}
get({a => 1}, '')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
get({a => 1}, 'b')
#=> {"value": null, "type": "Undef"}
get({a => 1}, 'b', 'default')
#=> {"value": "default", "type": "String"}
get({a => undef}, 'a', 'default')
#=> {"value": "default", "type": "String"}
get({a => false}, 'a', 'default')
#=> {"value": false, "type": "Boolean[false]"}
get(undef, 'a')
#=> {"value": null, "type": "Undef"}
get(undef, 'a', 'default')
#=> {"value": "default", "type": "String"}
get(undef, '')
#=> {"value": null, "type": "Undef"}
get({'a.b' => 1}, '"a.b"')
#=> {"value": 1, "type": "Integer[1, 1]"}
get({'a.b' => {'c' => 2}}, "'a.b'.c")
#=> {"value": 2, "type": "Integer[2, 2]"}
get({'a' => 1}, ' a ')
#=> {"value": 1, "type": "Integer[1, 1]"}
get({'a' => 1}, '" a "')
#=> {"value": null, "type": "Undef"}
get({'1' => 'text'}, '1')
#=> {"value": null, "type": "Undef"}
get({1 => 'number'}, '1')
#=> {"value": "number", "type": "String"}
get({1 => 'number'}, '"1"')
#=> {"value": null, "type": "Undef"}
get([10, 20], '1')
#=> {"value": 20, "type": "Integer[20, 20]"}
get([10, 20], '-1')
#=> {"value": 20, "type": "Integer[20, 20]"}
get([10, 20], 'x')
#=> {"error": "Error while evaluating a Function Call, The given data requires an Integer index at [\"x\"], got 'String'"}
get([10, 20], '5', 'none')
#=> {"value": "none", "type": "String"}
get({a => 1}, 'a.b')
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"}
get({a => 1}, 'a.b') |$e| { $e.msg }
#=> {"value": "The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'", "type": "String"}
get({a => 1}, 'a.b') |$e| { [$e.kind, $e.issue_code, $e.details] }
#=> {"value": ["SLICE_ERROR", "EXPECTED_COLLECTION", {"Hash": [["walked_path", ["a"]], ["value_type", {"Type": "Integer[1, 1]"}]]}], "type": "Tuple[String, String, Struct[{'walked_path' => Tuple[String], 'value_type' => Type[Integer[1, 1]]}]]"}
get([1], 'x') |$e| { [$e.kind, $e.issue_code, $e.details] }
#=> {"value": ["SLICE_ERROR", "EXPECTED_INTEGER_INDEX", {"Hash": [["walked_path", ["x"]], ["index_type", {"Type": "String"}]]}], "type": "Tuple[String, String, Struct[{'walked_path' => Tuple[String], 'index_type' => Type[String]}]]"}
get({a => 1}, 'a..b')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({a => 1}, '.a')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({a => 1}, 'a.')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({a => 1}, '"a')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({a => 1}, "a'b")
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({a => 1}, '.')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({'a-b' => 1}, 'a-b')
#=> {"value": 1, "type": "Integer[1, 1]"}
get(5, 'a')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
get('abc', '1')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
get({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
get({a => 1}, 1)
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Integer"}
get({a => 1}, 'a', 1, 2)
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 4"}
get({a => {'0' => 1}}, 'a.0')
#=> {"value": null, "type": "Undef"}
get({a => {':1' => 1}}, 'a.:1')
#=> {"value": null, "type": "Undef"}
# getvar
$a = {b => [1, 2]}; getvar('a.b.1')
#=> {"value": 2, "type": "Integer[2, 2]"}
$a = {b => [1, 2]}; getvar('a')
#=> {"value": {"Hash": [["b", [1, 2]]]}, "type": "Struct[{'b' => Tuple[Integer[1, 1], Integer[2, 2]]}]"}
$a = {b => [1, 2]}; getvar('a.c')
#=> {"value": null, "type": "Undef"}
$a = {b => [1, 2]}; getvar('a.c', 'default')
#=> {"value": "default", "type": "String"}
getvar('nothing')
#=> {"value": null, "type": "Undef"}
getvar('nothing', 'default')
#=> {"value": "default", "type": "String"}
getvar('nothing.a.b', 'default')
#=> {"value": "default", "type": "String"}
getvar('facts.os.family')
#=> {"value": "Debian", "type": "String"}
getvar('::facts.os.family')
#=> {"value": "Debian", "type": "String"}
getvar('facts.os.release.major')
#=> {"value": "12", "type": "String"}
getvar('facts.processors.models.1')
#=> {"value": "slow", "type": "String"}
getvar('facts.os.family.x')
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"os\", \"family\"], got 'String'"}
getvar('facts.os.family.x') |$e| { $e.msg }
#=> {"value": "The given data does not contain a Collection at [\"os\", \"family\"], got 'String'", "type": "String"}
getvar('fqdn')
#=> {"value": "Web01.example.com", "type": "String"}
getvar('a::b::c', 5)
#=> {"value": 5, "type": "Integer[5, 5]"}
getvar('1')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('Abc')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('a-b')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('a b')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('.a')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar(1)
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Integer"}
getvar()
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got none"}
getvar('a', 1, 2)
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got 3"}
$_a = 3; getvar('_a')
#=> {"value": 3, "type": "Integer[3, 3]"}
$a = undef; getvar('a', 'default')
#=> {"value": "default", "type": "String"}
$a = false; getvar('a', 'default')
#=> {"value": false, "type": "Boolean[false]"}
# call
call('upcase', 'a')
#=> {"value": "A", "type": "String"}
call('map', [1, 2]) |$x| { $x + 1 }
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
call('join', ['a', 'b'], ',')
#=> {"value": "a,b", "type": "String"}
call('no_such_function', 1)
#=> {"error": "Error while evaluating a Function Call, Unknown function 'no_such_function'"}
call('sprintf', '%d', 5)
#=> {"value": "5", "type": "String"}
call('upcase')
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got none"}
call(1)
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Integer\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Integer"}
call()
#=> {"error": "Error while evaluating a Function Call, 'call' expects at least 1 argument, got none"}
call('notice', 'x')
#=> {"value": null, "type": "Undef"}
call(Deferred('upcase', ['abc']))
#=> {"value": "ABC", "type": "String"}
call(Deferred('join', [['a', 'b'], '-']))
#=> {"value": "a-b", "type": "String"}
call(Deferred('no_such_function'))
#=> {"error": "Error while evaluating a Function Call, Unknown function 'no_such_function'"}
Deferred('join', [['a', 'b'], '-']).call
#=> {"value": "a-b", "type": "String"}
