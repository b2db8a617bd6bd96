# What Puppet's own specifications of functions ask, where no other topic has it.
abs('-1')
#=> {"value": 1, "type": "Integer[1, 1]"}
abs('0777')
#=> {"value": 777, "type": "Integer[777, 777]"}
abs('-0777')
#=> {"value": 777, "type": "Integer[777, 777]"}
abs('blue')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs('0xFF')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs('0.2.3')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs('1E+10')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs([1,2,3])
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Tuple"}
abs({a=>10})
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Struct"}
[6,6].all |$v| { 42 }
#=> {"value": true, "type": "Boolean[true]"}
[0,2,4].all |$i, $v| { $v == $i * 2 }
#=> {"value": true, "type": "Boolean[true]"}
{0=>0,1=>2}.all |$e| { $e[1] == $e[0]*2 }
#=> {"value": true, "type": "Boolean[true]"}
[1,2].all |$a,$b,$c| { 1 }
#=> {"error": "Error while evaluating a Method call, 'all' block expects between 1 and 2 arguments, got 3"}
[1,2].all || { 1 }
#=> {"error": "Error while evaluating a Method call, 'all' block expects between 1 and 2 arguments, got none"}
[1,2].all
#=> {"error": "Error while evaluating a Method call, 'all' expects a block"}
'abc'.all |$x| { true }
#=> {"value": true, "type": "Boolean[true]"}
3.all |$x| { true }
#=> {"value": true, "type": "Boolean[true]"}
0.all |$x| { true }
#=> {"value": true, "type": "Boolean[true]"}
ceiling('0xFF')
#=> {"value": 255, "type": "Integer[255, 255]"}
ceiling('-0777')
#=> {"value": -777, "type": "Integer[-777, -777]"}
ceiling('blue')
#=> {"error": "Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value."}
ceiling('0.2.3')
#=> {"error": "Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value."}
floor('0xFF')
#=> {"value": 255, "type": "Integer[255, 255]"}
floor('-0777')
#=> {"value": -777, "type": "Integer[-777, -777]"}
floor('blue')
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
floor('0.2.3')
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
compare(Semver('1.0.0'), Semver('2.0.0'))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(Timespan(1), Semver("1.2.3"))
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Timespan and Semver"}
compare(Timestamp(1), 'hello')
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Timestamp and String"}
compare('a','b', false, false)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Accepts at most 3 arguments, got 4"}
compare([1],[1])
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Array and Array"}
compare({a=>1},{b=>1})
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Hash and Hash"}
compare(10.0, 10, true)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): The third argument (ignore case) can only be used when comparing strings"}
compare(Semver("1.2.3"), Semver("1.2.3"), false)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): The third argument (ignore case) can only be used when comparing strings"}
compare(1, Timestamp(2))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(1, Timespan(2))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare('B','b',false)
#=> {"value": -1, "type": "Integer[-1, -1]"}
['a','b',['c']].camelcase
#=> {"error": "Error while evaluating a Method call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Tuple"}
'åäö_äö'.camelcase
#=> {"value": "ÅäöÄö", "type": "String"}
'åäö'.capitalize
#=> {"value": "Åäö", "type": "String"}
max('abc', 12)
#=> {"value": "abc", "type": "String"}
min([1,2])
#=> {"value": 1, "type": "Integer[1, 1]"}
warning('a')
#=> {"value": null, "type": "Undef"}
notice('a', 1, undef, [1,2], {a=>1})
#=> {"value": null, "type": "Undef"}
[testing].dig(0)
#=> {"value": "testing", "type": "String"}
type([testing].dig(undef))
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
undef.dig(undef)
#=> {"value": null, "type": "Undef"}
[nope, {yes => testing}].dig(1, no, 2)
#=> {"value": null, "type": "Undef"}
[nope, {yes => testing}].dig(1, yes, 2)
#=> {"error": "Error while evaluating a Method call, The given data does not contain a Collection at [1, \"yes\"], got 'String'"}
"hello".dig(1, yes, 2)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
[1].dig('a')
#=> {"error": "Error while evaluating a Method call, The given data requires an Integer index at [\"a\"], got 'String'"}
[[1]].dig(0, 'a')
#=> {"error": "Error while evaluating a Method call, The given data requires an Integer index at [0, \"a\"], got 'String'"}
{a=>[1]}.dig('a', 0.5)
#=> {"error": "Error while evaluating a Method call, The given data requires an Integer index at [\"a\", 0.5], got 'Float[0.5, 0.5]'"}
['A', ['B', ['C']]].downcase
#=> {"value": ["a", ["b", ["c"]]], "type": "Tuple[String, Tuple[String, Tuple[String]]]"}
{'A'=>['B'],'C'=>[{'D'=>'E'}]}.downcase
#=> {"value": {"Hash": [["a", ["b"]], ["c", [{"Hash": [["d", "e"]]}]]]}, "type": "Struct[{'a' => Tuple[String], 'c' => Tuple[Struct[{'d' => String}]]}]"}
{'A'=>1, /x/ => 'Z'}.downcase
#=> {"error": "Error while evaluating a Method call, 'downcase' parameter 'arg' expects a value of type Numeric, String, Array[StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]], or Hash[StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]], StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]], got Hash[Variant[String, Regexp[/x/]], Variant[Integer[1, 1], String], 2, 2]"}
downcase([1, /a/])
#=> {"error": "Error while evaluating a Function Call, The function 'downcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Array[StringData] arg)\n    rejected: parameter 'arg' index 1 expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Regexp\n  (Hash[StringData, StringData] arg)\n    rejected: parameter 'arg' expects a Hash value, got Tuple"}
upcase({'a'=>{'b'=>Sensitive('x')}})
#=> {"error": "Error while evaluating a Function Call, The function 'upcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Struct\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Struct\n  (Array[StringData] arg)\n    rejected: parameter 'arg' expects an Array value, got Struct\n  (Hash[StringData, StringData] arg)\n    rejected: parameter 'arg' entry 'a' variant 0 expects a String value, got Struct\n    rejected: parameter 'arg' entry 'a' variant 1 expects a Numeric value, got Struct\n    rejected: parameter 'arg' entry 'a' variant 2 expects an Array value, got Struct\n    rejected: parameter 'arg' entry 'a' variant 3 entry 'b' expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Sensitive"}
String([1,[2,[3]]].flatten, Array => {'format'=>'%(a', 'separator'=>''})
#=> {"value": "(123)", "type": "String"}
String(flatten({a=>1}), Array => {'format'=>'%(a', 'separator'=>''})
#=> {"value": "({'a' => 1})", "type": "String"}
get('$x')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
$x = undef; get('$x', 'ok')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
get(undef, '0')
#=> {"value": null, "type": "Undef"}
get([undef], '0', 'ok')
#=> {"value": "ok", "type": "String"}
get(a => undef, 'a')
#=> {"value": null, "type": "Undef"}
get(a => 43, 'b', 'ok')
#=> {"value": "ok", "type": "String"}
$x = ['nope', ['ok']] get('$x.1.0')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
$x = ['nope', ['ok']] get('x.1.0')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
get(a => 'nope', 0=> ['ok'], '0.0')
#=> {"value": "ok", "type": "String"}
get(a => 'nope', '0'=> ['ok'], '"0".0')
#=> {"value": "ok", "type": "String"}
$x = {'a.b' => ['nope', ['ok']]} get('$x."a.b".1.0')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
get(['nope', ['ok']], '1.blue')
#=> {"error": "Error while evaluating a Function Call, The given data requires an Integer index at [1, \"blue\"], got 'String'"}
get(['nope', ['ok']], '1.blue') |$msg| { $msg }
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "The given data requires an Integer index at [1, \"blue\"], got 'String'"], ["kind", "SLICE_ERROR"], ["details", {"Hash": [["walked_path", [1, "blue"]], ["index_type", {"Type": "String"}]]}], ["issue_code", "EXPECTED_INTEGER_INDEX"]]}]}, "type": "Error['SLICE_ERROR', 'EXPECTED_INTEGER_INDEX']"}
get(['nope', /nah/], '1.blue') |$msg| { $msg }
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "The given data does not contain a Collection at [1], got 'Regexp[/nah/]'"], ["kind", "SLICE_ERROR"], ["details", {"Hash": [["walked_path", [1]], ["value_type", {"Type": "Regexp[/nah/]"}]]}], ["issue_code", "EXPECTED_COLLECTION"]]}]}, "type": "Error['SLICE_ERROR', 'EXPECTED_COLLECTION']"}
get('$x....')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
get({a=>1}, 'a.b')
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"}
get({a=>1}, 'a.b', 3)
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"}
get({a=>1}, 'a.b', 3) |*$x| { $x }
#=> {"value": [{"Object": ["Error", {"Hash": [["msg", "The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"], ["kind", "SLICE_ERROR"], ["details", {"Hash": [["walked_path", ["a"]], ["value_type", {"Type": "Integer[1, 1]"}]]}], ["issue_code", "EXPECTED_COLLECTION"]]}]}], "type": "Tuple[Error['SLICE_ERROR', 'EXPECTED_COLLECTION']]"}
get([1,2], '-1')
#=> {"value": 2, "type": "Integer[2, 2]"}
get([1,2], ['1'])
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Tuple"}
get('$facts.os.family')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
get('facts.os.family')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
get('$trusted.certname')
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
String(group_by([a, b, ab]) |$s| { $s.length })
#=> {"value": "{1 => ['a', 'b'], 2 => ['ab']}", "type": "String"}
group_by([a, b, ab]) |$i, $s| { $i%2 + $s.length }
#=> {"value": {"Hash": [[1, ["a"]], [2, ["b", "ab"]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2]], Variant[Tuple[String], Tuple[String, String]], 2, 2]"}
group_by(a => [1, 2], b => [1]) |$kv| { $kv[1].length }
#=> {"value": {"Hash": [[2, [["a", [1, 2]]]], [1, [["b", [1]]]]]}, "type": "Hash[Variant[Integer[2, 2], Integer[1, 1]], Variant[Tuple[Tuple[String, Tuple[Integer[1, 1], Integer[2, 2]]]], Tuple[Tuple[String, Tuple[Integer[1, 1]]]]], 2, 2]"}
group_by(a => [1, 2], b => [1]) |$k, $v| { $v.length }
#=> {"value": {"Hash": [[2, [["a", [1, 2]]]], [1, [["b", [1]]]]]}, "type": "Hash[Variant[Integer[2, 2], Integer[1, 1]], Variant[Tuple[Tuple[String, Tuple[Integer[1, 1], Integer[2, 2]]]], Tuple[Tuple[String, Tuple[Integer[1, 1]]]]], 2, 2]"}
group_by('something') |$s| { $s.length }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
group_by(Integer[1,4]) |$s| { $s % 2 == 0 }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]"}
'foobarfuu'.index |$v| { $v == 'o' }
#=> {"value": 1, "type": "Integer[1, 1]"}
'foobarfuu'.index |$i, $v| { $i == 2 }
#=> {"value": 2, "type": "Integer[2, 2]"}
'foobarfuu'.index('fu')
#=> {"value": 6, "type": "Integer[6, 6]"}
'foobarfuub'.index(/f(oo|uu)b/)
#=> {"value": 0, "type": "Integer[0, 0]"}
{1 => 10, 2 =>20}.index(20)
#=> {"value": 2, "type": "Integer[2, 2]"}
{1 => 10, 2 =>20}.index |$k, $v| { $k == 2 }
#=> {"value": 2, "type": "Integer[2, 2]"}
Integer[1,4].index(3)
#=> {"value": 2, "type": "Integer[2, 2]"}
index('abc', '')
#=> {"value": 0, "type": "Integer[0, 0]"}
index('', '')
#=> {"value": 0, "type": "Integer[0, 0]"}
index('', 'a')
#=> {"value": null, "type": "Undef"}
index(['A'], 'a')
#=> {"value": null, "type": "Undef"}
index(['A'], /a/)
#=> {"value": null, "type": "Undef"}
index('ABC', 'b')
#=> {"value": null, "type": "Undef"}
index([1,'1'], '1')
#=> {"value": 1, "type": "Integer[1, 1]"}
index([1,2], 1) |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
index([1,2])
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects a block\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects a block\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
index([1,2]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Hash hash, Callable[1, 1] block)\n    rejected: block expects 1 argument, got none\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got none\n  (String str, Variant[String, Regexp] match)\n    rejected: does not expect a block\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
index([1,2]) |$x,$y,$z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Hash hash, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3\n  (String str, Variant[String, Regexp] match)\n    rejected: does not expect a block\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
[1,2].each |*$r| { notice($r) }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
{a=>1}.each |*$r| { notice($r) }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
[1,2].map |*$r| { $r }
#=> {"value": [[0, 1], [1, 2]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[1, 1], Integer[2, 2]]]"}
{a=>1}.map |*$r| { $r }
#=> {"value": [["a", 1]], "type": "Tuple[Tuple[String, Integer[1, 1]]]"}
[1,2].filter |*$r| { $r[0] == 1 }
#=> {"value": [2], "type": "Tuple[Integer[2, 2]]"}
{a=>1}.filter |*$r| { true }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
[1,2].reduce |*$r| { $r }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
[1,2].slice(1) |*$r| { notice($r) }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
[1,2].any |*$r| { $r =~ Array }
#=> {"value": true, "type": "Boolean[true]"}
group_by([1,2]) |*$r| { $r }
#=> {"value": {"Hash": [[[1], [1]], [[2], [2]]]}, "type": "Hash[Variant[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]], Variant[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]], 2, 2]"}
partition([1,2]) |*$r| { $r }
#=> {"value": [[1, 2], []], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Array[0, 0]]"}
index([1,2]) |*$r| { $r == [1,2] }
#=> {"value": 1, "type": "Integer[1, 1]"}
unique([1,2,1]) |*$r| { 1 }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
sort([1,2,1]) |*$r| { compare($r[1], $r[0]) }
#=> {"value": [2, 1, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1], Integer[1, 1]]"}
$h = {1=>2} $h.each |$a, $b = 3| { notice($a, $b) }
#=> {"value": {"Hash": [[1, 2]]}, "type": "Hash[Integer[1, 1], Integer[2, 2], 1, 1]"}
[1,2].each |$a, $b = 3| { notice($a, $b) }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
[1,2].each |$a = 9, $b = 3, $c = 4| { notice($a, $b, $c) }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
[1,2].map |$a, *$b| { [$a, $b] }
#=> {"value": [[0, [1]], [1, [2]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[Integer[1, 1]]], Tuple[Integer[1, 1], Tuple[Integer[2, 2]]]]"}
[1,2].map |$a, $b, *$c| { [$a, $b, $c] }
#=> {"value": [[0, 1, []], [1, 2, []]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1], Array[0, 0]], Tuple[Integer[1, 1], Integer[2, 2], Array[0, 0]]]"}
[1,2].map |$a, $b, $c, *$d| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Method call, 'map' block expects between 1 and 2 arguments, got at least 3"}
3.map |$x| { $x }
#=> {"value": [0, 1, 2], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2]]"}
'abc'.map |$i, $x| { "${i}${x}" }
#=> {"value": ["0a", "1b", "2c"], "type": "Tuple[String, String, String]"}
Enum[a,b].map |$x| { $x }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
Enum[a,b].each |$i, $x| { notice("${i}${x}") }
#=> {"value": {"Type": "Enum['a', 'b']"}, "type": "Type[Enum['a', 'b']]"}
String.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[String]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[String]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[String]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[String]"}
Integer.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]"}
Integer[1].map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]"}
1.5.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float"}
true.each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
undef.each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
-1.each |$x| { notice($x) }
#=> {"value": -1, "type": "Integer[-1, -1]"}
join([1,2,{a => [3,4]}])
#=> {"value": "12{\"a\"=>[3, 4]}", "type": "String"}
join([undef, undef], "x")
#=> {"value": "x", "type": "String"}
join([1,[2,[3, undef]], /a/, true, Integer[1,2], SemVer('1.0.0'), Timespan(1), Sensitive('a'), default], ',')
#=> {"value": "1,2,3,,(?-mix:a),true,Integer[1, 2],1.0.0,0-00:00:01.0,Sensitive [value redacted],default", "type": "String"}
join({a=>1})
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Struct"}
join('a')
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
{undef => 1}.keys.map |$v| { $v.type }
#=> {"value": [{"Type": "Undef"}], "type": "Tuple[Type[Undef]]"}
lest(1) |$x| { }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got 1"}
lest(undef) || { testing }
#=> {"value": "testing", "type": "String"}
lest() || { testing }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got none"}
alert('a','b',3)
#=> {"value": null, "type": "Undef"}
notice('yay', {a => b, c => d}, [1, {x => undef}], /re/, Integer, Sensitive('x'))
#=> {"value": null, "type": "Undef"}
type(emerg('yay'))
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
type(debug('yay'))
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
crit(undef, default, true, 1.5)
#=> {"value": null, "type": "Undef"}
notice(Deferred('a'))
#=> {"value": null, "type": "Undef"}
notice(Binary('aGk='), SemVer('1.0.0'), Timestamp(0))
#=> {"value": null, "type": "Undef"}
err()
#=> {"value": null, "type": "Undef"}
match('abc123', Pattern["([a-z]+)([1-9]+)"])
#=> {"value": ["abc123", "abc", "123"], "type": "Tuple[String, String, String]"}
match('abc123', Pattern[/x9/, /([a-z]+)([1-9]+)/])
#=> {"value": ["abc123", "abc", "123"], "type": "Tuple[String, String, String]"}
match('abc123', Regexp)
#=> {"error": "Error while evaluating a Function Call, Given Regexp Type has no regular expression"}
match('abc123', Pattern)
#=> {"value": null, "type": "Undef"}
match('abc123', Pattern[/zz/])
#=> {"value": null, "type": "Undef"}
match(['abc123', '2a', 'xyz2'], /([a-z]+)[1-9]+/)
#=> {"value": [["abc123", "abc"], null, ["xyz2", "xyz"]], "type": "Tuple[Tuple[String, String], Undef, Tuple[String, String]]"}
match(['abc123', ['2a', ['xyz2']]], /([a-z]+)[1-9]+/)
#=> {"error": "Error while evaluating a Function Call, The function 'match' was called with arguments it does not accept. It expects one of:\n  (String string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Array[String] string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' index 1 expects a String value, got Tuple"}
match('abc', 'a(b)')
#=> {"value": ["ab", "b"], "type": "Tuple[String, String]"}
match('abc', 'a', 'b')
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 3"}
match([1], /a/)
#=> {"error": "Error while evaluating a Function Call, The function 'match' was called with arguments it does not accept. It expects one of:\n  (String string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Array[String] string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' index 0 expects a String value, got Integer"}
max(20, '100')
#=> {"value": "100", "type": "String"}
max('20', 100)
#=> {"value": 100, "type": "Integer[100, 100]"}
max(20, '100x')
#=> {"value": 20, "type": "Integer[20, 20]"}
max('20x', 100)
#=> {"value": "20x", "type": "String"}
max(20, '1e2')
#=> {"value": "1e2", "type": "String"}
max(20, '10_0')
#=> {"value": "10_0", "type": "String"}
max([20], 'a')
#=> {"value": "a", "type": "String"}
max({'a' => 10}, 'a')
#=> {"value": {"Hash": [["a", 10]]}, "type": "Struct[{'a' => Integer[10, 10]}]"}
max(false, 'fal')
#=> {"value": false, "type": "Boolean[false]"}
max(/b/, '(?-mix:c)')
#=> {"value": "(?-mix:c)", "type": "String"}
max(Timestamp(1), '1980 a.d')
#=> {"value": "1980 a.d", "type": "String"}
max(Semver('2.0.0'), Semver('10.0.0'))
#=> {"value": {"SemVer": "10.0.0"}, "type": "SemVer['10.0.0 - 10.0.0']"}
#[7]=> {"value": {"SemVer": "2.0.0"}, "type": "SemVer['2.0.0 - 2.0.0']"}
max(default, 'a')
#=> {"value": {"Default": true}, "type": "Default"}
max("2", "10") |$a, $b| { compare($a, $b) }
#=> {"value": "2", "type": "String"}
max([1,"2",3])
#=> {"value": 3, "type": "Integer[3, 3]"}
max(["1","2","3"])
#=> {"value": "3", "type": "String"}
max(1, [2,3])
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
max([[1,2],[3]])
#=> {"value": [3], "type": "Tuple[Integer[3, 3]]"}
max(1,2) |$a| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
max(1,2) |$a,$b| { 'x' }
#=> {"error": "Error while evaluating a Function Call, comparison of String with 0 failed"}
max(1,2) |$a,$b| { undef }
#=> {"error": "Error while evaluating a Function Call, comparison of Integer with 1 failed"}
max(1,2,3) |$a,$b| { 1.5 }
#=> {"value": 3, "type": "Integer[3, 3]"}
max(Integer, String)
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
max(Sensitive('a'), Sensitive('b'))
#=> {"value": {"Sensitive": "a"}, "type": "Sensitive[String]"}
max(Binary('aGk='), 'zz')
#=> {"value": "zz", "type": "String"}
min(-0.0, 0)
#=> {"value": {"Float": "-0.0"}, "type": "Float[-0.0, -0.0]"}
max('abc', 'ABC', 'abd')
#=> {"value": "abd", "type": "String"}
partition('something') |$s| { $s.empty }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
partition(a => [1, 2], b => []) |$k, $v| { $v.empty }
#=> {"value": [[["b", []]], [["a", [1, 2]]]], "type": "Tuple[Tuple[Tuple[String, Array[0, 0]]], Tuple[Tuple[String, Tuple[Integer[1, 1], Integer[2, 2]]]]]"}
partition(Integer[1,4]) |$s| { $s > 2 }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]"}
partition(['', b, ab]) |$i, $s| { $i == 2 or $s.empty }
#=> {"value": [["", "ab"], ["b"]], "type": "Tuple[Tuple[String, String], Tuple[String]]"}
partition(5) |$s| { true }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
[1,2,3].reduce |*$mx| { $mx[0] + $mx[1] }
#=> {"value": 6, "type": "Integer[6, 6]"}
[].reduce |$a,$b| { 1 }
#=> {"value": null, "type": "Undef"}
[].reduce(5) |$a,$b| { 1 }
#=> {"value": 5, "type": "Integer[5, 5]"}
[1].reduce |$a,$b| { 7 }
#=> {"value": 1, "type": "Integer[1, 1]"}
{a=>1, b=>2}.reduce |$memo, $x| {['sum', $memo[1] + $x[1]] }
#=> {"value": ["sum", 3], "type": "Tuple[String, Integer[3, 3]]"}
[1,2].reduce |$a| { 1 }
#=> {"error": "Error while evaluating a Method call, 'reduce' block expects 2 arguments, got 1"}
[1,2].reduce |$a,$b,$c| { 1 }
#=> {"error": "Error while evaluating a Method call, 'reduce' block expects 2 arguments, got 3"}
[1,2].reduce(1,2) |$a,$b| { 1 }
#=> {"error": "Error while evaluating a Method call, 'reduce' expects between 1 and 2 arguments, got 3"}
[1,2].reduce
#=> {"error": "Error while evaluating a Method call, 'reduce' expects a block"}
round('42')
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got String"}
round([1])
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got Tuple"}
round(1e30)
#=> {"value": 1000000000000000019884624838656, "type": "Integer[1000000000000000019884624838656, 1000000000000000019884624838656]"}
[1, present, 2, absent].slice(2) |$k| { notice($k) }
#=> {"value": [1, "present", 2, "absent"], "type": "Tuple[Integer[1, 1], String, Integer[2, 2], String]"}
[1, 2, 3, 4, 5].slice(4) |$a, $b, $c, $d| { notice($a,$b,$c,$d) }
#=> {"value": [1, 2, 3, 4, 5], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5]]"}
{1=>present, 2=>present, 3=>absent}.slice(2) |$a,$b| { notice("${a[0]}.${b[0]}") }
#=> {"value": {"Hash": [[1, "present"], [2, "present"], [3, "absent"]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]], Variant[String, String], 3, 3]"}
{1=>present, 2=>present, 3=>absent}.slice(2)
#=> {"value": [[[1, "present"], [2, "present"]], [[3, "absent"]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1], String], Tuple[Integer[2, 2], String]], Tuple[Tuple[Integer[3, 3], String]]]"}
4.slice(2) |$a,$b| { notice($a,$b) }
#=> {"value": 4, "type": "Integer[4, 4]"}
[1,2,3].slice(0)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[0, 0]"}
[1,2,3].slice(-1)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[-1, -1]"}
[1,2,3].slice('a')
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got String"}
[1,2,3].slice
#=> {"error": "Error while evaluating a Method call, 'slice' expects 2 arguments, got 1"}
[1,2,3].slice(2) || { }
#=> {"error": "Error while evaluating a Method call, slice(): block must define at least one parameter. Block has 0."}
[1,2,3].slice(2) |$a, $b = 1| { notice($a,$b) }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1,2,3].slice(2) |$a, *$b| { notice($a,$b) }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
sort('BaC')
#=> {"value": "BCa", "type": "String"}
sort('BaC') |$a,$b| { compare($a,$b) }
#=> {"value": "aBC", "type": "String"}
sort([1,'a'])
#=> {"error": "Error while evaluating a Function Call, comparison of Integer with String failed"}
sort(['b', 3, 'a', 2]) |$a, $b| { case [$a, $b] { [String, Numeric] : { 1 } [Numeric, String] : { -1 } default: { compare($a, $b) } } }
#=> {"value": [2, 3, "a", "b"], "type": "Tuple[Integer[2, 2], Integer[3, 3], String, String]"}
sort([1, 'a']) || { }
#=> {"error": "Error while evaluating a Function Call, 'sort' block expects 2 arguments, got none"}
sort([1, 'a']) |$x| { }
#=> {"error": "Error while evaluating a Function Call, 'sort' block expects 2 arguments, got 1"}
sort([1, 'a']) |$x,$y, $z| { }
#=> {"error": "Error while evaluating a Function Call, 'sort' block expects 2 arguments, got 3"}
sort([undef, 1])
#=> {"error": "Error while evaluating a Function Call, comparison of NilClass with 1 failed"}
sort([[2,1],[1,2]])
#=> {"value": [[1, 2], [2, 1]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[2, 2], Integer[1, 1]]]"}
sort([true,false])
#=> {"error": "Error while evaluating a Function Call, comparison of TrueClass with false failed"}
sort([{a=>1},{b=>1}])
#=> {"error": "Error while evaluating a Function Call, comparison of Hash with Hash failed"}
sort([Timespan(2), Timespan(1)])
#=> {"value": [{"Timespan": "0-00:00:01.0"}, {"Timespan": "0-00:00:02.0"}], "type": "Tuple[Timespan['0-00:00:01.0'], Timespan['0-00:00:02.0']]"}
sort([SemVer('2.0.0'), SemVer('1.0.0')])
#=> {"value": [{"SemVer": "1.0.0"}, {"SemVer": "2.0.0"}], "type": "Tuple[SemVer['1.0.0 - 1.0.0'], SemVer['2.0.0 - 2.0.0']]"}
sort([1.5, 1])
#=> {"value": [1, {"Float": "1.5"}], "type": "Tuple[Integer[1, 1], Float[1.5, 1.5]]"}
sort([/b/, /a/])
#=> {"error": "Error while evaluating a Function Call, comparison of Regexp with Regexp failed"}
sort([Sensitive(1), Sensitive(2)])
#=> {"error": "Error while evaluating a Function Call, comparison of Puppet::Pops::Types::PSensitiveType::Sensitive with Puppet::Pops::Types::PSensitiveType::Sensitive failed"}
sort([1])
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
sort([undef])
#=> {"value": [null], "type": "Tuple[Undef]"}
sort([2,1]) |$a,$b| { undef }
#=> {"error": "Error while evaluating a Function Call, comparison of Integer with 1 failed"}
sort([2,1]) |$a,$b| { 'x' }
#=> {"error": "Error while evaluating a Function Call, comparison of String with 0 failed"}
sort([2,1,3]) |$a,$b| { 0.5 }
#=> {"value": [3, 1, 2], "type": "Tuple[Integer[3, 3], Integer[1, 1], Integer[2, 2]]"}
sort([2,1,3]) |$a,$b| { -0.5 }
#=> {"value": [2, 1, 3], "type": "Tuple[Integer[2, 2], Integer[1, 1], Integer[3, 3]]"}
split('a,b')
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 1"}
split('a,b','foo','bar')
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
split('a,b',')')
#=> {"error": "Error while evaluating a Function Call, unmatched close parenthesis: /)/"}
split('ab', Regexp)
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('ab', Regexp[//])
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('a,b,,', ',')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split(' a b', ' ')
#=> {"value": ["", "a", "b"], "type": "Tuple[String, String, String]"}
split('a1b2', /(\d)/)
#=> {"value": ["a", "1", "b", "2"], "type": "Tuple[String, String, String, String]"}
split(['a'], ',')
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Tuple"}
then(1) |$x, $y| { }
#=> {"error": "Error while evaluating a Function Call, 'then' block expects 1 argument, got 2"}
then(1) || { }
#=> {"error": "Error while evaluating a Function Call, 'then' block expects 1 argument, got none"}
then(undef) |$x| { testing }
#=> {"value": null, "type": "Undef"}
then(undef)
#=> {"error": "Error while evaluating a Function Call, 'then' expects a block"}
type([2, 4.14], gobbledygooked)
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got 'gobbledygooked'"}
'abcAbbBccC'.unique |$x| { String($x, '%d') }
#=> {"value": "abc", "type": "String"}
{a => 10, b => 10, c => 20}.unique
#=> {"value": {"Hash": [[["a", "b"], [10]], [["c"], [20]]]}, "type": "Hash[Variant[Tuple[String, String], Tuple[String]], Variant[Tuple[Integer[10, 10]], Tuple[Integer[20, 20]]], 2, 2]"}
{a => 10, b => 11, c => 20}.unique |$x| { if $x > 10 {bigly} else { $x }}
#=> {"value": {"Hash": [[["a"], [10]], [["b", "c"], [11, 20]]]}, "type": "Hash[Variant[Tuple[String], Tuple[String, String]], Variant[Tuple[Integer[10, 10]], Tuple[Integer[11, 11], Integer[20, 20]]], 2, 2]"}
3.unique
#=> {"value": [0, 1, 2], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2]]"}
undef.unique
#=> {"error": "Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Undef\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Undef"}
unique(Integer)
#=> {"error": "Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Type[Integer]\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Type[Integer]"}
unique([1]) |$x,$y| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' block expects 1 argument, got 2"}
unwrap(Sensitive('12345')) |$u| { $u.split(/3/) }
#=> {"value": ["12", "45"], "type": "Tuple[String, String]"}
unwrap('x') |$u| { $u }
#=> {"value": "x", "type": "String"}
unwrap(1,2)
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
unwrap(Sensitive(1)) |$a,$b| { 1 }
#=> {"error": "Parameter $b is required but no value was given"}
unwrap(Sensitive(1)) || { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('a,b')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
versioncmp('a','b','c')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'ignore_trailing_zeroes' expects a Boolean value, got String"}
versioncmp('a','b',true,1)
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 4"}
with(1) |$x, $y| { }
#=> {"error": "Parameter $y is required but no value was given"}
with(1,2) |$x| { }
#=> {"value": null, "type": "Undef"}
with(1, 2) |*$x| { $x }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
{a => undef}.values.map |$v| { $v.type }
#=> {"value": [{"Type": "Undef"}], "type": "Tuple[Type[Undef]]"}
values([1])
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
strftime(Timespan({hours=>3}), '%_H')
#=> {"value": " 3", "type": "String"}
strftime(Timespan({hours=>3}), '%-H')
#=> {"value": "3", "type": "String"}
strftime(Timespan({hours=>3}), '%10H')
#=> {"value": "0000000003", "type": "String"}
strftime(Timespan({hours=>3}), '%_10H')
#=> {"value": "         3", "type": "String"}
strftime(Timespan({hours=>3}), '%-10H')
#=> {"value": "3", "type": "String"}
strftime(Timespan({milli_seconds=>3}), '%_L')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Struct\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Struct\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a value for key 'string'\n    rejected: parameter 'hash_arg' unrecognized key 'milli_seconds'\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' unrecognized key 'milli_seconds'"}
strftime(Timespan({micro_seconds=>3}), '%_6N')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Struct\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Struct\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a value for key 'string'\n    rejected: parameter 'hash_arg' unrecognized key 'micro_seconds'\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' unrecognized key 'micro_seconds'"}
strftime(Timespan({nano_seconds=>3}), '%-9N')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Struct\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Struct\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a value for key 'string'\n    rejected: parameter 'hash_arg' unrecognized key 'nano_seconds'\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' unrecognized key 'nano_seconds'"}
strftime(Timespan({string => '100-14:02:24.123456789', format => '%D-%H:%M:%S.%9N'}), '%_10D%%%03H:%-M:%S.%9N')
#=> {"value": "       100%014:2:24.123456789", "type": "String"}
strftime('%Y', 'UTC') =~ /^\d{4}$/
#=> {"value": true, "type": "Boolean[true]"}
$x=Integer[1,3].each |$i,$y| { } $x
#=> {"value": {"Type": "Integer[1, 3]"}, "type": "Type[Integer[1, 3]]"}
$x=3.each |$i,$y| { } $x
#=> {"value": 3, "type": "Integer[3, 3]"}
$x='abc'.each |$i,$y| { } $x
#=> {"value": "abc", "type": "String"}
assert_type(Variant[Integer,String], Variant[Integer[1,2],String])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a value of type Integer or String, got Type[Variant]"}
sort(Variant[Integer[1,2],Integer[3,4]])
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Type[Integer]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Type[Integer]"}
assert_type(Type[String], Variant[Integer[1,2],Integer[3,4]])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[String] value, got Type[Integer[1, 4]]"}
assert_type(Type[String], Optional[Integer[3,4]])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[String] value, got Type[Optional[Integer[3, 4]]]"}
upcase(Variant[Integer[1,2],Integer[3,4]])
#=> {"error": "Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Integer]"}
Variant[Integer[1,2],Integer[4,5]].generalize
#=> {"error": "Unknown function: 'generalize'."}
type(Variant[Integer[1,2],Integer[4,5]], generalized)
#=> {"value": {"Type": "Type[Integer]"}, "type": "Type[Type[Integer]]"}
type([Variant[Integer[1,2],Integer[4,5]]], generalized)
#=> {"value": {"Type": "Array[Type[Integer]]"}, "type": "Type[Array[Type[Integer]]]"}
'42'.scanf('%i')|$x|{$x[0]} + 1
#=> {"value": 43, "type": "Integer[43, 43]"}
'42 no'.scanf('%i')
#=> {"value": [42], "type": "Tuple[Integer[42, 42]]"}
'42'.scanf()
#=> {"error": "Error while evaluating a Method call, 'scanf' expects 2 arguments, got 1"}
Timespan('1-7:10:11.123456789', '%D-%H:%M:%S.%N')
#=> {"value": {"Timespan": "1-07:10:11.123456789"}, "type": "Timespan['1-07:10:11.123456789']"}
Timespan('-1-7:10:11.123456789', '%D-%H:%M:%S.%N')
#=> {"value": {"Timespan": "-1-07:10:11.123456789"}, "type": "Timespan['-1-07:10:11.123456789']"}
Timespan('27:10:11', '%H:%M:%S')
#=> {"value": {"Timespan": "1-03:10:11.0"}, "type": "Timespan['1-03:10:11.0']"}
Timespan('1630:11', '%M:%S')
#=> {"value": {"Timespan": "1-03:10:11.0"}, "type": "Timespan['1-03:10:11.0']"}
Timespan('97811', '%S')
#=> {"value": {"Timespan": "1-03:10:11.0"}, "type": "Timespan['1-03:10:11.0']"}
Timespan('97811000', '%L')
#=> {"error": "Error while evaluating a Function Call, Format specifiers %L and %N denotes fractions and must be used together with a specifier of higher magnitude"}
Timespan('112211123456789', '%N')
#=> {"error": "Error while evaluating a Function Call, Format specifiers %L and %N denotes fractions and must be used together with a specifier of higher magnitude"}
Timespan('11:1630', '%S:%M')
#=> {"value": {"Timespan": "1-03:10:11.0"}, "type": "Timespan['1-03:10:11.0']"}
Timespan('11:1630', '%S-%M')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '11:1630' using format '%S-%M'"}
Timespan('11:70:12', '%H:%M:%S')
#=> {"value": {"Timespan": "0-12:10:12.0"}, "type": "Timespan['0-12:10:12.0']"}
Timespan('x', '%H')
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'x' using format '%H'"}
strftime(Timespan(-90000.5), '%D-%H:%M:%S')
#=> {"value": "-1-01:00:00", "type": "String"}
strftime(Timespan(90000.5), '%D%%%H:%M:%S')
#=> {"value": "1%01:00:00", "type": "String"}
Hash(Timespan(90000.5))
#=> {"error": "Error while evaluating a Function Call, Value of type Timespan cannot be converted to Hash"}
Timestamp(1495789430.910161286)
#=> {"value": {"Timestamp": "2017-05-26T09:03:50.910161152 UTC"}, "type": "Timestamp['2017-05-26T09:03:50.910161152 UTC']"}
Timestamp('2017-05-26T09:03:50.910161286 UTC')
#=> {"value": {"Timestamp": "2017-05-26T09:03:50.910161286 UTC"}, "type": "Timestamp['2017-05-26T09:03:50.910161286 UTC']"}
min('2','10') |$a, $b| { compare($a, $b) }
#=> {"value": "10", "type": "String"}
min(Semver('2.0.0'), Semver('10.0.0'))
#=> {"value": {"SemVer": "2.0.0"}, "type": "SemVer['2.0.0 - 2.0.0']"}
#[7]=> {"value": {"SemVer": "10.0.0"}, "type": "SemVer['10.0.0 - 10.0.0']"}
min(Timespan(2), Timespan(77.3))
#=> {"value": {"Timespan": "0-00:00:02.0"}, "type": "Timespan['0-00:00:02.0']"}
min(Timestamp(0), Timestamp(298922400))
#=> {"value": {"Timestamp": "1970-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:00.000000000 UTC']"}
max(Timestamp(0), Timestamp(298922400))
#=> {"value": {"Timestamp": "1979-06-22T18:00:00.000000000 UTC"}, "type": "Timestamp['1979-06-22T18:00:00.000000000 UTC']"}
max(Timespan(2), Timespan(10))
#=> {"value": {"Timespan": "0-00:00:10.0"}, "type": "Timespan['0-00:00:10.0']"}
min([20], 'a')
#=> {"value": [20], "type": "Tuple[Integer[20, 20]]"}
min({'a' => 10}, '|a')
#=> {"value": {"Hash": [["a", 10]]}, "type": "Struct[{'a' => Integer[10, 10]}]"}
min(false, 'fal')
#=> {"value": "fal", "type": "String"}
min(/b/, '(?-mix:a)')
#=> {"value": "(?-mix:a)", "type": "String"}
empty(0.0)
#=> {"value": false, "type": "Boolean[false]"}
sprintf("%<foo>d : %<zanzibar>f", {'foo' => 1, 'bar' => 2})
#=> {"error": "Error while evaluating a Function Call, key<zanzibar> not found"}
sprintf("%<foo>d : %<bar>f", {'foo' => 1, 'bar' => 2, 1 => 2, [1] => 2, false => true, {} => {}})
#=> {"value": "1 : 2.000000", "type": "String"}
sprintf("%s", {'foo' => 1, 'bar' => 2})
#=> {"value": "{\"foo\"=>1, \"bar\"=>2}", "type": "String"}
sprintf("<%.8s:%#5o %#8X (%-8s)>", "overlongstring", "23", "48879", "foo")
#=> {"value": "<overlong:  027   0XBEEF (foo     )>", "type": "String"}
sprintf("%{foo}", {foo => 1})
#=> {"value": "1", "type": "String"}
sprintf("%{foo", {foo => 1})
#=> {"error": "Error while evaluating a Function Call, malformed name - unmatched parenthesis"}
sprintf("%<foo", {foo => 1})
#=> {"error": "Error while evaluating a Function Call, malformed name - unmatched parenthesis"}
sprintf("%d %d", 1)
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf("%d", 1, 2)
#=> {"value": "1", "type": "String"}
sprintf("%d", 'x')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"x\""}
sprintf("%d", [1])
#=> {"error": "Error while evaluating a Function Call, can't convert Array into Integer"}
sprintf("%d", undef)
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"\""}
sprintf("%s", undef)
#=> {"value": "", "type": "String"}
sprintf("%s", Sensitive('x'))
#=> {"value": "Sensitive [value redacted]", "type": "String"}
sprintf("%1$s %2$s %1$s", 'a', 'b')
#=> {"error": "Unknown variable: 's'."}
#[7]=> {"error": "Error while evaluating a Function Call, flag after width"}
sprintf("%*d", 5, 1)
#=> {"value": "    1", "type": "String"}
sprintf("%-*d|", 5, 1)
#=> {"value": "1    |", "type": "String"}
sprintf("%%")
#=> {"value": "%", "type": "String"}
sprintf("%")
#=> {"error": "Error while evaluating a Function Call, incomplete format specifier; use %% (double %) instead"}
sprintf("%z", 1)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %z"}
sprintf("%c%c", 65, 'xyz')
#=> {"value": "Ax", "type": "String"}
#[7]=> {"error": "Error while evaluating a Function Call, %c requires a character"}
fqdn_rand(3000)
#=> {"value": 2836, "type": "Integer[2836, 2836]"}
fqdn_rand('3000', 'a')
#=> {"value": 1493, "type": "Integer[1493, 1493]"}
fqdn_rand(5, [1])
#=> {"value": 4, "type": "Integer[4, 4]"}
fqdn_rand(5, undef)
#=> {"value": 3, "type": "Integer[3, 3]"}
fqdn_rand('x')
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
shellquote('foo', ['bar@example.com', 'localhost:/dev/null'], 'xyzzy+-4711,23')
#=> {"value": "foo bar@example.com localhost:/dev/null xyzzy+-4711,23", "type": "String"}
shellquote("'foo'bar'", "`\$'EDITOR'`")
#=> {"value": "\"'foo'bar'\" \"\\`\\$'EDITOR'\\`\"", "type": "String"}
shellquote('`echo *`', '`ls "$MAILPATH"`')
#=> {"value": "'`echo *`' '`ls \"$MAILPATH\"`'", "type": "String"}
shellquote('\'foo"bar"xyzzy\'', '"foo\'bar\'xyzzy"')
#=> {"value": "\"'foo\\\"bar\\\"xyzzy'\" \"\\\"foo'bar'xyzzy\\\"\"", "type": "String"}
shellquote("foo \n bar")
#=> {"value": "\"foo \n bar\"", "type": "String"}
generate('command')
#=> {"error": "Error while evaluating a Function Call, Generators must be fully qualified"}
generate('/com mand')
#=> {"error": "Error while evaluating a Function Call, Generators can only contain alphanumerics, file separators, and dashes"}
generate('/command/../x')
#=> {"error": "Error while evaluating a Function Call, Can not use generators with '..' in them."}
generate('/##/command')
#=> {"error": "Error while evaluating a Function Call, Generators can only contain alphanumerics, file separators, and dashes"}
generate('/com\\mand')
#=> {"error": "Error while evaluating a Function Call, Generators can only contain alphanumerics, file separators, and dashes"}
digest('a','b')
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
file('one')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from one"}
file('/nosuch/one')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from /nosuch/one"}
find_template('nosuch/x')
#=> {"value": null, "type": "Undef"}
binary_file('nosuch/x')
#=> {"error": "Error while evaluating a Function Call, binary_file(): The given file 'nosuch/x' does not exist"}
lookup()
#=> {"error": "Error while evaluating a Function Call, 'lookup' expects between 1 and 4 arguments, got none"}
lookup('nosuch')
#=> {"error": "Function lookup() did not find a value for the name 'nosuch'"}
lookup('nosuch', Integer)
#=> {"error": "Function lookup() did not find a value for the name 'nosuch'"}
lookup('nosuch', undef, undef, 3)
#=> {"value": 3, "type": "Integer[3, 3]"}
lookup('nosuch', String, 'first', 3)
#=> {"error": "Error while evaluating a Function Call, Default value has wrong type, expects a String value, got Integer"}
lookup('nosuch', String, 'bogus', 3)
#=> {"error": "Error while evaluating a Function Call, Unknown merge strategy: 'bogus'"}
lookup(['a','b'], {default_value => 4})
#=> {"value": 4, "type": "Integer[4, 4]"}
lookup('nosuch') |$k| { "k${k}" }
#=> {"value": "knosuch", "type": "String"}
lookup('nosuch', Integer) |$k| { "k${k}" }
#=> {"error": "Error while evaluating a Function Call, Value returned from default block has wrong type, expects an Integer value, got String"}
lookup({name => 'nosuch', default_value => 5})
#=> {"value": 5, "type": "Integer[5, 5]"}
lookup({name => 'nosuch', bogus => 5})
#=> {"error": "Error while evaluating a Function Call, The function 'lookup' was called with arguments it does not accept. It expects one of:\n  (NameType = Variant[String, Array[String]] name, ValueType = Type value_type?, MergeType = Variant[String[1], Hash[String, Scalar]] merge?)\n    rejected: parameter 'name' expects a NameType = Variant[String, Array[String]] value, got Struct\n  (NameType = Variant[String, Array[String]] name, Optional[ValueType] value_type, Optional[MergeType] merge, DefaultValueType = Any default_value)\n    rejected: expects 4 arguments, got 1\n  (NameType = Variant[String, Array[String]] name, ValueType = Type value_type?, MergeType = Variant[String[1], Hash[String, Scalar]] merge?)\n    rejected: parameter 'name' expects a NameType = Variant[String, Array[String]] value, got Struct\n  (OptionsWithName = Struct[{'name' => NameType = Variant[String, Array[String]], 'value_type' => Optional[ValueType = Type], 'default_value' => DefaultValueType = Any, 'override' => Optional[Hash[String, Any]], 'default_values_hash' => Optional[Hash[String, Any]], 'merge' => Optional[MergeType = Variant[String[1], Hash[String, Scalar]]]}] options_hash, BlockType = Callable[NameType = Variant[String, Array[String]]] block?)\n    rejected: parameter 'options_hash' unrecognized key 'bogus'\n  (Variant[String, Array[String]] name, OptionsWithoutName = Struct[{'value_type' => Optional[ValueType = Type], 'default_value' => DefaultValueType = Any, 'override' => Optional[Hash[String, Any]], 'default_values_hash' => Optional[Hash[String, Any]], 'merge' => Optional[MergeType = Variant[String[1], Hash[String, Scalar]]]}] options_hash, BlockType = Callable[NameType = Variant[String, Array[String]]] block?)\n    rejected: expects 2 arguments, got 1"}
lookup('nosuch', {merge => {strategy => deep, bogus => 1}})
#=> {"error": "Error while evaluating a Function Call, The merge options has wrong type, unrecognized key 'bogus'"}
lookup('nosuch', {merge => {strategy => bogus}})
#=> {"error": "Error while evaluating a Function Call, Unknown merge strategy: 'bogus'"}
lookup('nosuch', {merge => 'unique', default_value => [1]})
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
lookup('nosuch', {value_type => Integer, default_value => 'x'})
#=> {"error": "Error while evaluating a Function Call, Default value has wrong type, expects an Integer value, got String"}
lookup('nosuch', {default_values_hash => {nosuch => 9}})
#=> {"value": 9, "type": "Integer[9, 9]"}
lookup('nosuch', {override => {nosuch => 9}})
#=> {"value": 9, "type": "Integer[9, 9]"}
lookup('a.b', {override => {a => {b => 9}}})
#=> {"error": "Function lookup() did not find a value for the name 'a.b'"}
lookup('lookup_options')
#=> {"error": "Function lookup() did not find a value for the name 'lookup_options'"}
lookup('')
#=> {"error": "Function lookup() did not find a value for the name ''"}
lookup(1)
#=> {"error": "Error while evaluating a Function Call, The function 'lookup' was called with arguments it does not accept. It expects one of:\n  (NameType = Variant[String, Array[String]] name, ValueType = Type value_type?, MergeType = Variant[String[1], Hash[String, Scalar]] merge?)\n    rejected: parameter 'name' expects a NameType = Variant[String, Array[String]] value, got Integer\n  (NameType = Variant[String, Array[String]] name, Optional[ValueType] value_type, Optional[MergeType] merge, DefaultValueType = Any default_value)\n    rejected: expects 4 arguments, got 1\n  (NameType = Variant[String, Array[String]] name, ValueType = Type value_type?, MergeType = Variant[String[1], Hash[String, Scalar]] merge?)\n    rejected: parameter 'name' expects a NameType = Variant[String, Array[String]] value, got Integer\n  (OptionsWithName = Struct[{'name' => NameType = Variant[String, Array[String]], 'value_type' => Optional[ValueType = Type], 'default_value' => DefaultValueType = Any, 'override' => Optional[Hash[String, Any]], 'default_values_hash' => Optional[Hash[String, Any]], 'merge' => Optional[MergeType = Variant[String[1], Hash[String, Scalar]]]}] options_hash, BlockType = Callable[NameType = Variant[String, Array[String]]] block?)\n    rejected: parameter 'options_hash' expects an OptionsWithName = Struct[{'name' => NameType = Variant[String, Array[String]], 'value_type' => Optional[ValueType = Type], 'default_value' => DefaultValueType = Any, 'override' => Optional[Hash[String, Any]], 'default_values_hash' => Optional[Hash[String, Any]], 'merge' => Optional[MergeType = Variant[String[1], Hash[String, Scalar]]]}] value, got Integer\n  (Variant[String, Array[String]] name, OptionsWithoutName = Struct[{'value_type' => Optional[ValueType = Type], 'default_value' => DefaultValueType = Any, 'override' => Optional[Hash[String, Any]], 'default_values_hash' => Optional[Hash[String, Any]], 'merge' => Optional[MergeType = Variant[String[1], Hash[String, Scalar]]]}] options_hash, BlockType = Callable[NameType = Variant[String, Array[String]]] block?)\n    rejected: expects 2 arguments, got 1"}
lookup([])
#=> {"error": "Function lookup() did not find a value for any of the names []"}
hiera('nosuch')
#=> {"error": "Function lookup() did not find a value for the name 'nosuch'"}
hiera('nosuch', 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
hiera('nosuch') |$k| { $k }
#=> {"value": "nosuch", "type": "String"}
hiera()
#=> {"error": "Error while evaluating a Function Call, 'hiera' expects between 1 and 3 arguments, got none"}
hiera_array('nosuch', [1])
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
hiera_hash('nosuch', {a=>1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
hiera_hash('nosuch', 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
hiera_array('nosuch', 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
hiera_include('nosuch')
#=> {"error": "Function lookup() did not find a value for the name 'nosuch'"}
hiera_include('nosuch', [])
#=> {"value": null, "type": "Undef"}
hiera_include('nosuch', 'settings')
#=> {"value": [{"Type": "Class[settings]"}], "type": "Tuple[Type[Class[settings]]]"}
hiera_array('nosuch')
#=> {"error": "Function lookup() did not find a value for the name 'nosuch'"}
hiera_hash('nosuch')
#=> {"error": "Function lookup() did not find a value for the name 'nosuch'"}
sort([SemVer('2.0.0'),SemVer('1.0.0')])
#=> {"value": [{"SemVer": "1.0.0"}, {"SemVer": "2.0.0"}], "type": "Tuple[SemVer['1.0.0 - 1.0.0'], SemVer['2.0.0 - 2.0.0']]"}
sort([Timestamp(2),Timestamp(1)])
#=> {"value": [{"Timestamp": "1970-01-01T00:00:01.000000000 UTC"}, {"Timestamp": "1970-01-01T00:00:02.000000000 UTC"}], "type": "Tuple[Timestamp['1970-01-01T00:00:01.000000000 UTC'], Timestamp['1970-01-01T00:00:02.000000000 UTC']]"}
sort([[SemVer('2.0.0')],[SemVer('1.0.0')]])
#=> {"value": [[{"SemVer": "1.0.0"}], [{"SemVer": "2.0.0"}]], "type": "Tuple[Tuple[SemVer['1.0.0 - 1.0.0']], Tuple[SemVer['2.0.0 - 2.0.0']]]"}
sort([Timespan(2),1])
#=> {"value": [1, {"Timespan": "0-00:00:02.0"}], "type": "Tuple[Integer[1, 1], Timespan['0-00:00:02.0']]"}
sort([1,Timespan(2)])
#=> {"value": [1, {"Timespan": "0-00:00:02.0"}], "type": "Tuple[Integer[1, 1], Timespan['0-00:00:02.0']]"}
sort([true,true])
#=> {"value": [true, true], "type": "Tuple[Boolean[true], Boolean[true]]"}
sort([true,1])
#=> {"error": "Error while evaluating a Function Call, comparison of TrueClass with 1 failed"}
sort(['b',undef])
#=> {"error": "Error while evaluating a Function Call, comparison of String with nil failed"}
sort([{a=>1},{a=>1}])
#=> {"value": [{"Hash": [["a", 1]]}, {"Hash": [["a", 1]]}], "type": "Tuple[Struct[{'a' => Integer[1, 1]}], Struct[{'a' => Integer[1, 1]}]]"}
sort([Integer,Integer])
#=> {"value": [{"Type": "Integer"}, {"Type": "Integer"}], "type": "Tuple[Type[Integer], Type[Integer]]"}
sort([Integer,String])
#=> {"error": "Error while evaluating a Function Call, comparison of Puppet::Pops::Types::PIntegerType with Puppet::Pops::Types::PStringType failed"}
sort([Sensitive(1),Sensitive(1)])
#=> {"value": [{"Sensitive": 1}, {"Sensitive": 1}], "type": "Tuple[Sensitive[Integer], Sensitive[Integer]]"}
sort([default,default])
#=> {"value": [{"Default": true}, {"Default": true}], "type": "Tuple[Default, Default]"}
sort([/a/,/a/])
#=> {"value": [{"Regexp": "a"}, {"Regexp": "a"}], "type": "Tuple[Regexp[/a/], Regexp[/a/]]"}
sort([[1,'a'],[1,2]])
#=> {"error": "Error while evaluating a Function Call, comparison of Array with Array failed"}
sort([[1],[1,2],[]])
#=> {"value": [[], [1], [1, 2]], "type": "Tuple[Array[0, 0], Tuple[Integer[1, 1]], Tuple[Integer[1, 1], Integer[2, 2]]]"}
sort(['é','z'])
#=> {"value": ["z", "é"], "type": "Tuple[String, String]"}
sort([Binary('aGk='),Binary('aGk=')])
#=> {"value": [{"Binary": "aGk="}, {"Binary": "aGk="}], "type": "Tuple[Binary, Binary]"}
sort([URI('http://b'),URI('http://a')])
#=> {"error": "Error while evaluating a Function Call, comparison of URI::HTTP with URI::HTTP failed"}
sort([SemVerRange('1.x'),SemVerRange('1.x')])
#=> {"value": [{"SemVerRange": "1.x"}, {"SemVerRange": "1.x"}], "type": "Tuple[SemVerRange, SemVerRange]"}
intersection([SemVer('1.0.0')],[SemVer('1.0.0')])
#=> {"error": "Unknown function: 'intersection'."}
sort([1,Timestamp(2)])
#=> {"value": [1, {"Timestamp": "1970-01-01T00:00:02.000000000 UTC"}], "type": "Tuple[Integer[1, 1], Timestamp['1970-01-01T00:00:02.000000000 UTC']]"}
sort([Timestamp(2),1])
#=> {"value": [1, {"Timestamp": "1970-01-01T00:00:02.000000000 UTC"}], "type": "Tuple[Integer[1, 1], Timestamp['1970-01-01T00:00:02.000000000 UTC']]"}
sort([3.5,Timespan(2)])
#=> {"value": [{"Timespan": "0-00:00:02.0"}, {"Float": "3.5"}], "type": "Tuple[Timespan['0-00:00:02.0'], Float[3.5, 3.5]]"}
sort([3,Timespan(2),1])
#=> {"value": [1, {"Timespan": "0-00:00:02.0"}, 3], "type": "Tuple[Integer[1, 1], Timespan['0-00:00:02.0'], Integer[3, 3]]"}
sort([Timespan(2),Timestamp(1)])
#=> {"error": "Error while evaluating a Function Call, comparison of Puppet::Pops::Time::Timespan with Puppet::Pops::Time::Timestamp failed"}
sort(['a',Timespan(2)])
#=> {"error": "Error while evaluating a Function Call, comparison of String with Puppet::Pops::Time::Timespan failed"}
compare(3,Timespan(2))
#=> {"value": 1, "type": "Integer[1, 1]"}
compare(3.5,Timestamp(2))
#=> {"value": 1, "type": "Integer[1, 1]"}
compare('a',Timestamp(2))
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got String and Timestamp"}
