# type
type(1)
#=> {"value": {"Type": "Integer[1, 1]"}, "type": "Type[Integer[1, 1]]"}
type('abc')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
type([1, 'a'])
#=> {"value": {"Type": "Tuple[Integer[1, 1], String]"}, "type": "Type[Tuple[Integer[1, 1], String]]"}
type({a => 1})
#=> {"value": {"Type": "Struct[{'a' => Integer[1, 1]}]"}, "type": "Type[Struct[{'a' => Integer[1, 1]}]]"}
type(1, 'detailed')
#=> {"value": {"Type": "Integer[1, 1]"}, "type": "Type[Integer[1, 1]]"}
type([1, 'a'], 'detailed')
#=> {"value": {"Type": "Tuple[Integer[1, 1], String]"}, "type": "Type[Tuple[Integer[1, 1], String]]"}
type([1, 2.5], 'reduced')
#=> {"value": {"Type": "Array[Numeric, 2, 2]"}, "type": "Type[Array[Numeric, 2, 2]]"}
type([1, 'a'], 'reduced')
#=> {"value": {"Type": "Array[ScalarData, 2, 2]"}, "type": "Type[Array[ScalarData, 2, 2]]"}
type({a => 1, b => 'x'}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], ScalarData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], ScalarData, 2, 2]]"}
type([1, 2], 'generalized')
#=> {"value": {"Type": "Array[Integer]"}, "type": "Type[Array[Integer]]"}
type({a => [1, 2]}, 'generalized')
#=> {"value": {"Type": "Hash[String, Array[Integer]]"}, "type": "Type[Hash[String, Array[Integer]]]"}
type('abc', 'generalized')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
type(undef)
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
type(default)
#=> {"value": {"Type": "Default"}, "type": "Type[Default]"}
type(true)
#=> {"value": {"Type": "Boolean[true]"}, "type": "Type[Boolean[true]]"}
type(/a/)
#=> {"value": {"Type": "Regexp[/a/]"}, "type": "Type[Regexp[/a/]]"}
type(Integer)
#=> {"value": {"Type": "Type[Integer]"}, "type": "Type[Type[Integer]]"}
type(Integer[1, 2], 'generalized')
#=> {"value": {"Type": "Type[Integer]"}, "type": "Type[Type[Integer]]"}
type(Sensitive('a'))
#=> {"value": {"Type": "Sensitive[String]"}, "type": "Type[Sensitive[String]]"}
type(SemVer('1.2.3'))
#=> {"value": {"Type": "SemVer['1.2.3 - 1.2.3']"}, "type": "Type[SemVer['1.2.3 - 1.2.3']]"}
type(Timespan(1))
#=> {"value": {"Type": "Timespan['0-00:00:01.0']"}, "type": "Type[Timespan['0-00:00:01.0']]"}
type(Binary('YQ=='), 'reduced')
#=> {"value": {"Type": "Binary"}, "type": "Type[Binary]"}
type(1, 'x')
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got 'x'"}
type()
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got none"}
type(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got Integer"}
1.type
#=> {"value": {"Type": "Integer[1, 1]"}, "type": "Type[Integer[1, 1]]"}
# assert_type
assert_type(Integer, 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
assert_type(String, 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a String value, got Integer"}
assert_type(String[1], '')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a String[1] value, got String"}
assert_type(Integer[1, 5], 7)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer[1, 5] value, got Integer[7, 7]"}
assert_type(Array[Integer], [1, 'a'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): index 1 expects an Integer value, got String"}
assert_type(Hash[String, Integer], {a => 'x'})
#=> {"error": "Error while evaluating a Function Call, assert_type(): entry 'a' expects an Integer value, got String"}
assert_type(Struct[{a => Integer}], {b => 1})
#=> {"error": "Error while evaluating a Function Call,  assert_type(): expects a value for key 'a'\n  assert_type(): unrecognized key 'b'"}
assert_type(Struct[{a => Integer, b => String}], {a => 'x', c => 1})
#=> {"error": "Error while evaluating a Function Call,  assert_type(): entry 'a' expects an Integer value, got String\n  assert_type(): expects a value for key 'b'\n  assert_type(): unrecognized key 'c'"}
assert_type(Variant[Integer, Boolean], 'a')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a value of type Integer or Boolean, got String"}
assert_type(Optional[Integer], undef)
#=> {"value": null, "type": "Undef"}
assert_type(NotUndef, undef)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a NotUndef value, got Undef"}
assert_type(Enum['a', 'b'], 'c')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a match for Enum['a', 'b'], got 'c'"}
assert_type(Pattern[/a/], 'b')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a match for Pattern[/a/], got 'b'"}
assert_type(Tuple[Integer, String], [1])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects size to be 2, got 1"}
assert_type('Integer', 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
assert_type('Integer[1, 2]', 5)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer[1, 2] value, got Integer[5, 5]"}
assert_type('No::Such', 5)
#=> {"error": "Error while evaluating a Function Call, assert_type(): references an unresolved type 'No::Such'"}
assert_type('not a type', 5)
#=> {"error": "Error while evaluating a Function Call, Syntax error at end of input"}
assert_type(String, 1) |$expected, $actual| { "${expected} ${actual}" }
#=> {"value": "String Integer[1, 1]", "type": "String"}
assert_type(String, 'a') |$expected, $actual| { 'never' }
#=> {"value": "a", "type": "String"}
assert_type('String', 1) |$expected, $actual| { $actual }
#=> {"value": {"Type": "Integer[1, 1]"}, "type": "Type[Integer[1, 1]]"}
assert_type(String, 1) |$a| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 1"}
assert_type(String, [1, {a => 2}]) |$expected, $actual| { $actual }
#=> {"value": {"Type": "Tuple[Integer[1, 1], Struct[{'a' => Integer[2, 2]}]]"}, "type": "Type[Tuple[Integer[1, 1], Struct[{'a' => Integer[2, 2]}]]]"}
assert_type(1, 1)
#=> {"error": "Error while evaluating a Function Call, The function 'assert_type' was called with arguments it does not accept. It expects one of:\n  (Type type, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type' expects a Type value, got Integer\n  (String type_string, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type_string' expects a String value, got Integer"}
assert_type(Integer)
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
assert_type()
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got none"}
assert_type(Integer, 1, 2)
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 3"}
# convert_to
convert_to('3', Integer)
#=> {"value": 3, "type": "Integer[3, 3]"}
convert_to('ff', Integer, 16)
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'ff' cannot be converted to Integer"}
convert_to(3, String)
#=> {"value": "3", "type": "String"}
convert_to(255, String, '%x')
#=> {"value": "ff", "type": "String"}
convert_to('x', Integer)
#=> {"error": "Error while evaluating a Function Call, 'new' The string 'x' cannot be converted to Integer"}
convert_to('3', Integer) |$x| { $x + 1 }
#=> {"value": 4, "type": "Integer[4, 4]"}
convert_to(3, Integer) |$x| { $x + 1 }
#=> {"value": 4, "type": "Integer[4, 4]"}
convert_to([1, 2], Array, true)
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
convert_to(1, 'String')
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String"}
convert_to(1)
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
'3'.convert_to(Integer)
#=> {"value": 3, "type": "Integer[3, 3]"}
# unwrap
unwrap(Sensitive('a'))
#=> {"value": "a", "type": "String"}
unwrap(Sensitive('a')) |$x| { "${x}b" }
#=> {"value": "ab", "type": "String"}
unwrap('a')
#=> {"value": "a", "type": "String"}
unwrap('a') |$x| { "${x}b" }
#=> {"value": "ab", "type": "String"}
unwrap(undef)
#=> {"value": null, "type": "Undef"}
unwrap(Sensitive(Sensitive('a')))
#=> {"value": "a", "type": "String"}
unwrap()
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got none"}
unwrap(1, 2)
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
Sensitive([1, 2]).unwrap
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
unwrap(Sensitive('a')) || { 5 }
#=> {"value": 5, "type": "Integer[5, 5]"}
unwrap(Sensitive('a')) |$x, $y| { 5 }
#=> {"error": "Parameter $y is required but no value was given"}
# annotate, import
annotate(Integer, 1)
#=> {"error": "Error while evaluating a Function Call, The function 'annotate' was called with arguments it does not accept. It expects one of:\n  (Type[Annotation] type, Any value, Callable[0, 0] block?)\n    rejected: parameter 'type' expects a Type[Object[{name => 'Annotation'}]] value, got Type[Integer]\n  (Type[Annotation] type, Any value, Variant[Enum['clear'], Hash[Pcore::MemberName, Any]] annotation_hash)\n    rejected: expects 3 arguments, got 2\n  (Type[Pcore] type, Any value, Hash[Type[Annotation], Hash[Pcore::MemberName, Any]] annotations)\n    rejected: expects 3 arguments, got 2"}
annotate()
#=> {"error": "Error while evaluating a Function Call, 'annotate' expects between 2 and 3 arguments, got none"}
import('a')
#=> {"error": "Use of 'import' has been discontinued in favor of a manifest directory. See http://links.puppet.com/puppet-import-deprecation"}
