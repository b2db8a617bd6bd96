# Calls of the functions of the module `sample`.
sample::kinds('ab')
#=> {"made": {"Notify[x]": {"message": "abab"}}}
sample::kinds('ab', 3)
#=> {"made": {"Notify[x]": {"message": "ababab"}}}
sample::kinds('ab', 10)
#=> {"error": "Error while evaluating a Function Call, The function 'sample::kinds' was called with arguments it does not accept. It expects one of:\n  (String[1] text, Integer[0, 9] count?)\n    rejected: parameter 'count' expects an Integer[0, 9] value, got Integer[10, 10]\n  (Numeric numbers+)\n    rejected: parameter 'numbers' expects a Numeric value, got String\n  (Array values, Callable[1, 1] work)\n    rejected: expects 1 argument, got 2\n  (Hash values, Callable block?)\n    rejected: expects 1 argument, got 2"}
sample::kinds('')
#=> {"error": "Error while evaluating a Function Call, The function 'sample::kinds' was called with arguments it does not accept. It expects one of:\n  (String[1] text, Integer[0, 9] count?)\n    rejected: parameter 'text' expects a String[1] value, got String\n  (Numeric numbers+)\n    rejected: parameter 'numbers' expects a Numeric value, got String\n  (Array values, Callable[1, 1] work)\n    rejected: parameter 'values' expects an Array value, got String\n  (Hash values, Callable block?)\n    rejected: parameter 'values' expects a Hash value, got String"}
sample::kinds(1, 2.5, 3)
#=> {"made": {"Notify[x]": {"message": 6.5}}}
sample::kinds()
#=> {"error": "Error while evaluating a Function Call, 'sample::kinds' expects at least 1 argument, got none"}
sample::kinds([1, 2]) |$x| { $x + 1 }
#=> {"made": {"Notify[x]": {"message": [2, 3]}}}
sample::kinds([1, 2])
#=> {"error": "Error while evaluating a Function Call, The function 'sample::kinds' was called with arguments it does not accept. It expects one of:\n  (String[1] text, Integer[0, 9] count?)\n    rejected: parameter 'text' expects a String value, got Tuple\n  (Numeric numbers+)\n    rejected: parameter 'numbers' expects a Numeric value, got Tuple\n  (Array values, Callable[1, 1] work)\n    rejected: expects a block\n  (Hash values, Callable block?)\n    rejected: parameter 'values' expects a Hash value, got Tuple"}
sample::kinds([1, 2]) |$x, $y| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'sample::kinds' was called with arguments it does not accept. It expects one of:\n  (String[1] text, Integer[0, 9] count?)\n    rejected: parameter 'text' expects a String value, got Tuple\n  (Numeric numbers+)\n    rejected: parameter 'numbers' expects a Numeric value, got Tuple\n  (Array values, Callable[1, 1] work)\n    rejected: block expects 1 argument, got 2\n  (Hash values, Callable block?)\n    rejected: parameter 'values' expects a Hash value, got Tuple"}
sample::kinds({'a' => 1})
#=> {"made": {"Notify[x]": {"message": ["a"]}}}
sample::kinds({'a' => 1}) |$k, $v| { "${k}=${v}" }
#=> {"made": {"Notify[x]": {"message": ["a=1"]}}}
sample::kinds({'a' => 1}) |$k| { "${k}" }
#=> {"made": {"Notify[x]": {"message": ["a"]}}}
sample::kinds(true)
#=> {"error": "Error while evaluating a Function Call, The function 'sample::kinds' was called with arguments it does not accept. It expects one of:\n  (String[1] text, Integer[0, 9] count?)\n    rejected: parameter 'text' expects a String value, got Boolean\n  (Numeric numbers+)\n    rejected: parameter 'numbers' expects a Numeric value, got Boolean\n  (Array values, Callable[1, 1] work)\n    rejected: parameter 'values' expects an Array value, got Boolean\n  (Hash values, Callable block?)\n    rejected: parameter 'values' expects a Hash value, got Boolean"}
sample::kinds('x', 'y')
#=> {"error": "Error while evaluating a Function Call, The function 'sample::kinds' was called with arguments it does not accept. It expects one of:\n  (String[1] text, Integer[0, 9] count?)\n    rejected: parameter 'count' expects an Integer value, got String\n  (Numeric numbers+)\n    rejected: parameter 'numbers' expects a Numeric value, got String\n  (Array values, Callable[1, 1] work)\n    rejected: expects 1 argument, got 2\n  (Hash values, Callable block?)\n    rejected: expects 1 argument, got 2"}
sample::aliased({'host' => 'a', 'port' => 22})
#=> {"made": {"Notify[x]": {"message": "a:22"}}}
sample::aliased({'host' => 'a'})
#=> {"made": {"Notify[x]": {"message": "a:80"}}}
sample::aliased({'host' => 'a', 'port' => 0})
#=> {"error": "Error while evaluating a Function Call, 'sample::aliased' expects an address, not {\"host\"=>\"a\", \"port\"=>0}"}
sample::aliased('x')
#=> {"error": "Error while evaluating a Function Call, 'sample::aliased' expects an address, not \"x\""}
sample::aliased()
#=> {"error": "Error while evaluating a Function Call, 'sample::aliased' expects 1 argument, got none"}
sample::wrong_result(1)
#=> {"made": {"Notify[x]": {"message": 1}}}
sample::wrong_result('a')
#=> {"error": "Error while evaluating a Function Call, value returned from function 'result' has wrong type, expects an Integer value, got String"}
sample::scoped('hostname', 1, [2])
#=> {"made": {"Notify[x]": {"message": ["host", "host", "host", "host", [1, [2]]]}}}
sample::scoped('nonsense')
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'nonsense'; "}
#[7]=> {"made": {"Notify[x]": {"message": [null, null, null, "host", []]}}}
[1].map |$hostname| { sample::scoped('hostname') }
#=> {"made": {"Notify[x]": {"message": [[1, 1, "host", "host", []]]}}}
sample::deep::fibonacci(12)
#=> {"made": {"Notify[x]": {"message": 144}}}
sample::deep::fibonacci(0)
#=> {"made": {"Notify[x]": {"message": 0}}}
sample::rescues('integer', '12')
#=> {"made": {"Notify[x]": {"message": [12, "fine", "ended"]}}}
sample::rescues('integer', 'x')
#=> {"made": {"Notify[x]": {"message": ["ArgumentError: invalid value for Integer(): \"x\"", "ended"]}}}
sample::rescues('integer', undef)
#=> {"made": {"Notify[x]": {"message": ["TypeError: can't convert nil into Integer", "ended"]}}}
sample::rescues('parse')
#=> {"made": {"Notify[x]": {"message": ["parse error", "ended"]}}}
sample::rescues('new', 'value')
#=> {"made": {"Notify[x]": {"message": ["ArgumentError: bad value", "ended"]}}}
sample::rescues('runtime')
#=> {"made": {"Notify[x]": {"message": ["other RuntimeError", "ended"]}}}
sample::rescues('nil')
#=> {"made": {"Notify[x]": {"message": ["other NoMethodError", "ended"]}}}
sample::rescues('key')
#=> {"made": {"Notify[x]": {"message": ["other KeyError", "ended"]}}}
sample::rescues('division', 0)
#=> {"made": {"Notify[x]": {"message": ["other ZeroDivisionError", "ended"]}}}
sample::rescues('compare')
#=> {"made": {"Notify[x]": {"message": ["ArgumentError: comparison of Integer with String failed", "ended"]}}}
sample::rescues('escape', 1)
#=> {"made": {"Notify[x]": {"message": ["no text", "fine", "ended"]}}}
sample::rescues('escape', 'a,b')
#=> {"made": {"Notify[x]": {"message": [["a", "b"], "fine", "ended"]}}}
sample::rescues('other', '1.5')
#=> {"made": {"Notify[x]": {"message": [1.5, "fine", "ended"]}}}
sample::rescues('other', 'x')
#=> {"made": {"Notify[x]": {"message": ["ArgumentError: invalid value for Float(): \"x\"", "ended"]}}}
sample::rescues()
#=> {"error": "Error while evaluating a Function Call, 'sample::rescues' expects between 1 and 2 arguments, got none"}
sample::rescues(1, 2, 3)
#=> {"error": "Error while evaluating a Function Call, 'sample::rescues' expects between 1 and 2 arguments, got 3"}
sample::uncaught('parse')
#=> {"error": "Error while evaluating a Function Call, a parse error"}
sample::uncaught('error')
#=> {"error": "Error while evaluating a Function Call, an error"}
sample::uncaught('argument')
#=> {"error": "Error while evaluating a Function Call, an argument"}
sample::uncaught('string')
#=> {"error": "Error while evaluating a Function Call, just a text"}
sample::uncaught('class')
#=> {"error": "Error while evaluating a Function Call, ArgumentError"}
sample::uncaught('nil')
#=> {"error": "Error while evaluating a Function Call, undefined method `strip' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `strip' for nil:NilClass"}
sample::uncaught('method')
#=> {"error": "Error while evaluating a Function Call, undefined method `nonsense' for an instance of String"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `nonsense' for \"x\":String"}
sample::uncaught('type')
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
sample::uncaught('arguments')
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 1, expected 2)"}
sample::uncaught('nested')
#=> {"error": "Error while evaluating a Function Call, from puppet"}
sample::uncaught('unknown')
#=> {"error": "Error while evaluating a Function Call, Function sample::uncaught(): Unknown function: 'no_such_function'"}
sample::uncaught('count')
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got none"}
sample::uncaught('nothing')
#=> {"made": {"Notify[x]": {}}}
sample::texts('World')
#=> {"made": {"Notify[x]": {"message": ["Hello World\n  indented \tby a tab\n\n", "no #{interpolation} here|\\n stays", "", "", "World|003.1|ff", "1-002"]}}}
sample::texts('World', ['a', 1, 'b'])
#=> {"made": {"Notify[x]": {"message": ["Hello World\n  indented \tby a tab\n- a\n- 1\n- b\n", "no #{interpolation} here|\\n stays", "a, 1, b", "A, 1, B", "World|003.1|ff", "1-002"]}}}
sample::keywords({})
#=> {"made": {"Notify[x]": {"message": ["[x]", "(y)", [1, [2, 3], 4], [2, 6, 12]]}}}
sample::keywords({'left' => '<'})
#=> {"made": {"Notify[x]": {"message": ["<x]", "(y)", [1, [2, 3], 4], [2, 6, 12]]}}}
sample::keywords({'nonsense' => 1})
#=> {"error": "Error while evaluating a Function Call, unknown keyword: :nonsense"}
sample::libraries({'a' => [1, 'two', undef, true]})
#=> {"made": {"Notify[x]": {"message": {"json": "{\"a\":[1,\"two\",null,true]}", "pretty": "[\n  {\n    \"a\": [\n      1,\n      \"two\",\n      null,\n      true\n    ]\n  }\n]", "yaml": "---\na:\n- 1\n- two\n-\n- true\n", "parsed": {"a": [1, 2.5, null, true, "x"]}, "loaded": {"a": 1, "b": ["x", "y"]}, "sha256": "53ccf29b09e00605cb71fe85e10e8403ec079d6cdcc92238e99c92c995d620ac", "base64": "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\neHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eA==\n", "path": "/etc/x/y.conf", "ext": ".gz", "url": "a%20b%2Fc%3F%C3%A9 é", "host": "example.com", "ip": "10.1.0.0", "inside": true}}}}
sample::libraries('text with "quotes"')
#=> {"made": {"Notify[x]": {"message": {"json": "\"text with \\\"quotes\\\"\"", "pretty": "[\n  \"text with \\\"quotes\\\"\"\n]", "yaml": "--- text with \"quotes\"\n", "parsed": {"a": [1, 2.5, null, true, "x"]}, "loaded": {"a": 1, "b": ["x", "y"]}, "sha256": "49ac973154996ae4cd9d77c0f45363a90a74abfceaf18403a38f7a8fb2165aec", "base64": "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\neHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eA==\n", "path": "/etc/x/y.conf", "ext": ".gz", "url": "a%20b%2Fc%3F%C3%A9 é", "host": "example.com", "ip": "10.1.0.0", "inside": true}}}}
sample::libraries([1.5, -3, {}])
#=> {"made": {"Notify[x]": {"message": {"json": "[1.5,-3,{}]", "pretty": "[\n  [\n    1.5,\n    -3,\n    {\n    }\n  ]\n]", "yaml": "---\n- 1.5\n- -3\n- {}\n", "parsed": {"a": [1, 2.5, null, true, "x"]}, "loaded": {"a": 1, "b": ["x", "y"]}, "sha256": "8b443af1ab19769b07f4130ae7388d84af99f876ad680f860063a6842de0c8d2", "base64": "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\neHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eA==\n", "path": "/etc/x/y.conf", "ext": ".gz", "url": "a%20b%2Fc%3F%C3%A9 é", "host": "example.com", "ip": "10.1.0.0", "inside": true}}}}
sample::calls([1, 2])
#=> {"made": {"Notify[x]": {"message": [[2, 4], "2-4", "ababab", [1, [2], "host"]]}}}
sample::changes({'old' => 1, 'b' => 2, 'a' => 3}, ['x', 'yyy', 'zz', 'ww'])
#=> {"made": {"Notify[x]": {"message": {"copy": {"b": 2, "a": 3, "new": 4}, "first": "yyy", "others": ["ww", "zz", "x"], "pairs": {"a": 3, "b": 2, "new": 4}, "grouped": {"__ptype": "Hash", "__pvalue": [1, ["x"], 3, ["yyy"], 2, ["zz", "ww"]]}}}}}
sample::compiler('resources')
#=> {"made": {"Notify[x]": {"message": ["Class[Settings]", "Class[main]", "Stage[main]"]}}}
sample::compiler('of type', 'Exec')
#=> {"made": {"Notify[x]": {"message": []}}}
sample::compiler('declared', 'Stage', 'main')
#=> {"made": {"Notify[x]": {"message": [false, false]}}}
sample::compiler('declared', 'File', '/x')
#=> {"made": {"Notify[x]": {"message": [true, true]}}}
sample::compiler('classes', 'settings')
#=> {"made": {"Notify[x]": {"message": true}}}
sample::compiler('classes', 'sample')
#=> {"made": {"Notify[x]": {"message": false}}}
sample::compiler('node')
#=> {"made": {"Notify[x]": {"message": ["host.example.com", "host.example.com", "host", "host.example.com"]}}}
sample::compiler('class', 'sample')
#=> {"made": {"Notify[x]": {"message": [true, "sample", "sample", true]}}}
sample::compiler('class', '::Sample')
#=> {"made": {"Notify[x]": {"message": [true, "sample", null, true]}}}
sample::compiler('class', 'sample::twice')
#=> {"made": {"Notify[x]": {"message": [true, "sample::twice", "sample::twice", true]}}}
sample::compiler('define', 'sample::twice')
#=> {"made": {"Notify[x]": {"message": [true, true]}}}
sample::compiler('define', 'sample::listed')
#=> {"made": {"Notify[x]": {"message": [true, false]}}}
sample::compiler('define', '::sample::listed')
#=> {"made": {"Notify[x]": {"message": [true, false]}}}
sample::compiler('define', 'sample')
#=> {"made": {"Notify[x]": {"message": [true, true]}}}
sample::compiler('modules')
#=> {"made": {"Notify[x]": {"message": [["helped", "other", "sample"], 1, "modules"]}}}
sample::control(0)
#=> {"made": {"Notify[x]": {"message": [[], "zero", 0, "small", [["a", "b"], ["c"]], -1, true, false]}}}
sample::control(4)
#=> {"made": {"Notify[x]": {"message": [[1, 3], "positive", 16, "number", [["a", "b"], ["c"]], 1, true, true]}}}
sample::control(6)
#=> {"made": {"Notify[x]": {"message": ["early", 5]}}}
sample::control(20)
#=> {"made": {"Notify[x]": {"message": [[1, 3, 5, 7], "positive", 400, "number", [["a", "b"], ["c"]], 1, true, false]}}}
sample::control(-2)
#=> {"made": {"Notify[x]": {"message": [[], "negative", 4, "number", [["a", "b"], ["c"]], -1, true, false]}}}
sample::control(1.5)
#=> {"made": {"Notify[x]": {"message": [[1], "positive", 2.25, "small", [["a", "b"], ["c"]], -1, true, false]}}}
sample::misnamed()
#=> {"error": "Error while evaluating a Function Call, The code loaded from MODULES/sample/lib/puppet/functions/sample/misnamed.rb produced mis-matched name, expected 'sample::misnamed', got sample::other_name"}
sample::methodless()
#=> {"error": "Error while evaluating a Function Call, Function Load Error for function 'sample::methodless': Function Creation Error, cannot create a default dispatcher for function 'methodless', no method with this name found"}
sample_global(1)
#=> {"made": {"Notify[x]": {"message": "1 1 []"}}}
sample_global(1, 2, 3)
#=> {"made": {"Notify[x]": {"message": "1 2 [3]"}}}
sample_global()
#=> {"error": "Error while evaluating a Function Call, 'sample_global' expects at least 1 argument, got none"}
sample_legacy(1)
#=> {"made": {"Notify[x]": {"message": [1, "host"]}}}
sample_legacy(undef, 1)
#=> {"made": {"Notify[x]": {"message": "nothing"}}}
sample_legacy([1, [2, [3]]], undef)
#=> {"made": {"Notify[x]": {"message": [[1, 2, 3], "", "host"]}}}
sample_legacy()
#=> {"error": "Error while evaluating a Function Call, sample_legacy(): Wrong number of arguments given (0 for minimum 1)"}
sample_legacy(default)
#=> {"made": {"Notify[x]": {"message": [{"__ptype": "Default"}, "host"]}}}
sample_legacy(/a/)
#=> {"made": {"Notify[x]": {"message": ["/a/", "host"]}}}
sample_legacy(Integer)
#=> {"made": {"Notify[x]": {"message": [{"__ptype": "Pcore::IntegerType"}, "host"]}}}
sample_legacy(File['/a'])
#=> {"made": {"Notify[x]": {"message": ["File[/a]", "host"]}}}
sample_statement('a', 'b')
#=> {"made": {"Notify[a]": {"message": "b"}, "Notify[x]": {}}}
sample_statement('a')
#=> {"error": "Error while evaluating a Function Call, sample_statement(): Wrong number of arguments given (1 for 2)"}
sample_scope('x')
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'local'; "}
#[7]=> {"made": {"Notify[x]": {"message": [null, ["x", null, "host"], "X", "host"]}}}
sample_scope()
#=> {"error": "Error while evaluating a Function Call, sample_scope(): Wrong number of arguments given (0 for 1)"}
sample_helper(1)
#=> {"error": "Illegal method definition of method 'helper' in source MODULES/sample/lib/puppet/parser/functions/sample_helper.rb on line 11 in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information"}
#[9]=> {"error": "Illegal method definition of method 'helper' in source MODULES/sample/lib/puppet/parser/functions/sample_helper.rb on line 11 in legacy function. See https://docs.openvoxproject.org/openvox/latest/functions_refactor_legacy.html for more information"}
sample::no_such_function()
#=> {"error": "Unknown function: 'sample::no_such_function'."}
sample::trees({'a' => {'b' => '1', 'c' => {'d' => '2.5'}}, 'e' => 1}, {'e' => undef, 'f' => 'x', 'g' => [1]})
#=> {"made": {"Notify[x]": {"message": {"flat": {"a.b": "1", "a.c.d": "2.5", "e": null, "f": "x", "g": [1]}, "grouped": {"String": ["a.b", "a.c.d", "f"], "Array": ["g"]}, "cast": {"a.b": 1, "a.c.d": 2.5, "e": null, "f": "x", "g": [1]}, "folded": {"A.B": "1", "A.C.D": "2.5", "E": "", "F": "x", "G": "[1]"}, "lines": "a.b=1\na.c.d=2.5\ne=\nf=x\ng=[1]\n", "found": null, "zipped": {"a.b": "1", "a.c.d": "2.5", "e": null, "f": "x", "g": [1]}, "min": "e", "any": true, "sum": 0, "partition": [{"a.b": "1", "a.c.d": "2.5", "f": "x"}, {"e": null, "g": [1]}]}}}}
sample::trees({})
#=> {"made": {"Notify[x]": {"message": {"flat": {}, "grouped": {}, "cast": {}, "folded": {}, "lines": "", "found": null, "zipped": {}, "min": null, "any": false, "sum": 0, "partition": [{}, {}]}}}}
sample::addresses('10.0.0.0/24')
#=> {"made": {"Notify[x]": {"message": ["10.0.0.1", "10.0.0.255", 2, 24, "10.0.0.5", "10.0.0.1", true, "10.0.0.0", "10.0.0.0", true, 2, ["10.0.0.9", "10.0.0.10"], true, "#<IPAddr: IPv4:10.0.0.0/255.255.255.0>"]}}}
sample::addresses('2001:db8::/32')
#=> {"made": {"Notify[x]": {"message": ["2001:db8::1", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", 9, 32, "2001:db8::5", "2001:db8::1", false, "2001:0db8:0000:0000:0000:0000:0000:0000", "2000::", true, 10, ["10.0.0.9", "10.0.0.10"], false, "#<IPAddr: IPv6:2001:0db8:0000:0000:0000:0000:0000:0000/ffff:ffff:0000:0000:0000:0000:0000:0000>"]}}}
sample::addresses('nonsense')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
sample_after('x', 1)
#=> {"made": {"Notify[x]": {"message": [true, true, "# made for x\n# by hand\n", "x", false, [1]]}}}
include('sample')
#=> {"made": {"Notify[own]": {"message": ["Sample", "Class", "Class[Sample]", [["name", "Sample"], ["number", 1], ["text", "a"]]]}, "Notify[x]": {"message": ["Class[Sample]"]}}}
with([1]) |$l| { [sample::appended($l, 2), $l] }
#=> {"made": {"Notify[x]": {"message": [2, [1, 2]]}}}
with({'inner' => {}}) |$h| { [sample::appended($h, 'k'), $h] }
#=> {"made": {"Notify[x]": {"message": [null, {"inner": {"more": true}, "k": ["inner"]}]}}}
sample::appended([1, 2], 3)
#=> {"made": {"Notify[x]": {"message": 3}}}
include('sample::twice')
#=> {"made": {"Sample::Listed[a]": {"list": ["first", "a", "t"], "options": {"n": 2}}, "Sample::Listed[b]": {"list": ["first", "b", "t"], "options": {"n": 2}}, "Sample::Listed[c]": {"list": ["x", "c", "t"], "options": {"o": 1, "n": 2}}, "Notify[x]": {"message": ["Class[Sample::Twice]"]}, "Notify[a: 1 2 first-a-t [first, a, t] {n => 2}]": {}, "Notify[b: 1 2 first-b-t [first, b, t] {n => 2}]": {}, "Notify[c: 1 2 x-c-t [x, c, t] {o => 1, n => 2}]": {}}}
sample::library('module', 'sample')
#=> {"made": {"Notify[x]": {"message": ["sample", "sample"]}}}
sample::library('module', 'absent')
#=> {"made": {"Notify[x]": {}}}
sample::library('file', 'first.txt')
#=> {"made": {"Notify[x]": {"message": ["one\ntwo\n", 8, 2]}}}
sample::library('file', 'third.txt')
#=> {"error": "Error while evaluating a Function Call, no file third.txt"}
sample::library('bytes', 'second.txt')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "dGhyZWUK"}}}}
sample::library('list', '*.txt')
#=> {"made": {"Notify[x]": {"message": ["first.txt", "latin_after.txt", "latin_before.txt", "second.txt"]}}}
sample::library('list', '{first,none}.*')
#=> {"made": {"Notify[x]": {"message": ["first.txt"]}}}
sample::library('path', '/a//b/../c/')
#=> {"made": {"Notify[x]": {"message": ["/a/c", true, "c", "/a/c/x", true]}}}
sample::library('version', '2.10', '2.9.1')
#=> {"made": {"Notify[x]": {"message": [false, true, false, 1]}}}
sample::library('version', '1.0', '1')
#=> {"made": {"Notify[x]": {"message": [false, true, true, 0]}}}
sample::library('version', 'x y', '1')
#=> {"error": "Error while evaluating a Function Call, Malformed version number string x y"}
sample::library('strict')
#=> {"made": {"Notify[x]": {"message": "error"}}}
#[7]=> {"made": {"Notify[x]": {"message": "warning"}}}
sample::library('form', {'q' => ['a b', 'ü&'], 'n' => 3, 'none' => undef})
#=> {"made": {"Notify[x]": {"message": "q=a+b&q=%C3%BC%26&n=3&none"}}}
sample::library('bits', 5)
#=> {"made": {"Notify[x]": {"message": [-6, 255]}}}
sample::library('mask', '10.1.2.3/20')
#=> {"made": {"Notify[x]": {"message": "255.255.240.0"}}}
sample::library('mask', '2001:db8::/48')
#=> {"made": {"Notify[x]": {"message": "ffff:ffff:ffff::"}}}
sample::library('named', 'after 5.5 minutes')
#=> {"made": {"Notify[x]": {"message": ["5.5", "minutes"]}}}
sample::library('named', 'never')
#=> {"made": {"Notify[x]": {"message": [null, null]}}}
sample::library('last', 'x a-b y')
#=> {"made": {"Notify[x]": {"message": ["a", "b", "a-b", null]}}}
sample::library('last', 'x')
#=> {"made": {"Notify[x]": {"message": "nothing"}}}
sample::library('yaml', "a: &x [1]\nb: *x\n")
#=> {"made": {"Notify[x]": {"message": {"a": [1], "b": [1]}}}}
sample::library('alias', "a: &x [1]\nb: *x\n")
#=> {"error": "Error while evaluating a Function Call, Alias parsing was not enabled. To enable it, pass `aliases: true` to `Psych::load` or `Psych::safe_load`."}
#[7]=> {"error": "Error while evaluating a Function Call, Unknown alias: x"}
sample::library('alias', "a: !ruby/regexp /x/\n")
#=> {"error": "Error while evaluating a Function Call, Tried to load unspecified class: Regexp"}
sample::library('environment')
#=> {"made": {"Notify[x]": {"message": ["production", "production"]}}}
sample::library('classes', 'sample')
#=> {"made": {"Notify[x]": {"message": [false, true]}}}
sample::library('scopes')
#=> {"made": {"Notify[x]": {"message": [false, true, true, "Scope(Class[main])"]}}}
sample::library('resource')
#=> {"made": {"Notify[x]": {"message": false}}}
sample::library('other')
#=> {"error": "Error while evaluating a Function Call, other is unknown"}
sample_outside('all', {'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, undefined method `to_pson' for an instance of Hash"}
#[7]=> {"made": {"Notify[x]": {"message": [true, {"all": ["blue", "grey"]}, "{\"a\":[1]}"]}}}
sample_outside('some', 'x')
#=> {"error": "Error while evaluating a Function Call, undefined method `to_pson' for an instance of String"}
#[7]=> {"made": {"Notify[x]": {"message": [false, {"some": []}, "\"x\""]}}}
sample::library('catalog')
#=> {"made": {"Notify[x]": {"message": [["settings"], ["Class/Settings", "Class/main", "Stage/main"]]}}}
sample::library('text')
#=> {"made": {"Notify[x]": {"message": "in Scope(Class[main])"}}}
sample::library('logarithm')
#=> {"made": {"Notify[x]": {"message": [3.0, 3.0, 0.0]}}}
sample_sends('create')
#=> {"made": {"Notify[sent]": {"message": "x"}, "Notify[x]": {}}}
sample_sends('newer')
#=> {"error": "Error while evaluating a Function Call, defined() can only be called using the 4.x function API. See Scope#call_function"}
sample_sends('lookup')
#=> {"made": {"Notify[x]": {"message": "host"}}}
sample_sends('find')
#=> {"made": {"Notify[x]": {"message": [null, "main", "Stage[main]"]}}}
sample_sends('other')
#=> {"error": "Error while evaluating a Function Call, not from Scope(Class[main])"}
sample::keys('pieces', 'a', 'bü', 'c')
#=> {"made": {"Notify[x]": {"message": ["c5738092cf152379aa0d2356b3c7c567", "xXOAks8VI3mqDSNWs8fFZw==", "0699192ddafa01543027fa13fe3491eb037e4cdb1ac715abf08cbd62a2a1c5f3"]}}}
sample::keys('openssl', 'a', 'b')
#=> {"made": {"Notify[x]": {"message": ["2d408a0717ec188158278a796c689044361dc6fdde28d6f04973b80896e1823975cdbf12eb63f9e0591328ee235d80e9b5bf1aa6a44f4617ff3caf6400eb172d", "LUCKBxfsGIFYJ4p5bGiQRDYdxv3eKNbwSXO4CJbhgjl1zb8S62P54FkTKO4jXYDptb8apqRPRhf/PK9kAOsXLQ==", "fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603"]}}}
sample::keys('keyed', 'secret', 'text')
#=> {"made": {"Notify[x]": {"message": ["L0Q2hVkpAOYZ8vOyNQw8ilc44ueia8miRNM5PDzWq9Y=", "uDksI2kMz4cfN+wnC+FYLexXpQM="]}}}
sample::keys('derived', 'password', 'salt')
#=> {"made": {"Notify[x]": {"message": "DaHiLcdZFxVR92Rv+WYn1ivDtMJ79pcxB8YIn2Bu6a8="}}}
sample::keys('sorted', '1.10', '1.9.1', '1.9', '0.2')
#=> {"made": {"Notify[x]": {"message": ["0.2", "1.9", "1.9.1", "1.10"]}}}
sample::keys('addresses', '10.0.0.10', '10.0.0.9', '9.255.0.1')
#=> {"made": {"Notify[x]": {"message": ["9.255.0.1", "10.0.0.9", "10.0.0.10"]}}}
sample::keys('greatest', '1.10', '1.9.1', '1.10.0')
#=> {"made": {"Notify[x]": {"message": "1.10"}}}
sample::keys('wrapped', Sensitive('x'), 'y')
#=> {"made": {"Notify[x]": {"message": ["wrapped x", "y"]}}}
sample::keys('yaml', {'a' => [1, 'b']})
#=> {"made": {"Notify[x]": {"message": "---\na:\n- 1\n- b\n"}}}
sample::keys('hidden', 'a', 1)
#=> {"made": {"Notify[x]": {"message": ["a", 1]}}}
sample::guarded('yaml', "a: &x [1, two]\nb: *x\n")
#=> {"made": {"Notify[x]": {"message": {"a": [1, "two"], "b": [1, "two"]}}}}
sample::guarded('yaml', '')
#=> {"made": {"Notify[x]": {"message": false}}}
sample::guarded('union', 'vault_key', '^vault_.*', 'x+')
#=> {"made": {"Notify[x]": {"message": ["vault_key", true, true]}}}
sample::guarded('union', 'other', '^vault_.*', 'x+')
#=> {"made": {"Notify[x]": {"message": [null, false, false]}}}
sample::guarded('union', 'other', 'other')
#=> {"made": {"Notify[x]": {"message": ["other", true, true]}}}
sample::guarded('texts')
#=> {"made": {"Notify[x]": {"message": "a\\.b|(?i-mx:c+)|d"}}}
sample::guarded('none')
#=> {"made": {"Notify[x]": {"message": "(?!)"}}}

# Code that functions require from files of modules
helped::util('flatten', {'a' => {'b' => 1, 'c' => {'d' => 2}}, 'e' => 3})
#=> {"made": {"Notify[x]": {"message": {"a.b": 1, "a.c.d": 2, "e": 3}}}}
helped::util('calls', {'a' => {'b' => 1, 'c' => {'d' => 2}}, 'e' => 3})
#=> {"made": {"Notify[x]": {"message": 3}}}
helped::util('fetch', {'a' => 1}, 'a')
#=> {"made": {"Notify[x]": {"message": 1}}}
helped::util('fetch', {'a' => 1}, 'b')
#=> {"error": "Error while evaluating a Function Call, no such key: b"}
helped::util('rescued', {'a' => 1}, 'a')
#=> {"made": {"Notify[x]": {"message": 1}}}
helped::util('rescued', {'a' => 1}, 'b')
#=> {"made": {"Notify[x]": {"message": ["no such key: b", "b", true, true, "PuppetX::Helped::Missing"]}}}
helped::util('shout', 'abc')
#=> {"made": {"Notify[x]": {"message": "ABC!"}}}
helped::util('defaults', {'port' => 81})
#=> {"made": {"Notify[x]": {"message": {"port": 81, "tags": ["a", "b"]}}}}
helped::util('indent', "a\nb\n", 3)
#=> {"made": {"Notify[x]": {"message": "   a\n   b\n"}}}
helped::util('indent', "a\nb\n")
#=> {"made": {"Notify[x]": {"message": "  a\n  b\n"}}}
helped::util('selfish')
#=> {"made": {"Notify[x]": {"message": 42}}}
helped::util('twice')
#=> {"made": {"Notify[x]": {"message": 5}}}
helped::util('names')
#=> {"made": {"Notify[x]": {"message": ["PuppetX::Helped::Util", "Class", "Module"]}}}
helped::util('responds')
#=> {"made": {"Notify[x]": {"message": [true, false]}}}
helped::util('sends')
#=> {"made": {"Notify[x]": {"message": "X!Y!"}}}
helped::util('missing')
#=> {"error": "Error while evaluating a Function Call, undefined method `nothing' for class PuppetX::Helped::Util"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `nothing' for PuppetX::Helped::Util:Class"}
helped::util('kinds')
#=> {"made": {"Notify[x]": {"message": [true, true, "no such key: k", true, "PuppetX::Helped::Error"]}}}
helped::tree('texts')
#=> {"made": {"Notify[x]": {"message": ["a", "-c", "--d", "-b", "-leaf(red)"]}}}
helped::tree('sorted')
#=> {"made": {"Notify[x]": {"message": ["a", "b", "c", "d", "leaf"]}}}
helped::tree('max')
#=> {"made": {"Notify[x]": {"message": "leaf"}}}
helped::tree('include')
#=> {"made": {"Notify[x]": {"message": ["a", 5, true, 5]}}}
helped::tree('compare')
#=> {"made": {"Notify[x]": {"message": [true, true, true]}}}
helped::tree('described')
#=> {"made": {"Notify[x]": {"message": ["Tree: c", "Tree: b", "Leaf: leaf"]}}}
helped::tree('log')
#=> {"made": {"Notify[x]": {"message": "[a][b]"}}}
helped::tree('struct')
#=> {"made": {"Notify[x]": {"message": [[1, 7], 1, true, ["x", "y"]]}}}
helped::tree('named')
#=> {"made": {"Notify[x]": {"message": "n 2 #<struct PuppetX::Helped::Tree::Named name=\"n\", size=2>"}}}
helped::tree('missing')
#=> {"made": {"Notify[x]": {"message": ["b", true, false]}}}
helped::tree('colours')
#=> {"made": {"Notify[x]": {"message": [true, false]}}}
helped::tree('groups')
#=> {"made": {"Notify[x]": {"message": [[0, ["a"]], [1, ["c", "b", "leaf"]], [2, ["d"]]]}}}
helped::tree('arguments')
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1)"}
helped::tree('keyword')
#=> {"error": "Error while evaluating a Function Call, unknown keyword: :deep"}
helped::tree('reassigned')
#=> {"made": {"Notify[x]": {"message": ["new", [1]]}}}
helped::other('format', 'left')
#=> {"made": {"Notify[x]": {"message": "abc....."}}}
helped::other('alias')
#=> {"made": {"Notify[x]": {"message": ".....abc"}}}
helped::other('proc')
#=> {"made": {"Notify[x]": {"message": ["a.......", "b......."]}}}
helped::other('wrong')
#=> {"error": "Error while evaluating a Function Call, key not found: :middle"}
helped::other('counter')
#=> {"made": {"Notify[x]": {"message": 7}}}
helped::other('seen', 'x')
#=> {"made": {"Notify[x]": {"message": "seen,x"}}}
helped::other('retry')
#=> {"made": {"Notify[x]": {"message": "after 3"}}}
helped::other('method')
#=> {"made": {"Notify[x]": {"message": [2, 4]}}}
helped::other('constant')
#=> {"made": {"Notify[x]": {"message": [2, "helped::other"]}}}
helped_legacy('flatten', {'a' => {'b' => 1}})
#=> {"made": {"Notify[x]": {"message": {"a.b": 1}}}}
helped_legacy('inner', 'abc')
#=> {"made": {"Notify[x]": {"message": "hostcba"}}}
helped_legacy('other')
#=> {"error": "Error while evaluating a Function Call, helped_legacy(): other"}
helped::builder('text', {'a' => 1, 'b' => 2})
#=> {"made": {"Notify[x]": {"message": "# title\n[first]\na = 1\nb = 2\n[second]\na = 1\nb = 2\n"}}}
helped::builder('file', {'a' => 1, 'b' => [2, 3]})
#=> {"made": {"Notify[x]": {"message": "a:\n  1\nb:\n  2\n  3\nend"}}}
helped::builder('set', ['a', 'b', 'a'])
#=> {"made": {"Notify[x]": {"message": [["a", "b", "z"], true, true]}}}
helped::builder('random', [1, 2, 3, 4, 5, 6])
#=> {"made": {"Notify[x]": {"message": [102, [4, 6, 1, 3, 2, 5]]}}}
helped::builder('digest')
#=> {"made": {"Notify[x]": {"message": [157, 212, 228, 97, 97, 98]}}}
helped::builder('decoded')
#=> {"made": {"Notify[x]": {"message": "hello"}}}
helped::builder('bytes')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "aGVsbG8="}}}}
sample_kind(1)
#=> {"error": "Error while evaluating a Function Call, Invalid statement type :procedure"}
sample::around('scope')
#=> {"made": {"Notify[x]": {"message": ["Scope(Class[main])", true, false]}}}
sample::around('top')
#=> {"made": {"Notify[x]": {"message": ["Scope(Class[main])", true]}}}
sample::around('variable')
#=> {"made": {"Notify[x]": {"message": "host"}}}
sample::around('variable', 'nothing')
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'nothing'; "}
#[7]=> {"made": {"Notify[x]": {}}}
[1].map |$hostname| { sample::around('variable') }
#=> {"made": {"Notify[x]": {"message": [1]}}}
sample::around('resource', 'Stage[main]')
#=> {"made": {"Notify[x]": {"message": []}}}
sample::around('resource', 'Class[settings]')
#=> {"made": {"Notify[x]": {"message": []}}}
sample::around('resource', 'File[/x]')
#=> {"made": {"Notify[x]": {}}}
sample::around('parameter', 'name')
#=> {"made": {"Notify[x]": {}}}
sample::around('parameter', 'other')
#=> {"made": {"Notify[x]": {}}}
sample::escapes("a<b>&\"'c", 'text')
#=> {"made": {"Notify[x]": {"message": "a&lt;b&gt;&amp;\"'c"}}}
sample::escapes("a<b>&\"'c", 'attr')
#=> {"made": {"Notify[x]": {"message": "\"a&lt;b&gt;&amp;&quot;&apos;c\""}}}
sample::escapes('(a', 'pattern')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(a/"}
sample::escapes('a/b(', 'pattern')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /a\\/b(/"}
sample::escapes('[z-a]', 'ignoring case')
#=> {"error": "Error while evaluating a Function Call, empty range in char class: /[z-a]/i"}
sample::escapes('[é', 'interpolated')
#=> {"error": "Error while evaluating a Function Call, premature end of char-class: /a[é/"}
sample::escapes('*', 'pattern')
#=> {"error": "Error while evaluating a Function Call, target of repeat operator is not specified: /*/"}
sample::escapes('a+', 'pattern')
#=> {"made": {"Notify[x]": {"message": "a+"}}}
sample::versions('parts', '1.2.3-rc.1+b.2')
#=> {"made": {"Notify[x]": {"message": [1, 2, 3, "rc.1", "b.2", "1.2.3-rc.1+b.2", false]}}}
sample::versions('parts', '1.2.3')
#=> {"made": {"Notify[x]": {"message": [1, 2, 3, null, null, "1.2.3", true]}}}
sample::versions('parts', '1.2')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '1.2' as a semantic version identifier"}
sample::versions('range', '>= 1.0.0 <2.0.0', '1.5.0')
#=> {"made": {"Notify[x]": {"message": [">= 1.0.0 <2.0.0", true, true, true]}}}
sample::versions('range', '1.x', '2.0.0')
#=> {"made": {"Notify[x]": {"message": ["1.x", false, false, false]}}}
sample::versions('range', '>= 1.0.0', '1.5.0-rc1')
#=> {"made": {"Notify[x]": {"message": [">= 1.0.0", false, false, false]}}}
sample::versions('range', 'x y', '1.5.0')
#=> {"error": "Error while evaluating a Function Call, Unparsable version range: \"x y\""}
sample::versions('order', '1.2.3', '1.10.0')
#=> {"made": {"Notify[x]": {"message": [-1, true, false, false, "1.10.0"]}}}
sample::versions('order', '1.2.3', '1.2.3-rc1')
#=> {"made": {"Notify[x]": {"message": [1, false, true, false, "1.2.3"]}}}
sample::versions('order', '1.2.3', '1.2.3')
#=> {"made": {"Notify[x]": {"message": [0, false, true, true, "1.2.3"]}}}
sample::versions('sorted', '1.10.0', '1.9.0', '1.9.0-a')
#=> {"made": {"Notify[x]": {"message": ["1.9.0-a", "1.9.0", "1.10.0"]}}}
sample::versions('valid', '1.10.0', '1.9', 'x')
#=> {"made": {"Notify[x]": {"message": [true, false, false]}}}
sample::versions('rescued', 'x')
#=> {"made": {"Notify[x]": {"message": ["SemanticPuppet::Version::ValidationFailure", "Unable to parse 'x' as a semantic version identifier"]}}}
sample::versions('unlike', '1.0.0', 'x')
#=> {"error": "Error while evaluating a Function Call, comparison of SemanticPuppet::Version with String failed"}
sample::layouts({'a' => {'b' => [1, {'c' => 2}]}, 'l' => 'word word word word word word word word word word word word word word word word word word'}, {})
#=> {"made": {"Notify[x]": {"message": "---\na:\n  b:\n  - 1\n  - c: 2\nl: word word word word word word word word word word word word word word word word\n  word word\n"}}}
sample::layouts({'a' => {'b' => [1, {'c' => 2}]}, 'l' => 'word word word word word word word word word word word word word word word word word word'}, {'indentation' => 4})
#=> {"made": {"Notify[x]": {"message": "---\na:\n  b:\n  - 1\n  - c: 2\nl: word word word word word word word word word word word word word word word word\n  word word\n"}}}
sample::layouts({'a' => {'b' => [1, {'c' => 2}]}, 'l' => 'word word word word word word word word word word word word word word word word word word'}, {'indentation' => 4}, true)
#=> {"made": {"Notify[x]": {"message": "---\na:\n    b:\n    - 1\n    -   c: 2\nl: word word word word word word word word word word word word word word word word\n    word word\n"}}}
sample::layouts({'a' => {'b' => [1, {'c' => 2}]}, 'l' => 'word word word word word word word word word word word word word word word word word word'}, {'line_width' => -1}, true)
#=> {"made": {"Notify[x]": {"message": "---\na:\n  b:\n  - 1\n  - c: 2\nl: word word word word word word word word word word word word word word word word word word\n"}}}
sample::layouts({'a' => {'b' => [1, {'c' => 2}]}, 'l' => 'word word word word word word word word word word word word word word word word word word'}, {'line_width' => 20, 'indentation' => 3}, true)
#=> {"made": {"Notify[x]": {"message": "---\na:\n   b:\n   - 1\n   -  c: 2\nl: >-\n   word word word word\n   word word word word\n   word word word word\n   word word word word\n   word word\n"}}}
sample::layouts({'a' => {'b' => [1, {'c' => 2}]}, 'l' => 'word word word word word word word word word word word word word word word word word word'}, {'line_width' => -2}, true)
#=> {"error": "Error while evaluating a Function Call, Invalid line_width -2, must be non-negative or -1 for unlimited."}
sample::arity() |$a| { 1 }
#=> {"made": {"Notify[x]": {"message": 1}}}
sample::arity() |$a, $b| { 1 }
#=> {"made": {"Notify[x]": {"message": 2}}}
sample::arity() || { 1 }
#=> {"made": {"Notify[x]": {"message": 0}}}
sample::arity() |$a, $b = 1| { 1 }
#=> {"made": {"Notify[x]": {"message": -2}}}
sample::arity() |$a = 1| { 1 }
#=> {"made": {"Notify[x]": {"message": -1}}}
sample::arity() |*$a| { 1 }
#=> {"made": {"Notify[x]": {"message": -1}}}
sample::arity() |$a, *$b| { 1 }
#=> {"made": {"Notify[x]": {"message": -2}}}
sample::arity('text')
#=> {"error": "Error while evaluating a Function Call, 'sample::arity' "}
helped::strings('shared')
#=> {"made": {"Notify[x]": {"message": ["AB", "AB", ["AB", "AB", "a"], {"a": "AB"}, true, false]}}}
helped::strings('words')
#=> {"made": {"Notify[x]": {"message": ["ax", "bx"]}}}
helped::strings('default')
#=> {"made": {"Notify[x]": {"message": "de"}}}
helped::strings('tap')
#=> {"made": {"Notify[x]": {"message": "xy"}}}
helped::strings('literal')
#=> {"made": {"Notify[x]": {"message": ["ab", "ab"]}}}
helped::strings('frozen')
#=> {"made": {"Notify[x]": {"message": [true, false, true, false, true, true, false, false, true, false]}}}
helped::strings('thaw')
#=> {"error": "Error while evaluating a Function Call, can't modify frozen String: \"f\""}
helped::strings('key')
#=> {"error": "Error while evaluating a Function Call, can't modify frozen String: \"k\""}
helped::strings('rescued')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "Y2FuJ3QgbW9kaWZ5IGZyb3plbiBTdHJpbmc6ICJmIg=="}}}}
helped::strings('part')
#=> {"made": {"Notify[x]": {"message": "JELLy"}}}
helped::strings('results')
#=> {"made": {"Notify[x]": {"message": [null, "", "", null, "A", "", "", ""]}}}
helped::strings('object')
#=> {"made": {"Notify[x]": {"message": ["-A!", "-B!"]}}}
helped::strings('new')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": ""}}}}
helped::strings('new appended')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "YWJj"}}}}
helped::strings('new of characters')
#=> {"made": {"Notify[x]": {"message": "é"}}}
helped::strings('new of one')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "YQ=="}}}}
helped::strings('new given')
#=> {"made": {"Notify[x]": {"message": "xabc"}}}
helped::strings('lambda')
#=> {"made": {"Notify[x]": {"message": ["ac", "bc"]}}}
helped::strings('constant')
#=> {"error": "Error while evaluating a Function Call, can't modify frozen String: \"text\""}
helped::strings('memo', ['a', 1, 'b'])
#=> {"made": {"Notify[x]": {"message": "a1b"}}}
helped::strings('inject', ['a', 'b'])
#=> {"made": {"Notify[x]": {"message": "ab"}}}
helped::strings('argument', "in${1}")
#=> {"made": {"Notify[x]": {"message": "in!"}}}
helped::strings('elements', ["in${1}", "in${2}"])
#=> {"made": {"Notify[x]": {"message": "in!"}}}
helped::frozen_strings('frozen?')
#=> {"made": {"Notify[x]": {"message": [true, false, false, true, false]}}}
helped::frozen_strings('literal')
#=> {"error": "Error while evaluating a Function Call, can't modify frozen String: \"a\""}
helped::frozen_strings('interpolated')
#=> {"made": {"Notify[x]": {"message": "ainterpolatedb"}}}
helped::frozen_strings('word')
#=> {"error": "Error while evaluating a Function Call, can't modify frozen String: \"a\""}
helped::frozen_strings('dup')
#=> {"made": {"Notify[x]": {"message": "ab"}}}
helped::frozen_strings('plus')
#=> {"made": {"Notify[x]": {"message": "ab"}}}
sample_catches('hostname')
#=> {"made": {"Notify[x]": {"message": ["host", ["host"], ["older", ["hostname"]], ["newer", ["hostname"]]]}}}
sample_catches('nonsense')
#=> {"made": {"Notify[x]": {"message": ["ArgumentError: Undefined variable 'nonsense'; ", null, ["older", ["nonsense"]], ["newer", ["nonsense"]]]}}}
#[7]=> {"made": {"Notify[x]": {"message": [null, null, ["older", ["nonsense"]], ["newer", ["nonsense"]]]}}}
sample_catches('nonsense::value')
#=> {"made": {"Notify[x]": {"message": ["ArgumentError: Undefined variable 'nonsense::value'; class nonsense could not be found", "class nonsense could not be found", ["older", ["nonsense::value"]], ["newer", ["nonsense::value"]]]}}}
#[7]=> {"made": {"Notify[x]": {"message": [null, "class nonsense could not be found", ["older", ["nonsense::value"]], ["newer", ["nonsense::value"]]]}}}
sample_catches('0')
#=> {"made": {"Notify[x]": {"message": [null, [null], ["older", ["0"]], ["newer", ["0"]]]}}}
sample_hidden(1)
#=> {"made": {"Notify[x]": {"message": ["newer", [1]]}}}
sample::stripped('latin_after', 'before')
#=> {"made": {"Notify[x]": {"message": [99, 97, 102, 233, 32, 10]}}}
sample::stripped('latin_after', 'after')
#=> {"made": {"Notify[x]": {"message": "Encoding::CompatibilityError: invalid byte sequence in UTF-8"}}}
#[7]=> {"made": {"Notify[x]": {"message": "ArgumentError: invalid byte sequence in UTF-8"}}}
sample::stripped('latin_after', 'both')
#=> {"made": {"Notify[x]": {"message": "Encoding::CompatibilityError: invalid byte sequence in UTF-8"}}}
#[7]=> {"made": {"Notify[x]": {"message": "ArgumentError: invalid byte sequence in UTF-8"}}}
sample::stripped('latin_before', 'before')
#=> {"made": {"Notify[x]": {"message": "ArgumentError: invalid byte sequence in UTF-8"}}}
sample::stripped('latin_before', 'after')
#=> {"made": {"Notify[x]": {"message": "Encoding::CompatibilityError: invalid byte sequence in UTF-8"}}}
#[7]=> {"made": {"Notify[x]": {"message": [32, 233, 116, 233, 32, 120]}}}
sample::stripped('latin_before', 'both')
#=> {"made": {"Notify[x]": {"message": "ArgumentError: invalid byte sequence in UTF-8"}}}
sample_opened('a', ['b', ['c', 12]])
#=> {"made": {"Notify[x]": {"message": ["first", true, "['b', ['c', '12']] [1, 1, 2]"]}}}
sample_opened('a', 'd')
#=> {"made": {"Notify[x]": {"message": ["first", true, "'d' [1]"]}}}
sample_declared('stage[main]')
#=> {"made": {"Notify[x]": {"message": ["Stage", "main", "Stage[main]"]}}}
sample_declared('Stage[other]')
#=> {"made": {"Notify[x]": {"message": ["Stage", "other", ""]}}}
sample_declared('sample::Listed[b]')
#=> {"made": {"Notify[x]": {"message": ["Sample::Listed", "b", ""]}}}
sample_declared('class[settings]')
#=> {"made": {"Notify[x]": {"message": ["Class", "Settings", "Class[Settings]"]}}}
sample_declared('Class', 'settings')
#=> {"made": {"Notify[x]": {"message": ["Class", "Settings", "Class[Settings]"]}}}
sample_declared('notify')
#=> {"error": "Error while evaluating a Function Call, No title provided and \"notify\" is not a valid resource reference"}
sample_declared('user[a[b]]')
#=> {"made": {"Notify[x]": {"message": ["User", "a[b]", ""]}}}
sample::unready()
#=> {"error": "Error while evaluating a Function Call, Function Load Error for function 'sample::unready': not ready"}
"<${sample::received('a b')}>"
#=> {"made": {"Notify[x]": {"message": "<a b>"}}}
sample::received('a b') =~ String
#=> {"made": {"Notify[x]": {"message": true}}}
sample::received('abc').length
#=> {"made": {"Notify[x]": {"message": 3}}}
sample_reference(Notify['a'])
#=> {"made": {"Notify[x]": {"message": ["resource", "Notify", "a", "Notify[a]", "Notify[a]"]}}}
sample_reference(Sample::Listed['a b'])
#=> {"made": {"Notify[x]": {"message": ["resource", "Sample::Listed", "a b", "Sample::Listed[a b]", "Sample::Listed[a b]"]}}}
sample_reference(Class['sample::other'])
#=> {"made": {"Notify[x]": {"message": ["resource", "Class", "Sample::Other", "Class[Sample::Other]", "Class[Sample::Other]"]}}}
sample_reference('Notify[a]')
#=> {"made": {"Notify[x]": {"message": "string"}}}
sample_reference(Integer)
#=> {"made": {"Notify[x]": {"message": "other"}}}
sample_reference([Notify['a']])
#=> {"made": {"Notify[x]": {"message": "other"}}}
sample_declared('nowhere[settings]')
#=> {"made": {"Notify[x]": {"message": ["Nowhere", "settings", "Class[Settings]"]}}}
sample_declared('nowhere[other]')
#=> {"made": {"Notify[x]": {"message": ["Nowhere", "other", ""]}}}
sample_declared('Notify[x]')
#=> {"made": {"Notify[x]": {"message": ["Notify", "x", ""]}}}
sample::structs(['a', 'b'], 'p')
#=> {"made": {"Notify[x]": {"message": [[["p-a-s1-2", "p-b-s1-2"], 4, 8, "plain"], [["p-a-s2-2", "p-b-s2-2"], 5, 9, "plain"]]}}}
sample::structs([], 'p')
#=> {"made": {"Notify[x]": {"message": [[[], 2, 6, "plain"], [[], 3, 7, "plain"]]}}}
#[7]=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1+)"}

# --- Bytes, however few
sample::bytes('')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": ""}}}}
sample::bytes('', true)
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": ""}}}}
type(sample::bytes(''))
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Pcore::BinaryType"}}}}
sample::bytes('a')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "YQ=="}}}}
sample::bytes('a', true)
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "YQ=="}}}}
type(sample::bytes('a'))
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Pcore::BinaryType"}}}}
sample::bytes('abc')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "YWJj"}}}}
sample::bytes('abc', true)
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "YWJj"}}}}
type(sample::bytes('abc'))
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Pcore::BinaryType"}}}}
sample::bytes('é')
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "w6k="}}}}
sample::bytes('é', true)
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Binary", "__pvalue": "w6k="}}}}
type(sample::bytes('é'))
#=> {"made": {"Notify[x]": {"message": {"__ptype": "Pcore::BinaryType"}}}}

# --- Formats, and branches that are not reached
sample::formats('{"a": [1, 2.5, "x"]}')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"made": {"Notify[x]": {"message": {"read": {"a": [1, 2.5, "x"]}, "data": {"a": [1, null, "{\"a\": [1, 2.5, \"x\"]}"]}, "set": "unset"}}}}
sample::formats('[1, ')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"made": {"Notify[x]": {"message": {"read": [1], "data": {"a": [1, null, "[1, "]}, "set": "unset"}}}}
sample::formats('x')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"made": {"Notify[x]": {"message": {"read": "source 'x' not in PSON!", "data": {"a": [1, null, "x"]}, "set": "unset"}}}}
sample::branches('name')
#=> {"made": {"Notify[x]": {"message": ["name"]}}}
sample::iterated([3, 1]) |$x| { [$x, 'y'] }
#=> {"made": {"Notify[x]": {"message": [false, [3, 1], [[3, "y"], [1, "y"]], 1]}}}
sample::iterated({'b' => 1, 'a' => 2}) |$x| { $x }
#=> {"made": {"Notify[x]": {"message": [true, [["b", 1], ["a", 2]], [["b", 1], ["a", 2]], ["a", 2]]}}}
sample::iterated('xa') |$x| { "${x}." }
#=> {"made": {"Notify[x]": {"message": [false, ["x", "a"], ["x.", "a."], "a"]}}}
sample::iterated([]) |$x| { $x }
#=> {"made": {"Notify[x]": {"message": [false, [], [], null]}}}
