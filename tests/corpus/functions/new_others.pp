# Array and Tuple
Array([1, 2])
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
Array({a => 1})
#=> {"value": [["a", 1]], "type": "Tuple[Tuple[String, Integer[1, 1]]]"}
Array('abc')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
Array(3)
#=> {"value": [0, 1, 2], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2]]"}
Array(0)
#=> {"value": [], "type": "Array[0, 0]"}
Array(-1)
#=> {"error": "Error while evaluating a Function Call, 'new_array' Value of type Integer cannot be converted to Array"}
Array(Integer[1, 3])
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
Array(Integer[1, 3].reverse_each)
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
Array(Binary('YWJj'))
#=> {"value": [97, 98, 99], "type": "Tuple[Integer[97, 97], Integer[98, 98], Integer[99, 99]]"}
Array(Enum['b', 'a'])
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
Array(1, true)
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Array([1], true)
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Array('abc', true)
#=> {"value": ["abc"], "type": "Tuple[String]"}
Array({a => 1}, true)
#=> {"value": [{"Hash": [["a", 1]]}], "type": "Tuple[Struct[{'a' => Integer[1, 1]}]]"}
Array(undef, true)
#=> {"value": [null], "type": "Tuple[Undef]"}
Array(undef)
#=> {"error": "Error while evaluating a Function Call, 'new_array' Value of type Undef cannot be converted to Array"}
Array(true)
#=> {"error": "Error while evaluating a Function Call, 'new_array' Value of type Boolean cannot be converted to Array"}
Array(1.5)
#=> {"error": "Error while evaluating a Function Call, 'new_array' Value of type Float cannot be converted to Array"}
Array('abc', false)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
Array(1, 'x')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Array(1, 2, 3)
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
Array()
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got none"}
Array[Integer]([1, 'a'])
#=> {"error": "Error while evaluating a Function Call, Converted value from Array[Integer].new() has wrong type, index 1 expects an Integer value, got String"}
Array[Integer](['a'], true)
#=> {"error": "Error while evaluating a Function Call, Converted value from Array[Integer].new() has wrong type, index 0 expects an Integer value, got String"}
Array[String]('abc')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
Array[Integer, 3]([1])
#=> {"error": "Error while evaluating a Function Call, Converted value from Array[Integer, 3].new() has wrong type, expects size to be at least 3, got 1"}
Tuple[Integer, String]([1, 'a'])
#=> {"value": [1, "a"], "type": "Tuple[Integer[1, 1], String]"}
Tuple[Integer, String]({a => 1})
#=> {"error": "Error while evaluating a Function Call, Converted value from Tuple[Integer, String].new() has wrong type, expects size to be 2, got 1"}
Tuple[String, Integer]({a => 1})
#=> {"error": "Error while evaluating a Function Call, Converted value from Tuple[String, Integer].new() has wrong type, expects size to be 2, got 1"}
Tuple[String, String]('ab')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
Tuple([1])
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
# Hash and Struct
Hash([[a, 1], [b, 2]])
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
Hash([a, 1, b, 2])
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
Hash({a => 1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Hash([])
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
Hash([a, 1, b])
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Hash('ab')
#=> {"value": {"Hash": [["a", "b"]]}, "type": "Struct[{'a' => String}]"}
Hash('abc')
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Hash(4)
#=> {"value": {"Hash": [[0, 1], [2, 3]]}, "type": "Hash[Variant[Integer[0, 0], Integer[2, 2]], Variant[Integer[1, 1], Integer[3, 3]], 2, 2]"}
Hash(3)
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Hash(Integer[1, 4])
#=> {"value": {"Hash": [[1, 2], [3, 4]]}, "type": "Hash[Variant[Integer[1, 1], Integer[3, 3]], Variant[Integer[2, 2], Integer[4, 4]], 2, 2]"}
Hash({a => 1}.reverse_each)
#=> {"error": "Error while evaluating a Function Call, wrong element type String at 0 (expected array)"}
Hash(undef)
#=> {"error": "Error while evaluating a Function Call, Value of type Undef cannot be converted to Hash"}
Hash(true)
#=> {"error": "Error while evaluating a Function Call, Value of type Boolean cannot be converted to Hash"}
Hash(1.5)
#=> {"error": "Error while evaluating a Function Call, Value of type Float cannot be converted to Hash"}
Hash([[a, 1], [a, 2]])
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
Hash([[[a], 1], [[b], 2]])
#=> {"value": {"Hash": [[["a"], 1], [["b"], 2]]}, "type": "Hash[Variant[Tuple[String], Tuple[String]], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]"}
Hash([[[a], 1], [[b], 2]], 'tree')
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
Hash([[[a, b], 1], [[a, c], 2]], 'tree')
#=> {"value": {"Hash": [["a", {"Hash": [["b", 1], ["c", 2]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Integer[1, 1], 'c' => Integer[2, 2]}]}]"}
Hash([[[], {x => 1}], [[a], 2]], 'tree')
#=> {"value": {"Hash": [["x", 1], ["a", 2]]}, "type": "Struct[{'x' => Integer[1, 1], 'a' => Integer[2, 2]}]"}
Hash([[[], [5, 6]], [[a], 2]], 'tree')
#=> {"value": {"Hash": [[0, 5], [1, 6], ["a", 2]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1], String], Variant[Integer[5, 5], Integer[6, 6], Integer[2, 2]], 3, 3]"}
Hash([[[a], [1, 2]], [[a, 0], 5]], 'tree')
#=> {"value": {"Hash": [["a", [5, 2]]]}, "type": "Struct[{'a' => Tuple[Integer[5, 5], Integer[2, 2]]}]"}
Hash([[[a], [1, 2]], [[a, 0], 5]], 'hash_tree')
#=> {"value": {"Hash": [["a", {"Hash": [[0, 5], [1, 2]]}]]}, "type": "Struct[{'a' => Hash[Variant[Integer[0, 0], Integer[1, 1]], Variant[Integer[5, 5], Integer[2, 2]], 2, 2]}]"}
Hash([[[0], 1], [[1], 2]], 'tree')
#=> {"value": {"Hash": [[0, 1], [1, 2]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1]], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]"}
Hash([[[a], 1]], 'other')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'build_option' expects a match for NewHashOption = Enum['hash_tree', 'tree'], got 'other'\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Hash([[a, 1]], 'tree')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' index 0 index 0 expects an Array value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Hash([[1, 2, 3]])
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Hash([[1], [2]])
#=> {"value": {"Hash": [[[1], [2]]]}, "type": "Hash[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]], 1, 1]"}
Hash([[1, 2], [3]])
#=> {"value": {"Hash": [[[1, 2], [3]]]}, "type": "Hash[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3]], 1, 1]"}
Hash()
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got none"}
Hash(1, 2, 3)
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
Hash[String, Integer]([[a, 1]])
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Hash[String, Integer]([[a, b]])
#=> {"error": "Error while evaluating a Function Call, Converted value from Hash[String, Integer].new() has wrong type, entry 'a' expects an Integer value, got String"}
Hash[String, Integer]([1, 2])
#=> {"error": "Error while evaluating a Function Call, Converted value from Hash[String, Integer].new() has wrong type, expects a Hash[String, Integer] value, got Hash[Integer[1, 1], Integer[2, 2]]"}
Struct[{a => Integer}]([[a, 1]])
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Struct[{a => Integer}]({a => 1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Struct[{a => Integer}]({a => 'x'})
#=> {"error": "Error while evaluating a Function Call, Converted value from Struct[{'a' => Integer}].new() has wrong type, entry 'a' expects an Integer value, got String"}
Struct[{a => Integer}]([b, 1])
#=> {"error": "Error while evaluating a Function Call,  Converted value from Struct[{'a' => Integer}].new() has wrong type, expects a value for key 'a'\n  Converted value from Struct[{'a' => Integer}].new() has wrong type, unrecognized key 'b'"}
Struct[{a => Integer, Optional[b] => String}]([a, 1])
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
# Sensitive, Regexp, Type
Sensitive('a')
#=> {"value": {"Sensitive": "a"}, "type": "Sensitive[String]"}
Sensitive(Sensitive('a'))
#=> {"value": {"Sensitive": "a"}, "type": "Sensitive[String]"}
Sensitive(undef)
#=> {"value": {"Sensitive": null}, "type": "Sensitive[Undef]"}
Sensitive()
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got none"}
Sensitive('a', 'b')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 2"}
Sensitive[String]('a')
#=> {"value": {"Sensitive": "a"}, "type": "Sensitive[String]"}
Sensitive[Integer]('a')
#=> {"error": "Error while evaluating a Function Call, Converted value from Sensitive[Integer].new() has wrong type, expects a Sensitive[Integer] value, got Sensitive[String]"}
Regexp('a.b')
#=> {"value": {"Regexp": "a.b"}, "type": "Regexp[/a.b/]"}
Regexp('a.b', true)
#=> {"value": {"Regexp": "a\\.b"}, "type": "Regexp[/a\\.b/]"}
Regexp('a b-c{}[]()|^$*+?.#&~', true)
#=> {"value": {"Regexp": "a\\ b\\-c\\{\\}\\[\\]\\(\\)\\|\\^\\$\\*\\+\\?\\.\\#&~"}, "type": "Regexp[/a\\ b\\-c\\{\\}\\[\\]\\(\\)\\|\\^\\$\\*\\+\\?\\.\\#&~/]"}
Regexp("a\n\t\r\f\u{b} b", true)
#=> {"value": {"Regexp": "a\\n\\t\\r\\\\f\\v\\ b"}, "type": "Regexp[/a\\n\\t\\r\\\\f\\v\\ b/]"}
Regexp('a.b', false)
#=> {"value": {"Regexp": "a.b"}, "type": "Regexp[/a.b/]"}
Regexp('(')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/"}
Regexp(1)
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Integer"}
Regexp(/a/)
#=> {"value": {"Regexp": "a"}, "type": "Regexp[/a/]"}
Regexp()
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got none"}
Regexp[/a/]('a')
#=> {"value": {"Regexp": "a"}, "type": "Regexp[/a/]"}
Regexp[/a/]('b')
#=> {"error": "Error while evaluating a Function Call, Converted value from Regexp[/a/].new() has wrong type, expects a Regexp[/a/] value, got Regexp[/b/]"}
Type('Integer')
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type('Integer[1, 2]')
#=> {"value": {"Type": "Integer[1, 2]"}, "type": "Type[Integer[1, 2]]"}
Type('Array[String]')
#=> {"value": {"Type": "Array[String]"}, "type": "Type[Array[String]]"}
Type('')
#=> {"error": "Error while evaluating a Function Call, 'new_type' parameter 'type_string' expects a String[1] value, got String"}
Type(1)
#=> {"error": "Error while evaluating a Function Call, 'new_type' parameter 'type_string' expects a String value, got Integer"}
Type('no such thing')
#=> {"error": "Error while evaluating a Function Call, The expression <no such thing> is not a valid type specification."}
Type('Foo::Bar')
#=> {"value": {"Type": "TypeReference['Foo::Bar']"}, "type": "Type[TypeReference['Foo::Bar']]"}
Type(Integer)
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type[Integer]('Integer[1, 2]')
#=> {"value": {"Type": "Integer[1, 2]"}, "type": "Type[Integer[1, 2]]"}
Type[Integer]('String')
#=> {"error": "Error while evaluating a Function Call, Converted value from Type[Integer].new() has wrong type, expects a Type[Integer] value, got Type[String]"}
# SemVer and SemVerRange
SemVer('1.2.3')
#=> {"value": {"SemVer": "1.2.3"}, "type": "SemVer['1.2.3 - 1.2.3']"}
SemVer('1.2.3-rc.1+build.5')
#=> {"value": {"SemVer": "1.2.3-rc.1+build.5"}, "type": "SemVer['1.2.3-rc.1+build.5 - 1.2.3-rc.1+build.5']"}
SemVer('1.2')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string '1.2' cannot be converted to a SemVer"}
SemVer('x')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string 'x' cannot be converted to a SemVer"}
SemVer('')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string '' cannot be converted to a SemVer"}
SemVer('01.2.3')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string '01.2.3' cannot be converted to a SemVer"}
SemVer('1.2.3-01')
#=> {"error": "Error while evaluating a Function Call, Numeric pre-release identifiers MUST NOT contain leading zeroes"}
SemVer(1, 2, 3)
#=> {"value": {"SemVer": "1.2.3"}, "type": "SemVer['1.2.3 - 1.2.3']"}
SemVer(1, 2, 3, 'rc1')
#=> {"value": {"SemVer": "1.2.3-rc1"}, "type": "SemVer['1.2.3-rc1 - 1.2.3-rc1']"}
SemVer(1, 2, 3, 'rc1', 'b5')
#=> {"value": {"SemVer": "1.2.3-rc1+b5"}, "type": "SemVer['1.2.3-rc1+b5 - 1.2.3-rc1+b5']"}
SemVer(1, 2, 3, 'rc.1')
#=> {"value": {"SemVer": "1.2.3-rc.1"}, "type": "SemVer['1.2.3-rc.1 - 1.2.3-rc.1']"}
SemVer(1, 2, 3, 'r c')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: expects 1 argument, got 4\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: parameter 'prerelease' expects a match for SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], got 'r c'\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: expects 1 argument, got 4"}
SemVer(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2"}
SemVer(-1, 2, 3)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: expects 1 argument, got 3\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: parameter 'major' expects a PositiveInteger = Integer[0] value, got Integer[-1, -1]\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: expects 1 argument, got 3"}
SemVer({major => 1, minor => 2, patch => 3})
#=> {"value": {"SemVer": "1.2.3"}, "type": "SemVer['1.2.3 - 1.2.3']"}
SemVer({major => 1, minor => 2, patch => 3, prerelease => 'rc1', build => 'b'})
#=> {"value": {"SemVer": "1.2.3-rc1+b"}, "type": "SemVer['1.2.3-rc1+b - 1.2.3-rc1+b']"}
SemVer({major => 1})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Struct\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a value for key 'minor'\n    rejected: parameter 'hash_args' expects a value for key 'patch'"}
SemVer(1.5)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Float\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] value, got Float"}
SemVer(SemVer('1.2.3'))
#=> {"value": {"SemVer": "1.2.3"}, "type": "SemVer['1.2.3 - 1.2.3']"}
SemVer(undef)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Undef\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] value, got Undef"}
SemVer['1.x']('1.2.3')
#=> {"value": {"SemVer": "1.2.3"}, "type": "SemVer['1.2.3 - 1.2.3']"}
SemVer['1.x']('2.2.3')
#=> {"error": "Error while evaluating a Function Call, Converted value from SemVer['1.x'].new() has wrong type, expects a SemVer['1.x'] value, got SemVer['2.2.3 - 2.2.3']"}
SemVerRange('>=1.0.0 <2.0.0')
#=> {"value": {"SemVerRange": ">=1.0.0 <2.0.0"}, "type": "SemVerRange"}
SemVerRange('1.x')
#=> {"value": {"SemVerRange": "1.x"}, "type": "SemVerRange"}
SemVerRange('~1.2')
#=> {"value": {"SemVerRange": "~1.2"}, "type": "SemVerRange"}
SemVerRange('^1.2.3')
#=> {"value": {"SemVerRange": "^1.2.3"}, "type": "SemVerRange"}
SemVerRange('1.2.3 - 2.0.0')
#=> {"value": {"SemVerRange": "1.2.3 - 2.0.0"}, "type": "SemVerRange"}
SemVerRange('x y')
#=> {"error": "Error while evaluating a Function Call, Unparsable version range: \"x y\""}
SemVerRange('')
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: parameter 'str' expects a SemVerRangeString = String[1] value, got String\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] value, got String"}
SemVerRange('1.0.0 || 2.0.0')
#=> {"value": {"SemVerRange": "1.0.0 || 2.0.0"}, "type": "SemVerRange"}
SemVerRange(SemVer('1.0.0'), SemVer('2.0.0'))
#=> {"value": {"SemVerRange": "2.0.0 - 1.0.0"}, "type": "SemVerRange"}
SemVerRange(SemVer('1.0.0'), SemVer('2.0.0'), true)
#=> {"value": {"SemVerRange": ">=2.0.0 <1.0.0"}, "type": "SemVerRange"}
SemVerRange(SemVer('1.0.0'), SemVer('2.0.0'), false)
#=> {"value": {"SemVerRange": "2.0.0 - 1.0.0"}, "type": "SemVerRange"}
SemVerRange(default, SemVer('2.0.0'))
#=> {"value": {"SemVerRange": "2.0.0 - 0.0.0-"}, "type": "SemVerRange"}
SemVerRange(SemVer('1.0.0'), default)
#=> {"value": {"SemVerRange": "Infinity.0.0 - 1.0.0"}, "type": "SemVerRange"}
SemVerRange(default, default)
#=> {"value": {"SemVerRange": "Infinity.0.0 - 0.0.0-"}, "type": "SemVerRange"}
SemVerRange({min => SemVer('1.0.0')})
#=> {"value": {"SemVerRange": "Infinity.0.0 - 1.0.0"}, "type": "SemVerRange"}
SemVerRange({min => SemVer('1.0.0'), max => SemVer('2.0.0'), exclude_max => true})
#=> {"value": {"SemVerRange": ">=2.0.0 <1.0.0"}, "type": "SemVerRange"}
SemVerRange({max => SemVer('1.0.0')})
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: parameter 'str' expects a SemVerRangeString = String[1] value, got Struct\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: parameter 'hash_args' expects a value for key 'min'"}
SemVerRange(1)
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: parameter 'str' expects a SemVerRangeString = String[1] value, got Integer\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] value, got Integer"}
SemVerRange(SemVer('1.0.0'))
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: parameter 'str' expects a SemVerRangeString = String[1] value, got SemVer\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] value, got SemVer"}
# Binary
Binary('YWJj')
#=> {"value": {"Binary": "YWJj"}, "type": "Binary"}
Binary('YWJ')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
Binary('YWJj\n')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
Binary("YWJj\n")
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
Binary('!!!')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
Binary('YWJjZA')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
Binary('YWJjZA==')
#=> {"value": {"Binary": "YWJjZA=="}, "type": "Binary"}
Binary('YWJjZA', '%b')
#=> {"value": {"Binary": "YWJjZA=="}, "type": "Binary"}
Binary("YWJj\nZA==", '%b')
#=> {"value": {"Binary": "YWJjZA=="}, "type": "Binary"}
Binary('YW Jj!', '%b')
#=> {"value": {"Binary": "YWJj"}, "type": "Binary"}
Binary('_-8=', '%u')
#=> {"value": {"Binary": "/+8="}, "type": "Binary"}
Binary('_-8', '%u')
#=> {"value": {"Binary": "/+8="}, "type": "Binary"}
Binary('YWJj', '%B')
#=> {"value": {"Binary": "YWJj"}, "type": "Binary"}
Binary('YWJ', '%B')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
Binary('abc', '%s')
#=> {"value": {"Binary": "YWJj"}, "type": "Binary"}
Binary('é', '%s')
#=> {"value": {"Binary": "w6k="}, "type": "Binary"}
Binary('é', '%r')
#=> {"value": {"Binary": "w6k="}, "type": "Binary"}
Binary('abc', '%x')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'format' expects a match for Base64Format = Enum['%B', '%b', '%r', '%s', '%u'], got '%x'\n  (Array[ByteInteger] byte_array)\n    rejected: expects 1 argument, got 2\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: expects 1 argument, got 2"}
Binary([97, 98, 255])
#=> {"value": {"Binary": "YWL/"}, "type": "Binary"}
Binary([])
#=> {"value": {"Binary": ""}, "type": "Binary"}
Binary([256])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' index 0 expects a ByteInteger = Integer[0, 255] value, got Integer[256, 256]\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Tuple"}
Binary(['a'])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' index 0 expects a ByteInteger = Integer[0, 255] value, got String\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Tuple"}
Binary({value => 'YWJj'})
#=> {"value": {"Binary": "YWJj"}, "type": "Binary"}
Binary({value => 'abc', format => '%s'})
#=> {"value": {"Binary": "YWJj"}, "type": "Binary"}
Binary({value => [97]})
#=> {"value": {"Binary": "YQ=="}, "type": "Binary"}
Binary({value => 1})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Struct\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' expects an Array value, got Struct\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Struct"}
Binary({})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Hash\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' expects an Array value, got Hash\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Hash"}
Binary(1)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' expects an Array value, got Integer\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Integer"}
Binary('')
#=> {"value": {"Binary": ""}, "type": "Binary"}
Binary(Binary('YQ=='))
#=> {"value": {"Binary": "YQ=="}, "type": "Binary"}
# URI
URI('http://example.com/a/b?c=d#e')
#=> {"value": {"URI": "http://example.com/a/b?c=d#e"}, "type": "URI[{'scheme' => 'http', 'host' => 'example.com', 'path' => '/a/b', 'query' => 'c=d', 'fragment' => 'e'}]"}
URI('http://user:pw@example.com:8080')
#=> {"value": {"URI": "http://user:pw@example.com:8080"}, "type": "URI[{'scheme' => 'http', 'userinfo' => 'user:pw', 'host' => 'example.com', 'port' => '8080'}]"}
URI('mailto:a@b.c')
#=> {"value": {"URI": "mailto:a@b.c"}, "type": "URI[{'scheme' => 'mailto', 'opaque' => 'a@b.c'}]"}
URI('file:///a/b')
#=> {"value": {"URI": "file:///a/b"}, "type": "URI[{'scheme' => 'file', 'path' => '/a/b'}]"}
URI('a/b')
#=> {"value": {"URI": "a/b"}, "type": "URI[{'path' => 'a/b'}]"}
URI('')
#=> {"error": "Error while evaluating a Function Call, The function 'new_error' was called with arguments it does not accept. It expects one of:\n  (String[1] uri)\n    rejected: parameter 'uri' expects a String[1] value, got String\n  (Struct[{Optional['scheme'] => String[1], Optional['userinfo'] => String[1], Optional['host'] => String[1], Optional['port'] => Integer[0], Optional['path'] => String[1], Optional['query'] => String[1], Optional['fragment'] => String[1], Optional['opaque'] => String[1]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got String"}
URI('http://exa mple.com')
#=> {"error": "Error while evaluating a Function Call, bad URI(is not URI?): \"http://exa mple.com\""}
URI(1)
#=> {"error": "Error while evaluating a Function Call, The function 'new_error' was called with arguments it does not accept. It expects one of:\n  (String[1] uri)\n    rejected: parameter 'uri' expects a String value, got Integer\n  (Struct[{Optional['scheme'] => String[1], Optional['userinfo'] => String[1], Optional['host'] => String[1], Optional['port'] => Integer[0], Optional['path'] => String[1], Optional['query'] => String[1], Optional['fragment'] => String[1], Optional['opaque'] => String[1]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got Integer"}
URI({scheme => 'http', host => 'example.com'})
#=> {"value": {"URI": "http://example.com"}, "type": "URI[{'scheme' => 'http', 'host' => 'example.com'}]"}
URI({scheme => 'https', host => 'example.com', port => 8443, path => '/a', query => 'b=c', fragment => 'd'})
#=> {"value": {"URI": "https://example.com:8443/a?b=c#d"}, "type": "URI[{'scheme' => 'https', 'host' => 'example.com', 'port' => '8443', 'path' => '/a', 'query' => 'b=c', 'fragment' => 'd'}]"}
URI({host => 'example.com'})
#=> {"value": {"URI": "//example.com"}, "type": "URI[{'host' => 'example.com'}]"}
URI({path => '/a'})
#=> {"value": {"URI": "/a"}, "type": "URI[{'path' => '/a'}]"}
URI({scheme => 'http', path => 'a'})
#=> {"error": "Error while evaluating a Function Call, bad component(expected absolute path component): a"}
URI({bad => 'x'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_error' was called with arguments it does not accept. It expects one of:\n  (String[1] uri)\n    rejected: parameter 'uri' expects a String value, got Struct\n  (Struct[{Optional['scheme'] => String[1], Optional['userinfo'] => String[1], Optional['host'] => String[1], Optional['port'] => Integer[0], Optional['path'] => String[1], Optional['query'] => String[1], Optional['fragment'] => String[1], Optional['opaque'] => String[1]}] hash)\n    rejected: parameter 'hash' unrecognized key 'bad'"}
URI({scheme => 'x', opaque => 'y'})
#=> {"value": {"URI": "x:y"}, "type": "URI[{'scheme' => 'x', 'opaque' => 'y'}]"}
URI({})
#=> {"value": {"URI": ""}, "type": "URI"}
URI('http://example.com').host
#=> {"value": "example.com", "type": "String"}
# Optional, NotUndef, Variant, aliases and others
Optional[Integer]('5')
#=> {"value": 5, "type": "Integer[5, 5]"}
Optional[Integer](undef)
#=> {"value": null, "type": "Undef"}
Optional[Integer]('x')
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'x' cannot be converted to Integer"}
NotUndef('a')
#=> {"value": "a", "type": "String"}
NotUndef[Integer]('5')
#=> {"value": 5, "type": "Integer[5, 5]"}
NotUndef(undef)
#=> {"error": "Error while evaluating a Function Call, Converted value from NotUndef.new() has wrong type, expects a NotUndef value, got Undef"}
Variant[Integer, String]('5')
#=> {"value": "5", "type": "String"}
Variant[Integer, String](true)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Integer, String]' is not supported"}
Any(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
Any('x', 2)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported"}
Scalar(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
Scalar(undef)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Scalar' is not supported"}
Data(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
Data(/a/)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
Undef(undef)
#=> {"value": null, "type": "Undef"}
Undef(1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported"}
Default(default)
#=> {"value": {"Default": true}, "type": "Default"}
Default(1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Default' is not supported"}
Enum['a', 'b']('a')
#=> {"value": "a", "type": "String"}
Enum['a', 'b']('c')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
Pattern[/a/]('a')
#=> {"value": "a", "type": "String"}
Pattern[/a/]('b')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Pattern[/a/]' is not supported"}
Collection([1])
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Collection(1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
Iterable([1])
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Iterable(true)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterable' is not supported"}
Callable(1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable' is not supported"}
Resource('a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
File('/a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'File' is not supported"}
Class('a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
CatalogEntry(1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
Runtime(1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
# Init
Init[Integer]('5')
#=> {"value": 5, "type": "Integer[5, 5]"}
Init[Integer](['5', 10])
#=> {"value": 5, "type": "Integer[5, 5]"}
Init[Integer](['ff', 16])
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer"}
Init[Integer, 16]('ff')
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer"}
Init[Integer, 'x']('ff')
#=> {"error": "Error while evaluating a Function Call, The type 'Init[Integer, 'x']' does not represent a valid set of parameters for Integer.new()"}
Init[String, '%x'](255)
#=> {"value": "ff", "type": "String"}
Init[String]([255, '%x'])
#=> {"value": "ff", "type": "String"}
Init[String](255)
#=> {"value": "255", "type": "String"}
Init[Array]([1, 2])
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
Init[Array, true](1)
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Init[Timestamp]('2016-08-30')
#=> {"value": {"Timestamp": "2016-08-30T00:00:00.000000000 UTC"}, "type": "Timestamp['2016-08-30T00:00:00.000000000 UTC']"}
Init[Optional[Integer]]('5')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Optional[Integer]' is not supported"}
Init[Boolean]('yes')
#=> {"value": true, "type": "Boolean[true]"}
Init(1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Init[Integer](5)
#=> {"value": 5, "type": "Integer[5, 5]"}
Init[Integer]('x')
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'x' cannot be converted to Integer"}
Init[Sensitive]('a')
#=> {"value": {"Sensitive": "a"}, "type": "Sensitive[String]"}
Init[SemVer]([1, 2, 3])
#=> {"value": {"SemVer": "1.2.3"}, "type": "SemVer['1.2.3 - 1.2.3']"}
Init[SemVer]('1.2.3')
#=> {"value": {"SemVer": "1.2.3"}, "type": "SemVer['1.2.3 - 1.2.3']"}
# Error and Deferred
Error('msg')
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "msg"]]}]}, "type": "Error[undef, undef]"}
Error('msg', 'kind', {a => 1}, 'CODE')
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "msg"], ["kind", "kind"], ["details", {"Hash": [["a", 1]]}], ["issue_code", "CODE"]]}]}, "type": "Error['kind', 'CODE']"}
Error({msg => 'a', kind => 'b'})
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "a"], ["kind", "b"]]}]}, "type": "Error['b', undef]"}
Error(1)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Error' was called with arguments it does not accept. It expects one of:\n  (Struct[{'msg' => String[1], 'kind' => Optional[String[1]], 'details' => Optional[Hash[String[1], Data]], 'issue_code' => Optional[String[1]]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got Integer\n  (String[1] msg, String[1] kind?, Hash[String[1], Data] details?, String[1] issue_code?)\n    rejected: parameter 'msg' expects a String value, got Integer"}
Error()
#=> {"error": "Error while evaluating a Function Call, 'new_Error' expects between 1 and 4 arguments, got none"}
Error('msg').msg
#=> {"value": "msg", "type": "String"}
Error('msg', 'kind').kind
#=> {"value": "kind", "type": "String"}
Deferred('upcase')
#=> {"value": {"Object": ["Deferred", {"Hash": [["name", "upcase"]]}]}, "type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}
Deferred('upcase', ['a'])
#=> {"value": {"Object": ["Deferred", {"Hash": [["name", "upcase"], ["arguments", ["a"]]]}]}, "type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}
Deferred('$x')
#=> {"value": {"Object": ["Deferred", {"Hash": [["name", "$x"]]}]}, "type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}
Deferred('Bad Name')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got String\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got 'Bad Name'"}
Deferred({name => 'upcase', arguments => [1]})
#=> {"value": {"Object": ["Deferred", {"Hash": [["name", "upcase"], ["arguments", [1]]]}]}, "type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}
Deferred(1)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got Integer\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got Integer"}
Deferred()
#=> {"error": "Error while evaluating a Function Call, 'new_Deferred' expects between 1 and 2 arguments, got none"}
# Object
Object[{name => 'Point', attributes => {x => Integer, y => {type => Integer, value => 0}}}](1)
#=> {"value": {"Object": ["Point", {"Hash": [["x", 1]]}]}, "type": "Object[{name => 'Point', attributes => {'x' => Integer, 'y' => {type => Integer, value => 0}}}]"}
Object[{name => 'Point', attributes => {x => Integer, y => {type => Integer, value => 0}}}](1, 2)
#=> {"value": {"Object": ["Point", {"Hash": [["x", 1], ["y", 2]]}]}, "type": "Object[{name => 'Point', attributes => {'x' => Integer, 'y' => {type => Integer, value => 0}}}]"}
Object[{name => 'Point', attributes => {x => Integer}}]({x => 3})
#=> {"value": {"Object": ["Point", {"Hash": [["x", 3]]}]}, "type": "Object[{name => 'Point', attributes => {'x' => Integer}}]"}
Object[{name => 'Point', attributes => {x => Integer}}]('a')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Point' was called with arguments it does not accept. It expects one of:\n  (Struct[{'x' => Integer}] hash)\n    rejected: parameter 'hash' expects a Struct value, got String\n  (Integer x)\n    rejected: parameter 'x' expects an Integer value, got String"}
Object[{name => 'Point', attributes => {x => Integer}}]()
#=> {"error": "Error while evaluating a Function Call, 'new_Point' expects 1 argument, got none"}
Object[{name => 'Point', attributes => {x => Integer}}](1).x
#=> {"value": 1, "type": "Integer[1, 1]"}
# new
new(Integer, '5')
#=> {"value": 5, "type": "Integer[5, 5]"}
new('Integer', '5')
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
new(Integer)
#=> {"error": "Error while evaluating a Function Call, 'new' expects between 1 and 3 arguments, got none"}
new()
#=> {"error": "Error while evaluating a Function Call, 'new' expects at least 1 argument, got none"}
new(1)
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Integer"}
new(Integer, '5') |$x| { $x + 1 }
#=> {"value": 6, "type": "Integer[6, 6]"}
new(Integer, 5) |$x| { $x + 1 }
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer.new('5')
#=> {"value": 5, "type": "Integer[5, 5]"}
'5'.convert_to(Integer)
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer.new('x')
#=> {"error": "Error while evaluating a Method call, 'new' The string 'x' cannot be converted to Integer"}
String(Object[{name => 'P', attributes => {a => Integer}}](1), '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Object type - expected one of the characters 'spq'"}
String(Deferred('x'), '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Object type - expected one of the characters 'spq'"}
String(Error('m'), '%p')
#=> {"value": "Error({'msg' => 'm'})", "type": "String"}
String(Error('m'), '%#p')
#=> {"value": "Error({'msg' => 'm'})", "type": "String"}
String(Error('m'), '%d')
#=> {"value": "Error({'msg' => 'm'})", "type": "String"}
String(Error('m'), '%10s')
#=> {"value": "Error({'msg' => 'm'})", "type": "String"}
SemVerRange(' 42 ')
#=> {"error": "Error while evaluating a Function Call, Unparsable version range: \" 42 \""}
SemVerRange(' >=1.0.0 ')
#=> {"error": "Error while evaluating a Function Call, Unparsable version range: \" >=1.0.0 \""}
SemVerRange('42')
#=> {"value": {"SemVerRange": "42"}, "type": "SemVerRange"}
SemVerRange('1.x ')
#=> {"value": {"SemVerRange": "1.x "}, "type": "SemVerRange"}
Type('Integer[')
#=> {"error": "Error while evaluating a Function Call, Syntax error at end of input"}
Type('Integer[1,2]]')
#=> {"error": "Syntax error at ']'"}
Type('1 +')
#=> {"error": "Error while evaluating a Function Call, Syntax error at end of input"}
Type('a b')
#=> {"error": "Error while evaluating a Function Call, The expression <a b> is not a valid type specification."}
Type("'x'")
#=> {"error": "Error while evaluating a Function Call, The expression <'x'> is not a valid type specification."}
Type('{')
#=> {"error": "Error while evaluating a Function Call, Syntax error at end of input"}
Type('Integer, String')
#=> {"error": "illegal comma separated argument list"}
Type('Integer String')
#=> {"error": "Error while evaluating a Function Call, The expression <Integer String> is not a valid type specification."}
Type('Intger')
#=> {"value": {"Type": "TypeReference['Intger']"}, "type": "Type[TypeReference['Intger']]"}
Type('$x')
#=> {"error": "Error while evaluating a Function Call, The expression <$x> is not a valid type specification."}
# Types of which nothing can be made say so when they are asked.
1 =~ Init[NotUndef[Boolean]]
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
[1] !~ Array[Init[NotUndef[Boolean]]]
#=> {"error": "Error while evaluating a '!~' expression, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
Integer < Init[NotUndef[Boolean]]
#=> {"error": "Comparison of: Integer-Type < Init[NotUndef[Boolean]]-Type, is not possible. Caused by 'Creation of new instance of type 'NotUndef[Boolean]' is not supported'."}
1 ? { Init[NotUndef[Boolean]] => 1, default => 2 }
#=> {"error": "Error while evaluating a Selector Expression, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
case 1 { Init[NotUndef[Boolean]]: { 1 } default: { 2 } }
#=> {"error": "Error while evaluating a 'case' statement, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
with(1) |Init[NotUndef[Boolean]] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
[1].each |Init[NotUndef[Boolean]] $x| { $x }
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
assert_type(Init[NotUndef[Boolean]], 1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
type([Init[NotUndef[Boolean]], Integer], 'reduced')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
Array[Init[NotUndef[Boolean]]]([1])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
lookup('x', Init[NotUndef[Boolean]], 'first', 1)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'NotUndef[Boolean]' is not supported"}
1 =~ Init[Integer, 'x']
#=> {"error": "Error while evaluating a '=~' expression, The type 'Init[Integer, 'x']' does not represent a valid set of parameters for Integer.new()"}
[1, 2].filter |$x| { $x =~ Init[RichDataKey] }
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'RichDataKey' is not supported"}
'a' =~ Init[Iterable[String]]
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'Iterable[String]' is not supported"}
1 =~ Init[Init[Integer]]
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'Init[Integer]' is not supported"}
1 in [Init[NotUndef[Boolean]]]
#=> {"value": false, "type": "Boolean[false]"}
