# Generated: python -m tests.oracle.functions.fuzz --seed 12 --count 900 --write generated_conversions conversions
String({1 => 2}, '%y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'y' specified for value of Hash type - expected one of the characters 'hasp'"}
Integer[0, 5](Struct[{a => Integer}], 1, {a => {b => [1, 2]}}, 10)
#=> {"error": "Error while evaluating a Function Call, 'new' expects between 1 and 3 arguments, got 4"}
String(URI('http://a.b/c?d#e'), {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'from' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'from' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '3'\n  rejected: parameter 'string_formats' variant 2 key of entry 'radix' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'radix' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Array('yes', 2.5, '017')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
{Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}.convert_to(URI)
#=> {"error": "Error while evaluating a Method call, 'new_error' parameter 'uri' expects a String value, got Hash"}
Scalar('%05d')
#=> {"value": "%05d", "type": "String"}
Array[String, 2](Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'new_array' Value of type Type[Array[Integer]] cannot be converted to Array"}
CatalogEntry('2015-03-01T11:12:13', {days => 1, hours => 2}, '%h')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
'a.b'.convert_to(Array, '%X')
#=> {"error": "Error while evaluating a Method call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
String(['a', 'b'], '%y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'y' specified for value of Array type - expected one of the characters 'asp'"}
Runtime(1e-7)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Integer(Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'new' Value of type Type[Integer] cannot be converted to Integer"}
String(Integer[1, 4], {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Scalar({value => 'aGk=', format => '%B'}, '%#o')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Scalar' is not supported"}
Boolean('%t', File['/a'], '%c', '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 4"}
String(',', {days => 1, hours => 2})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'days' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'days' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'hours' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'hours' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
'1.2.4-rc1'.convert_to(Boolean)
#=> {"error": "Error while evaluating a Method call, 'new_boolean' The string '1.2.4-rc1' cannot be converted to Boolean"}
String(-3, '%05d')
#=> {"value": "-0003", "type": "String"}
1.0e20.convert_to(Boolean)
#=> {"value": true, "type": "Boolean[true]"}
Array(['b', 'A', 3], Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Type[Struct]"}
Iterable('1.2.3', 16)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterable' is not supported"}
Init[Integer, 16]('%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '%s-%s' cannot be converted to Integer"}
Array(Class['foo'], '%05.1f', 'b', 1e-7)
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 4"}
String({Any => '%p'}, '%(a')
#=> {"value": "[[Any, '%p']]", "type": "String"}
String('ABC', {Hash => {format => '%#{h', separator2 => '='}})
#=> {"value": "ABC", "type": "String"}
Undef('%#o', '%t')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported"}
/a.c/.convert_to(Binary)
#=> {"error": "Error while evaluating a Method call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Regexp\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' expects an Array value, got Regexp\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Regexp"}
Integer(URI('http://a.b/c?d#e'), '%Y', undef)
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got URI\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
String([['a', 1], ['b', 2]], '%T')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'T' specified for value of Array type - expected one of the characters 'asp'"}
Array[Integer]({1 => 2}, true)
#=> {"error": "Error while evaluating a Function Call, Converted value from Array[Integer].new() has wrong type, index 0 expects an Integer value, got Hash"}
String('%u', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
SemVer('%o')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string '%o' cannot be converted to a SemVer"}
Integer(0, '%C')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Array('%#x', Integer[1, 4], {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
Binary('%#a', 10, {string => '1', format => '%H'}, {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_Binary' expects between 1 and 2 arguments, got 4"}
Boolean[true]('%q', '%<h')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
String('%-8s|')
#=> {"value": "%-8s|", "type": "String"}
Numeric('%C', '%10.3f', Array[Integer], {a => 1})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 4"}
Float('Integer[1, 2]', 'a b c')
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String('%#a', '%b')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'b' specified for value of String type - expected one of the characters 'cCudspt'"}
Init({Array => '%#(a'}, {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, '1.2.3')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
String('%|a', SemVer('1.2.3-rc1'), Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 3"}
'0x1F'.convert_to(Integer, '%X')
#=> {"error": "Error while evaluating a Method call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Hash('%-8s|')
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
String('%10.3f', [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Tuple"}
'%#x'.convert_to(Binary, Timespan(90.5))
#=> {"error": "Error while evaluating a Method call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'format' expects a match for Base64Format = Enum['%B', '%b', '%r', '%s', '%u'], got Timespan\n  (Array[ByteInteger] byte_array)\n    rejected: expects 1 argument, got 2\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: expects 1 argument, got 2"}
Boolean(default)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Default cannot be converted to Boolean"}
SemVerRange(undef, 0, [1, [2, [3]]], '%(a')
#=> {"error": "Error while evaluating a Function Call, 'new_VersionRange' expects between 1 and 3 arguments, got 4"}
RichData('%#a', {Hash => {format => '%#{h', separator2 => '='}})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Scalar, SemVerRange, Binary, Sensitive, Type, TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], URI, Object, Undef, Default, Hash[RichDataKey, RichData], Array[RichData]]' is not supported"}
Sensitive[String](-0.0, /a.c/)
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 2"}
Array({Integer => '%#x', Float => '%.2f'})
#=> {"value": [[{"Type": "Integer"}, "%#x"], [{"Type": "Float"}, "%.2f"]], "type": "Tuple[Tuple[Type[Integer], String], Tuple[Type[Float], String]]"}
Numeric({})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Hash[0, 0] cannot be converted to Numeric"}
Scalar('0b101')
#=> {"value": "0b101", "type": "String"}
Integer(1e-7)
#=> {"value": 0, "type": "Integer[0, 0]"}
Timespan[0, 100](Error('m', 'k'), {string => '1', format => '%H'}, '%c', {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 4\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: expects between 1 and 2 arguments, got 4\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: parameter 'days' expects an Integer value, got Error\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 4\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 4"}
Hash('%(a', 'yes')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
String({1 => 2}, '%q')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'q' specified for value of Hash type - expected one of the characters 'hasp'"}
String(7, '%B')
#=> {"value": "111", "type": "String"}
Enum['a', 'b']('%+d', '%c', '%Y')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
String('%o', '%Y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'Y' specified for value of String type - expected one of the characters 'cCudspt'"}
Runtime(10)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Default(['b', 'A', 3])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Default' is not supported"}
SemVer(/a.c/, '%d')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2"}
String({string => '1', format => '%H'}, '%h')
#=> {"value": "{'string' => '1', 'format' => '%H'}", "type": "String"}
Numeric('%b', {1 => 2})
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String[2, 3]('ABC', '%g', ' 42 ')
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 3"}
Integer.convert_to(Array[Integer, 0, 2], [0x41, 66])
#=> {"error": "Error while evaluating a Method call, The function 'new_array' was called with arguments it does not accept. It expects one of:\n  (Variant[Array, Hash, Binary, Iterable] from, Boolean[false] wrap?)\n    rejected: parameter 'from' expects a value of type Array, Hash, Binary, or Iterable, got Type[Integer]\n  (Any from, Boolean[true] wrap)\n    rejected: parameter 'wrap' expects a Boolean value, got Tuple"}
String(Struct[{a => Integer}], '%#B')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'B' specified for value of Type type - expected one of the characters 'sp'"}
Class(SemVer('1.2.3-rc1'), {days => 1, hours => 2})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
Struct('%(a', 10, 'aGVsbG8=', '%#a')
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 4"}
Hash(',', [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Resource('%#B', '%|a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
'%#a'.convert_to(Type[Integer], '%x')
#=> {"error": "Error while evaluating a Method call, 'new_type' expects 1 argument, got 2"}
Init('%05d', Sensitive('s'), 'a.b')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
String('hash_tree', '%C')
#=> {"value": "Hash_tree", "type": "String"}
Timespan('%Y')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '%Y' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Array({a => {b => [1, 2]}}, Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Type[Struct]"}
Timespan(90.5).convert_to(Type, [1, [2, [3]]])
#=> {"error": "Error while evaluating a Method call, 'new_type' expects 1 argument, got 2"}
Boolean(',')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string ',' cannot be converted to Boolean"}
Regexp[/a/]([], {major => 1, minor => 2, patch => 3}, SemVerRange('>=1.0.0 <2.0.0'), '0b101')
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 4"}
String('%X', {Hash => {format => '%#{h', separator2 => '='}})
#=> {"value": "%X", "type": "String"}
-3.convert_to(Float[0.0, 1.0], '%T', {Hash => {format => '%#{h', separator2 => '='}})
#=> {"error": "Error while evaluating a Method call, 'new_float' expects between 1 and 2 arguments, got 3"}
'%d'.convert_to(Float[0.0, 1.0])
#=> {"error": "Error while evaluating a Method call, 'new_float' The string '%d' cannot be converted to Float"}
Default('%(a', "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Default' is not supported"}
Array[Integer, 0, 2]('%u', '%d')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
['a', 'b'].convert_to(SemVer['1.x'])
#=> {"error": "Error while evaluating a Method call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Tuple\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] value, got Tuple"}
CatalogEntry({a => 1})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
'%#B'.convert_to(Binary)
#=> {"error": "Error while evaluating a Method call, invalid base64"}
Undef({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported"}
Array[String, 2](String[1, 3], 100000000000)
#=> {"error": "Error while evaluating a Function Call, The function 'new_array' was called with arguments it does not accept. It expects one of:\n  (Variant[Array, Hash, Binary, Iterable] from, Boolean[false] wrap?)\n    rejected: parameter 'from' expects a value of type Array, Hash, Binary, or Iterable, got Type[String]\n  (Any from, Boolean[true] wrap)\n    rejected: parameter 'wrap' expects a Boolean value, got Integer"}
Error('m', 'k').convert_to(Init[Struct[{a => Integer}]], Array[Integer], -0.0)
#=> {"error": "Error while evaluating a Method call, 'new_Init' expects 1 argument, got 3"}
Init[Integer, 16]({major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new' Value of type Hash[String[5, 5], Integer] cannot be converted to Integer"}
Numeric(-3, '%s')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'abs' expects a Boolean value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String('%+d', {Any => '%p'})
#=> {"value": "'%+d'", "type": "String"}
[['a', 1], ['b', 2]].convert_to(Hash[String, Integer], 'yes')
#=> {"error": "Error while evaluating a Method call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' index 0 index 0 expects an Array value, got String\n    rejected: parameter 'from' index 1 index 0 expects an Array value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
SemVer('%o', '1.2.4-rc1', 'a b c')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: expects 1 argument, got 3\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: parameter 'major' expects a PositiveInteger = Integer[0] value, got String\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: expects 1 argument, got 3"}
Numeric('0x1F', '%05d')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'abs' expects a Boolean value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Timespan('-1e3', false)
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'format' expects a Formats = Variant[String[2], Array[String[2], 1]] value, got Boolean\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 2\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 2\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 2"}
Timespan[0, 100](URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got URI\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got URI\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got URI\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct value, got URI"}
Boolean[true]('%c', Timespan(90.5), {a => 1})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
String(/a.c/, '%b')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'b' specified for value of Regexp type - expected one of the characters 'sp'"}
'hash_tree'.convert_to(NotUndef[String], true, 8, '%(a')
#=> {"error": "Error while evaluating a Method call, 'new_string' expects between 1 and 2 arguments, got 4"}
String({1 => 2}, {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
String('a b c', 'aGVsbG8=')
#=> {"error": "Error while evaluating a Function Call, The format 'aGVsbG8=' is not a valid format on the form '%<flags><width>.<prec><format>'"}
/(\w)(\d)?/.convert_to(Array)
#=> {"error": "Error while evaluating a Method call, 'new_array' Value of type Regexp[/(\\w)(\\d)?/] cannot be converted to Array"}
String([undef, 1], 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, The format 'Integer[1, 2]' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('a.b', '%e')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'e' specified for value of String type - expected one of the characters 'cCudspt'"}
Regexp[/a/]({Integer => '%#x', Float => '%.2f'})
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Hash"}
Collection(URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
Boolean('017')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '017' cannot be converted to Boolean"}
Tuple('%B')
#=> {"value": ["%", "B"], "type": "Tuple[String, String]"}
Data(Type[Integer])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
String(1.0e20, '%10.3f')
#=> {"value": "100000000000000000000.000", "type": "String"}
Init[Struct[{a => Integer}]]('1.2.3', '%p')
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 2"}
String[2, 3](10)
#=> {"value": "10", "type": "String"}
'%q'.convert_to(Array, '%T', '%s-%s')
#=> {"error": "Error while evaluating a Method call, 'new_array' expects between 1 and 2 arguments, got 3"}
Integer('%d', Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String({days => 1, hours => 2}, '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Hash type - expected one of the characters 'hasp'"}
Data('%(a', '%h', '-1e3', true)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
Array[Integer].convert_to(Boolean, 'tree', '%-8s|', '%s')
#=> {"error": "Error while evaluating a Method call, 'new_boolean' expects 1 argument, got 4"}
Integer('%05d', 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Hash[String, Integer]({a => 1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Array('%Y', 0)
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Integer"}
String('%c', '%t')
#=> {"value": "%c", "type": "String"}
String('017', {days => 1, hours => 2})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'days' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'days' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'hours' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'hours' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Boolean(Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Type[Struct[{'a' => Integer}]] cannot be converted to Boolean"}
Float[0.0, 1.0](-0.0)
#=> {"value": {"Float": "-0.0"}, "type": "Float[-0.0, -0.0]"}
File['/a'].convert_to(Array, Type[Integer])
#=> {"error": "Error while evaluating a Method call, The function 'new_array' was called with arguments it does not accept. It expects one of:\n  (Variant[Array, Hash, Binary, Iterable] from, Boolean[false] wrap?)\n    rejected: parameter 'from' expects a value of type Array, Hash, Binary, or Iterable, got Type[Resource]\n  (Any from, Boolean[true] wrap)\n    rejected: parameter 'wrap' expects a Boolean value, got Type[Type]"}
Array('%#B')
#=> {"value": ["%", "#", "B"], "type": "Tuple[String, String, String]"}
Class({value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
Tuple[Integer, String]('%10.3f')
#=> {"error": "Error while evaluating a Function Call, Converted value from Tuple[Integer, String].new() has wrong type, expects size to be 2, got 6"}
String('http://x.y', {Array => '%#(a'})
#=> {"value": "http://x.y", "type": "String"}
String(7, '%#a')
#=> {"value": "0x1.cp+2", "type": "String"}
Array[Integer, 0, 2]('%g')
#=> {"error": "Error while evaluating a Function Call,  Converted value from Array[Integer, 0, 2].new() has wrong type, index 0 expects an Integer value, got String\n  Converted value from Array[Integer, 0, 2].new() has wrong type, index 1 expects an Integer value, got String"}
Sensitive[String]('017')
#=> {"value": {"Sensitive": "017"}, "type": "Sensitive[String]"}
Scalar('>=1.0', {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Scalar' is not supported"}
'%B'.convert_to(Deferred, {}, Binary('aGVsbG8='), 0)
#=> {"error": "Error while evaluating a Method call, 'new_Deferred' expects between 1 and 2 arguments, got 4"}
Numeric('é')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string 'é' cannot be converted to Numeric"}
String(File['/a'], '%g')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'g' specified for value of Type type - expected one of the characters 'sp'"}
Integer('Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'Integer[1, 2]' cannot be converted to Integer"}
String({Array => '%#(a'}, {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'from' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'from' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '3'\n  rejected: parameter 'string_formats' variant 2 key of entry 'radix' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'radix' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Sensitive({Array => '%#(a'}, '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 2"}
RichData('3.7', 0, [['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Scalar, SemVerRange, Binary, Sensitive, Type, TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], URI, Object, Undef, Default, Hash[RichDataKey, RichData], Array[RichData]]' is not supported"}
String('abc', '%a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
1.0e20.convert_to(Regexp[/a/])
#=> {"error": "Error while evaluating a Method call, 'new_float' parameter 'pattern' expects a String value, got Float"}
String(1e-7, '%s')
#=> {"value": "1.0e-07", "type": "String"}
Undef('1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported"}
Init[Integer](Timespan(90.5), '%(a', File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 3"}
Binary({major => 1, minor => 2, patch => 3}, {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Struct\n  (Array[ByteInteger] byte_array)\n    rejected: expects 1 argument, got 2\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: expects 1 argument, got 2"}
Float(['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Array[String[1, 1]] cannot be converted to Float"}
Runtime(2)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Numeric('%h')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string '%h' cannot be converted to Numeric"}
Resource('0b101', Integer[1, 4], {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
String('%d', {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
String('yes', '%h')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'h' specified for value of String type - expected one of the characters 'cCudspt'"}
String('%10.3f', '%d')
#=> {"value": "%10.3f", "type": "String"}
Init({days => 1, hours => 2}, 'a b c', '%#o', undef)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Sensitive('s').convert_to(Init[Integer], {a => 1}, {major => 1, minor => 2, patch => 3}, '%T')
#=> {"error": "Error while evaluating a Method call, 'new_Init' expects 1 argument, got 4"}
Numeric({from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Hash[String[4, 5], ScalarData] cannot be converted to Numeric"}
String({Any => '%p'}, '%X')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'X' specified for value of Hash type - expected one of the characters 'hasp'"}
Init('%s', {1 => 2}, '3.7')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
String({1 => 2}, {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'value' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'value' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got 'aGk='\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Array('1.2.4-rc1')
#=> {"value": ["1", ".", "2", ".", "4", "-", "r", "c", "1"], "type": "Tuple[String, String, String, String, String, String, String, String, String]"}
String('% d', '1-02:03:04')
#=> {"error": "Error while evaluating a Function Call, The format '1-02:03:04' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Array[Integer](10)
#=> {"value": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5], Integer[6, 6], Integer[7, 7], Integer[8, 8], Integer[9, 9]]"}
String('b', {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'major' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'major' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'minor' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'minor' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'patch' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'patch' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
String(Binary('aGVsbG8='), {Integer => '%#x', Float => '%.2f'})
#=> {"value": "aGVsbG8=", "type": "String"}
Boolean({string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Hash[String[6, 6], String[1, 2]] cannot be converted to Boolean"}
Numeric(['b', 'A', 3], '%10.3f', {'b' => 2, 'a' => [1]}, {Integer => '%#x', Float => '%.2f'})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 4"}
Iterable('%e', '%u')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterable' is not supported"}
7.convert_to(TypeReference['x'], '1-02:03:04')
#=> {"error": "Resource type not found: UnresolvedReference"}
Init[Integer](1.0e20, '%#o', {}, {Hash => {format => '%#{h', separator2 => '='}})
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 4"}
{1 => 2}.convert_to(Numeric)
#=> {"error": "Error while evaluating a Method call, 'new_numeric' Value of type Hash[Integer, Integer] cannot be converted to Numeric"}
String(2, '%C')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'C' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc'"}
Numeric(0, 'yes', Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 3"}
String({value => 'aGk=', format => '%B'}, {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Init[Integer]('%#B', Integer[1, 4], [], '% d')
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 4"}
Array[Integer, 0, 2](2)
#=> {"value": [0, 1], "type": "Tuple[Integer[0, 0], Integer[1, 1]]"}
Iterator('2015-03-01T11:12:13')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterator' is not supported"}
Class(Optional[String], ',', Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
Struct[{a => Integer}]('1.2.3', [['a', 1], ['b', 2]], '%B')
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
Regexp[/a/]("a\nb\n", -3)
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'escape' expects a Boolean value, got Integer"}
default.convert_to(TypeReference['x'], 'ABC')
#=> {"error": "Resource type not found: UnresolvedReference"}
Hash('%s-%s', -0.0)
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Hash('%C', Timespan(90.5), -3)
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
1e-7.convert_to(NotUndef[String])
#=> {"value": "0.000000", "type": "String"}
String('Integer[1, 2]', -0.0, {string => '1', format => '%H'}, 8)
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
String(1e-7)
#=> {"value": "0.000000", "type": "String"}
'%(a'.convert_to(Array, '%q')
#=> {"error": "Error while evaluating a Method call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Hash('%c', {})
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Deferred('0b101', 'a.b')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: expects 1 argument, got 2\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got '0b101'"}
CatalogEntry(/(\w)(\d)?/, 7)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
Boolean({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Hash[String, Integer] cannot be converted to Boolean"}
Boolean('%u', 100000000000, false)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
' 42 '.convert_to(Struct[{a => Integer}], {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, '%u', Array[Integer])
#=> {"error": "Error while evaluating a Method call, 'new_hash' expects between 1 and 2 arguments, got 4"}
String('', {Integer => '%#x', Float => '%.2f'})
#=> {"value": "", "type": "String"}
SemVer['1.x']('%-8s|', 'a.b')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2"}
Numeric('%o', '%s')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Integer[0, 5]('%#o', undef)
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String("a\nb\n", '%|a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
Hash('3.7')
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Integer(Timestamp(0), '%g')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
'http://x.y'.convert_to(Hash)
#=> {"value": {"Hash": [["h", "t"], ["t", "p"], [":", "/"], ["/", "x"], [".", "y"]]}, "type": "Struct[{'h' => String, 't' => String, ':' => String, '/' => String, '.' => String}]"}
Sensitive[String]('http://x.y', '%y')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 2"}
String([1, 2, 3], '%y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'y' specified for value of Array type - expected one of the characters 'asp'"}
String('%10.3f')
#=> {"value": "%10.3f", "type": "String"}
Float[0.0, 1.0]('a.b')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string 'a.b' cannot be converted to Float"}
Type[Integer](SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'new_type' parameter 'type_string' expects a String value, got SemVer"}
SemVerRange('%-8s|', {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: expects 1 argument, got 2\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: parameter 'min' expects a value of type Default or SemVer, got String\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String(-1, '1-02:03:04')
#=> {"error": "Error while evaluating a Function Call, The format '1-02:03:04' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(['a', 'b'], {Array => '%#(a'})
#=> {"value": "('a', 'b')", "type": "String"}
Runtime({major => 1, minor => 2, patch => 3}, 'b')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Init('a,b', default)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
String[2, 3](SemVerRange('>=1.0.0 <2.0.0'), '% d')
#=> {"error": "Error while evaluating a Function Call, can't convert SemanticPuppet::VersionRange into Integer"}
Any('abc')
#=> {"value": "abc", "type": "String"}
String('%(a', '%B')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'B' specified for value of String type - expected one of the characters 'cCudspt'"}
String(Sensitive('s'))
#=> {"value": "Sensitive [value redacted]", "type": "String"}
[1, 2, 3].convert_to(Integer[0, 5])
#=> {"error": "Error while evaluating a Method call, 'new' Value of type Array[Integer] cannot be converted to Integer"}
Hash[String, Integer]({days => 1, hours => 2}, [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got Struct\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Boolean(SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type SemVerRange cannot be converted to Boolean"}
SemVer['1.x']('%#x', '%d')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2"}
URI('http://a.b/c?d#e').convert_to(Boolean, Integer)
#=> {"error": "Error while evaluating a Method call, 'new_boolean' expects 1 argument, got 2"}
Tuple({Hash => {format => '%#{h', separator2 => '='}})
#=> {"value": [[{"Type": "Hash"}, {"Hash": [["format", "%#{h"], ["separator2", "="]]}]], "type": "Tuple[Tuple[Type[Hash], Struct[{'format' => String, 'separator2' => String}]]]"}
Boolean('%#a')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '%#a' cannot be converted to Boolean"}
String(7)
#=> {"value": "7", "type": "String"}
String('%T', {days => 1, hours => 2})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'days' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'days' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'hours' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'hours' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Array(String[1, 3], 'a.b', '%p', '+ 5')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 4"}
Array(1)
#=> {"value": [0], "type": "Tuple[Integer[0, 0]]"}
Optional[Integer]({value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call,  Integer.new has wrong type, expects a value for key 'from'\n  Integer.new has wrong type, unrecognized key 'value'\n  Integer.new has wrong type, unrecognized key 'format'"}
Init[Integer]('%10.3f')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '%10.3f' cannot be converted to Integer"}
String('%g', '%#o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of String type - expected one of the characters 'cCudspt'"}
SemVerRange({a => 1}, '%C', [undef, 1], '1')
#=> {"error": "Error while evaluating a Function Call, 'new_VersionRange' expects between 1 and 3 arguments, got 4"}
[['a', 1], ['b', 2]].convert_to(Hash, Optional[String])
#=> {"error": "Error while evaluating a Method call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' index 0 index 0 expects an Array value, got String\n    rejected: parameter 'from' index 1 index 0 expects an Array value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Float('0x1F')
#=> {"value": {"Float": "31.0"}, "type": "Float[31.0, 31.0]"}
String('1', '%a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
[1, 2, 3].convert_to(SemVer, SemVerRange('>=1.0.0 <2.0.0'), {1 => 2})
#=> {"error": "Error while evaluating a Method call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: expects 1 argument, got 3\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: parameter 'major' expects a PositiveInteger = Integer[0] value, got Tuple\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: expects 1 argument, got 3"}
Float(Type[Integer])
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Type[Type[Integer]] cannot be converted to Float"}
String(Integer, [undef, 1])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Tuple"}
URI(16, /a.c/)
#=> {"error": "Error while evaluating a Function Call, 'new_error' expects 1 argument, got 2"}
Variant[Integer, String](7)
#=> {"value": 7, "type": "Integer[7, 7]"}
'-1e3'.convert_to(Array, '%y', {}, true)
#=> {"error": "Error while evaluating a Method call, 'new_array' expects between 1 and 2 arguments, got 4"}
String('%10.3f', '1-02:03:04')
#=> {"error": "Error while evaluating a Function Call, The format '1-02:03:04' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(10, '%-8s|')
#=> {"error": "Error while evaluating a Function Call, The format '%-8s|' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Boolean({Integer => '%#x', Float => '%.2f'})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Hash[Type[Numeric], String[3, 4]] cannot be converted to Boolean"}
Numeric(File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Type[File['/a']] cannot be converted to Numeric"}
Class('%05.1f', '%y', '1.2.3')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
SemVer('a b c')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string 'a b c' cannot be converted to a SemVer"}
Runtime('true', {a => {b => [1, 2]}}, {}, '-1e3')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
String('%(a', '%X')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'X' specified for value of String type - expected one of the characters 'cCudspt'"}
'%c'.convert_to(Scalar, 'a,b')
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Scalar' is not supported"}
String(/a.c/, {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'major' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'major' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'minor' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'minor' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'patch' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'patch' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Array[String, 2](' 42 ')
#=> {"value": [" ", "4", "2", " "], "type": "Tuple[String, String, String, String]"}
Numeric({Array => '%#(a'})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Hash[Type[Array], String] cannot be converted to Numeric"}
Integer({'b' => 2, 'a' => [1]}, Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Struct\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String(default, '%a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of Default type - expected one of the characters 'dDsp'"}
Numeric('%h', '2015-03-01T11:12:13', File['/a'], '%B')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 4"}
String('%u', 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, The format 'hash_tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('%g', {Hash => {format => '%#{h', separator2 => '='}})
#=> {"value": "%g", "type": "String"}
NotUndef[String](SemVer('1.2.3-rc1'), 10, '%d', Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
Struct[{a => Integer}]('%Y', '%s-%s')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Type('1')
#=> {"error": "Error while evaluating a Function Call, The expression <1> is not a valid type specification."}
Enum['a', 'b']('%d', '%<h')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
Boolean('1', {Any => '%p'})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
Collection({Integer => '%#x', Float => '%.2f'}, Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
Iterable(',')
#=> {"value": ",", "type": "String"}
String('Integer[1, 2]', '%c')
#=> {"value": "Integer[1, 2]", "type": "String"}
String('%a', 8)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String([0x41, 66], '%t')
#=> {"error": "Error while evaluating a Function Call, Illegal format 't' specified for value of Array type - expected one of the characters 'asp'"}
Init[Integer]([undef, 1], '%a', [1, [2, [3]]], Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 4"}
String('%t', '%h')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'h' specified for value of String type - expected one of the characters 'cCudspt'"}
Sensitive[String](10)
#=> {"error": "Error while evaluating a Function Call, Converted value from Sensitive[String].new() has wrong type, expects a Sensitive[String] value, got Sensitive[Integer]"}
String([1, 2, 3], '% d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Array type - expected one of the characters 'asp'"}
TypeSet(SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]' is not supported"}
Timespan[0, 100](['a', 'b'], {1 => 2})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 2\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 2\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 2"}
String('%C', {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"value": "%C", "type": "String"}
String(Binary('aGVsbG8='), '%#B')
#=> {"value": "\"aGVsbG8=\"", "type": "String"}
Integer.convert_to(Array[Integer, 0, 2])
#=> {"error": "Error while evaluating a Method call, 'new_array' Value of type Type[Integer] cannot be converted to Array"}
Struct[{a => Integer}]('3.7')
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Data('>=1.0', '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
Boolean(2.5)
#=> {"value": true, "type": "Boolean[true]"}
Binary('%e', 2, '-1e3')
#=> {"error": "Error while evaluating a Function Call, 'new_Binary' expects between 1 and 2 arguments, got 3"}
Boolean({from => '3', radix => 16}, '%<h', 'abc')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
Error(undef, default)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Error' was called with arguments it does not accept. It expects one of:\n  (Struct[{'msg' => String[1], 'kind' => Optional[String[1]], 'details' => Optional[Hash[String[1], Data]], 'issue_code' => Optional[String[1]]}] hash)\n    rejected: expects 1 argument, got 2\n  (String[1] msg, String[1] kind?, Hash[String[1], Data] details?, String[1] issue_code?)\n    rejected: parameter 'msg' expects a String value, got Undef"}
String([], '% d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Array type - expected one of the characters 'asp'"}
Integer[0, 5]('%(a', '%t')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String('a.b', '%s')
#=> {"value": "a.b", "type": "String"}
Sensitive('%B', 7, Integer, 'true')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 4"}
Timespan({value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Struct\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Struct\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a value for key 'string'\n    rejected: parameter 'hash_arg' unrecognized key 'value'\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: parameter 'hash_arg' unrecognized key 'value'\n    rejected: parameter 'hash_arg' unrecognized key 'format'"}
String(' 42 ', '%b')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'b' specified for value of String type - expected one of the characters 'cCudspt'"}
Array('%<h', Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Binary"}
String('>=1.0', Sensitive('s'), {Hash => {format => '%#{h', separator2 => '='}})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 3"}
Tuple('é')
#=> {"value": ["é"], "type": "Tuple[String]"}
Optional[Integer]({Integer => '%#x', Float => '%.2f'}, ' 42 ')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Hash\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Type([['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, 'new_type' parameter 'type_string' expects a String value, got Tuple"}
SemVer('% d', '%05.1f', [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: expects 1 argument, got 3\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: parameter 'major' expects a PositiveInteger = Integer[0] value, got String\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: expects 1 argument, got 3"}
Integer('%X', -0.0)
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Tuple(10, 10)
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Integer"}
Init({a => 1})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Hash([0x41, 66], '+ 5')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' index 0 expects a Tuple value, got Integer\n    rejected: parameter 'from' index 1 expects a Tuple value, got Integer\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
String(String[1, 3])
#=> {"value": "String[1, 3]", "type": "String"}
Regexp[/a/]('%d', '%+d')
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'escape' expects a Boolean value, got String"}
{Any => '%p'}.convert_to(Callable, Array[Integer])
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Callable' is not supported"}
Float('1.2.4-rc1', 1.0e20)
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String(default, 8)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
'b'.convert_to(Hash[String, Integer], '1.2.3')
#=> {"error": "Error while evaluating a Method call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Float('tree', true)
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string 'tree' cannot be converted to Float"}
String('a b c', '%o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of String type - expected one of the characters 'cCudspt'"}
Any([0x41, 66])
#=> {"value": [65, 66], "type": "Tuple[Integer[65, 65], Integer[66, 66]]"}
Array[Integer, 0, 2]({Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, 8)
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Integer"}
String(2.5, '%#x')
#=> {"value": "0x2", "type": "String"}
Runtime('%|a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Integer('0b101')
#=> {"value": 5, "type": "Integer[5, 5]"}
String('http://x.y', 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, The format 'hash_tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Struct[{a => Integer}](File['/a'])
#=> {"error": "Error while evaluating a Function Call, Value of type Type[File['/a']] cannot be converted to Hash"}
Collection('%u', '%#a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
String('Integer[1, 2]', {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'value' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'value' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got 'aGk='\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Binary(true)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Boolean\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' expects an Array value, got Boolean\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Boolean"}
String(Binary('aGVsbG8='), '%B')
#=> {"value": "aGVsbG8=", "type": "String"}
String('%g', '%d')
#=> {"value": "%g", "type": "String"}
String([1, 2].reverse_each, '%-8s|')
#=> {"error": "Error while evaluating a Function Call, The format '%-8s|' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Init[Integer]('3.7')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '3.7' cannot be converted to Integer"}
Class(default, 1e-7)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
String('3.7', '%#o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of String type - expected one of the characters 'cCudspt'"}
Integer('% d')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '% d' cannot be converted to Integer"}
Float[0.0, 1.0](Struct[{a => Integer}], Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Type\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Callable([1, [2, [3]]], Timespan(90.5), 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable' is not supported"}
String(true, '%05d')
#=> {"value": "00001", "type": "String"}
CatalogEntry(Array[Integer], 'a b c')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
Scalar(Type[Integer], '%#a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Scalar' is not supported"}
TypeSet('a.b')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]' is not supported"}
Numeric(Array[Integer], '3.7')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Type\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Numeric(',', '0b101', ['a', 'b'], {Array => '%#(a'})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 4"}
String(true, 1e-7, '% d')
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 3"}
String('%a')
#=> {"value": "%a", "type": "String"}
Hash('%Y', 10, ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
Timespan[0, 100]({a => 1}, Integer[1, 4], '%y')
#=> {"error": "Error while evaluating a Function Call, 'new_timespan' expects between 1 and 7 arguments, got 3"}
Hash[String, Integer]({Hash => {format => '%#{h', separator2 => '='}}, '%c')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got Hash\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Undef('%#x', /a.c/)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported"}
Boolean(['b', 'A', 3], '3.7')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
Boolean({})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Hash[0, 0] cannot be converted to Boolean"}
String(10)
#=> {"value": "10", "type": "String"}
String('-1e3', 8)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Iterator([1, 2].reverse_each, {Any => '%p'})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterator' is not supported"}
String(SemVerRange('>=1.0.0 <2.0.0'), '%h')
#=> {"error": "Error while evaluating a Function Call, malformed format string - %h"}
Runtime('aGVsbG8=', '% d')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
String('%q', '%10.3f')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'f' specified for value of String type - expected one of the characters 'cCudspt'"}
String('%-8s|', '%s')
#=> {"value": "%-8s|", "type": "String"}
Pattern[/a/]('%d')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Pattern[/a/]' is not supported"}
Regexp[/a/]('%d', '%#x')
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'escape' expects a Boolean value, got String"}
String('3.7', 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, The format 'hash_tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Array[Integer, 0, 2](',', {a => {b => [1, 2]}}, '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
SemVer('%g', String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2"}
Timespan('2015-03-01T11:12:13', 'tree')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '2015-03-01T11:12:13' using format 'tree'"}
Float[0.0, 1.0]([], 10)
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Array\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Array[Integer]('%o', '%q')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
String('%#o', '%g')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'g' specified for value of String type - expected one of the characters 'cCudspt'"}
Type[Integer](Error('m', 'k'), '%|a')
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 2"}
Default(Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Default' is not supported"}
String('%o', '%#x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of String type - expected one of the characters 'cCudspt'"}
Init[Integer]('1-02:03:04', 2.5)
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 2"}
Integer('%x', Timestamp(0), SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
Boolean([1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Array[Integer] cannot be converted to Boolean"}
String([], '%B')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'B' specified for value of Array type - expected one of the characters 'asp'"}
String(['a', 'b'], '%-8s|')
#=> {"error": "Error while evaluating a Function Call, The format '%-8s|' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('%g', '%#x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of String type - expected one of the characters 'cCudspt'"}
'%#o'.convert_to(Undef)
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Undef' is not supported"}
Integer([], '%#x')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Array\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Struct[{a => Integer}]('%y')
#=> {"error": "Error while evaluating a Function Call,  Converted value from Struct[{'a' => Integer}].new() has wrong type, expects a value for key 'a'\n  Converted value from Struct[{'a' => Integer}].new() has wrong type, unrecognized key '%'"}
Boolean('abc')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string 'abc' cannot be converted to Boolean"}
String(Optional[String], 16)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Data('%-8s|', 'tree', Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
SemVerRange({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: parameter 'str' expects a SemVerRangeString = String[1] value, got Struct\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: parameter 'hash_args' expects a value for key 'min'\n    rejected: parameter 'hash_args' unrecognized key 'a'"}
Undef(/a.c/, -0.0)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported"}
String(['b', 'A', 3], [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Tuple"}
Timespan[0, 100]({Integer => '%#x', Float => '%.2f'}, '%#x')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Hash\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 2\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 2\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 2"}
String({string => '1', format => '%H'}, Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Type"}
Pattern[/a/]('a,b', 'a,b', 'tree')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Pattern[/a/]' is not supported"}
String([1, 2].reverse_each, '%o')
#=> {"value": "[2, 1]", "type": "String"}
String('%p', '%t')
#=> {"value": "%p", "type": "String"}
Deferred(-0.0, '%X')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: expects 1 argument, got 2\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got Float"}
10.convert_to(Tuple[Integer, String], '%a')
#=> {"error": "Error while evaluating a Method call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
RichData('%h', '%g', '%|a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Scalar, SemVerRange, Binary, Sensitive, Type, TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], URI, Object, Undef, Default, Hash[RichDataKey, RichData], Array[RichData]]' is not supported"}
String('%#x', '%b')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'b' specified for value of String type - expected one of the characters 'cCudspt'"}
'%o'.convert_to(Array[Integer], 'é')
#=> {"error": "Error while evaluating a Method call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
String(['a', 'b'], '%a')
#=> {"value": "['a', 'b']", "type": "String"}
String(Class['foo'])
#=> {"value": "Class[foo]", "type": "String"}
Numeric([['a', 1], ['b', 2]], '%e')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Tuple\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Type[Integer](-1)
#=> {"error": "Error while evaluating a Function Call, 'new_type' parameter 'type_string' expects a String value, got Integer"}
String(0, 16)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String('tree', {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"value": "tree", "type": "String"}
Init[Integer]([undef, 1], '%y', Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 3"}
Array('0x1F', 'tree')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
String('0b101', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Runtime('017', {Integer => '%#x', Float => '%.2f'}, '%q')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
String('hash_tree', '% d')
#=> {"value": "hash_tree", "type": "String"}
String({major => 1, minor => 2, patch => 3}, '%h')
#=> {"value": "{'major' => 1, 'minor' => 2, 'patch' => 3}", "type": "String"}
SemVer['1.x']('%Y')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string '%Y' cannot be converted to a SemVer"}
'%B'.convert_to(Enum['a', 'b'], [1, 2].reverse_each, '1.2.4-rc1')
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
Float[0.0, 1.0]('b')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string 'b' cannot be converted to Float"}
String('Integer[1, 2]', '%x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of String type - expected one of the characters 'cCudspt'"}
Any({Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"value": {"Hash": [[{"Type": "Array"}, {"Hash": [["format", "%[a"], ["separator", ";"], ["string_formats", {"Hash": [[{"Type": "Integer"}, "%x"]]}]]}]]}, "type": "Hash[Type[Array], Struct[{'format' => String, 'separator' => String, 'string_formats' => Hash[Type[Integer], String, 1, 1]}], 1, 1]"}
TypeReference['x']('%|a', '%|a', SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Resource type not found: UnresolvedReference"}
String('%s-%s', {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'major' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'major' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'minor' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'minor' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'patch' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'patch' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
SemVer['1.x'](File['/a'])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Type[Resource]\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] value, got Type"}
String(default, '%#o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of Default type - expected one of the characters 'dDsp'"}
Array('Integer[1, 2]')
#=> {"value": ["I", "n", "t", "e", "g", "e", "r", "[", "1", ",", " ", "2", "]"], "type": "Tuple[String, String, String, String, String, String, String, String, String, String, String, String, String]"}
Iterable('1.2.3')
#=> {"value": "1.2.3", "type": "String"}
String('%d', 8, ' 42 ', '0x1F')
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
String('%x', {Any => '%p'})
#=> {"value": "'%x'", "type": "String"}
Class('true', 'yes', '+ 5')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
Hash(Type[Integer])
#=> {"error": "Error while evaluating a Function Call, Value of type Type[Type[Integer]] cannot be converted to Hash"}
Scalar({from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Scalar' is not supported"}
Array[String, 2]('yes', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Integer"}
Array([undef, 1], '3.7', '%b')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
Enum['a', 'b']('%05.1f', '%a', 16)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
String('%-8s|', '%#a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
String(String[1, 3], '%x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of Type type - expected one of the characters 'sp'"}
String(/(\w)(\d)?/, 'tree')
#=> {"error": "Error while evaluating a Function Call, The format 'tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(Type[Integer], {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'major' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'major' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'minor' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'minor' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'patch' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'patch' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Float({1 => 2})
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Hash[Integer, Integer] cannot be converted to Float"}
Undef(1, [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Undef' is not supported"}
Array('ABC')
#=> {"value": ["A", "B", "C"], "type": "Tuple[String, String, String]"}
Callable('%10.3f', {value => 'aGk=', format => '%B'}, File['/a'])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable' is not supported"}
Hash('http://x.y', [])
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Integer(String[1, 3], '%x', '%h')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Type\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
Collection(File['/a'])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
String('%x', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Float(true)
#=> {"value": {"Float": "1.0"}, "type": "Float[1.0, 1.0]"}
String({from => '3', radix => 16}, '1-02:03:04')
#=> {"error": "Error while evaluating a Function Call, The format '1-02:03:04' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Integer('%g', {days => 1, hours => 2})
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String('%X', '%05d')
#=> {"value": "   %x", "type": "String"}
Boolean({a => 1}, '%Y', {days => 1, hours => 2}, {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 4"}
Deferred('%-8s|', '%+d')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: expects 1 argument, got 2\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got '%-8s|'"}
Data('%#a', {Hash => {format => '%#{h', separator2 => '='}})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
Deferred({Hash => {format => '%#{h', separator2 => '='}}, '%d')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: expects 1 argument, got 2\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got Hash"}
String('%T', '%|a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
String('%c', '%s')
#=> {"value": "%c", "type": "String"}
String('', '%#a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
Sensitive(',', ['a', 'b'], '')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 3"}
TypeReference['x']('%e')
#=> {"error": "Resource type not found: UnresolvedReference"}
Enum['a', 'b'](10, 8, -3, '%-8s|')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
Array(-3, URI('http://a.b/c?d#e'), -0.0)
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
'abc'.convert_to(String, '%x')
#=> {"error": "Error while evaluating a Method call, Illegal format 'x' specified for value of String type - expected one of the characters 'cCudspt'"}
Integer(Class['foo'])
#=> {"error": "Error while evaluating a Function Call, 'new' Value of type Type[Class[foo]] cannot be converted to Integer"}
Integer({Array => '%#(a'}, '%05.1f')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Hash\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Deferred('a.b')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got String\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got 'a.b'"}
Array('b')
#=> {"value": ["b"], "type": "Tuple[String]"}
Array[String, 2]({Array => '%#(a'}, 1e-7, "a\nb\n", '1')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 4"}
Hash('%b')
#=> {"value": {"Hash": [["%", "b"]]}, "type": "Struct[{'%' => String}]"}
SemVer['1.x']({Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, undef)
#=> {"error": "Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2"}
Array[Integer, 0, 2]({1 => 2})
#=> {"error": "Error while evaluating a Function Call, Converted value from Array[Integer, 0, 2].new() has wrong type, index 0 expects an Integer value, got Tuple"}
{major => 1, minor => 2, patch => 3}.convert_to(Hash)
#=> {"value": {"Hash": [["major", 1], ["minor", 2], ["patch", 3]]}, "type": "Struct[{'major' => Integer[1, 1], 'minor' => Integer[2, 2], 'patch' => Integer[3, 3]}]"}
Float(10, Timespan(90.5), '%y')
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 3"}
Timespan('Integer[1, 2]', '%o', '%#o', '0b101')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 4\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: expects between 1 and 2 arguments, got 4\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: parameter 'days' expects an Integer value, got String\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 4\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 4"}
Integer[0, 5]('a b c')
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'a b c' cannot be converted to Integer"}
Regexp[/a/]('%h', '%B', '%(a')
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 3"}
String(-1, '%#o')
#=> {"value": "..7", "type": "String"}
Struct[{a => Integer}](Integer[1, 4], 100000000000)
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got Type\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
String(-1, /(\w)(\d)?/, 7, {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
String(['b', 'A', 3], '%<h')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'h' specified for value of Array type - expected one of the characters 'asp'"}
Hash('%x', '%C')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
String('1', '%Y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'Y' specified for value of String type - expected one of the characters 'cCudspt'"}
TypeSet(Integer[1, 4], {Any => '%p'})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]' is not supported"}
String('a b c', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String(undef, 2)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String(Timespan(90.5), {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
String('%B', '%Y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'Y' specified for value of String type - expected one of the characters 'cCudspt'"}
'017'.convert_to(Type, '3.7', {days => 1, hours => 2}, "a\nb\n")
#=> {"error": "Error while evaluating a Method call, 'new_type' expects 1 argument, got 4"}
Hash('hash_tree', '%b', 1)
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
String('0b101')
#=> {"value": "0b101", "type": "String"}
Hash({Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, /a.c/)
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got Hash\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Numeric(Error('m', 'k'), '%x')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Error\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Hash(8)
#=> {"value": {"Hash": [[0, 1], [2, 3], [4, 5], [6, 7]]}, "type": "Hash[Variant[Integer[0, 0], Integer[2, 2], Integer[4, 4], Integer[6, 6]], Variant[Integer[1, 1], Integer[3, 3], Integer[5, 5], Integer[7, 7]], 4, 4]"}
Array('%#o', Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Type[Struct]"}
Array({a => {b => [1, 2]}})
#=> {"value": [["a", {"Hash": [["b", [1, 2]]]}]], "type": "Tuple[Tuple[String, Struct[{'b' => Tuple[Integer[1, 1], Integer[2, 2]]}]]]"}
Timespan('2015-03-01T11:12:13', {1 => 2})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'format' expects a Formats = Variant[String[2], Array[String[2], 1]] value, got Hash\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 2\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 2\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 2"}
String('%T', URI('http://a.b/c?d#e'), '%C', 'aGVsbG8=')
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
Array(true, '%d', 1, 1e-7)
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 4"}
Regexp(10)
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Integer"}
String('%T', '%c')
#=> {"value": "%t", "type": "String"}
String(Type[Integer], '%o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of Type type - expected one of the characters 'sp'"}
String({}, {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'from' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'from' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '3'\n  rejected: parameter 'string_formats' variant 2 key of entry 'radix' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'radix' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
'%g'.convert_to(Float, ['b', 'A', 3])
#=> {"error": "Error while evaluating a Method call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
SemVer['1.x']('%o', '%q')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' expects between 1 and 5 arguments, got 2"}
Collection('%a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
Init('%-8s|')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Array(default, '% d')
#=> {"error": "Error while evaluating a Function Call, The function 'new_array' was called with arguments it does not accept. It expects one of:\n  (Variant[Array, Hash, Binary, Iterable] from, Boolean[false] wrap?)\n    rejected: parameter 'from' expects a value of type Array, Hash, Binary, or Iterable, got Default\n  (Any from, Boolean[true] wrap)\n    rejected: parameter 'wrap' expects a Boolean value, got String"}
Type[Integer]('%X', true, '1.2.3')
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 3"}
String('%Y', {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"value": "%Y", "type": "String"}
'%s'.convert_to(Array[Integer, 0, 2], Array[Integer], '0b101', Optional[String])
#=> {"error": "Error while evaluating a Method call, 'new_array' expects between 1 and 2 arguments, got 4"}
String([], URI('http://a.b/c?d#e'), [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 3"}
Binary(Binary('aGVsbG8='))
#=> {"value": {"Binary": "aGVsbG8="}, "type": "Binary"}
Init[Integer, 16](10, ',', '%#x', 'a.b')
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 4"}
Numeric('a,b', 2, {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 3"}
Array[Integer, 0, 2]('%#B', 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Sensitive(Class['foo'], ['b', 'A', 3], 10, 'true')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 4"}
Hash(Integer[1, 4])
#=> {"value": {"Hash": [[1, 2], [3, 4]]}, "type": "Hash[Variant[Integer[1, 1], Integer[3, 3]], Variant[Integer[2, 2], Integer[4, 4]], 2, 2]"}
Pattern[/a/]('a,b', Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Pattern[/a/]' is not supported"}
Hash({'b' => 2, 'a' => [1]}, '%b', [1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
String('%-8s|', '%|a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
String({Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, '%|a')
#=> {"value": "[[Array, [['format', '%[a'], ['separator', ';'], ['string_formats', [[Integer, '%x']]]]]]", "type": "String"}
Error('%u')
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "%u"]]}]}, "type": "Error[undef, undef]"}
String(',', '%#B')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'B' specified for value of String type - expected one of the characters 'cCudspt'"}
String('2015-03-01T11:12:13', {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'value' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'value' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got 'aGk='\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
String(2.5, '%#a')
#=> {"value": "0x1.4p+1", "type": "String"}
Array[Integer]('tree', 'http://x.y', -0.0, Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 4"}
Deferred({Array => '%#(a'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: parameter 'hash' expects a Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] value, got Hash[Type[Array], String]\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got Hash"}
Timespan(90.5).convert_to(Integer, -1)
#=> {"error": "Error while evaluating a Method call, Illegal radix: -1, expected 2, 8, 10, 16, or default"}
'ABC'.convert_to(Iterable)
#=> {"value": "ABC", "type": "String"}
String(2, {Hash => {format => '%#{h', separator2 => '='}})
#=> {"value": "2", "type": "String"}
String(1e-7, '%y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'y' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp'"}
Init[Integer]('hash_tree', SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 2"}
Resource(2.5, '%(a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
Numeric('%-8s|')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string '%-8s|' cannot be converted to Numeric"}
String('%-8s|', 'tree')
#=> {"error": "Error while evaluating a Function Call, The format 'tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(100000000000, '%+d')
#=> {"value": "+100000000000", "type": "String"}
Array[String, 2]('Integer[1, 2]', [])
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Array"}
String(Integer[1, 4])
#=> {"value": "Integer[1, 4]", "type": "String"}
String(String[1, 3], 16)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Any('%a', default, '%d')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported"}
Hash(-0.0)
#=> {"error": "Error while evaluating a Function Call, Value of type Float cannot be converted to Hash"}
Hash('%a', '%h')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Array('%d', "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Pattern[/a/]('% d')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Pattern[/a/]' is not supported"}
CatalogEntry('%C')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
Callable(SemVerRange('>=1.0.0 <2.0.0'), '%c', {a => {b => [1, 2]}}, '%x')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable' is not supported"}
Deferred('% d', Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: expects 1 argument, got 2\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got '% d'"}
Float[0.0, 1.0]('%h', {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String(SemVerRange('>=1.0.0 <2.0.0'), 2)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String('% d', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String('%t', '0x1F')
#=> {"error": "Error while evaluating a Function Call, The format '0x1F' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('Integer[1, 2]', '%a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
String(Integer[1, 4], '%b')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'b' specified for value of Type type - expected one of the characters 'sp'"}
String(URI('http://a.b/c?d#e'), 16)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Integer(SemVer('1.2.3-rc1'), File['/a'])
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got SemVer\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String(Integer[1, 4], 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, The format 'hash_tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Integer('%x', /(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Any('%g')
#=> {"value": "%g", "type": "String"}
Numeric('%a')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' The string '%a' cannot be converted to Numeric"}
String(100000000000, '%Y')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'Y' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc'"}
Numeric([0x41, 66])
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Array[Integer] cannot be converted to Numeric"}
CatalogEntry('-1e3')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
String("a\nb\n", {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Numeric({Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' Value of type Hash[Type[Array], Hash[String[6, 14], Any]] cannot be converted to Numeric"}
String('%#a', 'http://x.y')
#=> {"error": "Error while evaluating a Function Call, The format 'http://x.y' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Array[String, 2]({a => {b => [1, 2]}}, 'aGVsbG8=', ',')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
String(SemVerRange('>=1.0.0 <2.0.0'), '%X')
#=> {"error": "Error while evaluating a Function Call, can't convert SemanticPuppet::VersionRange into Integer"}
Init[Integer](-0.0)
#=> {"value": 0, "type": "Integer[0, 0]"}
Boolean[true]('%s-%s', [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
Regexp[/a/]({Integer => '%#x', Float => '%.2f'}, '>=1.0', '%#a')
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 3"}
Hash('yes', /a.c/)
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got String\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Array(Array[Integer], {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, The function 'new_array' was called with arguments it does not accept. It expects one of:\n  (Variant[Array, Hash, Binary, Iterable] from, Boolean[false] wrap?)\n    rejected: parameter 'from' expects a value of type Array, Hash, Binary, or Iterable, got Type[Array]\n  (Any from, Boolean[true] wrap)\n    rejected: parameter 'wrap' expects a Boolean value, got Struct"}
Collection(Optional[String], '%a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
Iterator('+ 5')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterator' is not supported"}
Float('%#a', {days => 1, hours => 2}, '%y', [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 4"}
Array('%c', '%d', '1-02:03:04')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
String(true, '%T')
#=> {"value": "True", "type": "String"}
'%o'.convert_to(Init, '%(a')
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Init' is not supported"}
String('1', 'tree')
#=> {"error": "Error while evaluating a Function Call, The format 'tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('b', '%#B')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'B' specified for value of String type - expected one of the characters 'cCudspt'"}
Array[Integer, 0, 2](Sensitive('s'), 'é')
#=> {"error": "Error while evaluating a Function Call, The function 'new_array' was called with arguments it does not accept. It expects one of:\n  (Variant[Array, Hash, Binary, Iterable] from, Boolean[false] wrap?)\n    rejected: parameter 'from' expects a value of type Array, Hash, Binary, or Iterable, got Sensitive[String]\n  (Any from, Boolean[true] wrap)\n    rejected: parameter 'wrap' expects a Boolean value, got String"}
Float(1e-7, URI('http://a.b/c?d#e'), '%X', '%T')
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 4"}
{a => {b => [1, 2]}}.convert_to(Hash)
#=> {"value": {"Hash": [["a", {"Hash": [["b", [1, 2]]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Tuple[Integer[1, 1], Integer[2, 2]]}]}]"}
' 42 '.convert_to(Data, 'true', Error('m', 'k'), [1, [2, [3]]])
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
String('%|a', 'aGVsbG8=')
#=> {"error": "Error while evaluating a Function Call, The format 'aGVsbG8=' is not a valid format on the form '%<flags><width>.<prec><format>'"}
undef.convert_to(Iterable)
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Iterable' is not supported"}
Float[0.0, 1.0]('%|a')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string '%|a' cannot be converted to Float"}
Init('hash_tree', 100000000000, '%<h')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Integer('1', '%#a', {days => 1, hours => 2})
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
Hash(1, '%s-%s', Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
Variant[Integer, String]('0b101', /(\w)(\d)?/, '%u')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Integer, String]' is not supported"}
Array[Integer, 0, 2]('+ 5')
#=> {"error": "Error while evaluating a Function Call, Converted value from Array[Integer, 0, 2].new() has wrong type, expects size to be at most 2, got 3"}
Enum['a', 'b']('017', {Hash => {format => '%#{h', separator2 => '='}}, '-1e3')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
String('%C', '%#a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
Hash(default)
#=> {"error": "Error while evaluating a Function Call, Value of type Default cannot be converted to Hash"}
String(10, {Array => '%#(a'})
#=> {"value": "10", "type": "String"}
Data('Integer[1, 2]')
#=> {"value": "Integer[1, 2]", "type": "String"}
Hash(Struct[{a => Integer}], '%h', '0b101')
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
Data(8, SemVer('1.2.3-rc1'), [undef, 1])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
Array('%+d', Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Type[Integer]"}
String('a.b', {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"value": "a.b", "type": "String"}
String(Class['foo'], '%t')
#=> {"error": "Error while evaluating a Function Call, Illegal format 't' specified for value of Type type - expected one of the characters 'sp'"}
Numeric('', '%s')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
SemVerRange(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: parameter 'str' expects a SemVerRangeString = String[1] value, got Timespan\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] value, got Timespan"}
Any(1.0e20, [undef, 1])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported"}
RichData('a b c', '1')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Scalar, SemVerRange, Binary, Sensitive, Type, TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], URI, Object, Undef, Default, Hash[RichDataKey, RichData], Array[RichData]]' is not supported"}
Init[Integer](8, 'b', '%b')
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 3"}
Hash('1')
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Binary('0b101', {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'format' expects a match for Base64Format = Enum['%B', '%b', '%r', '%s', '%u'], got Struct\n  (Array[ByteInteger] byte_array)\n    rejected: expects 1 argument, got 2\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: expects 1 argument, got 2"}
{a => {b => [1, 2]}}.convert_to(Array)
#=> {"value": [["a", {"Hash": [["b", [1, 2]]]}]], "type": "Tuple[Tuple[String, Struct[{'b' => Tuple[Integer[1, 1], Integer[2, 2]]}]]]"}
{days => 1, hours => 2}.convert_to(Variant[Integer, String])
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Variant[Integer, String]' is not supported"}
Integer('%<h', Sensitive('s'), '%-8s|')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
String([1, 2].reverse_each, '%C')
#=> {"value": "[2, 1]", "type": "String"}
Resource(-3, String[1, 3], {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
Hash[String, Integer]({days => 1, hours => 2}, '%x')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got Struct\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Resource('0b101', {}, '%Y', {})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
Struct(10)
#=> {"error": "Error while evaluating a Function Call, Converted value from Struct.new() has wrong type, expects size to be 0, got 5"}
Array(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 'new_array' Value of type Timespan cannot be converted to Array"}
String('%<h', {days => 1, hours => 2})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'days' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'days' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'hours' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'hours' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
String[2, 3]({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, Converted value from String[2, 3].new() has wrong type, expects a String[2, 3] value, got String"}
String({value => 'aGk=', format => '%B'}, [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Tuple"}
String(2, '%#a')
#=> {"value": "0x1.p+1", "type": "String"}
Data('é', '%#o')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
CatalogEntry(10)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
Integer('%10.3f', File['/a'])
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String(' 42 ', '%s')
#=> {"value": " 42 ", "type": "String"}
Boolean([0x41, 66], ['b', 'A', 3])
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
String([0x41, 66], [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Tuple"}
String([undef, 1], '%p')
#=> {"value": "[undef, 1]", "type": "String"}
Init[Integer]('%x', Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 2"}
Init[Integer]('%#B', '%a', 'hash_tree', '%h')
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 4"}
String('hash_tree', {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'major' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'major' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'minor' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'minor' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'patch' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'patch' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Float(SemVerRange('>=1.0.0 <2.0.0'), 'abc')
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got SemVerRange\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
URI(Integer, default, '%<h')
#=> {"error": "Error while evaluating a Function Call, 'new_error' expects 1 argument, got 3"}
String('1-02:03:04', '%#o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of String type - expected one of the characters 'cCudspt'"}
Float[0.0, 1.0](['a', 'b'], '%#a')
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Tuple\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
-1.convert_to(Init[Integer], Timestamp(0))
#=> {"error": "Error while evaluating a Method call, 'new_Init' expects 1 argument, got 2"}
String('a,b', '%x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of String type - expected one of the characters 'cCudspt'"}
Regexp({string => '1', format => '%H'}, 10)
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Struct"}
Enum['a', 'b']({from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
Init[Integer, 16]('%s')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '%s' cannot be converted to Integer"}
Array[Integer, 0, 2]({1 => 2}, 1e-7)
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Float"}
SemVerRange('>=1.0.0 <2.0.0').convert_to(Timespan, '%b')
#=> {"error": "Error while evaluating a Method call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got SemVerRange\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 2\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 2\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 2"}
String(String[1, 3], 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, The format 'hash_tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Struct(String[1, 3])
#=> {"error": "Error while evaluating a Function Call, Value of type Type[String] cannot be converted to Hash"}
Type('%<h')
#=> {"error": "Syntax error at '%'"}
Sensitive({1 => 2})
#=> {"value": {"Sensitive": {"Hash": [[1, 2]]}}, "type": "Sensitive[Hash[Integer, Integer]]"}
'>=1.0'.convert_to(Float)
#=> {"error": "Error while evaluating a Method call, 'new_float' The string '>=1.0' cannot be converted to Float"}
NotUndef[String](8, 8, Binary('aGVsbG8='), 16)
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
String(Integer, {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'from' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'from' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '3'\n  rejected: parameter 'string_formats' variant 2 key of entry 'radix' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'radix' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
Type[Integer](-3, ['a', 'b'], {})
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 3"}
String([1, 2].reverse_each, 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, The format 'hash_tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Float(100000000000)
#=> {"value": {"Float": "100000000000.0"}, "type": "Float[100000000000.0, 100000000000.0]"}
Integer[0, 5]('a.b', 1.0e20, 'yes')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
'%X'.convert_to(Data)
#=> {"value": "%X", "type": "String"}
Timespan[0, 100]('a.b')
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'a.b' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Struct[{a => Integer}]('%C')
#=> {"error": "Error while evaluating a Function Call,  Converted value from Struct[{'a' => Integer}].new() has wrong type, expects a value for key 'a'\n  Converted value from Struct[{'a' => Integer}].new() has wrong type, unrecognized key '%'"}
Timespan({1 => 2})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: parameter 'seconds' expects a value of type Integer or Float, got Hash\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Hash\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 1\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: parameter 'hash_arg' expects a Struct[{'string' => String[1], Optional['format'] => Formats = Variant[String[2], Array[String[2], 1]]}] value, got Hash[Integer[1, 1], Integer[2, 2]]\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)"}
Boolean(Sensitive('s'), {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
SemVerRange([1, 2, 3], '%t')
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: expects 1 argument, got 2\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: parameter 'min' expects a value of type Default or SemVer, got Tuple\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
SemVer([])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Array\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] value, got Array"}
Array(2)
#=> {"value": [0, 1], "type": "Tuple[Integer[0, 0], Integer[1, 1]]"}
'%+d'.convert_to(Collection)
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Collection' is not supported"}
Type(/(\w)(\d)?/, [0x41, 66], 0)
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 3"}
String(Binary('aGVsbG8='), '%T')
#=> {"value": "BINARY", "type": "String"}
Integer[0, 5]('é')
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'é' cannot be converted to Integer"}
TypeReference['x']({Hash => {format => '%#{h', separator2 => '='}}, '%h')
#=> {"error": "Resource type not found: UnresolvedReference"}
Array('%p', '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
{Any => '%p'}.convert_to(Regexp[/a/])
#=> {"error": "Error while evaluating a Method call, 'new_float' parameter 'pattern' expects a String value, got Hash"}
Init[Struct[{a => Integer}]]([0x41, 66])
#=> {"error": "Error while evaluating a Function Call, Converted value from Struct[{'a' => Integer}].new() has wrong type, expects a Struct[{'a' => Integer}] value, got Hash[Integer[65, 65], Integer[66, 66]]"}
Deferred([undef, 1], /a.c/, '%p', '%#x')
#=> {"error": "Error while evaluating a Function Call, 'new_Deferred' expects between 1 and 2 arguments, got 4"}
Sensitive('%+d', '1.2.4-rc1', '-1e3', -3)
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 4"}
'http://x.y'.convert_to(Resource)
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Resource' is not supported"}
Hash(' 42 ')
#=> {"value": {"Hash": [[" ", "4"], ["2", " "]]}, "type": "Struct[{' ' => String, '2' => String}]"}
String('%#B', {major => 1, minor => 2, patch => 3})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'major' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'major' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'minor' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'minor' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer\n  rejected: parameter 'string_formats' variant 2 key of entry 'patch' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'patch' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
7.convert_to(Timespan)
#=> {"value": {"Timespan": "0-00:00:07.0"}, "type": "Timespan['0-00:00:07.0']"}
String[2, 3](String[1, 3], '%s-%s', URI('http://a.b/c?d#e'), '%#a')
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
Resource('%<h', {})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
Numeric('%05d', {from => '3', radix => 16}, '1.2.3', ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 4"}
Resource('tree')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
String('>=1.0', '%X')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'X' specified for value of String type - expected one of the characters 'cCudspt'"}
String([undef, 1], '>=1.0')
#=> {"error": "Error while evaluating a Function Call, The format '>=1.0' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('%05d', {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
String(7, 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, The format 'Integer[1, 2]' is not a valid format on the form '%<flags><width>.<prec><format>'"}
SemVer('ABC')
#=> {"error": "Error while evaluating a Function Call, 'new_Version' The string 'ABC' cannot be converted to a SemVer"}
String(Timespan(90.5), 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, The format 'Integer[1, 2]' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Boolean(Sensitive('s'), {a => 1}, 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
String('%d', '%b')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'b' specified for value of String type - expected one of the characters 'cCudspt'"}
7.convert_to(Boolean)
#=> {"value": true, "type": "Boolean[true]"}
String('%B', '%-8s|')
#=> {"error": "Error while evaluating a Function Call, The format '%-8s|' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('b', '%s')
#=> {"value": "b", "type": "String"}
CatalogEntry(0)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
String('hash_tree')
#=> {"value": "hash_tree", "type": "String"}
Array('%T', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Integer"}
Array({from => '3', radix => 16}, '-1e3')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Type[Integer]('a.b')
#=> {"error": "Error while evaluating a Function Call, The expression <a.b> is not a valid type specification."}
String(8, '%u')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'u' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc'"}
10.convert_to(Integer, '%e', '%q', '%c')
#=> {"error": "Error while evaluating a Method call, 'new' expects between 1 and 3 arguments, got 4"}
String('0x1F', '%c')
#=> {"value": "0x1f", "type": "String"}
String('a b c', '%|a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
Integer({Integer => '%#x', Float => '%.2f'}, 7, {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, '%+d')
#=> {"error": "Error while evaluating a Function Call, 'new' expects between 1 and 3 arguments, got 4"}
Hash[String, Integer](-0.0, Integer[1, 4], '%u')
#=> {"error": "Error while evaluating a Function Call, 'new_hash' expects between 1 and 2 arguments, got 3"}
String('%Y', '%10.3f')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'f' specified for value of String type - expected one of the characters 'cCudspt'"}
Array({major => 1, minor => 2, patch => 3}, '%#o')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
String(Optional[String], {Array => '%#(a'})
#=> {"value": "Optional[String]", "type": "String"}
Optional[Integer](' 42 ', '%B')
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String('%X', {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
String('+ 5', '%B')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'B' specified for value of String type - expected one of the characters 'cCudspt'"}
SemVer('%+d', '%B', 'yes', [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: expects 1 argument, got 4\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: parameter 'major' expects a PositiveInteger = Integer[0] value, got String\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: expects 1 argument, got 4"}
0.convert_to(String[2, 3], -3)
#=> {"error": "Error while evaluating a Method call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String(Error('m', 'k'), '%x')
#=> {"value": "Error({'msg' => 'm', 'kind' => 'k'})", "type": "String"}
Pattern[/a/]('0x1F', '%q')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Pattern[/a/]' is not supported"}
16.convert_to(Float, '%o', [1, 2, 3])
#=> {"error": "Error while evaluating a Method call, 'new_float' expects between 1 and 2 arguments, got 3"}
String(Array[Integer], '%x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of Type type - expected one of the characters 'sp'"}
default.convert_to(Integer, {from => '3', radix => 16}, Optional[String], [0x41, 66])
#=> {"error": "Error while evaluating a Method call, 'new' expects between 1 and 3 arguments, got 4"}
Timestamp(0).convert_to(Optional[Integer], [1, [2, [3]]], Array[Integer])
#=> {"error": "Error while evaluating a Method call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got Tuple\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
Type[Integer](String[1, 3], '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 2"}
Tuple(['a', 'b'], String[1, 3], 7)
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
'%o'.convert_to(String[2, 3])
#=> {"value": "%o", "type": "String"}
Float('%10.3f')
#=> {"error": "Error while evaluating a Function Call, 'new_float' The string '%10.3f' cannot be converted to Float"}
'a,b'.convert_to(Tuple, '%a', 'é', [])
#=> {"error": "Error while evaluating a Method call, 'new_array' expects between 1 and 2 arguments, got 4"}
Regexp(-0.0, '%|a')
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Float"}
Regexp[/a/](10, [undef, 1], URI('http://a.b/c?d#e'), '017')
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 4"}
String(10, '% d')
#=> {"value": " 10", "type": "String"}
RichData('%c', {1 => 2}, '%h', 'a b c')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Scalar, SemVerRange, Binary, Sensitive, Type, TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], URI, Object, Undef, Default, Hash[RichDataKey, RichData], Array[RichData]]' is not supported"}
Runtime(8)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
'2015-03-01T11:12:13'.convert_to(Float, 0)
#=> {"error": "Error while evaluating a Method call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Integer(SemVer('1.2.3-rc1'), {})
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got SemVer\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Boolean('%s')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '%s' cannot be converted to Boolean"}
Init[Integer, 16](Array[Integer], [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 2"}
Collection('http://x.y')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Collection' is not supported"}
Numeric({'b' => 2, 'a' => [1]}, Type[Integer])
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Struct\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Resource('%a', [['a', 1], ['b', 2]], 1.0e20)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
Variant[Integer, String](undef, {Array => '%#(a'})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Integer, String]' is not supported"}
String(SemVer('1.2.3-rc1'), '%05d')
#=> {"error": "Error while evaluating a Function Call, can't convert SemanticPuppet::Version into Integer"}
Any('% d', 100000000000, 'tree')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported"}
String(false, '>=1.0')
#=> {"error": "Error while evaluating a Function Call, The format '>=1.0' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Hash(Sensitive('s'), {a => 1})
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got Sensitive\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
Optional[Integer]('%h')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '%h' cannot be converted to Integer"}
Boolean[true]('%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '%05.1f' cannot be converted to Boolean"}
Runtime({Array => '%#(a'}, ['a', 'b'], {Array => '%#(a'}, '%<h')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Array([undef, 1], '1.2.3')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Resource('%q', 'tree', File['/a'], '%-8s|')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
String('%C', '%o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of String type - expected one of the characters 'cCudspt'"}
String('%q', '%c')
#=> {"value": "%q", "type": "String"}
Init('0b101', '%y')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
String('%s-%s', '%a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
Tuple('%u', '%g', [1, 2].reverse_each, 0)
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 4"}
URI(/(\w)(\d)?/, '%x')
#=> {"error": "Error while evaluating a Function Call, 'new_error' expects 1 argument, got 2"}
TypeReference['x'](' 42 ', 'yes', {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}}, 'abc')
#=> {"error": "Resource type not found: UnresolvedReference"}
Array[Integer]('%s-%s', '%t', '1')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
String({value => 'aGk=', format => '%B'}, '%p')
#=> {"value": "{'value' => 'aGk=', 'format' => '%B'}", "type": "String"}
Sensitive[String]('%d', 'a b c')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 2"}
String('%#o', 'aGVsbG8=')
#=> {"error": "Error while evaluating a Function Call, The format 'aGVsbG8=' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String('%B', '%u')
#=> {"value": "%B", "type": "String"}
Binary('%-8s|', {'b' => 2, 'a' => [1]}, {'b' => 2, 'a' => [1]}, 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Function Call, 'new_Binary' expects between 1 and 2 arguments, got 4"}
String('>=1.0', '%c')
#=> {"value": ">=1.0", "type": "String"}
Sensitive[String](Optional[String])
#=> {"error": "Error while evaluating a Function Call, Converted value from Sensitive[String].new() has wrong type, expects a Sensitive[String] value, got Sensitive[Type[Optional[String]]]"}
String({major => 1, minor => 2, patch => 3}, '1-02:03:04')
#=> {"error": "Error while evaluating a Function Call, The format '1-02:03:04' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(1, '%B')
#=> {"value": "1", "type": "String"}
String('hash_tree', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Boolean('1', '%c', '1.2.4-rc1', ',')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 4"}
Boolean[true]('%#B', Optional[String], 0)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
RichData('%X', 1.0e20)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Scalar, SemVerRange, Binary, Sensitive, Type, TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], URI, Object, Undef, Default, Hash[RichDataKey, RichData], Array[RichData]]' is not supported"}
'Integer[1, 2]'.convert_to(Error)
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "Integer[1, 2]"]]}]}, "type": "Error[undef, undef]"}
Float[0.0, 1.0]({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Hash[String, Integer] cannot be converted to Float"}
Regexp[/a/]([], '%u')
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Array"}
Data(String[1, 3])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
String(Timestamp(0), '%t')
#=> {"error": "Error while evaluating a Function Call, malformed format string - %t"}
Boolean(['b', 'A', 3], '%c', '%B')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
String(Class['foo'], '%p')
#=> {"value": "Class[foo]", "type": "String"}
'%Y'.convert_to(Error, {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Method call, The function 'new_Error' was called with arguments it does not accept. It expects one of:\n  (Struct[{'msg' => String[1], 'kind' => Optional[String[1]], 'details' => Optional[Hash[String[1], Data]], 'issue_code' => Optional[String[1]]}] hash)\n    rejected: expects 1 argument, got 2\n  (String[1] msg, String[1] kind?, Hash[String[1], Data] details?, String[1] issue_code?)\n    rejected: parameter 'kind' expects a value of type Undef or String, got Struct"}
String(Integer, '>=1.0')
#=> {"error": "Error while evaluating a Function Call, The format '>=1.0' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Iterator({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterator' is not supported"}
String("a\nb\n", '%q')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'q' specified for value of String type - expected one of the characters 'cCudspt'"}
Timespan(SemVer('1.2.3-rc1'), {a => 1}, '%C')
#=> {"error": "Error while evaluating a Function Call, 'new_timespan' expects between 1 and 7 arguments, got 3"}
String('1.2.3', '%+d')
#=> {"value": "1.2.3", "type": "String"}
String('%a', {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'from' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'from' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '3'\n  rejected: parameter 'string_formats' variant 2 key of entry 'radix' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'radix' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
'Integer[1, 2]'.convert_to(Scalar, '%T')
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Scalar' is not supported"}
String('%q', '%X')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'X' specified for value of String type - expected one of the characters 'cCudspt'"}
Array('%#B', false)
#=> {"value": ["%", "#", "B"], "type": "Tuple[String, String, String]"}
Runtime('-1e3')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
default.convert_to(Integer[0, 5], Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Method call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Default\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Array[Integer, 0, 2]('%10.3f', '%X')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Numeric(/a.c/, {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Regexp\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String({a => 1}, '%X')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'X' specified for value of Hash type - expected one of the characters 'hasp'"}
Boolean[true]('%d', '%p', default)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
Iterable('017', '%X')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterable' is not supported"}
Timespan[0, 100]('%(a')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '%(a' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Numeric(Class['foo'], '%Y')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Type\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Default('%b', '%05d')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Default' is not supported"}
Callable('>=1.0', '%B', '2015-03-01T11:12:13', '%#x')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable' is not supported"}
Init[Struct[{a => Integer}]]('017')
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Float({Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Hash[Type[Array], Hash[String[6, 14], Any]] cannot be converted to Float"}
NotUndef[String]('é', '0b101')
#=> {"error": "Error while evaluating a Function Call, The format '0b101' is not a valid format on the form '%<flags><width>.<prec><format>'"}
RichData('%X')
#=> {"value": "%X", "type": "String"}
String('%d', 2)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Data(-0.0, '%10.3f')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
String([0x41, 66])
#=> {"value": "[65, 66]", "type": "String"}
Regexp(100000000000, 10, 10)
#=> {"error": "Error while evaluating a Function Call, 'new_float' expects between 1 and 2 arguments, got 3"}
String('0x1F', '%s', {1 => 2}, /a.c/)
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
Regexp[/a/](undef, '%Y')
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Undef"}
Boolean('a b c')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string 'a b c' cannot be converted to Boolean"}
Scalar('%d')
#=> {"value": "%d", "type": "String"}
'%c'.convert_to(NotUndef[String], '%X')
#=> {"error": "Error while evaluating a Method call, Illegal format 'X' specified for value of String type - expected one of the characters 'cCudspt'"}
Type[Integer](Class['foo'], '%Y')
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 2"}
[['a', 1], ['b', 2]].convert_to(Tuple)
#=> {"value": [["a", 1], ["b", 2]], "type": "Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]]"}
Boolean[true]('%+d', Error('m', 'k'), '%#x')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 3"}
Boolean('%T', 8, '%d', ' 42 ')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 4"}
Tuple[Integer, String]('0x1F', 'Integer[1, 2]', '%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
Resource(Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
Callable('%#o')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable' is not supported"}
Numeric('%y', [])
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Struct[{a => Integer}]({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, Converted value from Struct[{'a' => Integer}].new() has wrong type, entry 'a' expects an Integer value, got Struct"}
Timespan[0, 100](1.0e20, 'http://x.y')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: parameter 'string' expects a String value, got Float\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: expects between 4 and 7 arguments, got 2\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 2\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 2"}
String('%y', '%b')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'b' specified for value of String type - expected one of the characters 'cCudspt'"}
String('%<h', '%#a')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'a' specified for value of String type - expected one of the characters 'cCudspt'"}
String('%e', '%t')
#=> {"value": "%e", "type": "String"}
Tuple[Integer, String](File['/a'], '1-02:03:04', '%Y')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 3"}
String('%T', '%T')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'T' specified for value of String type - expected one of the characters 'cCudspt'"}
String('%a', 'hash_tree')
#=> {"error": "Error while evaluating a Function Call, The format 'hash_tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Tuple[Integer, String](',')
#=> {"error": "Error while evaluating a Function Call, Converted value from Tuple[Integer, String].new() has wrong type, expects size to be 2, got 1"}
String('Integer[1, 2]', {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'from' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'from' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '3'\n  rejected: parameter 'string_formats' variant 2 key of entry 'radix' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'radix' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
String('http://x.y', {Any => '%p'})
#=> {"value": "'http://x.y'", "type": "String"}
Sensitive('%10.3f', [['a', 1], ['b', 2]], 'yes')
#=> {"error": "Error while evaluating a Function Call, 'new_Sensitive' expects 1 argument, got 3"}
Float(undef)
#=> {"error": "Error while evaluating a Function Call, 'new_float' Value of type Undef cannot be converted to Float"}
Float([1, 2, 3], {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Tuple\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Iterable({value => 'aGk=', format => '%B'}, Optional[String], {Hash => {format => '%#{h', separator2 => '='}}, Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterable' is not supported"}
Error('%s-%s', ',', '%#o', Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, The function 'new_Error' was called with arguments it does not accept. It expects one of:\n  (Struct[{'msg' => String[1], 'kind' => Optional[String[1]], 'details' => Optional[Hash[String[1], Data]], 'issue_code' => Optional[String[1]]}] hash)\n    rejected: expects 1 argument, got 4\n  (String[1] msg, String[1] kind?, Hash[String[1], Data] details?, String[1] issue_code?)\n    rejected: parameter 'details' expects a value of type Undef or Hash, got String"}
String("a\nb\n", {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"value": "a\nb\n", "type": "String"}
Type[Integer].convert_to(SemVerRange, '%X')
#=> {"error": "Error while evaluating a Method call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: expects 1 argument, got 2\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: parameter 'min' expects a value of type Default or SemVer, got Type[Type]\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String('% d', [0x41, 66])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Tuple"}
Boolean(10)
#=> {"value": true, "type": "Boolean[true]"}
Pattern[/a/]('1', '-1e3', '>=1.0')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Pattern[/a/]' is not supported"}
String('abc', '%h')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'h' specified for value of String type - expected one of the characters 'cCudspt'"}
Data('%X', Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[ScalarData, Undef, Hash[String, Data], Array[Data]]' is not supported"}
String(100000000000, '%<h', '%10.3f', {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 4"}
Boolean('%s-%s', {Array => '%#(a'})
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' expects 1 argument, got 2"}
Enum['a', 'b'](-3, ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
Timespan('%#B', 'tree', Integer[1, 4], '%10.3f')
#=> {"error": "Error while evaluating a Function Call, The function 'new_timespan' was called with arguments it does not accept. It expects one of:\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 4\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?)\n    rejected: expects between 1 and 2 arguments, got 4\n  (Integer days, Integer hours, Integer minutes, Integer seconds, Integer milliseconds?, Integer microseconds?, Integer nanoseconds?)\n    rejected: parameter 'days' expects an Integer value, got String\n  (Struct[{'string' => String[1], Optional['format'] => Formats}] hash_arg)\n    rejected: expects 1 argument, got 4\n  (Struct[{Optional['negative'] => Boolean, Optional['days'] => Integer, Optional['hours'] => Integer, Optional['minutes'] => Integer, Optional['seconds'] => Integer, Optional['milliseconds'] => Integer, Optional['microseconds'] => Integer, Optional['nanoseconds'] => Integer}] hash_arg)\n    rejected: expects 1 argument, got 4"}
Init[Integer, 16]({major => 1, minor => 2, patch => 3}, 10)
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 2"}
Hash[String, Integer]({})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
String(7, {Array => {format => '%[a', separator => ';', string_formats => {Integer => '%x'}}})
#=> {"value": "7", "type": "String"}
'%#o'.convert_to(Optional[Integer], '1.2.3')
#=> {"error": "Error while evaluating a Method call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Sensitive[String]('%q')
#=> {"value": {"Sensitive": "%q"}, "type": "Sensitive[String]"}
Class(Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
Boolean('%u')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '%u' cannot be converted to Boolean"}
Numeric('%x', '%h')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Error(Optional[String], {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Error' was called with arguments it does not accept. It expects one of:\n  (Struct[{'msg' => String[1], 'kind' => Optional[String[1]], 'details' => Optional[Hash[String[1], Data]], 'issue_code' => Optional[String[1]]}] hash)\n    rejected: expects 1 argument, got 2\n  (String[1] msg, String[1] kind?, Hash[String[1], Data] details?, String[1] issue_code?)\n    rejected: parameter 'msg' expects a String value, got Type[Optional]"}
NotUndef[String](1.0e20)
#=> {"value": "100000000000000000000.000000", "type": "String"}
Runtime(String[1, 3])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Boolean[true]('%y')
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' The string '%y' cannot be converted to Boolean"}
Regexp[/a/](100000000000)
#=> {"error": "Error while evaluating a Function Call, 'new_float' parameter 'pattern' expects a String value, got Integer"}
Struct[{a => Integer}]('%10.3f')
#=> {"error": "Error while evaluating a Function Call,  Converted value from Struct[{'a' => Integer}].new() has wrong type, expects a value for key 'a'\n  Converted value from Struct[{'a' => Integer}].new() has wrong type, unrecognized key '%'\n  Converted value from Struct[{'a' => Integer}].new() has wrong type, unrecognized key '0'\n  Converted value from Struct[{'a' => Integer}].new() has wrong type, unrecognized key '3'"}
Sensitive[String]('%#x')
#=> {"value": {"Sensitive": "%#x"}, "type": "Sensitive[String]"}
String(Binary('aGVsbG8='), 'tree')
#=> {"error": "Error while evaluating a Function Call, The format 'tree' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(Integer, '%<h')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'h' specified for value of Type type - expected one of the characters 'sp'"}
'%u'.convert_to(Boolean, 'Integer[1, 2]')
#=> {"error": "Error while evaluating a Method call, 'new_boolean' expects 1 argument, got 2"}
Tuple[Integer, String](10, '%h')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
String(SemVerRange('>=1.0.0 <2.0.0'), {Hash => {format => '%#{h', separator2 => '='}})
#=> {"value": ">=1.0.0 <2.0.0", "type": "String"}
'1'.convert_to(Array)
#=> {"value": ["1"], "type": "Tuple[String]"}
Error('%g', '%s-%s')
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "%g"], ["kind", "%s-%s"]]}]}, "type": "Error['%s-%s', undef]"}
String({Array => '%#(a'}, '%c')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'c' specified for value of Hash type - expected one of the characters 'hasp'"}
Init[Integer, 16]('1', '0x1F', '%b', ',')
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 4"}
String[2, 3](['a', 'b'], [undef, 1])
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Tuple"}
Hash[String, Integer](-3)
#=> {"error": "Error while evaluating a Function Call, Value of type Integer cannot be converted to Hash"}
[0x41, 66].convert_to(TypeSet, {Hash => {format => '%#{h', separator2 => '='}})
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]' is not supported"}
Iterable('tree', '1-02:03:04', '%p', 10)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterable' is not supported"}
Default(-0.0)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Default' is not supported"}
Runtime('%#a', '%(a', 1e-7)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
Timespan(0)
#=> {"value": {"Timespan": "0-00:00:00.0"}, "type": "Timespan['0-00:00:00.0']"}
String(Class['foo'], {from => '3', radix => 16})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'from' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'from' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '3'\n  rejected: parameter 'string_formats' variant 2 key of entry 'radix' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'radix' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got Integer"}
String(/a.c/, '%p')
#=> {"value": "/a.c/", "type": "String"}
String('%#a', '%C')
#=> {"value": "%#a", "type": "String"}
String('%#B', 'http://x.y')
#=> {"error": "Error while evaluating a Function Call, The format 'http://x.y' is not a valid format on the form '%<flags><width>.<prec><format>'"}
Variant[Integer, String]([1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant[Integer, String]' is not supported"}
TypeSet('1-02:03:04')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]' is not supported"}
String(0, '%#a')
#=> {"value": "0x0.p+0", "type": "String"}
Float(/(\w)(\d)?/, 'yes')
#=> {"error": "Error while evaluating a Function Call, The function 'new_float' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Regexp\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Tuple('%t', '%o')
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got String"}
Hash('%c')
#=> {"value": {"Hash": [["%", "c"]]}, "type": "Struct[{'%' => String}]"}
String(SemVer('1.2.3-rc1'), {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'value' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'value' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got 'aGk='\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Hash[String, Integer]('%#B')
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Error('yes', String[1, 3])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Error' was called with arguments it does not accept. It expects one of:\n  (Struct[{'msg' => String[1], 'kind' => Optional[String[1]], 'details' => Optional[Hash[String[1], Data]], 'issue_code' => Optional[String[1]]}] hash)\n    rejected: expects 1 argument, got 2\n  (String[1] msg, String[1] kind?, Hash[String[1], Data] details?, String[1] issue_code?)\n    rejected: parameter 'kind' expects a value of type Undef or String, got Type[String]"}
Integer[0, 5]('1', -0.0)
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'radix' expects a Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] value, got Float\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String([1, 2].reverse_each, '%+d')
#=> {"value": "[2, 1]", "type": "String"}
String('%|a', 10)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
Array[String, 2](default, '%B', '1.2.4-rc1', '%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'new_array' expects between 1 and 2 arguments, got 4"}
SemVerRange('a b c', ',')
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: expects 1 argument, got 2\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: parameter 'min' expects a value of type Default or SemVer, got String\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
URI({value => 'aGk=', format => '%B'}, [], '0b101')
#=> {"error": "Error while evaluating a Function Call, 'new_error' expects 1 argument, got 3"}
Data('hash_tree')
#=> {"value": "hash_tree", "type": "String"}
SemVer['1.x'](-0.0)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Float\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] value, got Float"}
Init('017')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Runtime([1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Runtime' is not supported"}
String('%s-%s', '%o')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'o' specified for value of String type - expected one of the characters 'cCudspt'"}
Iterator({a => {b => [1, 2]}}, 'aGVsbG8=')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterator' is not supported"}
Default(Timespan(90.5), '3.7')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Default' is not supported"}
String(default)
#=> {"value": "default", "type": "String"}
String(2.5, '%(a')
#=> {"error": "Error while evaluating a Function Call, malformed format string - %("}
Numeric('%c', [undef, 1], '%B', '%a')
#=> {"error": "Error while evaluating a Function Call, 'new_numeric' expects between 1 and 2 arguments, got 4"}
Init[Integer]('%d')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '%d' cannot be converted to Integer"}
String('1-02:03:04', {string => '1', format => '%H'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'string' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'string' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got '1'\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Init('%(a', [], {Integer => '%#x', Float => '%.2f'}, '%g')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Boolean(/(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, 'new_boolean' Value of type Regexp[/(\\w)(\\d)?/] cannot be converted to Boolean"}
Array[Integer]('%y', URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got URI"}
String('%T')
#=> {"value": "%T", "type": "String"}
Numeric('a,b', '%p')
#=> {"error": "Error while evaluating a Function Call, The function 'new_numeric' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got String\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Integer, Float, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE]-?\\d+)?)|(?:0[xX][0-9A-Fa-f]+)|(?:0[0-7]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
String('%y', '%d')
#=> {"value": "%y", "type": "String"}
String('http://x.y', {value => 'aGk=', format => '%B'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects (Convertible = Any from, Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] string_formats?)\n  rejected: parameter 'string_formats' variant 0 expects a Default value, got Struct\n  rejected: parameter 'string_formats' variant 1 expects a String value, got Struct\n  rejected: parameter 'string_formats' variant 2 key of entry 'value' expects a Type value, got String\n  rejected: parameter 'string_formats' variant 2 entry 'value' expects a match for Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]], got 'aGk='\n  rejected: parameter 'string_formats' variant 2 key of entry 'format' expects a Type value, got String"}
Integer({Array => '%#(a'}, {a => 1})
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Hash\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
Array('%s')
#=> {"value": ["%", "s"], "type": "Tuple[String, String]"}
Enum['a', 'b'](1, Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum['a', 'b']' is not supported"}
