# What stdlib's own specifications ask, where no other topic has it.
pick('$foo', 'two')
#=> {"value": "$foo", "type": "String"}
pick('$::puppetversion', 'two')
#=> {"value": "$::puppetversion", "type": "String"}
pick('$', 'two')
#=> {"value": "$", "type": "String"}
pick('$facts', 'two')
#=> {"value": "$facts", "type": "String"}
pick('', undef, 'undef')
#=> {"value": "undef", "type": "String"}
pick_default('', undef)
#=> {"value": "", "type": "String"}
pick_default('$foo', 'x')
#=> {"value": "$foo", "type": "String"}
str2bool('one')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
str2bool(true)
#=> {"value": true, "type": "Boolean[true]"}
str2bool('true','x')
#=> {"value": true, "type": "Boolean[true]"}
any2bool('1.5')
#=> {"value": true, "type": "Boolean[true]"}
any2bool(-1.5)
#=> {"value": false, "type": "Boolean[false]"}
any2bool({one=>1})
#=> {"value": true, "type": "Boolean[true]"}
any2bool('undef')
#=> {"value": false, "type": "Boolean[false]"}
count('one')
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1+)"}
count('one', 'two')
#=> {"value": 1, "type": "Integer[1, 1]"}
count('one','two','three')
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given 3 for 1 or 2."}
count(['one','',undef,'two'])
#=> {"value": 2, "type": "Integer[2, 2]"}
count(['one','two','two'],'two')
#=> {"value": 2, "type": "Integer[2, 2]"}
deep_merge({}, '2')
#=> {"error": "Error while evaluating a Function Call, deep_merge: unexpected argument type String, only expects hash arguments"}
deep_merge({}, 2)
#=> {"error": "Error while evaluating a Function Call, deep_merge: unexpected argument type Integer, only expects hash arguments"}
deep_merge({}, '')
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
deep_merge({'key1' => {'subkey1' => 'value1'}}, {'key1' => {'subkey2' => 'value2'}})
#=> {"value": {"Hash": [["key1", {"Hash": [["subkey1", "value1"], ["subkey2", "value2"]]}]]}, "type": "Struct[{'key1' => Struct[{'subkey1' => String, 'subkey2' => String}]}]"}
base64('decode', "dGhlc3RyaW5n\n", 'strict')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
base64('encode', 'https://www.google.com.tw/?gws_rd=ssl#q=hello+world', 'urlsafe')
#=> {"value": "aHR0cHM6Ly93d3cuZ29vZ2xlLmNvbS50dy8_Z3dzX3JkPXNzbCNxPWhlbGxvK3dvcmxk", "type": "String"}
base64('encode', 'thestring', 'three')
#=> {"error": "Error while evaluating a Function Call, base64(): the third argument must be one of 'default', 'strict', or 'urlsafe'"}
base64('one')
#=> {"error": "Error while evaluating a Function Call, base64(): Wrong number of arguments (1; must be >= 2)"}
validate_x509_rsa_key_pair()
#=> {"error": "Error while evaluating a Function Call, validate_x509_rsa_key_pair(): wrong number of arguments (0; must be 2)"}
validate_x509_rsa_key_pair('foo', {})
#=> {"error": "Error while evaluating a Function Call, {} is not a string."}
validate_x509_rsa_key_pair('foo', 'bar')
#=> {"error": "Error while evaluating a Function Call, Not a valid x509 certificate: PEM_read_bio_X509: no start line (Expecting: CERTIFICATE)"}
#[7]=> {"error": "Error while evaluating a Function Call, Not a valid x509 certificate: PEM_read_bio_X509: no start line"}
validate_x509_rsa_key_pair(0,1,2,3)
#=> {"error": "Error while evaluating a Function Call, validate_x509_rsa_key_pair(): wrong number of arguments (4; must be 2)"}
file { '/foo': } stdlib::str2resource("File['/foo']")
#=> {"error": "Error while evaluating a Function Call, stdlib::str2resource(): could not find File['/foo'], this is parse order dependent and values should not be quoted"}
stdlib::str2resource('File[foo]')
#=> {"error": "Error while evaluating a Function Call, stdlib::str2resource(): could not find File[foo], this is parse order dependent and values should not be quoted"}
parseyaml('["one"')
#=> {"error": "Error while evaluating a Function Call, (<unknown>): did not find expected ',' or ']' while parsing a flow sequence at line 1 column 1"}
parseyaml('', {a=>1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parseyaml('*8', 'd')
#=> {"value": "d", "type": "String"}
parseyaml('...', 'd')
#=> {"value": "d", "type": "String"}
parseyaml('---', 'd')
#=> {"value": "d", "type": "String"}
parseyaml(1, 'd')
#=> {"value": "d", "type": "String"}
parseyaml({}, 'd')
#=> {"value": "d", "type": "String"}
parsejson('error')
#=> {"error": "Error while evaluating a Function Call, unexpected token at 'error'"}
#[7]=> {"error": "Error while evaluating a Function Call, 859: unexpected token at 'error'"}
parsejson('"a string"')
#=> {"value": "a string", "type": "String"}
parsejson('', 'd')
#=> {"value": "d", "type": "String"}
parsejson(undef, 'd')
#=> {"value": "d", "type": "String"}
parsejson([], 'd')
#=> {"value": "d", "type": "String"}
parsejson('{"a":}', 'd')
#=> {"value": "d", "type": "String"}
range('1..2..3')
#=> {"error": "Error while evaluating a Function Call, range(): Unable to compute range from the value: 1..2..3"}
range(1,2,'foo')
#=> {"error": "Error while evaluating a Function Call, range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)"}
range('a','d',-2)
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
range('false','true')
#=> {"value": ["false"], "type": "Tuple[String]"}
range('ホスト01','ホスト04')
#=> {"value": ["ホスト01", "ホスト02", "ホスト03", "ホスト04"], "type": "Tuple[String, String, String, String]"}
range('1...5')
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
range('4-1')
#=> {"value": [], "type": "Array[0, 0]"}
range(1,4,'2')
#=> {"value": [1, 3], "type": "Tuple[Integer[1, 1], Integer[3, 3]]"}
range('a','d',0)
#=> {"error": "Error while evaluating a Function Call, range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)"}
range(1,4,0)
#=> {"error": "Error while evaluating a Function Call, range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)"}
range('01','04')
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
range('host9','host11')
#=> {"value": [], "type": "Array[0, 0]"}
concat(1,[2])
#=> {"error": "Error while evaluating a Function Call, concat(): Requires array to work with"}
concat(['1'],[['4'],'6'])
#=> {"value": ["1", ["4"], "6"], "type": "Tuple[String, Tuple[String], String]"}
concat([{a=>1}],{b=>2})
#=> {"value": [{"Hash": [["a", 1]]}, {"Hash": [["b", 2]]}], "type": "Tuple[Struct[{'a' => Integer[1, 1]}], Struct[{'b' => Integer[2, 2]}]]"}
delete()
#=> {"error": "Error while evaluating a Function Call, delete(): Wrong number of arguments given 0 for 2"}
delete([],'two','three')
#=> {"error": "Error while evaluating a Function Call, delete(): Wrong number of arguments given 3 for 2"}
delete(1,'two')
#=> {"error": "Error while evaluating a Function Call, delete(): First argument must be an Array, String, or Hash. Given an argument of class Integer."}
delete('barfoobar', ['foo','barbar'])
#=> {"value": "", "type": "String"}
delete({a=>1,b=>2},['a'])
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
delete([1,'1'],1)
#=> {"value": ["1"], "type": "Tuple[String]"}
delete('abc', 1)
#=> {"error": "Error while evaluating a Function Call, wrong argument type Integer (expected Regexp)"}
delete({1=>2}, 1)
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
