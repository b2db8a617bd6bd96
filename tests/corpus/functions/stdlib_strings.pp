# The shell
shell_split("a 'b c' \"d\\\"e\\n\" f\\ g")
#=> {"value": ["a", "b c", "d\"e\\n", "f g"], "type": "Tuple[String, String, String, String]"}
shell_split("a 'b")
#=> {"error": "Error while evaluating a Function Call, Unmatched quote: \"a 'b\""}
shell_split("a \"b")
#=> {"error": "Error while evaluating a Function Call, Unmatched quote: \"a \\\"b\""}
shell_split('')
#=> {"value": [], "type": "Array[0, 0]"}
shell_split('  ')
#=> {"value": [], "type": "Array[0, 0]"}
shell_split(5)
#=> {"value": ["5"], "type": "Tuple[String]"}
shell_split(["a b"])
#=> {"value": ["[a b]"], "type": "Tuple[String]"}
shell_split('a"b"c')
#=> {"value": ["abc"], "type": "Tuple[String]"}
shell_split("a '' b")
#=> {"value": ["a", "", "b"], "type": "Tuple[String, String, String]"}
shell_split('a\\')
#=> {"value": ["a\\"], "type": "Tuple[String]"}
shell_split("a\tb\nc")
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
shell_split('$HOME `x` \$x "\$y"')
#=> {"value": ["$HOME", "`x`", "$x", "$y"], "type": "Tuple[String, String, String, String]"}
shell_split()
#=> {"error": "Error while evaluating a Function Call, shell_split(): Wrong number of arguments given (0 for 1)"}
shell_split('a','b')
#=> {"error": "Error while evaluating a Function Call, shell_split(): Wrong number of arguments given (2 for 1)"}
shell_join(['a b','c',1,undef,true,''])
#=> {"value": "a\\ b c 1 '' true ''", "type": "String"}
shell_join('a')
#=> {"error": "Error while evaluating a Function Call, First argument is not an Array: \"a\""}
shell_join({a=>1})
#=> {"error": "Error while evaluating a Function Call, First argument is not an Array: {\"a\"=>1}"}
shell_join(['a'],'b')
#=> {"error": "Error while evaluating a Function Call, shell_join(): Wrong number of arguments given (2 for 1)"}
shell_join([])
#=> {"value": "", "type": "String"}
shell_join()
#=> {"error": "Error while evaluating a Function Call, shell_join(): Wrong number of arguments given (0 for 1)"}
shell_escape("a\nb c'\"é")
#=> {"value": "a'\n'b\\ c\\'\\\"\\é", "type": "String"}
shell_escape('')
#=> {"value": "''", "type": "String"}
shell_escape(undef)
#=> {"value": "''", "type": "String"}
shell_escape([1,'a'])
#=> {"value": "\\[1,\\ \\\"a\\\"\\]", "type": "String"}
shell_escape({a=>1})
#=> {"value": "\\{\\\"a\\\"\\=\\>1\\}", "type": "String"}
shell_escape(File['/a b'])
#=> {"value": "File\\[\\'/a\\ b\\'\\]", "type": "String"}
shell_escape(/a b/)
#=> {"value": "\\(\\?-mix:a\\ b\\)", "type": "String"}
shell_escape(true)
#=> {"value": "true", "type": "String"}
shell_escape(default)
#=> {"value": "default", "type": "String"}
shell_escape('a_b-c.d,e:f+g/h@i')
#=> {"value": "a_b-c.d,e:f+g/h@i", "type": "String"}
shell_escape()
#=> {"error": "Error while evaluating a Function Call, 'shell_escape' expects 1 argument, got none"}
batch_escape('a"b$c\\d')
#=> {"value": "\"a\"\"b\\$c\\\\d\"", "type": "String"}
batch_escape(undef)
#=> {"value": "\"\"", "type": "String"}
batch_escape('')
#=> {"value": "\"\"", "type": "String"}
batch_escape([1])
#=> {"value": "\"[1]\"", "type": "String"}
powershell_escape("a b'`|\n\$\"c")
#=> {"value": "a` b`'```|`\n`$\\`\"c", "type": "String"}
powershell_escape(1.5)
#=> {"value": "1.5", "type": "String"}
powershell_escape('')
#=> {"value": "", "type": "String"}
# URIs, regular expressions, XML
uriescape('a b/ü?%&"')
#=> {"value": "a%20b/%C3%BC?%25&%22", "type": "String"}
uriescape(['a b',1,['c d']])
#=> {"value": ["a%20b", 1, ["c d"]], "type": "Tuple[String, Integer[1, 1], Tuple[String]]"}
uriescape(5)
#=> {"error": "Error while evaluating a Function Call, uriescape(): Requires either array or string to work with"}
uriescape()
#=> {"error": "Error while evaluating a Function Call, uriescape(): Wrong number of arguments given (0 for 1)"}
uriescape(undef)
#=> {"value": "", "type": "String"}
uriescape("-_.!~*'()[]{}<>#^`|\\")
#=> {"value": "-_.!~*'()[]%7B%7D%3C%3E%23%5E%60%7C%5C", "type": "String"}
regexpescape("a.b*c[d]{e}(f)|g-h?i+j^k\$l#m n\t\r\n\\/")
#=> {"value": "a\\.b\\*c\\[d\\]\\{e\\}\\(f\\)\\|g\\-h\\?i\\+j\\^k\\$l\\#m\\ n\\t\\r\\n\\\\/", "type": "String"}
regexpescape(['a.b',1])
#=> {"value": ["a\\.b", 1], "type": "Tuple[String, Integer[1, 1]]"}
regexpescape(1)
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Requires either array or string to work with"}
regexpescape()
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Wrong number of arguments given (0 for 1)"}
regexpescape('é&%"<>=!@~')
#=> {"value": "é&%\"<>=!@~", "type": "String"}
stdlib::xml_encode("<a href='x'>&\"é\n")
#=> {"value": "&lt;a href='x'&gt;&amp;\"é\n", "type": "String"}
stdlib::xml_encode("<a href='x'>&\"",'attr')
#=> {"value": "\"&lt;a href=&apos;x&apos;&gt;&amp;&quot;\"", "type": "String"}
stdlib::xml_encode("<a>",'text')
#=> {"value": "&lt;a&gt;", "type": "String"}
stdlib::xml_encode("<a>",'foo')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::xml_encode' parameter 'type' expects a match for Enum['attr', 'text'], got 'foo'"}
stdlib::xml_encode(5)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::xml_encode' parameter 'str' expects a String value, got Integer"}
stdlib::xml_encode('')
#=> {"value": "", "type": "String"}
# Case and repetition
squeeze('aabbcc')
#=> {"value": "abc", "type": "String"}
squeeze('aabbcc','a-b')
#=> {"value": "abcc", "type": "String"}
squeeze(['aab','bcc'],'c')
#=> {"value": ["aab", "bc"], "type": "Tuple[String, String]"}
squeeze('aabb','b-a')
#=> {"error": "Error while evaluating a Function Call, invalid range \"b-a\" in string transliteration"}
squeeze('aa--bb','a\\-')
#=> {"value": "a-bb", "type": "String"}
squeeze([1])
#=> {"error": "Error while evaluating a Function Call, undefined method `squeeze' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `squeeze' for 1:Integer"}
squeeze(5)
#=> {"error": "Error while evaluating a Function Call, undefined method `squeeze' for an instance of Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `squeeze' for 5:Integer"}
squeeze('aa',5)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
squeeze('aabb',undef)
#=> {"value": "aabb", "type": "String"}
squeeze('aabbcc','^a')
#=> {"value": "aabc", "type": "String"}
squeeze('aabbcc','')
#=> {"value": "aabbcc", "type": "String"}
squeeze()
#=> {"error": "Error while evaluating a Function Call, squeeze(): Wrong number of arguments given 0 for 2 or 1"}
squeeze('aa^^','^')
#=> {"value": "aa^", "type": "String"}
squeeze('aabb--','-a')
#=> {"value": "abb-", "type": "String"}
squeeze('aabb--','a-')
#=> {"value": "abb-", "type": "String"}
squeeze('éé ee','é')
#=> {"value": "é ee", "type": "String"}
squeeze(['aa'])
#=> {"value": ["a"], "type": "Tuple[String]"}
squeeze('a','b','c')
#=> {"error": "Error while evaluating a Function Call, squeeze(): Wrong number of arguments given 3 for 2 or 1"}
swapcase('aBß')
#=> {"value": "AbSS", "type": "String"}
swapcase(['aB',1,undef])
#=> {"value": ["Ab", 1, null], "type": "Tuple[String, Integer[1, 1], Undef]"}
swapcase()
#=> {"error": "Error while evaluating a Function Call, swapcase(): Wrong number of arguments given (0 for 1)"}
swapcase(/abc/)
#=> {"value": "/ABC/", "type": "String"}
swapcase(String)
#=> {"error": "Error while evaluating a Function Call, swapcase(): Requires either array or string to work with"}
swapcase(5)
#=> {"error": "Error while evaluating a Function Call, swapcase(): Requires either array or string to work with"}
swapcase('ÄÖü ŠĐ')
#=> {"value": "äöÜ šđ", "type": "String"}
# Beginnings and ends
stdlib::start_with('foobar',['bar','foo'])
#=> {"value": true, "type": "Boolean[true]"}
stdlib::start_with('foobar','foo')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::start_with('foobar','')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' parameter 'prefixes' expects a value of type String[1] or Array[String[1], 1], got String"}
stdlib::start_with('foobar',[])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' parameter 'prefixes' variant 0 expects a String value, got Array"}
stdlib::start_with('','a')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::start_with(5,'a')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' parameter 'test_string' expects a String value, got Integer"}
stdlib::end_with('foobar',['bar'])
#=> {"value": true, "type": "Boolean[true]"}
stdlib::end_with('foobar','foo')
#=> {"value": false, "type": "Boolean[false]"}
stdlib::end_with('foobar',[])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' parameter 'suffixes' variant 0 expects a String value, got Array"}
stdlib::end_with('foobar',['foo',''])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' expects (String test_string, Variant[String[1], Array[String[1], 1]] suffixes)\n  rejected: parameter 'suffixes' variant 0 expects a String value, got Tuple\n  rejected: parameter 'suffixes' variant 1 index 1 expects a String[1] value, got String"}
dos2unix("a\r\nb\r\r\n")
#=> {"value": "a\nb\r\n", "type": "String"}
unix2dos("a\nb\r\nc\r\r\n")
#=> {"value": "a\r\nb\r\nc\r\n", "type": "String"}
dos2unix(5)
#=> {"error": "Error while evaluating a Function Call, dos2unix(): Requires string as argument"}
unix2dos(5)
#=> {"error": "Error while evaluating a Function Call, unix2dos(): Requires string as argument"}
dos2unix()
#=> {"error": "Error while evaluating a Function Call, dos2unix(): Wrong number of arguments given (0 for 1)"}
unix2dos()
#=> {"error": "Error while evaluating a Function Call, unix2dos(): Wrong number of arguments given (0 for 1)"}
dos2unix('a','b')
#=> {"error": "Error while evaluating a Function Call, dos2unix(): Wrong number of arguments given (2 for 1)"}
dos2unix('')
#=> {"value": "", "type": "String"}
# sprintf_hash
sprintf_hash('%<a>05d %{b}', {a=>1,b=>x})
#=> {"error": "Error while evaluating a Function Call, deprecation. sprintf_hash. This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": "00001 x", "type": "String"}
sprintf_hash('%<c>d', {a=>1})
#=> {"error": "Error while evaluating a Function Call, deprecation. sprintf_hash. This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, key<c> not found"}
sprintf_hash('%<a>x', {a=>'zz'})
#=> {"error": "Error while evaluating a Function Call, deprecation. sprintf_hash. This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"zz\""}
sprintf_hash('x', {})
#=> {"error": "Error while evaluating a Function Call, deprecation. sprintf_hash. This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": "x", "type": "String"}
sprintf_hash(1, {})
#=> {"error": "Error while evaluating a Function Call, 'sprintf_hash' parameter 'format' expects a String value, got Integer"}
sprintf_hash('%<a>.2f|%<a>e', {a=>1.5})
#=> {"error": "Error while evaluating a Function Call, deprecation. sprintf_hash. This method is deprecated. From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": "1.50|1.500000e+00", "type": "String"}
shell_split("a\\\nb c")
#=> {"value": ["a\\\nb", "c"], "type": "Tuple[String, String]"}
shell_split("'a b' \"c \\\" d\" e\\ f \\")
#=> {"value": ["a b", "c \" d", "e f", "\\"], "type": "Tuple[String, String, String, String]"}
