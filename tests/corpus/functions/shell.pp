shellquote('abc')
#=> {"value": "abc", "type": "String"}
shellquote('a b')
#=> {"value": "\"a b\"", "type": "String"}
shellquote('')
#=> {"value": "\"\"", "type": "String"}
shellquote("it's")
#=> {"value": "\"it's\"", "type": "String"}
shellquote('$HOME')
#=> {"value": "'$HOME'", "type": "String"}
shellquote("\$HOME isn't")
#=> {"value": "\"\\$HOME isn't\"", "type": "String"}
shellquote('a"b')
#=> {"value": "'a\"b'", "type": "String"}
shellquote('a`b')
#=> {"value": "'a`b'", "type": "String"}
shellquote('a\b')
#=> {"value": "'a\\b'", "type": "String"}
shellquote('a!b')
#=> {"value": "'a!b'", "type": "String"}
shellquote("a'b\"c\$d`e!f\\g")
#=> {"value": "\"a'b\\\"c\\$d\\`e\\!f\\\\g\"", "type": "String"}
shellquote('a', 'b c', ['d', ['e f']])
#=> {"value": "a \"b c\" d \"e f\"", "type": "String"}
shellquote([])
#=> {"value": "", "type": "String"}
shellquote()
#=> {"value": "", "type": "String"}
shellquote('é')
#=> {"value": "\"é\"", "type": "String"}
shellquote("é'\$")
#=> {"value": "\"é'\\$\"", "type": "String"}
shellquote('a@%_+=:,./-b')
#=> {"value": "a@%_+=:,./-b", "type": "String"}
shellquote("a\nb")
#=> {"value": "\"a\nb\"", "type": "String"}
shellquote(';')
#=> {"value": "\";\"", "type": "String"}
shellquote('*')
#=> {"value": "\"*\"", "type": "String"}
shellquote(1)
#=> {"error": "Error while evaluating a Function Call, undefined method `length' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `length' for 1:Integer"}
shellquote(undef)
#=> {"value": "\"\"", "type": "String"}
shellquote(true)
#=> {"error": "Error while evaluating a Function Call, undefined method `length' for true"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `length' for true:TrueClass"}
shellquote(/abc/)
#=> {"value": "/abc/", "type": "String"}
shellquote({a => 1})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Hash into String"}
shellquote(SemVer('1.2.3'))
#=> {"value": "1.2.3", "type": "String"}
shellquote(Timespan(1))
#=> {"value": "0-00:00:01.0", "type": "String"}
shellquote([undef])
#=> {"error": "Error while evaluating a Function Call, undefined method `length' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `length' for nil:NilClass"}
shellquote(default)
#=> {"error": "Error while evaluating a Function Call, undefined method `count' for an instance of Symbol"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `count' for :default:Symbol"}
shellquote(1.5)
#=> {"error": "Error while evaluating a Function Call, undefined method `length' for an instance of Float"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `length' for 1.5:Float"}
shellquote('é', "é'\$")
#=> {"error": "Error while evaluating a Function Call, incompatible character encodings: UTF-8 and ASCII-8BIT"}
