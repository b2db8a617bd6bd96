# Functions that stdlib has since version 9: recorded with the module of version 9.4.1.
stdlib::batch_escape()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::batch_escape' expects 1 argument, got none"}
stdlib::batch_escape('foo', 'bar')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::batch_escape' expects 1 argument, got 2"}
stdlib::batch_escape(10)
#=> {"value": "\"10\"", "type": "String"}
stdlib::batch_escape(false)
#=> {"value": "\"false\"", "type": "String"}
stdlib::batch_escape('foo bar')
#=> {"value": "\"foo bar\"", "type": "String"}
stdlib::batch_escape('~`!@#$%^&*()_-=[]\{}|;\':",./<>?')
#=> {"value": "\"~`!@#\\$%^&*()_-=[]\\\\{}|;':\"\",./<>?\"", "type": "String"}
stdlib::powershell_escape('~`!@#$%^&*()_-=[]\{}|;\':",./<>?')
#=> {"value": "~``!@#`$%^&*()_-=[]\\{}`|;`':\\`\",./<>?", "type": "String"}
stdlib::powershell_escape('foo bar')
#=> {"value": "foo` bar", "type": "String"}
stdlib::powershell_escape(10)
#=> {"value": "10", "type": "String"}
stdlib::powershell_escape()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::powershell_escape' expects 1 argument, got none"}
stdlib::powershell_escape('a','b')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::powershell_escape' expects 1 argument, got 2"}
stdlib::shell_escape('~`!@#$%^&*()_-=[]\{}|;\':",./<>?')
#=> {"value": "\\~\\`\\!@\\#\\$\\%\\^\\&\\*\\(\\)_-\\=\\[\\]\\\\\\{\\}\\|\\;\\':\\\",./\\<\\>\\?", "type": "String"}
stdlib::shell_escape('')
#=> {"value": "''", "type": "String"}
stdlib::shell_escape('μǹĩĆȏđ℮')
#=> {"value": "\\μ\\ǹ\\ĩ\\Ć\\ȏ\\đ\\℮", "type": "String"}
stdlib::shell_escape("a\nb")
#=> {"value": "a'\n'b", "type": "String"}
stdlib::shell_escape(10)
#=> {"value": "10", "type": "String"}
stdlib::shell_escape()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::shell_escape' expects 1 argument, got none"}
stdlib::crc32()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::crc32' expects 1 argument, got none"}
stdlib::crc32('abc')
#=> {"value": "352441c2", "type": "String"}
stdlib::crc32('')
#=> {"value": "0", "type": "String"}
stdlib::crc32('acb')
#=> {"value": "5b384015", "type": "String"}
stdlib::crc32('Sample string')
#=> {"value": "a7579504", "type": "String"}
stdlib::crc32(100)
#=> {"value": "237750ea", "type": "String"}
stdlib::crc32(100.0)
#=> {"value": "a3fd429a", "type": "String"}
stdlib::crc32(Sensitive('my string'))
#=> {"value": "18fbd270", "type": "String"}
stdlib::crc32(undef)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::crc32' parameter 'my_data' expects a value of type ScalarData, Sensitive[ScalarData], Binary, or Sensitive[Binary], got Undef"}
stdlib::crc32([1])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::crc32' parameter 'my_data' expects a value of type ScalarData, Sensitive[ScalarData], Binary, or Sensitive[Binary], got Tuple"}
stdlib::crc32('a','b')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::crc32' expects 1 argument, got 2"}
stdlib::sha256('abc')
#=> {"value": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "type": "String"}
stdlib::sha256(100)
#=> {"value": "ad57366865126e55649ecb23ae1d48887544976efea46a48eb5d85a6eeb4d306", "type": "String"}
stdlib::sha256(Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, 'stdlib::sha256' parameter 'my_data' expects a value of type ScalarData, Sensitive[ScalarData], Binary, or Sensitive[Binary], got Timestamp"}
stdlib::sha256([])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::sha256' parameter 'my_data' expects a value of type ScalarData, Sensitive[ScalarData], Binary, or Sensitive[Binary], got Array"}
stdlib::sha256()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::sha256' expects 1 argument, got none"}
stdlib::sha256(Sensitive('x'))
#=> {"value": "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881", "type": "String"}
stdlib::sha256(true)
#=> {"value": "b5bea41b6c623f7c09f1bf24dcae58ebab3c0cdd90ad966bc43a45b44867e12b", "type": "String"}
stdlib::end_with('foobar', 'bar')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::end_with('foobar', ['foo', 'baz'])
#=> {"value": false, "type": "Boolean[false]"}
stdlib::end_with('foobar', ['baz', 'bar'])
#=> {"value": true, "type": "Boolean[true]"}
stdlib::end_with('foobar', [])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' parameter 'suffixes' variant 0 expects a String value, got Array"}
stdlib::end_with('foobar', '')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' parameter 'suffixes' expects a value of type String[1] or Array[String[1], 1], got String"}
stdlib::end_with()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' expects 2 arguments, got none"}
stdlib::end_with('a')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' expects 2 arguments, got 1"}
stdlib::end_with('a', 1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' parameter 'suffixes' expects a value of type String or Array, got Integer"}
stdlib::end_with(1, 'a')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' parameter 'test_string' expects a String value, got Integer"}
stdlib::start_with('foobar', 'foo')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::start_with('foobar', ['bar', 'baz'])
#=> {"value": false, "type": "Boolean[false]"}
stdlib::start_with('foobar', [])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' parameter 'prefixes' variant 0 expects a String value, got Array"}
stdlib::start_with('foobar', '')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' parameter 'prefixes' expects a value of type String[1] or Array[String[1], 1], got String"}
stdlib::start_with('a', 1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' parameter 'prefixes' expects a value of type String or Array, got Integer"}
stdlib::extname('test.rb')
#=> {"value": ".rb", "type": "String"}
stdlib::extname('a/b/d/test.rb')
#=> {"value": ".rb", "type": "String"}
stdlib::extname('test')
#=> {"value": "", "type": "String"}
stdlib::extname('.profile')
#=> {"value": "", "type": "String"}
stdlib::extname('.bash.rc')
#=> {"value": ".rc", "type": "String"}
stdlib::extname('a.')
#=> {"value": ".", "type": "String"}
stdlib::extname(1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' parameter 'filename' expects a String value, got Integer"}
stdlib::extname()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got none"}
stdlib::fqdn_rand_string()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::fqdn_rand_string' expects at least 1 argument, got none"}
stdlib::fqdn_rand_string(0)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::fqdn_rand_string' parameter 'length' expects an Integer[1] value, got Integer[0, 0]"}
stdlib::fqdn_rand_string('a')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::fqdn_rand_string' parameter 'length' expects an Integer value, got String"}
stdlib::fqdn_rand_string(10)
#=> {"value": "2VIK4Neb4E", "type": "String"}
stdlib::fqdn_rand_string(10, 'abc')
#=> {"value": "bccbcbbaac", "type": "String"}
stdlib::fqdn_rand_string(10, 'abc', 'seed')
#=> {"value": "ccbaaaacab", "type": "String"}
stdlib::fqdn_rand_string(10, '')
#=> {"value": "2VIK4Neb4E", "type": "String"}
stdlib::fqdn_rand_string(10, undef, 'custom seed')
#=> {"value": "vxdG2cWTU8", "type": "String"}
stdlib::fqdn_rand_string(10, 'ab', 1)
#=> {"value": "aaaaabbaba", "type": "String"}
stdlib::fqdn_rand_string(100, 'ab')
#=> {"value": "bababbabbabababababbabbaaabaaaaabbbababbbaabbababbababbabbaabaaabaaaaabbbbabaababbaabaaaabaababaaaaa", "type": "String"}
stdlib::fqdn_rotate([])
#=> {"value": [], "type": "Array[0, 0]"}
stdlib::fqdn_rotate('')
#=> {"value": "", "type": "String"}
stdlib::fqdn_rotate(['a','b','c'])
#=> {"value": ["b", "c", "a"], "type": "Tuple[String, String, String]"}
stdlib::fqdn_rotate('abcdef', 'seed')
#=> {"value": "cdefab", "type": "String"}
stdlib::fqdn_rotate()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::fqdn_rotate' expects at least 1 argument, got none"}
stdlib::fqdn_rotate({})
#=> {"error": "Error while evaluating a Function Call, 'stdlib::fqdn_rotate' parameter 'input' expects a value of type String or Array, got Hash"}
stdlib::has_function('stdlib::has_function')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::has_function('stdlib::not_a_function')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::has_function('not_a_function')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::has_function('assert_type')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::has_function('validate_augeas')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::has_function('')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::has_function' parameter 'function_name' expects a String[1] value, got String"}
stdlib::has_function(1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::has_function' parameter 'function_name' expects a String value, got Integer"}
stdlib::has_function('A b')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::ip_in_range()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' expects 2 arguments, got none"}
stdlib::ip_in_range('one', 'two', '3')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' expects 2 arguments, got 3"}
stdlib::ip_in_range([], [])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' parameter 'ipaddress' expects a String value, got Array"}
stdlib::ip_in_range('1.1.1.1', 7)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' parameter 'range' expects a value of type String or Array, got Integer"}
stdlib::ip_in_range('192.168.100.12', '192.168.100.0/24')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('192.168.100.12', ['10.10.10.10/24', '192.168.100.0/24'])
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('10.10.10.10', '192.168.100.0/24')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::ip_in_range('::1', '::/0')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('x', '::/0')
#=> {"error": "Error while evaluating a Function Call, invalid address: "}
stdlib::ip_in_range('1.1.1.1', '1.1.1.1')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::ip_in_range('1.1.1.1', [])
#=> {"value": false, "type": "Boolean[false]"}
stdlib::ip_in_range('1.1.1.1', '::/0')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::ip_in_range('1.1.1.1', '1.1.1.1/40')
#=> {"error": "Error while evaluating a Function Call, invalid length: 16843009"}
stdlib::merge()
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
stdlib::merge({})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
stdlib::merge({a=>1},{a=>2,b=>3})
#=> {"value": {"Hash": [["a", 2], ["b", 3]]}, "type": "Struct[{'a' => Integer[2, 2], 'b' => Integer[3, 3]}]"}
stdlib::merge({a=>1},'')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
stdlib::merge({a=>1},undef)
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
stdlib::merge({a=>1},1)
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: parameter 'args' expects a value of type Undef, Hash, or String, got Integer\n  (Iterable args*, Callable[3, 3] block)\n    rejected: expects a block\n  (Iterable args*, Callable[2, 2] block)\n    rejected: expects a block"}
stdlib::merge(1,{})
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: parameter 'args' expects a value of type Undef, Hash, or String, got Integer\n  (Iterable args*, Callable[3, 3] block)\n    rejected: expects a block\n  (Iterable args*, Callable[2, 2] block)\n    rejected: expects a block"}
stdlib::merge({a=>{b=>1}},{a=>{c=>2}})
#=> {"value": {"Hash": [["a", {"Hash": [["c", 2]]}]]}, "type": "Struct[{'a' => Struct[{'c' => Integer[2, 2]}]}]"}
stdlib::merge([{a=>1},{b=>2}]) |$h| { $h }
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: does not expect a block\n  (Iterable args*, Callable[3, 3] block)\n    rejected: block expects 3 arguments, got 1\n  (Iterable args*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1"}
stdlib::merge([1,2]) |$h| { {$h => 1} }
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: does not expect a block\n  (Iterable args*, Callable[3, 3] block)\n    rejected: block expects 3 arguments, got 1\n  (Iterable args*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1"}
stdlib::merge([1]) |$h| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::merge' was called with arguments it does not accept. It expects one of:\n  (Variant[Hash[Scalar, Any], Undef, String[0, 0]] args*)\n    rejected: does not expect a block\n  (Iterable args*, Callable[3, 3] block)\n    rejected: block expects 3 arguments, got 1\n  (Iterable args*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1"}
stdlib::nested_values({})
#=> {"value": [], "type": "Array[0, 0]"}
stdlib::nested_values({ 'key' => 'value' })
#=> {"value": ["value"], "type": "Tuple[String]"}
stdlib::nested_values({ 'key' => { 'key1' => 'value1', 'key2' => 'value2' } })
#=> {"value": ["value1", "value2"], "type": "Tuple[String, String]"}
stdlib::nested_values({ 'key1' => 'value1', 'key2' => { 'key1' => 'value21', 'key2' => 'value22' }, 'key3' => 'value3' })
#=> {"value": ["value1", "value21", "value22", "value3"], "type": "Tuple[String, String, String, String]"}
stdlib::nested_values([1])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::nested_values' parameter 'hash' expects a Hash value, got Tuple"}
stdlib::nested_values()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::nested_values' expects 1 argument, got none"}
stdlib::nested_values({a=>[1,{b=>2}]})
#=> {"value": [[1, {"Hash": [["b", 2]]}]], "type": "Tuple[Tuple[Integer[1, 1], Struct[{'b' => Integer[2, 2]}]]]"}
stdlib::os_version_gte('Debian', '9')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::os_version_gte('Ubuntu', '9')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::os_version_gte('Debian', 'x')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::os_version_gte()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::os_version_gte' expects 2 arguments, got none"}
stdlib::os_version_gte(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::os_version_gte' parameter 'os' expects a String value, got Integer"}
stdlib::parsehocon('')
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
stdlib::parsehocon('valid hocon: string')
#=> {"value": {"Hash": [["valid hocon", "string"]]}, "type": "Struct[{'valid hocon' => String}]"}
stdlib::parsehocon('invalid')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'invalid' may not be followed by token: end of file"}
stdlib::parsehocon('invalid', 'default')
#=> {"value": "default", "type": "String"}
stdlib::parsehocon()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::parsehocon' expects between 1 and 2 arguments, got none"}
stdlib::seeded_rand()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand' expects 2 arguments, got none"}
stdlib::seeded_rand(1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand' expects 2 arguments, got 1"}
stdlib::seeded_rand(0, '')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand' parameter 'max' expects an Integer[1] value, got Integer[0, 0]"}
stdlib::seeded_rand(1.5, '')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand' parameter 'max' expects an Integer value, got Float"}
stdlib::seeded_rand(-10, '')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand' parameter 'max' expects an Integer[1] value, got Integer[-10, -10]"}
stdlib::seeded_rand('string', '')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand' parameter 'max' expects an Integer value, got String"}
stdlib::seeded_rand(1, 1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand' parameter 'seed' expects a String value, got Integer"}
stdlib::seeded_rand(20, 'foo')
#=> {"value": 1, "type": "Integer[1, 1]"}
stdlib::seeded_rand(1000, 'ǿňè')
#=> {"value": 247, "type": "Integer[247, 247]"}
stdlib::seeded_rand(1000, '文字列')
#=> {"value": 67, "type": "Integer[67, 67]"}
stdlib::seeded_rand_string()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand_string' expects between 2 and 3 arguments, got none"}
stdlib::seeded_rand_string(10, 'a')
#=> {"value": "PsujLam8yw", "type": "String"}
stdlib::seeded_rand_string(10, 'a', 'xyz')
#=> {"value": "xzzzxzxzxy", "type": "String"}
stdlib::seeded_rand_string(0, 'a')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand_string' parameter 'length' expects an Integer[1] value, got Integer[0, 0]"}
stdlib::seeded_rand_string(100, '竹', 'äöü')
#=> {"value": "öüäüäääüöääöääüüüöööäüääööüüöüääüüäüöüüöäööööööüööööööäüüäääüäüööööüüööööüüüöäöäöäääöäüäüüöäöüüäüüüü", "type": "String"}
stdlib::seeded_rand_string(10, 'a', '')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::seeded_rand_string' parameter 'charset' expects a String[2] value, got String"}
stdlib::str2resource(1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' parameter 'res_string' expects a String value, got Integer"}
stdlib::str2resource()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' expects 1 argument, got none"}
stdlib::to_json([])
#=> {"value": "[]", "type": "String"}
stdlib::to_json('‰')
#=> {"value": "\"‰\"", "type": "String"}
stdlib::to_json(undef)
#=> {"value": "null", "type": "String"}
stdlib::to_json()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_json' expects 1 argument, got none"}
stdlib::to_json({a=>[1,2.5,true,undef]})
#=> {"value": "{\"a\":[1,2.5,true,null]}", "type": "String"}
stdlib::to_json_pretty([])
#=> {"value": "[\n\n]\n", "type": "String"}
stdlib::to_json_pretty({})
#=> {"value": "{\n}\n", "type": "String"}
stdlib::to_json_pretty({'one' => '1', 'two' => undef}, true)
#=> {"value": "{\n  \"one\": \"1\"\n}\n", "type": "String"}
stdlib::to_json_pretty(['one', undef, 'three'], true)
#=> {"value": "[\n  \"one\",\n  \"three\"\n]\n", "type": "String"}
stdlib::to_json_pretty(['one', undef], true, {'indent' => '@@'})
#=> {"value": "[\n@@\"one\"\n]\n", "type": "String"}
stdlib::to_json_pretty([[undef], 'two'], true)
#=> {"value": "[\n  [\n    null\n  ],\n  \"two\"\n]\n", "type": "String"}
stdlib::to_json_pretty({'omg' => {'lol' => undef}, 'what' => undef}, true)
#=> {"value": "{\n  \"omg\": {\n    \"lol\": null\n  }\n}\n", "type": "String"}
stdlib::to_json_pretty({'a'=>{'b'=>[1]}}, undef, {indent => ' ', space => '_', space_before => '-', object_nl => '~', array_nl => '^'})
#=> {"value": "{~ \"a\"-:_{~  \"b\"-:_[^   1^  ]~ }~}\n", "type": "String"}
stdlib::to_json_pretty({'a'=>1}, false, {bogus => 1})
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_json_pretty' parameter 'opts' unrecognized key 'bogus'"}
stdlib::to_json_pretty([[[[1]]]], false, {max_nesting => 2})
#=> {"error": "Error while evaluating a Function Call, nesting of 2 is too deep"}
stdlib::to_json_pretty('a')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_json_pretty' parameter 'data' expects a value of type Hash or Array, got String"}
stdlib::to_json_pretty()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_json_pretty' expects between 1 and 3 arguments, got none"}
stdlib::to_python('')
#=> {"value": "\"\"", "type": "String"}
stdlib::to_python(undef)
#=> {"value": "None", "type": "String"}
stdlib::to_python({'one' => {'oneA' => 'A'}, 'two' => ['twoA', true]})
#=> {"value": "{\"one\": {\"oneA\": \"A\"}, \"two\": [\"twoA\", True]}", "type": "String"}
stdlib::to_python('竹')
#=> {"value": "\"竹\"", "type": "String"}
stdlib::to_python(/a/)
#=> {"value": "{\"__ptype\": \"Regexp\", \"__pvalue\": \"a\"}", "type": "String"}
stdlib::to_ruby(undef)
#=> {"value": "nil", "type": "String"}
stdlib::to_ruby({'one' => {'oneA' => 'A'}, 'two' => ['twoA', true]})
#=> {"value": "{\"one\" => {\"oneA\" => \"A\"}, \"two\" => [\"twoA\", true]}", "type": "String"}
stdlib::to_ruby("a\n\t\"\#{x}")
#=> {"value": "\"a\\n\\t\\\"\\\\\\#{x}\"", "type": "String"}
stdlib::to_toml(undef)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_toml' parameter 'data' expects a Hash value, got Undef"}
stdlib::to_toml('')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_toml' parameter 'data' expects a Hash value, got String"}
stdlib::to_toml(1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_toml' parameter 'data' expects a Hash value, got Integer"}
stdlib::to_toml([])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_toml' parameter 'data' expects a Hash value, got Array"}
stdlib::to_toml({})
#=> {"value": "", "type": "String"}
stdlib::to_toml({foo=>'bar'})
#=> {"value": "foo = \"bar\"\n", "type": "String"}
stdlib::to_toml({foo=>{bar=>'baz'}})
#=> {"value": "[foo]\nbar = \"baz\"\n", "type": "String"}
stdlib::to_toml({foo=>['bar','baz']})
#=> {"value": "foo = [\"bar\", \"baz\"]\n", "type": "String"}
stdlib::to_toml({foo=>[{bar=>{},baz=>{}}]})
#=> {"value": "[[foo]]\n[foo.bar]\n[foo.baz]\n", "type": "String"}
stdlib::to_toml({'a b'=>1, 'c'=>1.5, 'd'=>true, 'e'=>undef, 'f'=>[1,[2]], 'g'=>"x\ny"})
#=> {"value": "\"a b\" = 1\nc = 1.5\nd = true\ne = nil\nf = [1, [2]]\ng = \"x\\ny\"\n", "type": "String"}
stdlib::to_toml({b=>1, a=>{z=>1, y=>{x=>2}}, c=>2})
#=> {"value": "b = 1\nc = 2\n[a]\nz = 1\n[a.y]\nx = 2\n", "type": "String"}
stdlib::to_yaml('')
#=> {"value": "--- ''\n", "type": "String"}
stdlib::to_yaml('∇')
#=> {"value": "--- \"∇\"\n", "type": "String"}
stdlib::to_yaml({'foo' => {'bar' => true, 'baz' => false}}, {'indentation' => 4})
#=> {"value": "---\nfoo:\n    bar: true\n    baz: false\n", "type": "String"}
stdlib::to_yaml({'a'=>'1', 'b'=>"x\ny", 'c'=>'yes', 'd'=>undef, 'e'=>[]}, {'line_width' => 5})
#=> {"value": "---\na: '1'\nb: |-\n  x\n  y\nc: 'yes'\nd:\ne: []\n", "type": "String"}
stdlib::to_yaml(['a'], {'header' => true})
#=> {"value": "%YAML 1.1\n---\n- a\n", "type": "String"}
stdlib::to_yaml(['a'], {'bogus' => true})
#=> {"value": "---\n- a\n", "type": "String"}
stdlib::to_yaml()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::to_yaml' expects between 1 and 2 arguments, got none"}
stdlib::type_of(1)
#=> {"value": {"Type": "Integer[1, 1]"}, "type": "Type[Integer[1, 1]]"}
stdlib::type_of('a')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
stdlib::type_of()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::type_of' expects 1 argument, got none"}
stdlib::validate_domain_name('example.com')
#=> {"value": null, "type": "Undef"}
stdlib::validate_domain_name('www..com')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::validate_domain_name' parameter 'values' expects a match for Variant[Stdlib::Fqdn = Pattern[/\\A(([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9\\-]*[a-zA-Z0-9])\\.)*([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9\\-]*[A-Za-z0-9])\\z/], Stdlib::Dns::Zone = Pattern[/\\A((([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])\\.)+|\\.)\\z/]], got 'www..com'"}
stdlib::validate_domain_name('a', 'b..')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::validate_domain_name' parameter 'values' expects a match for Variant[Stdlib::Fqdn = Pattern[/\\A(([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9\\-]*[a-zA-Z0-9])\\.)*([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9\\-]*[A-Za-z0-9])\\z/], Stdlib::Dns::Zone = Pattern[/\\A((([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])\\.)+|\\.)\\z/]], got 'b..'"}
stdlib::validate_domain_name()
#=> {"error": "Error while evaluating a Function Call, stdlib::validate_domain_name(): Wrong number of arguments need at least one"}
stdlib::validate_domain_name(1)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::validate_domain_name' parameter 'values' expects a match for Variant[Stdlib::Fqdn = Pattern[/\\A(([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9\\-]*[a-zA-Z0-9])\\.)*([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9\\-]*[A-Za-z0-9])\\z/], Stdlib::Dns::Zone = Pattern[/\\A((([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])\\.)+|\\.)\\z/]], got Integer"}
stdlib::validate_email_address('a@b.c')
#=> {"value": null, "type": "Undef"}
stdlib::validate_email_address('a@')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::validate_email_address' parameter 'values' expects a match for Stdlib::Email = Pattern[/\\A[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\\z/], got 'a@'"}
stdlib::validate_email_address()
#=> {"error": "Error while evaluating a Function Call, stdlib::validate_email_address(): Wrong number of arguments need at least one"}
stdlib::validate_email_address([])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::validate_email_address' parameter 'values' expects a match for Stdlib::Email = Pattern[/\\A[a-zA-Z0-9.!#$%&'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\\z/], got Array"}
stdlib::xml_encode('<a href="x">&\'</a>')
#=> {"value": "&lt;a href=\"x\"&gt;&amp;'&lt;/a&gt;", "type": "String"}
stdlib::xml_encode('<"&>', 'attr')
#=> {"value": "\"&lt;&quot;&amp;&gt;\"", "type": "String"}
stdlib::xml_encode('<"&>', 'text')
#=> {"value": "&lt;\"&amp;&gt;", "type": "String"}
stdlib::xml_encode('<"&>', 'bogus')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::xml_encode' parameter 'type' expects a match for Enum['attr', 'text'], got 'bogus'"}
stdlib::xml_encode()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::xml_encode' expects between 1 and 2 arguments, got none"}
stdlib::has_interface_with('bogus', 'x')
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::has_interface_with' was called with arguments it does not accept. It expects one of:\n  (String[1] interface)\n    rejected: expects 1 argument, got 2\n  (Enum['ip', 'ipaddress', 'mac', 'macaddress', 'netmask', 'network'] kind, String[1] value)\n    rejected: parameter 'kind' expects a match for Enum['ip', 'ipaddress', 'mac', 'macaddress', 'netmask', 'network'], got 'bogus'"}
stdlib::has_interface_with()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::has_interface_with' expects between 1 and 2 arguments, got none"}
stdlib::ensure('present')
#=> {"value": "present", "type": "String"}
stdlib::ensure(true, 'service')
#=> {"value": "running", "type": "String"}
stdlib::ensure('absent', 'service')
#=> {"value": "stopped", "type": "String"}
stdlib::ensure(false, 'directory')
#=> {"value": "absent", "type": "String"}
stdlib::ensure(true, 'package')
#=> {"value": "installed", "type": "String"}
stdlib::ensure(false, 'package')
#=> {"value": "absent", "type": "String"}
stdlib::ensure('x')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ensure' parameter 'ensure' expects a value of type Boolean or Enum['absent', 'present'], got String"}
stdlib::deferrable_epp('nosuch/x.epp', {})
#=> {"error": "Error while evaluating a Function Call, Could not find template 'nosuch/x.epp'"}
stdlib::fqdn_uuid('a')
#=> {"error": "Unknown function: 'stdlib::fqdn_uuid'."}
stdlib::to_yaml({}, {'header' => true})
#=> {"value": "%YAML 1.1\n--- {}\n", "type": "String"}
stdlib::to_yaml('a', {'header' => true})
#=> {"value": "%YAML 1.1\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'header' => false})
#=> {"value": "--- a\n", "type": "String"}
stdlib::to_yaml('a', {'header' => 'x'})
#=> {"value": "%YAML 1.1\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'header' => undef})
#=> {"value": "--- a\n", "type": "String"}
stdlib::to_yaml('a', {'version' => '1.1'})
#=> {"value": "%YAML 1.1\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'version' => '1.2'})
#=> {"value": "%YAML 1.2\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'version' => [1,1]})
#=> {"value": "%YAML 1.1\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'version' => [1,2]})
#=> {"value": "%YAML 1.2\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'version' => '2.0'})
#=> {"error": "Error while evaluating a Function Call, incompatible %YAML directive"}
stdlib::to_yaml('a', {'version' => 1})
#=> {"value": "%YAML 1.1\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'header' => true, 'version' => '1.1'})
#=> {"value": "%YAML 1.1\n--- a\n", "type": "String"}
stdlib::to_yaml('a', {'header' => true, 'canonical' => true})
#=> {"value": "%YAML 1.1\n---\n\"a\"\n", "type": "String"}
stdlib::to_yaml("a\nb", {'header' => true})
#=> {"value": "%YAML 1.1\n--- |-\n  a\n  b\n", "type": "String"}
stdlib::to_yaml('a', {'indentation' => 4, 'canonical' => true})
#=> {"value": "---\n\"a\"\n", "type": "String"}
stdlib::to_yaml('a', {'stringify_names' => true})
#=> {"value": "--- a\n", "type": "String"}
stdlib::to_yaml('a', {'encoding' => 'x'})
#=> {"value": "--- a\n", "type": "String"}
stdlib::ensure_packages('x') getparam(Package['x'],'ensure')
#=> {"value": "installed", "type": "String"}
stdlib::ensure_packages(['x','y'],{'ensure'=>'latest'}) getparam(Package['y'],'ensure')
#=> {"value": "latest", "type": "String"}
stdlib::ensure_packages({'x'=>{'ensure'=>'absent'}}) getparam(Package['x'],'ensure')
#=> {"value": "absent", "type": "String"}
stdlib::ensure_packages({'x'=>{'provider'=>'gem'}, 'y'=>{}}, {'ensure'=>'present'}) [getparam(Package['x'],'ensure'), getparam(Package['x'],'provider'), getparam(Package['y'],'ensure')]
#=> {"value": ["installed", "gem", "installed"], "type": "Tuple[String, String, String]"}
stdlib::ensure_packages('x',{'ensure'=>'present'}) getparam(Package['x'],'ensure')
#=> {"value": "installed", "type": "String"}
package{'x': ensure=>'installed'} stdlib::ensure_packages('x')
#=> {"value": null, "type": "Undef"}
package{'x': ensure=>'present'} stdlib::ensure_packages('x', {'ensure'=>'installed'})
#=> {"value": null, "type": "Undef"}
stdlib::ensure_packages(5)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ensure_packages' parameter 'packages' expects a value of type String, Array, or Hash, got Integer"}
stdlib::ensure_packages('')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ensure_packages' parameter 'packages' expects a value of type String[1], Array[String[1]], or Hash[String[1], Any], got String"}
stdlib::ensure_packages([])
#=> {"value": null, "type": "Undef"}
stdlib::ensure_packages(['x', ''])
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::ensure_packages' was called with arguments it does not accept. It expects one of:\n  (Variant[String[1], Array[String[1]]] packages, Hash default_attributes?)\n    rejected: parameter 'packages' variant 0 expects a String value, got Tuple\n    rejected: parameter 'packages' variant 1 index 1 expects a String[1] value, got String\n  (Hash[String[1], Any] packages, Hash default_attributes?)\n    rejected: parameter 'packages' expects a Hash value, got Tuple"}
stdlib::ensure_packages('x', 5)
#=> {"error": "Error while evaluating a Function Call, The function 'stdlib::ensure_packages' was called with arguments it does not accept. It expects one of:\n  (Variant[String[1], Array[String[1]]] packages, Hash default_attributes?)\n    rejected: parameter 'default_attributes' expects a Hash value, got Integer\n  (Hash[String[1], Any] packages, Hash default_attributes?)\n    rejected: parameter 'packages' expects a Hash value, got String"}
stdlib::ensure_packages()
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ensure_packages' expects between 1 and 2 arguments, got none"}
