# JSON
parsejson('{"a":[1,2.5,null,true,"x\u00e9\n"]}')
#=> {"value": {"Hash": [["a", [1, {"Float": "2.5"}, null, true, "xé\n"]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1], Float[2.5, 2.5], Undef, Boolean[true], String]}]"}
parsejson('5')
#=> {"value": 5, "type": "Integer[5, 5]"}
parsejson('null')
#=> {"value": null, "type": "Undef"}
parsejson('null','d')
#=> {"value": "d", "type": "String"}
parsejson('false','d')
#=> {"value": "d", "type": "String"}
parsejson('"x"')
#=> {"value": "x", "type": "String"}
parsejson('')
#=> {"error": "Error while evaluating a Function Call, JSON::ParserError"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at ''"}
#[9]=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
parsejson(' ')
#=> {"error": "Error while evaluating a Function Call, JSON::ParserError"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at ''"}
#[9]=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
parsejson('{')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '{'"}
parsejson('{"a":}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{\"a\":}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '{\"a\":}'"}
parsejson('[1,]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ']'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at ']'"}
parsejson('[1 2]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '2]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '2]'"}
parsejson('{"a" 1}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{\"a\" 1}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '{\"a\" 1}'"}
parsejson('{a:1}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{a:1}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '{a:1}'"}
parsejson('x')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'x'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'x'"}
parsejson('x','d')
#=> {"value": "d", "type": "String"}
parsejson('x',undef)
#=> {"value": "", "type": "String"}
parsejson('x',false)
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'x'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'x'"}
parsejson('[1] x')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'x'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'x'"}
parsejson('NaN')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'NaN'"}
#[7]=> {"error": "Error while evaluating a Function Call, 225: unexpected token at 'NaN'"}
parsejson('[NaN]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'NaN]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 225: unexpected token at 'NaN]'"}
parsejson('[1e400]')
#=> {"value": [{"Float": "Infinity"}], "type": "Tuple[Float[Infinity]]"}
parsejson('[1E5, -0, 0.10, 1e-7, 12345678901234567890]')
#=> {"value": [{"Float": "100000.0"}, 0, {"Float": "0.1"}, {"Float": "1.0e-07"}, 12345678901234567890], "type": "Tuple[Float[100000.0, 100000.0], Integer[0, 0], Float[0.1, 0.1], Float[1.0e-07, 1.0e-07], Integer[12345678901234567890, 12345678901234567890]]"}
parsejson('{"a":1,"a":2}')
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
parsejson('/* c */ [1] // x')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at ''"}
parsejson('"\ud83d\ude00"')
#=> {"value": "😀", "type": "String"}
parsejson('"\q"')
#=> {"value": "q", "type": "String"}
parsejson("\"a\tb\"")
#=> {"error": "Error while evaluating a Function Call, unexpected token at '\"a\tb\"'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '\"a\tb\"'"}
parsejson(5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
parsejson([1])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
parsejson()
#=> {"error": "Error while evaluating a Function Call, Wrong number of arguments. 1 or 2 arguments should be provided."}
parsejson(undef)
#=> {"error": "Error while evaluating a Function Call, JSON::ParserError"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at ''"}
#[9]=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
parsejson('[01]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '01]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '01]'"}
parsejson('[+1]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '+1]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '+1]'"}
parsejson('[.5]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '.5]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '.5]'"}
parsejson('[1.]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '.]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '.]'"}
parsejson('"abc')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '\"abc'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '\"abc'"}
parsejson('tru')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'tru'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'tru'"}
parsejson('{"a":1')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{\"a\":1'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '{\"a\":1'"}
parsejson('[[[[1]]]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at ''"}
parsejson('{"json_class":"String"}')
#=> {"value": {"Hash": [["json_class", "String"]]}, "type": "Struct[{'json_class' => String}]"}
parsejson('[{"a":}]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{\"a\":}]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '{\"a\":}]'"}
parsejson('[{"a":[1,}]}]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '}]}]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '}]}]'"}
parsejson('{"a":[1,}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '}'"}
parsejson('{"a":NaN}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'NaN}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 225: unexpected token at 'NaN}'"}
parsejson('[Infinity]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'Infinity]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 232: unexpected token at '[Infinity]'"}
parsejson('[-Infinity]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '-Infinity]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 249: unexpected token at '-Infinity]'"}
parsejson('Infinity')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'Infinity'"}
#[7]=> {"error": "Error while evaluating a Function Call, 232: unexpected token at ''"}
parsejson('[nul]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'nul]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at 'nul]'"}
parsejson('["a]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '\"a]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '\"a]'"}
parsejson('[1,"\u12"]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '\"\\u12\"]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '\"\\u12\"]'"}
parsejson('["\ud800"]')
#=> {"error": "Error while evaluating a Function Call, incomplete surrogate pair at '\\ud800\"]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 521: incomplete surrogate pair at '\\ud800\"]'"}
parsejson('[--1]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '--1]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '--1]'"}
parsejson('[1.5.3]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '.5.3]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '.5.3]'"}
parsejson('[1e5e5]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'e5e5]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at 'e5e5]'"}
parsejson('[1-2]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '-2]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '-2]'"}
parsejson('1-2')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '-2'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '-2'"}
parsejson('1.5x')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'x'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'x'"}
parsejson('{"a":1,}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{\"a\":1,}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '{\"a\":1,}'"}
parsejson('{"a":1 "b":2}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{\"a\":1 \"b\":2}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '{\"a\":1 \"b\":2}'"}
parsejson('[1,2')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at ''"}
parsejson('[1,2,')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at ''"}
parsejson('[')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at ''"}
parsejson('["a" "b"]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '\"b\"]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '\"b\"]'"}
parsejson('{"a":{"b":[{"c":x}]}}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '{\"c\":x}]}}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '{\"c\":x}]}}'"}
parsejson('[/* x */ 1 /* y */]')
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
parsejson('[1 / 2]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ' 2]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at ' 2]'"}
parsejson('// x')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at ''"}
parsejson('[1] // x')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at ''"}
parsejson("[1] // x\n")
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
parsejson('[1] /* x')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ''"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at ''"}
parsejson('[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]')
#=> {"error": "Error while evaluating a Function Call, nesting of 101 is too deep"}
parsejson('"\u0041\u00e9\n\/\b\f\r\t\"\\"')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '\"\\u0041\\u00e9\\n\\/\\b\\f\\r\\t\\\"\\\"'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '\"\\u0041\\u00e9\\n\\/\\b\\f\\r\\t\\\"\\\"'"}
parsejson('"a\u0000b"')
#=> {"value": "a\u0000b", "type": "String"}
parsejson('[true,false,null,"",{},[]]')
#=> {"value": [true, false, null, "", {"Hash": []}, []], "type": "Tuple[Boolean[true], Boolean[false], Undef, String, Hash[0, 0], Array[0, 0]]"}
parsejson('{"":1}')
#=> {"value": {"Hash": [["", 1]]}, "type": "Hash[String, Integer[1, 1], 1, 1]"}
parsejson('[1,,2]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at ',2]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at ',2]'"}
parsejson('[tru]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'tru]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at 'tru]'"}
parsejson('[truex]')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'x]'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at 'x]'"}
parsejson('nullx')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'x'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'x'"}
parsejson('{"a":1}}')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '}'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at '}'"}
parsejson('é')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'é'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'é'"}
parsejson('["é')
#=> {"error": "Error while evaluating a Function Call, unexpected token at '\"é'"}
#[7]=> {"error": "Error while evaluating a Function Call, 451: unexpected token at '\"é'"}
# PSON
parsepson('5')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, source '5' not in PSON!"}
parsepson('x')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, source 'x' not in PSON!"}
parsepson('x','d')
#=> {"value": "d", "type": "String"}
parsepson('')
#=> {"error": "Error while evaluating a Function Call, 'parsepson' parameter 'pson_string' expects a String[1] value, got String"}
parsepson('null')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, source 'null' not in PSON!"}
parsepson('{')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
parsepson('[1,]')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, expected next element in array at ''!"}
parsepson('"x"')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, source '\"x\"' not in PSON!"}
parsepson(5)
#=> {"error": "Error while evaluating a Function Call, 'parsepson' parameter 'pson_string' expects a String value, got Integer"}
parsepson('x',undef)
#=> {"value": null, "type": "Undef"}
parsepson('{"a" 1}')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, expected ':' in object at '1}'!"}
parsepson('  ')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, source did not contain any PSON!"}
parsepson('[1] 2')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, source '2' not in PSON!"}
parsepson("[1] // c\n")
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
parsepson('{"a":1,}')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, expected next name, value pair in object at ''!"}
parsepson('{"a":x}')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, expected value in object at 'x}'!"}
parsepson('{"a":1 "b":2}')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, expected ',' or '}' in object at '\"b\":2}'!"}
parsepson('{x}')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, unexpected token in object at 'x}'!"}
parsepson('[1 2]')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, expected ',' or ']' in array at '2]'!"}
parsepson('[x]')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"error": "Error while evaluating a Function Call, unexpected token in array at 'x]'!"}
parsepson('[[[1]]]')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"value": [[[1]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]]]]"}
parsepson('{"a":{"b":[1,2,{"c":null}]}}')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"value": {"Hash": [["a", {"Hash": [["b", [1, 2, {"Hash": [["c", null]]}]]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Tuple[Integer[1, 1], Integer[2, 2], Struct[{NotUndef['c'] => Undef}]]}]}]"}
parsepson('[1.5,-2,1e3,0,"a\n\"b"]')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON"}
#[7]=> {"value": [{"Float": "1.5"}, -2, {"Float": "1000.0"}, 0, "a\n\"b"], "type": "Tuple[Float[1.5, 1.5], Integer[-2, -2], Float[1000.0, 1000.0], Integer[0, 0], String]"}
parsepson('[1]','d')
#=> {"value": "d", "type": "String"}
#[7]=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
# YAML
parseyaml('a: 1')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parseyaml("a: 1\nb: [x, 'y', 1.5, true, yes, ~, null, 0x1F, 017, 0o17, 1_000, 12:30, 2001-01-01]")
#=> {"error": "Error while evaluating a Function Call, Tried to load unspecified class: Date"}
parseyaml('')
#=> {"value": null, "type": "Undef"}
parseyaml('','d')
#=> {"value": "d", "type": "String"}
parseyaml('null','d')
#=> {"value": "d", "type": "String"}
parseyaml('false','d')
#=> {"value": "d", "type": "String"}
parseyaml('[')
#=> {"error": "Error while evaluating a Function Call, (<unknown>): did not find expected node content while parsing a flow node at line 2 column 1"}
parseyaml('[','d')
#=> {"value": "d", "type": "String"}
parseyaml('a: b: c')
#=> {"error": "Error while evaluating a Function Call, (<unknown>): mapping values are not allowed in this context at line 1 column 5"}
parseyaml("a: 1\n b: 2")
#=> {"error": "Error while evaluating a Function Call, (<unknown>): mapping values are not allowed in this context at line 2 column 3"}
parseyaml("\t")
#=> {"error": "Error while evaluating a Function Call, (<unknown>): found character that cannot start any token while scanning for the next token at line 1 column 1"}
parseyaml("- a\n- b\n")
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
parseyaml(5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
parseyaml([1])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
parseyaml()
#=> {"error": "Error while evaluating a Function Call, Wrong number of arguments. 1 or 2 arguments should be provided."}
parseyaml("&a [1]\n")
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
parseyaml("a: &x [1]\nb: *x")
#=> {"error": "Error while evaluating a Function Call, Alias parsing was not enabled. To enable it, pass `aliases: true` to `Psych::load` or `Psych::safe_load`."}
#[7]=> {"error": "Error while evaluating a Function Call, Unknown alias: x"}
parseyaml("b: *x")
#=> {"error": "Error while evaluating a Function Call, Alias parsing was not enabled. To enable it, pass `aliases: true` to `Psych::load` or `Psych::safe_load`."}
#[7]=> {"error": "Error while evaluating a Function Call, Unknown alias: x"}
parseyaml("a: !ruby/object:Foo {}")
#=> {"error": "Error while evaluating a Function Call, Tried to load unspecified class: Foo"}
parseyaml("a: |\n  x\n  y\nb: >\n  c\n  d\n")
#=> {"value": {"Hash": [["a", "x\ny\n"], ["b", "c d\n"]]}, "type": "Struct[{'a' => String, 'b' => String}]"}
parseyaml("--- x\n--- y")
#=> {"value": "x", "type": "String"}
parseyaml("<<: {a: 1}\nb: 2")
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
parseyaml("x: &d {a: 1}\ny:\n  <<: *d\n  b: 2")
#=> {"error": "Error while evaluating a Function Call, Alias parsing was not enabled. To enable it, pass `aliases: true` to `Psych::load` or `Psych::safe_load`."}
#[7]=> {"error": "Error while evaluating a Function Call, Unknown alias: d"}
parseyaml("a: .inf\nb: -.inf\nc: .nan")
#=> {"value": {"Hash": [["a", {"Float": "Infinity"}], ["b", {"Float": "-Infinity"}], ["c", {"Float": "NaN"}]]}, "type": "Struct[{'a' => Float[Infinity], 'b' => Float[default, -Infinity], 'c' => Float[NaN, NaN]}]"}
parseyaml("a: 1\na: 2")
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
parseyaml("a: 2001-12-14t21:59:43.10-05:00")
#=> {"error": "Error while evaluating a Function Call, Tried to load unspecified class: Time"}
parseyaml("1: a\n1.5: b\ntrue: c\n~: d")
#=> {"value": {"Hash": [[1, "a"], [{"Float": "1.5"}, "b"], [true, "c"], [null, "d"]]}, "type": "Hash[Variant[Integer[1, 1], Float[1.5, 1.5], Boolean[true], Undef], Variant[String, String, String, String], 4, 4]"}
parseyaml("a: !!str 5\nb: !!int '5'\nc: !!float 1\nd: !binary aGk=")
#=> {"value": {"Hash": [["a", "5"], ["b", 5], ["c", {"Float": "1.0"}], ["d", "hi"]]}, "type": "Struct[{'a' => String, 'b' => Integer[5, 5], 'c' => Float[1.0, 1.0], 'd' => String}]"}
parseyaml("? [a]\n: 1")
#=> {"value": {"Hash": [[["a"], 1]]}, "type": "Hash[Tuple[String], Integer[1, 1], 1, 1]"}
parseyaml("a: \"x\\ty\\u00e9\"")
#=> {"value": {"Hash": [["a", "x\tyé"]]}, "type": "Struct[{'a' => String}]"}
parseyaml("@a")
#=> {"error": "Error while evaluating a Function Call, (<unknown>): found character that cannot start any token while scanning for the next token at line 1 column 1"}
parseyaml("a: 'x")
#=> {"error": "Error while evaluating a Function Call, (<unknown>): found unexpected end of stream while scanning a quoted scalar at line 1 column 4"}
parseyaml("%x")
#=> {"error": "Error while evaluating a Function Call, (<unknown>): found unknown directive name while scanning a directive at line 1 column 1"}
parseyaml("a: 08\nb: 1e3\nc: 1.5e3\nd: +1\ne: -0b11\nf: 1,000\ng: .5\nh: 5.\ni: 0.\nj: '1'\nk: on\nl: Off\nm: NO\nn: y\no: Y\np: Null\nq: TRUE")
#=> {"value": {"Hash": [["a", "08"], ["b", "1e3"], ["c", "1.5e3"], ["d", 1], ["e", -3], ["f", 1000], ["g", {"Float": "0.5"}], ["h", {"Float": "5.0"}], ["i", {"Float": "0.0"}], ["j", "1"], ["k", true], ["l", false], ["m", false], ["n", "y"], ["o", "Y"], ["p", null], ["q", true]]}, "type": "Struct[{'a' => String, 'b' => String, 'c' => String, 'd' => Integer[1, 1], 'e' => Integer[-3, -3], 'f' => Integer[1000, 1000], 'g' => Float[0.5, 0.5], 'h' => Float[5.0, 5.0], 'i' => Float[0.0, 0.0], 'j' => String, 'k' => Boolean[true], 'l' => Boolean[false], 'm' => Boolean[false], 'n' => String, 'o' => String, NotUndef['p'] => Undef, 'q' => Boolean[true]}]"}
parseyaml("a: [1, 2\n")
#=> {"error": "Error while evaluating a Function Call, (<unknown>): did not find expected ',' or ']' while parsing a flow sequence at line 1 column 4"}
parseyaml("a:\n  - x\n  - y: z\n    w: [1, {k: v}]\n")
#=> {"value": {"Hash": [["a", ["x", {"Hash": [["y", "z"], ["w", [1, {"Hash": [["k", "v"]]}]]]}]]]}, "type": "Struct[{'a' => Tuple[String, Struct[{'y' => String, 'w' => Tuple[Integer[1, 1], Struct[{'k' => String}]]}]]}]"}
parseyaml("# only a comment\n")
#=> {"value": null, "type": "Undef"}
parseyaml("- !!str yes\n- !!bool 'yes'\n- ! 5\n- !x 5\n")
#=> {"value": ["yes", true, 5, 5], "type": "Tuple[String, Boolean[true], Integer[5, 5], Integer[5, 5]]"}
parseyaml("a: 'it''s'\nb: \"x\\\"y\"\nc: plain text, with: colons? no\n")
#=> {"error": "Error while evaluating a Function Call, (<unknown>): mapping values are not allowed in this context at line 3 column 20"}
parseyaml("a: plain text\nb: multi\n  line\n")
#=> {"value": {"Hash": [["a", "plain text"], ["b", "multi line"]]}, "type": "Struct[{'a' => String, 'b' => String}]"}
parseyaml("key: [a, b, c]\n<<: [{x: 1}, {x: 2, y: 3}]\n")
#=> {"value": {"Hash": [["key", ["a", "b", "c"]], ["x", 1], ["y", 3]]}, "type": "Struct[{'key' => Tuple[String, String, String], 'x' => Integer[1, 1], 'y' => Integer[3, 3]}]"}
parseyaml("a: >-\n  x\n\n  y\nb: |+\n  z\n\n")
#=> {"value": {"Hash": [["a", "x\ny"], ["b", "z\n\n"]]}, "type": "Struct[{'a' => String, 'b' => String}]"}
parseyaml("- 1:30\n- 1:30:45\n- 190:20:30.15\n- 0b101\n- 0777\n- -0x1f\n- 1_000.5\n- 12e03\n- 12.e+3\n- +.inf\n- -.5\n")
#=> {"value": [5400, 5445, {"Float": "685230.15"}, 5, 511, -31, {"Float": "1000.5"}, "12e03", {"Float": "12000.0"}, {"Float": "Infinity"}, {"Float": "-0.5"}], "type": "Tuple[Integer[5400, 5400], Integer[5445, 5445], Float[685230.15, 685230.15], Integer[5, 5], Integer[511, 511], Integer[-31, -31], Float[1000.5, 1000.5], String, Float[12000.0, 12000.0], Float[Infinity], Float[-0.5, -0.5]]"}
parseyaml("- 2001-02-30\n- 20010101\n- 1.2.3\n- 1,2,3\n- =\n- .\n- +\n- ''\n-\n")
#=> {"error": "Error while evaluating a Function Call, Tried to load unspecified class: Date"}
parseyaml(undef)
#=> {"value": null, "type": "Undef"}
parseyaml('x',undef)
#=> {"value": "x", "type": "String"}
parseyaml("a: 1", 'd')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
# HOCON
parsehocon('a=1')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parsehocon('{any valid hocon: string}')
#=> {"value": {"Hash": [["any valid hocon", "string"]]}, "type": "Struct[{'any valid hocon' => String}]"}
parsehocon('a { b = [1,2,"x"], c.d : true } // x')
#=> {"value": {"Hash": [["a", {"Hash": [["b", [1, 2, "x"]], ["c", {"Hash": [["d", true]]}]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Tuple[Integer[1, 1], Integer[2, 2], String], 'c' => Struct[{'d' => Boolean[true]}]}]}]"}
parsehocon("a=1\na=2")
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
parsehocon("a={b=1}\na={c=2}")
#=> {"value": {"Hash": [["a", {"Hash": [["c", 2], ["b", 1]]}]]}, "type": "Struct[{'a' => Struct[{'c' => Integer[2, 2], 'b' => Integer[1, 1]}]}]"}
parsehocon('a=1, b=${a}')
#=> {"value": {"Hash": [["a", 1], ["b", 1]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[1, 1]}]"}
parsehocon('a=[1] [2]')
#=> {"value": {"Hash": [["a", [1, 2]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1], Integer[2, 2]]}]"}
parsehocon('a=[1], a=${a} [2]')
#=> {"value": {"Hash": [["a", [1, 2]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1], Integer[2, 2]]}]"}
parsehocon('a=x y z')
#=> {"value": {"Hash": [["a", "x y z"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('a=10s')
#=> {"value": {"Hash": [["a", "10s"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('a="""x "y" z"""')
#=> {"value": {"Hash": [["a", "x \"y\" z"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('a=1, b=${?nope}')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parsehocon('a=1, b=${nope}')
#=> {"error": "Error while evaluating a Function Call, String: 1: Could not resolve substitution to a value: ${nope}"}
parsehocon('{')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got end of file"}
parsehocon('{','d')
#=> {"value": "d", "type": "String"}
parsehocon('a=')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: end of file"}
parsehocon('[1,2]')
#=> {"error": "Error while evaluating a Function Call, String: 1:  has type LIST rather than object at file root"}
parsehocon('')
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
parsehocon('a+=1')
#=> {"value": {"Hash": [["a", [1]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1]]}]"}
parsehocon('a.b.c=1')
#=> {"value": {"Hash": [["a", {"Hash": [["b", {"Hash": [["c", 1]]}]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Struct[{'c' => Integer[1, 1]}]}]}]"}
parsehocon('"a.b"=1')
#=> {"value": {"Hash": [["a.b", 1]]}, "type": "Struct[{'a.b' => Integer[1, 1]}]"}
parsehocon('a=null')
#=> {"value": {"Hash": [["a", null]]}, "type": "Struct[{NotUndef['a'] => Undef}]"}
parsehocon('a=1.0')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parsehocon('a=1.5')
#=> {"value": {"Hash": [["a", {"Float": "1.5"}]]}, "type": "Struct[{'a' => Float[1.5, 1.5]}]"}
parsehocon('a=1e3')
#=> {"value": {"Hash": [["a", 1000]]}, "type": "Struct[{'a' => Integer[1000, 1000]}]"}
parsehocon('a=true x')
#=> {"value": {"Hash": [["a", "true x"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('a=/foo/bar')
#=> {"value": {"Hash": [["a", "/foo/bar"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('include "x"')
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
parsehocon('a={b=1} {c=2}')
#=> {"value": {"Hash": [["a", {"Hash": [["c", 2], ["b", 1]]}]]}, "type": "Struct[{'a' => Struct[{'c' => Integer[2, 2], 'b' => Integer[1, 1]}]}]"}
parsehocon(5)
#=> {"error": "Error while evaluating a Function Call, 'parsehocon' parameter 'hocon_string' expects a String value, got Integer"}
parsehocon("# c\na = [\n 1\n 2\n]\n")
#=> {"value": {"Hash": [["a", [1, 2]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1], Integer[2, 2]]}]"}
parsehocon("a : 1\nb : 2")
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
parsehocon('a=1,,b=2')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got ','"}
parsehocon('x { y = ${z} }, z = { w = 1 }')
#=> {"value": {"Hash": [["x", {"Hash": [["y", {"Hash": [["w", 1]]}]]}], ["z", {"Hash": [["w", 1]]}]]}, "type": "Struct[{'x' => Struct[{'y' => Struct[{'w' => Integer[1, 1]}]}], 'z' => Struct[{'w' => Integer[1, 1]}]}]"}
parsehocon('a { b = 1, c = ${a.b} }')
#=> {"value": {"Hash": [["a", {"Hash": [["b", 1], ["c", 1]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Integer[1, 1], 'c' => Integer[1, 1]}]}]"}
parsehocon('a = ${b} text ${c}, b = 1, c = true')
#=> {"value": {"Hash": [["a", "1 text true"], ["b", 1], ["c", true]]}, "type": "Struct[{'a' => String, 'b' => Integer[1, 1], 'c' => Boolean[true]}]"}
parsehocon("a = 1.50 x")
#=> {"value": {"Hash": [["a", "1.50 x"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('a = { b = 1 }, c = ${a} { d = 2 }')
#=> {"value": {"Hash": [["a", {"Hash": [["b", 1]]}], ["c", {"Hash": [["d", 2], ["b", 1]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Integer[1, 1]}], 'c' => Struct[{'d' => Integer[2, 2], 'b' => Integer[1, 1]}]}]"}
parsehocon("list = [1], list += 2, list += [3]")
#=> {"value": {"Hash": [["list", [1, 2, [3]]]]}, "type": "Struct[{'list' => Tuple[Integer[1, 1], Integer[2, 2], Tuple[Integer[3, 3]]]}]"}
parsehocon('a = "x\ty" "z"')
#=> {"value": {"Hash": [["a", "x\ty z"]]}, "type": "Struct[{'a' => String}]"}
parsehocon("a = [a b, c d\n e]")
#=> {"value": {"Hash": [["a", ["a b", "c d", "e"]]]}, "type": "Struct[{'a' => Tuple[String, String, String]}]"}
parsehocon('a b c = 1')
#=> {"value": {"Hash": [["a b c", 1]]}, "type": "Struct[{'a b c' => Integer[1, 1]}]"}
parsehocon('a."b.c".d = 1')
#=> {"value": {"Hash": [["a", {"Hash": [["b.c", {"Hash": [["d", 1]]}]]}]]}, "type": "Struct[{'a' => Struct[{'b.c' => Struct[{'d' => Integer[1, 1]}]}]}]"}
parsehocon('a = [1,]')
#=> {"value": {"Hash": [["a", [1]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1]]}]"}
parsehocon('a = yes, b = "no", c = -5, d = 01, e = 1.5e3, f = 2.5E-1')
#=> {"value": {"Hash": [["a", "yes"], ["b", "no"], ["c", -5], ["d", 1], ["e", 1500], ["f", {"Float": "0.25"}]]}, "type": "Struct[{'a' => String, 'b' => String, 'c' => Integer[-5, -5], 'd' => Integer[1, 1], 'e' => Integer[1500, 1500], 'f' => Float[0.25, 0.25]}]"}
parsehocon('a = 08, b = 1.x, c = 5m, d = 1-2, e = -x')
#=> {"value": {"Hash": [["a", "08"], ["b", "1.x"], ["c", "5m"], ["d", "1-2"], ["e", "-x"]]}, "type": "Struct[{'a' => String, 'b' => String, 'c' => String, 'd' => String, 'e' => String}]"}
parsehocon('a = 2020-01-01')
#=> {"value": {"Hash": [["a", "2020-01-01"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('a = [1, 2] # c')
#=> {"value": {"Hash": [["a", [1, 2]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1], Integer[2, 2]]}]"}
parsehocon('a { b { c = 1 } }, a.b.d = 2, a.b { e = 3 }')
#=> {"value": {"Hash": [["a", {"Hash": [["b", {"Hash": [["e", 3], ["d", 2], ["c", 1]]}]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Struct[{'e' => Integer[3, 3], 'd' => Integer[2, 2], 'c' => Integer[1, 1]}]}]}]"}
parsehocon('a = 1, a = ${?b}')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parsehocon('a = ${b}, b = ${c}, c = [1]')
#=> {"value": {"Hash": [["a", [1]], ["b", [1]], ["c", [1]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1]], 'b' => Tuple[Integer[1, 1]], 'c' => Tuple[Integer[1, 1]]}]"}
# Writing JSON
to_json([1,1.5,'a"/é',true,undef,default,/a b/,Integer,Sensitive('x'),{a=>1,2=>3,undef=>4},File['/a']])
#=> {"value": "[1,1.5,\"a\\\"/é\",true,null,\"default\",\"(?-mix:a b)\",\"Integer\",\"Sensitive [value redacted]\",{\"a\":1,\"2\":3,\"\":4},\"File['/a']\"]", "type": "String"}
to_json(Timestamp('2020-01-01'))
#=> {"value": "\"2020-01-01T00:00:00.000000000 UTC\"", "type": "String"}
to_json('x')
#=> {"value": "\"x\"", "type": "String"}
to_json(undef)
#=> {"value": "null", "type": "String"}
to_json(1.0e20)
#=> {"value": "1.0e+20", "type": "String"}
to_json(1.0e-10)
#=> {"value": "1.0e-10", "type": "String"}
to_json({'a'=>{'b'=>[]}})
#=> {"value": "{\"a\":{\"b\":[]}}", "type": "String"}
to_json_pretty({'a'=>[1,{'b'=>{}},[]],'c'=>'x'})
#=> {"value": "{\n  \"a\": [\n    1,\n    {\n      \"b\": {\n      }\n    },\n    [\n\n    ]\n  ],\n  \"c\": \"x\"\n}\n", "type": "String"}
to_json_pretty([])
#=> {"value": "[\n\n]\n", "type": "String"}
to_json_pretty({})
#=> {"value": "{\n}\n", "type": "String"}
to_json_pretty({'a'=>undef,'b'=>{'c'=>undef}},true)
#=> {"value": "{\n  \"b\": {\n    \"c\": null\n  }\n}\n", "type": "String"}
to_json_pretty([1,undef],true)
#=> {"value": "[\n  1\n]\n", "type": "String"}
to_json_pretty({'a'=>undef},false)
#=> {"value": "{\n  \"a\": null\n}\n", "type": "String"}
to_json_pretty({'a'=>1,'b'=>[1,2]},false,{'indent'=>'    '})
#=> {"value": "{\n    \"a\": 1,\n    \"b\": [\n        1,\n        2\n    ]\n}\n", "type": "String"}
to_json_pretty({'a'=>1,'b'=>[1,2]},false,{'space'=>'','space_before'=>' ','object_nl'=>'','array_nl'=>''})
#=> {"value": "{  \"a\" :1,  \"b\" :[    1,    2  ]}\n", "type": "String"}
to_json_pretty({'a'=>1},false,{'foo'=>1})
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'opts' unrecognized key 'foo'"}
to_json_pretty('x')
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'data' expects a value of type Hash or Array, got String"}
to_json_pretty({'a'=>[[[1]]]},false,{'max_nesting'=>2})
#=> {"error": "Error while evaluating a Function Call, nesting of 2 is too deep"}
to_json_pretty({'a'=>[[[1]]]},false,{'max_nesting'=>-1})
#=> {"value": "{\n  \"a\": [\n    [\n      [\n        1\n      ]\n    ]\n  ]\n}\n", "type": "String"}
to_json_pretty({'a'=>1},undef,{'indent'=>undef})
#=> {"value": "{\n  \"a\": 1\n}\n", "type": "String"}
to_json_pretty({'a'=>1},'x')
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'skip_undef' expects a value of type Undef or Boolean, got String"}
to_json(parseyaml('.inf'))
#=> {"error": "Error while evaluating a Function Call, Infinity not allowed in JSON"}
#[7]=> {"error": "Error while evaluating a Function Call, 1000: Infinity not allowed in JSON"}
to_json([parseyaml('.nan')])
#=> {"error": "Error while evaluating a Function Call, NaN not allowed in JSON"}
#[7]=> {"error": "Error while evaluating a Function Call, 1003: NaN not allowed in JSON"}
to_json_pretty([parseyaml('.inf')])
#=> {"error": "Error while evaluating a Function Call, Infinity not allowed in JSON"}
#[7]=> {"error": "Error while evaluating a Function Call, 1000: Infinity not allowed in JSON"}
to_json_pretty([parseyaml('.inf')],false,{'allow_nan'=>true})
#=> {"value": "[\n  Infinity\n]\n", "type": "String"}
to_json("\u0000\u001f\u007f\\")
#=> {"value": "\"\\u0000\\u001f\u007f\\\\\"", "type": "String"}
to_json([[],{},[{}]])
#=> {"value": "[[],{},[{}]]", "type": "String"}
to_json({1.5=>true,true=>1,[1]=>2})
#=> {"value": "{\"1.5\":true,\"true\":1,\"[1]\":2}", "type": "String"}
to_json(12345678901)
#=> {"value": "12345678901", "type": "String"}
to_json(-0.0)
#=> {"value": "-0.0", "type": "String"}
to_json()
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got none"}
to_json_pretty()
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' expects between 1 and 3 arguments, got none"}
to_json_pretty({'a'=>Sensitive('x')})
#=> {"value": "{\n  \"a\": \"Sensitive [value redacted]\"\n}\n", "type": "String"}
# Writing TOML
to_toml({'a'=>1,'b'=>{'c'=>'x"#{y}','d'=>[1,'a',undef]},'e'=>[{'f'=>1},{'g'=>{'h'=>2}}],'i j'=>true,'k'=>1.5,'l'=>undef})
#=> {"value": "a = 1\n\"i j\" = true\nk = 1.5\nl = nil\n[b]\nc = \"x\\\"#{y}\"\nd = [1, \"a\", nil]\n[[e]]\nf = 1\n[[e]]\n[e.g]\nh = 2\n", "type": "String"}
to_toml({'b'=>{}, 'c'=>{'d'=>{}}})
#=> {"value": "[b]\n[c.d]\n", "type": "String"}
to_toml({1=>2,'a'=>3})
#=> {"error": "Error while evaluating a Function Call, comparison of Integer with String failed"}
to_toml({1=>2})
#=> {"value": "1 = 2\n", "type": "String"}
to_toml({'a'=>/x"y/})
#=> {"value": "a = \"/x\\\"y/\"\n", "type": "String"}
to_toml({'a"b'=>1})
#=> {"value": "\"a\\\"b\" = 1\n", "type": "String"}
to_toml({'a'=>{'b c'=>{'d'=>1}}})
#=> {"value": "[a.\"b c\"]\nd = 1\n", "type": "String"}
to_toml([1])
#=> {"error": "Error while evaluating a Function Call, 'to_toml' parameter 'data' expects a Hash value, got Tuple"}
to_toml({'a'=>[]})
#=> {"value": "a = []\n", "type": "String"}
to_toml({'a'=>default})
#=> {"value": "a = :default\n", "type": "String"}
to_toml({'a'=>{'x'=>{'y'=>1}}})
#=> {"value": "[a.x]\ny = 1\n", "type": "String"}
to_toml({})
#=> {"value": "", "type": "String"}
to_toml({'a'=>"x\ny",'b'=>'é','c'=>[[1,2],['a']],'d'=>-1.5e20})
#=> {"value": "a = \"x\\ny\"\nb = \"é\"\nc = [[1, 2], [\"a\"]]\nd = -1.5e+20\n", "type": "String"}
to_toml({'a'=>{'b'=>[{'c'=>[{'d'=>1}]}]}})
#=> {"value": "[[a.b]]\n[[a.b.c]]\nd = 1\n", "type": "String"}
to_toml({'z'=>1,'a'=>{'z'=>1,'a'=>2},'m'=>'x'})
#=> {"value": "m = \"x\"\nz = 1\n[a]\na = 2\nz = 1\n", "type": "String"}
to_toml({true=>1})
#=> {"value": "true = 1\n", "type": "String"}
# Literals of Python and Ruby
to_ruby([1,1.5,'a"#{b}é',true,undef,default,/a/,Integer,Sensitive('x'),{a=>1,2=>3},File['/a']])
#=> {"value": "[1, 1.5, \"a\\\"\\#{b}é\", true, nil, {\"__ptype\" => \"Default\"}, {\"__ptype\" => \"Regexp\", \"__pvalue\" => \"a\"}, {\"__ptype\" => \"Pcore::IntegerType\"}, {\"__ptype\" => \"Sensitive\", \"__pvalue\" => \"x\"}, {\"__ptype\" => \"Hash\", \"__pvalue\" => [\"a\", 1, 2, 3]}, {\"__ptype\" => \"Pcore::ResourceType\", \"type_name\" => \"File\", \"title\" => \"/a\"}]", "type": "String"}
to_python([1,1.5,'a"#{b}é',true,false,undef,default,/a/,Integer,Sensitive('x'),{a=>1,2=>3},File['/a']])
#=> {"value": "[1, 1.5, \"a\\\"\\#{b}é\", True, False, None, {\"__ptype\": \"Default\"}, {\"__ptype\": \"Regexp\", \"__pvalue\": \"a\"}, {\"__ptype\": \"Pcore::IntegerType\"}, {\"__ptype\": \"Sensitive\", \"__pvalue\": \"x\"}, {\"__ptype\": \"Hash\", \"__pvalue\": [\"a\", 1, 2, 3]}, {\"__ptype\": \"Pcore::ResourceType\", \"type_name\": \"File\", \"title\": \"/a\"}]", "type": "String"}
$x=[1] to_ruby([$x,$x])
#=> {"value": "[[1], {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$[0]\"}]", "type": "String"}
$x={a=>1} to_python({b=>$x,c=>$x})
#=> {"value": "{\"b\": {\"a\": 1}, \"c\": {\"__ptype\": \"LocalRef\", \"__pvalue\": \"$['b']\"}}", "type": "String"}
$x='abc' to_python([$x,$x])
#=> {"value": "[\"abc\", \"abc\"]", "type": "String"}
to_ruby(Timestamp('2020-01-01'))
#=> {"value": "{\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"2020-01-01T00:00:00.000000000 UTC\"}", "type": "String"}
to_ruby(SemVer('1.2.3'))
#=> {"value": "{\"__ptype\" => \"SemVer\", \"__pvalue\" => \"1.2.3\"}", "type": "String"}
to_ruby(SemVerRange('>1.2.3'))
#=> {"value": "{\"__ptype\" => \"SemVerRange\", \"__pvalue\" => \">1.2.3\"}", "type": "String"}
to_ruby(Binary('aGk='))
#=> {"value": "{\"__ptype\" => \"Binary\", \"__pvalue\" => \"aGk=\"}", "type": "String"}
to_ruby(Timespan('1-00:00:00'))
#=> {"value": "{\"__ptype\" => \"Timespan\", \"__pvalue\" => \"1-00:00:00.0\"}", "type": "String"}
to_ruby(URI('http://a/b'))
#=> {"value": "{\"__ptype\" => \"URI\", \"__pvalue\" => \"http://a/b\"}", "type": "String"}
to_ruby(Deferred('x',[1]))
#=> {"value": "{\"__ptype\" => \"Deferred\", \"name\" => \"x\", \"arguments\" => [1]}", "type": "String"}
to_ruby({})
#=> {"value": "{}", "type": "String"}
to_python([])
#=> {"value": "[]", "type": "String"}
to_python("a\nb'c")
#=> {"value": "\"a\\nb'c\"", "type": "String"}
to_python({'a'=>{'b'=>[undef]}})
#=> {"value": "{\"a\": {\"b\": [None]}}", "type": "String"}
to_ruby({undef=>1})
#=> {"value": "{\"__ptype\" => \"Hash\", \"__pvalue\" => [nil, 1]}", "type": "String"}
to_ruby({'__ptype'=>1})
#=> {"value": "{\"__ptype\" => \"Hash\", \"__pvalue\" => [\"__ptype\", 1]}", "type": "String"}
to_python({1=>2,'a'=>{'b'=>undef}})
#=> {"value": "{\"__ptype\": \"Hash\", \"__pvalue\": [1, 2, \"a\", {\"b\": None}]}", "type": "String"}
to_ruby('é\'"\\')
#=> {"value": "\"é'\\\"\\\\\"", "type": "String"}
to_ruby([-1,1.0e20,1.0e-7])
#=> {"value": "[-1, 1.0e+20, 1.0e-07]", "type": "String"}
to_ruby([[],{}])
#=> {"value": "[[], {}]", "type": "String"}
to_ruby()
#=> {"error": "Error while evaluating a Function Call, 'to_ruby' expects 1 argument, got none"}
# Writing YAML
to_yaml({a=>1})
#=> {"value": "---\na: 1\n", "type": "String"}
to_yaml([1,1.5,'a',true,undef,default])
#=> {"value": "---\n- 1\n- 1.5\n- a\n- true\n-\n- :default\n", "type": "String"}
to_yaml(Sensitive('x'))
#=> {"value": "--- !ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive\nvalue: x\n", "type": "String"}
to_yaml({a=>Sensitive('x')})
#=> {"value": "---\na: !ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive\n  value: x\n", "type": "String"}
to_yaml(/a/)
#=> {"value": "--- !ruby/regexp /a/\n", "type": "String"}
to_yaml(Timestamp('2020-01-01'))
#=> {"value": "--- !ruby/object:Puppet::Pops::Time::Timestamp\nnsecs: 1577836800000000000\n", "type": "String"}
to_yaml(Timespan('1-00:00:00'))
#=> {"value": "--- !ruby/object:Puppet::Pops::Time::Timespan\nnsecs: 86400000000000\n", "type": "String"}
to_yaml(SemVer('1.2.3'))
#=> {"value": "--- !ruby/object:SemanticPuppet::Version\nmajor: 1\nminor: 2\npatch: 3\nprerelease:\nbuild:\n", "type": "String"}
to_yaml(Binary('aGk='))
#=> {"value": "--- !ruby/object:Puppet::Pops::Types::PBinaryType::Binary\nbinary_buffer: hi\n", "type": "String"}
to_yaml('x')
#=> {"value": "--- x\n", "type": "String"}
to_yaml('')
#=> {"value": "--- ''\n", "type": "String"}
to_yaml(undef)
#=> {"value": "---\n", "type": "String"}
to_yaml([])
#=> {"value": "--- []\n", "type": "String"}
to_yaml({})
#=> {"value": "--- {}\n", "type": "String"}
to_yaml({a=>[],b=>{}})
#=> {"value": "---\na: []\nb: {}\n", "type": "String"}
$x=[1] to_yaml({a=>$x,b=>$x})
#=> {"value": "---\na: &1\n- 1\nb: *1\n", "type": "String"}
to_yaml({a=>{b=>[1,[2,[3]],{c=>d}]}})
#=> {"value": "---\na:\n  b:\n  - 1\n  - - 2\n    - - 3\n  - c: d\n", "type": "String"}
to_yaml({a=>{b=>[1,[2,[3]],{c=>d}]}},{indentation=>4})
#=> {"value": "---\na:\n    b:\n    - 1\n    -   - 2\n        -   - 3\n    -   c: d\n", "type": "String"}
to_yaml({a=>{b=>[1,[2,[3]],{c=>d}]}},{canonical=>true})
#=> {"value": "---\n{\n  ? \"a\"\n  : {\n    ? \"b\"\n    : [\n      ! \"1\",\n      [\n        ! \"2\",\n        [\n          ! \"3\",\n        ],\n      ],\n      {\n        ? \"c\"\n        : \"d\",\n      },\n    ],\n  },\n}\n", "type": "String"}
to_yaml({a=>'word word word word word word word'},{line_width=>20})
#=> {"value": "---\na: >-\n  word word word word\n  word word word\n", "type": "String"}
to_yaml({a=>'word word word word word word word word word word word word word word word word word word word word word'})
#=> {"value": "---\na: word word word word word word word word word word word word word word word word\n  word word word word word\n", "type": "String"}
to_yaml({a=>'word word word word word word word word word word word word word word word word word word word word word'},{line_width=>-1})
#=> {"value": "---\na: word word word word word word word word word word word word word word word word word word word word word\n", "type": "String"}
to_yaml({a=>'x'},{line_width=>-5})
#=> {"error": "Error while evaluating a Function Call, Invalid line_width -5, must be non-negative or -1 for unlimited."}
to_yaml("a\nb")
#=> {"value": "--- |-\n  a\n  b\n", "type": "String"}
to_yaml("a\nb\n")
#=> {"value": "--- |\n  a\n  b\n", "type": "String"}
to_yaml("a\nb\n\n")
#=> {"value": "--- |+\n  a\n  b\n\n...\n", "type": "String"}
to_yaml({a=>"a\nb",b=>" a\nb"})
#=> {"value": "---\na: |-\n  a\n  b\nb: |2-\n   a\n  b\n", "type": "String"}
to_yaml({undef=>1})
#=> {"value": "---\n! '': 1\n", "type": "String"}
to_yaml({[1]=>2,{a=>1}=>3,true=>4,1.5=>5})
#=> {"value": "---\n? - 1\n: 2\n? a: 1\n: 3\ntrue: 4\n1.5: 5\n", "type": "String"}
to_yaml(['yes','no','y','n','null','~','1','1.5','0x1','017','08','1e3','2001-01-01','12:30',':a','a: b','a #b','- a','@x','%x','!x','&x','*x','|','>','x: ','#x','"x"',"'x'","a'b",'a"b','{a}','[a]','a,b','?','? a','-','--','---','...','=','<<','.','..5','.5','5.','on','Off','TRUE',' a','a ','a  b',"a\tb","é","😀","\u00a0", "a\\b", 'a:b', 'a:', ':', '::', 'http://x/y', '1,000', '+1', '0b1', '1_000', '.inf','.nan','-.inf', "a\rb"])
#=> {"value": "---\n- 'yes'\n- 'no'\n- \"y\"\n- \"n\"\n- 'null'\n- \"~\"\n- '1'\n- '1.5'\n- '0x1'\n- '017'\n- '08'\n- 1e3\n- '2001-01-01'\n- '12:30'\n- \":a\"\n- 'a: b'\n- 'a #b'\n- \"- a\"\n- \"@x\"\n- \"%x\"\n- \"!x\"\n- \"&x\"\n- \"*x\"\n- \"|\"\n- \">\"\n- 'x: '\n- \"#x\"\n- '\"x\"'\n- \"'x'\"\n- a'b\n- a\"b\n- \"{a}\"\n- \"[a]\"\n- a,b\n- \"?\"\n- \"? a\"\n- \"-\"\n- \"--\"\n- \"---\"\n- \"...\"\n- \"=\"\n- !!str '<<'\n- \".\"\n- \"..5\"\n- \".5\"\n- '5.'\n- 'on'\n- 'Off'\n- 'TRUE'\n- \" a\"\n- 'a '\n- a  b\n- \"a\\tb\"\n- é\n- \"\\U0001F600\"\n- \" \"\n- a\\b\n- a:b\n- 'a:'\n- \":\"\n- \"::\"\n- http://x/y\n- '1,000'\n- \"+1\"\n- '0b1'\n- '1_000'\n- \".inf\"\n- \".nan\"\n- \"-.inf\"\n- \"a\\rb\"\n", "type": "String"}
$x={a=>1} to_yaml([$x,{b=>$x},$x])
#=> {"value": "---\n- &1\n  a: 1\n- b: *1\n- *1\n", "type": "String"}
$x=[] $y=[$x] to_yaml({k1=>$y,k2=>$x,k3=>$y})
#=> {"value": "---\nk1: &2\n- &1 []\nk2: *1\nk3: *2\n", "type": "String"}
to_yaml({'a: b'=>1,'yes'=>2,''=>3,'1'=>4,'#'=>5,"x\ny"=>6})
#=> {"value": "---\n'a: b': 1\n'yes': 2\n'': 3\n'1': 4\n\"#\": 5\n? |-\n  x\n  y\n: 6\n", "type": "String"}
to_yaml(['a b c',"tab\there",'trailing ',"multi\nline\n","multi\n\nline","\n","a\n"," a\nb"])
#=> {"value": "---\n- a b c\n- \"tab\\there\"\n- 'trailing '\n- |\n  multi\n  line\n- |-\n  multi\n\n  line\n- \"\\n\"\n- 'a\n\n  '\n- |2-\n   a\n  b\n", "type": "String"}
to_yaml({'long'=>'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore'})
#=> {"value": "---\nlong: lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor\n  incididunt ut labore\n", "type": "String"}
to_yaml({'long'=>'lorem ipsum dolor sit amet consectetur: adipiscing elit sed do eiusmod tempor incididunt ut labore'})
#=> {"value": "---\nlong: 'lorem ipsum dolor sit amet consectetur: adipiscing elit sed do eiusmod tempor\n  incididunt ut labore'\n", "type": "String"}
to_yaml({'long'=>'\'lorem ipsum dolor sit amet consectetur: adipiscing elit sed do eiusmod tempor incididunt ut labore'})
#=> {"value": "---\nlong: \"'lorem ipsum dolor sit amet consectetur: adipiscing elit sed do eiusmod tempor\n  incididunt ut labore\"\n", "type": "String"}
to_yaml({'a'=>{'b'=>{'c'=>[[1,2],[{'d'=>'e'},[]]]}}},{'indentation'=>3})
#=> {"value": "---\na:\n   b:\n      c:\n      -  - 1\n         - 2\n      -  -  d: e\n         - []\n", "type": "String"}
to_yaml([1.0,1.0e20,-0.5,1.0e-7,12345678901])
#=> {"value": "---\n- 1.0\n- 1.0e+20\n- -0.5\n- 1.0e-07\n- 12345678901\n", "type": "String"}
to_yaml(['0755','1.10','1e5','0x','2020-01-01 10:00:00','12:34:56','.5','+5','-','a-b','~a','a~'])
#=> {"value": "---\n- '0755'\n- '1.10'\n- 1e5\n- 0x\n- '2020-01-01 10:00:00'\n- '12:34:56'\n- \".5\"\n- \"+5\"\n- \"-\"\n- a-b\n- \"~a\"\n- a~\n", "type": "String"}
to_yaml(['2001-02-30','2001-99-99 10:00:00','2001-02-30 10:00:00','2001-12-31T23:59:60Z','2001-01-01 25:00:00'])
#=> {"value": "---\n- 2001-02-30\n- 2001-99-99 10:00:00\n- '2001-02-30 10:00:00'\n- '2001-12-31T23:59:60Z'\n- 2001-01-01 25:00:00\n", "type": "String"}
to_yaml({a=>b},{nope=>1})
#=> {"value": "---\na: b\n", "type": "String"}
to_yaml({a=>b},'x')
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' parameter 'options' expects a Hash value, got String"}
to_yaml()
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' expects between 1 and 2 arguments, got none"}
parseyaml("a: :b\n:c:\n- :d")
#=> {"value": {"Hash": [["a", {"Ruby": "Symbol"}], [{"Ruby": "Symbol"}, [{"Ruby": "Symbol"}]]]}, "type": "Hash[Variant[String, Runtime[ruby, 'Symbol']], Variant[Runtime[ruby, 'Symbol'], Tuple[Runtime[ruby, 'Symbol']]], 2, 2]"}
parseyaml(':b')
#=> {"value": {"Ruby": "Symbol"}, "type": "Runtime[ruby, 'Symbol']"}
