# What Puppet's own specifications ask about, where no other topic has it.
Resource[[]]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[Unit]."}
Resource[[], 'a']
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[Unit]."}
Resource[[[]]]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[Array[Unit]]."}
Resource[undef]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Undef."}
Resource[[undef]]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[Undef]."}
Resource[['file']]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[String]."}
Resource[['file', 'a']]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[String[1, 4]]."}
Resource[[], []]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[Unit]."}
Resource[undef, undef]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Undef."}
Resource[default]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Default."}
Resource[['a', 'b'], 'c']
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Array[String[1, 1]]."}
String(SemVerRange('1.x'), '%p')
#=> {"value": ">=1.0.0 <2.0.0", "type": "String"}
String(SemVerRange('~1.2'), '%p')
#=> {"value": ">=1.2.0 <1.3.0", "type": "String"}
String(SemVerRange('^1.2.3'), '%p')
#=> {"value": ">=1.2.3 <2.0.0", "type": "String"}
String(SemVerRange('1.2.3 - 2.0.0'), '%p')
#=> {"value": ">=1.2.3 <=2.0.0", "type": "String"}
String(SemVerRange('>1.0.0 <=2.0.0 || 3.x'), '%p')
#=> {"value": ">1.0.0 <=2.0.0 || >=3.0.0 <4.0.0", "type": "String"}
String(SemVerRange('*'), '%p')
#=> {"value": "*", "type": "String"}
String(SemVerRange('1.2.3'), '%p')
#=> {"value": "1.2.3", "type": "String"}
String([SemVerRange('1.x')])
#=> {"value": "[>=1.0.0 <2.0.0]", "type": "String"}
String([SemVerRange('1.x')], '%p')
#=> {"value": "[>=1.0.0 <2.0.0]", "type": "String"}
String({a => SemVerRange('1.x')})
#=> {"value": "{'a' => >=1.0.0 <2.0.0}", "type": "String"}
String(SemVerRange('1.x'), '%#p')
#=> {"value": ">=1.0.0 <2.0.0", "type": "String"}
String(SemVerRange('1.x'), '%s')
#=> {"value": "1.x", "type": "String"}
String(SemVerRange('1.x'), '%#s')
#=> {"value": "1.x", "type": "String"}
String(SemVerRange('1.x'), '%20p')
#=> {"value": "      >=1.0.0 <2.0.0", "type": "String"}
String(SemVerRange('>=1.0.0'), '%p')
#=> {"value": ">=1.0.0", "type": "String"}
String(SemVerRange('<1.0.0'), '%p')
#=> {"value": "<1.0.0", "type": "String"}
sprintf('%p', SemVerRange('1.x'))
#=> {"value": "\"1.x\"", "type": "String"}
sprintf('%p', [SemVerRange('1.x')])
#=> {"value": "[\"1.x\"]", "type": "String"}
sprintf('%s', [SemVerRange('1.x')])
#=> {"value": "[\"1.x\"]", "type": "String"}
"${[SemVerRange('1.x')]}"
#=> {"value": "[1.x]", "type": "String"}
"${{a => SemVerRange('1.x')}}"
#=> {"value": "{a => 1.x}", "type": "String"}
"${SemVerRange('1.x')}"
#=> {"value": "1.x", "type": "String"}
sprintf('%p', SemVer('1.0.0'))
#=> {"value": "\"1.0.0\"", "type": "String"}
[SemVerRange('1.x')].join(',')
#=> {"value": "1.x", "type": "String"}
String(SemVerRange('1.x'), '%-20p|')
#=> {"error": "Error while evaluating a Function Call, The format '%-20p|' is not a valid format on the form '%<flags><width>.<prec><format>'"}
assert_type(Integer, 'x')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer value, got String"}
assert_type(Integer, 'x') |$e, $a| { "${e} ${a}" }
#=> {"value": "Integer String", "type": "String"}
assert_type(Integer[1,3], 7) |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Integer[1, 3]"}, {"Type": "Integer[7, 7]"}], "type": "Tuple[Type[Integer[1, 3]], Type[Integer[7, 7]]]"}
assert_type(Optional[String], 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a value of type Undef or String, got Integer"}
assert_type(Struct[{a => Integer, Optional[b] => String}], {a => 'x', c => 1})
#=> {"error": "Error while evaluating a Function Call,  assert_type(): entry 'a' expects an Integer value, got String\n  assert_type(): unrecognized key 'c'"}
assert_type(Variant[Integer, Array[String]], ['a', 1])
#=> {"error": "Error while evaluating a Function Call,  assert_type(): variant 0 expects an Integer value, got Tuple\n  assert_type(): variant 1 index 1 expects a String value, got Integer"}
assert_type(Integer) 
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
assert_type(1, 2)
#=> {"error": "Error while evaluating a Function Call, The function 'assert_type' was called with arguments it does not accept. It expects one of:\n  (Type type, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type' expects a Type value, got Integer\n  (String type_string, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type_string' expects a String value, got Integer"}
assert_type(Integer, 'a') |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 1"}
assert_type(Hash[String, Integer, 1], {})
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects size to be at least 1, got 0"}
assert_type(Pattern[/^a/, /^b/], 'c')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a match for Pattern[/^a/, /^b/], got 'c'"}
assert_type(NotUndef[Integer], undef)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer value, got Undef"}
assert_type(Regexp[/a/], /b/)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Regexp[/a/] value, got Regexp[/b/]"}
assert_type(Timespan[0, 5], Timespan(10))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Timespan['0-00:00:00.0', '0-00:00:05.0'] value, got Timespan['0-00:00:10.0']"}
assert_type(SemVer['>1.0.0'], SemVer('0.9.0'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a SemVer['>1.0.0'] value, got SemVer['0.9.0 - 0.9.0']"}
assert_type(Callable[Integer], 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Callable value, got Integer"}
assert_type(Iterator[Integer], [1].reverse_each)
#=> {"value": {"Iterator": [1]}, "type": "Iterator[Integer[1, 1]]"}
assert_type(Collection[1, 2], [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, "}
assert_type(Class['a'], Class['b'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Class value, got Type[Class]"}
assert_type(Resource['file'], Notify['a'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Resource value, got Type[Resource]"}
assert_type(Type[File], File)
#=> {"value": {"Type": "File"}, "type": "Type[File]"}
assert_type(File['/a'], File['/b'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Resource value, got Type[Resource]"}
type([1, 'a', 2.0])
#=> {"value": {"Type": "Tuple[Integer[1, 1], String, Float[2.0, 2.0]]"}, "type": "Type[Tuple[Integer[1, 1], String, Float[2.0, 2.0]]]"}
type([1, 'a', 2.0], 'generalized')
#=> {"value": {"Type": "Array[ScalarData]"}, "type": "Type[Array[ScalarData]]"}
type([1, 'a', 2.0], 'reduced')
#=> {"value": {"Type": "Array[ScalarData, 3, 3]"}, "type": "Type[Array[ScalarData, 3, 3]]"}
type([1, 'a', 2.0], 'detailed')
#=> {"value": {"Type": "Tuple[Integer[1, 1], String, Float[2.0, 2.0]]"}, "type": "Type[Tuple[Integer[1, 1], String, Float[2.0, 2.0]]]"}
type({a => 1, b => [2]}, generalized)
#=> {"value": {"Type": "Hash[String[1, 1], Data]"}, "type": "Type[Hash[String[1, 1], Data]]"}
type({a => 1, b => [2]}, reduced)
#=> {"value": {"Type": "Hash[Enum['a', 'b'], Data, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], Data, 2, 2]]"}
type({1 => 1, b => [2]}, reduced)
#=> {"value": {"Type": "Hash[ScalarData, Data, 2, 2]"}, "type": "Type[Hash[ScalarData, Data, 2, 2]]"}
type({a => undef}, generalized)
#=> {"value": {"Type": "Hash[String, Undef]"}, "type": "Type[Hash[String, Undef]]"}
type([undef, 1], reduced)
#=> {"value": {"Type": "Array[Integer[1, 1], 2, 2]"}, "type": "Type[Array[Integer[1, 1], 2, 2]]"}
type([[1, 2], ['a']], generalized)
#=> {"value": {"Type": "Array[Array[ScalarData]]"}, "type": "Type[Array[Array[ScalarData]]]"}
type([[1, 2], [3]], reduced)
#=> {"value": {"Type": "Array[Array[Integer[1, 3]], 2, 2]"}, "type": "Type[Array[Array[Integer[1, 3]], 2, 2]]"}
type([], generalized)
#=> {"value": {"Type": "Array[Unit]"}, "type": "Type[Array[Unit]]"}
type({}, generalized)
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
type({}, reduced)
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
type([1, 1.5], generalized)
#=> {"value": {"Type": "Array[Numeric]"}, "type": "Type[Array[Numeric]]"}
type(['a', 'bcd'], reduced)
#=> {"value": {"Type": "Array[Enum['a', 'bcd'], 2, 2]"}, "type": "Type[Array[Enum['a', 'bcd'], 2, 2]]"}
type([/a/, /b/], reduced)
#=> {"value": {"Type": "Array[Regexp, 2, 2]"}, "type": "Type[Array[Regexp, 2, 2]]"}
type([/a/, /b/], generalized)
#=> {"value": {"Type": "Array[Regexp]"}, "type": "Type[Array[Regexp]]"}
type([true, false], reduced)
#=> {"value": {"Type": "Array[ScalarData, 2, 2]"}, "type": "Type[Array[ScalarData, 2, 2]]"}
type([true, true], reduced)
#=> {"value": {"Type": "Array[Boolean[true], 2, 2]"}, "type": "Type[Array[Boolean[true], 2, 2]]"}
type([Integer, String], reduced)
#=> {"value": {"Type": "Array[Type[ScalarData], 2, 2]"}, "type": "Type[Array[Type[ScalarData], 2, 2]]"}
type([Integer, Float], reduced)
#=> {"value": {"Type": "Array[Type[Numeric], 2, 2]"}, "type": "Type[Array[Type[Numeric], 2, 2]]"}
type([Integer[1, 2], Integer[4, 5]], reduced)
#=> {"value": {"Type": "Array[Type[Integer[1, 5]], 2, 2]"}, "type": "Type[Array[Type[Integer[1, 5]], 2, 2]]"}
type([Integer, String], generalized)
#=> {"value": {"Type": "Array[Type[ScalarData]]"}, "type": "Type[Array[Type[ScalarData]]]"}
type([Class['a'], Class['b']], reduced)
#=> {"value": {"Type": "Array[Type[Class], 2, 2]"}, "type": "Type[Array[Type[Class], 2, 2]]"}
type([File['/a'], File['/b']], reduced)
#=> {"value": {"Type": "Array[Type[File], 2, 2]"}, "type": "Type[Array[Type[File], 2, 2]]"}
type([File['/a'], Notify['/b']], reduced)
#=> {"value": {"Type": "Array[Type[Resource], 2, 2]"}, "type": "Type[Array[Type[Resource], 2, 2]]"}
type([Timestamp(0), Timestamp(1)], reduced)
#=> {"value": {"Type": "Array[Scalar, 2, 2]"}, "type": "Type[Array[Scalar, 2, 2]]"}
type([Timespan(0), Timespan(1)], reduced)
#=> {"value": {"Type": "Array[Scalar, 2, 2]"}, "type": "Type[Array[Scalar, 2, 2]]"}
type([SemVer('1.0.0'), SemVer('2.0.0')], reduced)
#=> {"value": {"Type": "Array[SemVer, 2, 2]"}, "type": "Type[Array[SemVer, 2, 2]]"}
type([Sensitive(1), Sensitive('a')], reduced)
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
type([default, default], reduced)
#=> {"value": {"Type": "Array[Default, 2, 2]"}, "type": "Type[Array[Default, 2, 2]]"}
type([default, undef], reduced)
#=> {"value": {"Type": "Array[Default, 2, 2]"}, "type": "Type[Array[Default, 2, 2]]"}
type([URI('http://a'), URI('http://b')], reduced)
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
type([Binary('YQ==')], reduced)
#=> {"value": {"Type": "Array[Binary, 1, 1]"}, "type": "Type[Array[Binary, 1, 1]]"}
type([{a => 1}, {b => 's'}], reduced)
#=> {"value": {"Type": "Array[Hash[Enum['a', 'b'], ScalarData], 2, 2]"}, "type": "Type[Array[Hash[Enum['a', 'b'], ScalarData], 2, 2]]"}
type([{a => 1}, {a => 2}], reduced)
#=> {"value": {"Type": "Array[Hash[String, Integer[1, 2]], 2, 2]"}, "type": "Type[Array[Hash[String, Integer[1, 2]], 2, 2]]"}
type([{a => 1}, []], reduced)
#=> {"value": {"Type": "Array[Data, 2, 2]"}, "type": "Type[Array[Data, 2, 2]]"}
type(Deferred('x'))
#=> {"value": {"Type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}, "type": "Type[Deferred]"}
type(Error('x'))
#=> {"value": {"Type": "Error[undef, undef]"}, "type": "Type[Error[undef, undef]]"}
type(Sensitive('x'), generalized)
#=> {"value": {"Type": "Sensitive[String]"}, "type": "Type[Sensitive[String]]"}
type(Sensitive([1, 'a']), reduced)
#=> {"value": {"Type": "Sensitive[Array[ScalarData]]"}, "type": "Type[Sensitive[Array[ScalarData]]]"}
type(Type[Integer[1, 2]])
#=> {"value": {"Type": "Type[Type[Integer[1, 2]]]"}, "type": "Type[Type[Type[Integer[1, 2]]]]"}
type(Variant[Integer, String], generalized)
#=> {"value": {"Type": "Type[Variant[Integer, String]]"}, "type": "Type[Type[Variant[Integer, String]]]"}
type([1].reverse_each)
#=> {"value": {"Type": "Iterator[Integer[1, 1]]"}, "type": "Type[Iterator[Integer[1, 1]]]"}
type('abc'.reverse_each)
#=> {"value": {"Type": "Iterator[String[1, 1]]"}, "type": "Type[Iterator[String[1, 1]]]"}
type(Integer[1, 3].step(2))
#=> {"value": {"Type": "Iterator[Integer[1, 3]]"}, "type": "Type[Iterator[Integer[1, 3]]]"}
type(Enum['a', 'b'])
#=> {"value": {"Type": "Type[Enum['a', 'b']]"}, "type": "Type[Type[Enum['a', 'b']]]"}
type(Enum['a', 'b', true])
#=> {"value": {"Type": "Type[Enum['a', 'b', true]]"}, "type": "Type[Type[Enum['a', 'b', true]]]"}
type([Enum['a'], Enum['b', true]], reduced)
#=> {"value": {"Type": "Array[Type[Enum['a', 'b']], 2, 2]"}, "type": "Type[Array[Type[Enum['a', 'b']], 2, 2]]"}
type([Enum['a'], Enum['b', true]], generalized)
#=> {"value": {"Type": "Array[Type[String[1, 1]]]"}, "type": "Type[Array[Type[String[1, 1]]]]"}
type([Enum['a'], Enum['b', true]])
#=> {"value": {"Type": "Tuple[Type[Enum['a']], Type[Enum['b', true]]]"}, "type": "Type[Tuple[Type[Enum['a']], Type[Enum['b', true]]]]"}
type([Enum['a', true], Enum['b', true]], reduced)
#=> {"value": {"Type": "Array[Type[Enum['a', 'b']], 2, 2]"}, "type": "Type[Array[Type[Enum['a', 'b']], 2, 2]]"}
type([Pattern[/a/], Pattern[/b/]], reduced)
#=> {"value": {"Type": "Array[Type[Pattern[/a/, /b/]], 2, 2]"}, "type": "Type[Array[Type[Pattern[/a/, /b/]], 2, 2]]"}
type([Optional[Integer], Optional[String]], reduced)
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Array[Integer], Array[String]], reduced)
#=> {"value": {"Type": "Array[Type[Array[ScalarData]], 2, 2]"}, "type": "Type[Array[Type[Array[ScalarData]], 2, 2]]"}
type([Tuple[Integer], Tuple[String]], reduced)
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Struct[{a => Integer}], Struct[{b => Integer}]], reduced)
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Struct[{a => Integer}], Struct[{a => String}]], reduced)
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Callable[Integer], Callable[String]], reduced)
#=> {"value": {"Type": "Array[Type[Callable], 2, 2]"}, "type": "Type[Array[Type[Callable], 2, 2]]"}
type([Init[Integer], Init[String]], reduced)
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([NotUndef[Integer], NotUndef[String]], reduced)
#=> {"value": {"Type": "Array[Type[ScalarData], 2, 2]"}, "type": "Type[Array[Type[ScalarData], 2, 2]]"}
type([Regexp[/a/], Regexp[/b/]], reduced)
#=> {"value": {"Type": "Array[Type[Regexp], 2, 2]"}, "type": "Type[Array[Type[Regexp], 2, 2]]"}
type([Type[Integer], Type[String]], reduced)
#=> {"value": {"Type": "Array[Type[Type[ScalarData]], 2, 2]"}, "type": "Type[Array[Type[Type[ScalarData]], 2, 2]]"}
type([Sensitive[Integer], Sensitive[String]], reduced)
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Iterable[Integer], Iterable[String]], reduced)
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Iterator[Integer], Iterator[String]], reduced)
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Resource['a'], Resource['b']], reduced)
#=> {"value": {"Type": "Array[Type[Resource], 2, 2]"}, "type": "Type[Array[Type[Resource], 2, 2]]"}
type([Resource['a', 'x'], Resource['a', 'y']], reduced)
#=> {"value": {"Type": "Array[Type[A], 2, 2]"}, "type": "Type[Array[Type[A], 2, 2]]"}
type([Class, Class['b']], reduced)
#=> {"value": {"Type": "Array[Type[Class], 2, 2]"}, "type": "Type[Array[Type[Class], 2, 2]]"}
type([Timespan[1, 2], Timespan[3, 4]], reduced)
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([Timestamp[1, 2], Timestamp[3, 4]], reduced)
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([SemVer['1.x'], SemVer['2.x']], reduced)
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([Collection[1, 2], Collection[3, 4]], reduced)
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Array[Integer, 1, 2], Hash[String, Integer]], reduced)
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([URI['http://a'], URI['http://b']], reduced)
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Boolean[true], Boolean[false]], reduced)
#=> {"value": {"Type": "Array[Type[ScalarData], 2, 2]"}, "type": "Type[Array[Type[ScalarData], 2, 2]]"}
type([Float[1.0, 2.0], Float[3.0, 4.0]], reduced)
#=> {"value": {"Type": "Array[Type[Float[1.0, 4.0]], 2, 2]"}, "type": "Type[Array[Type[Float[1.0, 4.0]], 2, 2]]"}
type([Integer[1, 2], Float[3.0, 4.0]], reduced)
#=> {"value": {"Type": "Array[Type[Numeric], 2, 2]"}, "type": "Type[Array[Type[Numeric], 2, 2]]"}
type([String[1, 2], String[4, 5]], reduced)
#=> {"value": {"Type": "Array[Type[String[1, 5]], 2, 2]"}, "type": "Type[Array[Type[String[1, 5]], 2, 2]]"}
type([String[1, 2], Enum['abcdefg']], reduced)
#=> {"value": {"Type": "Array[Type[Enum], 2, 2]"}, "type": "Type[Array[Type[Enum], 2, 2]]"}
type([Enum['a'], Pattern[/a/]], reduced)
#=> {"value": {"Type": "Array[Type[Pattern[/a/]], 2, 2]"}, "type": "Type[Array[Type[Pattern[/a/]], 2, 2]]"}
type([Undef, Integer], reduced)
#=> {"value": {"Type": "Array[Type[Integer], 2, 2]"}, "type": "Type[Array[Type[Integer], 2, 2]]"}
type([Default, Integer], reduced)
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Scalar, Data], reduced)
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([TypeReference['A'], TypeReference['B']], reduced)
#=> {"error": "Resource type not found: UnresolvedReference"}
type([Deferred, Error], reduced)
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Binary, Integer], reduced)
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
[1, 2, 3].any |$x| { $x > 2 }
#=> {"value": true, "type": "Boolean[true]"}
[1, 2].all |$i, $v| { $v > $i }
#=> {"value": true, "type": "Boolean[true]"}
{a => 1}.all |$p| { $p[1] == 1 }
#=> {"value": true, "type": "Boolean[true]"}
{a => 1}.all |$k, $v| { $k == 'a' }
#=> {"value": true, "type": "Boolean[true]"}
'abc'.all |$c| { $c =~ String[1, 1] }
#=> {"value": true, "type": "Boolean[true]"}
3.all |$x| { $x < 3 }
#=> {"value": true, "type": "Boolean[true]"}
Integer[1, 3].all |$x| { $x < 3 }
#=> {"value": false, "type": "Boolean[false]"}
Enum['a', 'b'].map |$x| { $x }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
'abc'.map |$i, $c| { "${i}${c}" }
#=> {"value": ["0a", "1b", "2c"], "type": "Tuple[String, String, String]"}
all([1, 2])
#=> {"error": "Error while evaluating a Function Call, 'all' expects a block"}
any([undef, false])
#=> {"error": "Error while evaluating a Function Call, 'any' expects a block"}
group_by([1, 2, 3]) |$x| { $x % 2 }
#=> {"value": {"Hash": [[1, [1, 3]], [0, [2]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[0, 0]], Variant[Tuple[Integer[1, 1], Integer[3, 3]], Tuple[Integer[2, 2]]], 2, 2]"}
group_by({a => 1, b => 2}) |$k, $v| { $v }
#=> {"value": {"Hash": [[1, [["a", 1]]], [2, [["b", 2]]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2]], Variant[Tuple[Tuple[String, Integer[1, 1]]], Tuple[Tuple[String, Integer[2, 2]]]], 2, 2]"}
group_by({a => 1, b => 2}) |$kv| { $kv[1] }
#=> {"value": {"Hash": [[1, [["a", 1]]], [2, [["b", 2]]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2]], Variant[Tuple[Tuple[String, Integer[1, 1]]], Tuple[Tuple[String, Integer[2, 2]]]], 2, 2]"}
group_by([1, 2, 3]) |$i, $x| { $i }
#=> {"value": {"Hash": [[0, [1]], [1, [2]], [2, [3]]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1], Integer[2, 2]], Variant[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]], Tuple[Integer[3, 3]]], 3, 3]"}
partition([1, 2, 3]) |$x| { $x > 1 }
#=> {"value": [[2, 3], [1]], "type": "Tuple[Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[1, 1]]]"}
partition({a => 1, b => 2}) |$kv| { $kv[1] > 1 }
#=> {"value": [[["b", 2]], [["a", 1]]], "type": "Tuple[Tuple[Tuple[String, Integer[2, 2]]], Tuple[Tuple[String, Integer[1, 1]]]]"}
partition('abc') |$c| { $c == 'a' }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
index('abcabc', 'ca')
#=> {"value": 2, "type": "Integer[2, 2]"}
index('abc', 'z')
#=> {"value": null, "type": "Undef"}
index({a => 1}, 1)
#=> {"value": "a", "type": "String"}
index([1, 2, 3]) |$x| { $x > 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
index({a => 1, b => 2}) |$k, $v| { $v == 2 }
#=> {"value": "b", "type": "String"}
index([1, 2, 3]) |$i, $v| { $i == 2 }
#=> {"value": 2, "type": "Integer[2, 2]"}
index(Integer[5, 9], 7)
#=> {"value": 2, "type": "Integer[2, 2]"}
index('abc', /b/)
#=> {"value": 1, "type": "Integer[1, 1]"}
index('abc', 1)
#=> {"value": null, "type": "Undef"}
unique('aabbc')
#=> {"value": "abc", "type": "String"}
unique([1, 2, 1])
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
unique({a => 1, b => 1, c => 2})
#=> {"value": {"Hash": [[["a", "b"], [1]], [["c"], [2]]]}, "type": "Hash[Variant[Tuple[String, String], Tuple[String]], Variant[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]], 2, 2]"}
unique(Integer[1, 3])
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
unique(['a', 'A'])
#=> {"value": ["a", "A"], "type": "Tuple[String, String]"}
unique(['a', 'A']) |$x| { $x.downcase }
#=> {"value": ["a"], "type": "Tuple[String]"}
unique({a => 'x', b => 'X'}) |$v| { $v.downcase }
#=> {"value": {"Hash": [[["a", "b"], ["x", "X"]]]}, "type": "Hash[Tuple[String, String], Tuple[String, String], 1, 1]"}
unique([1, 1.0, '1'])
#=> {"value": [1, {"Float": "1.0"}, "1"], "type": "Tuple[Integer[1, 1], Float[1.0, 1.0], String]"}
unique([1, 2].reverse_each)
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
unique(1.5)
#=> {"error": "Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Float\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Float\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Float"}
unique([[1], [1]])
#=> {"value": [[1]], "type": "Tuple[Tuple[Integer[1, 1]]]"}
unique('aAb') |$c| { $c.upcase }
#=> {"value": "ab", "type": "String"}
flatten([1, [2, [3]]], 4, [[5]])
#=> {"value": [1, 2, 3, 4, 5], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5]]"}
flatten({a => [1, [2]]})
#=> {"value": [{"Hash": [["a", [1, [2]]]]}], "type": "Tuple[Struct[{'a' => Tuple[Integer[1, 1], Tuple[Integer[2, 2]]]}]]"}
flatten([{a => 1}])
#=> {"value": [{"Hash": [["a", 1]]}], "type": "Tuple[Struct[{'a' => Integer[1, 1]}]]"}
keys({1 => 2, a => 3})
#=> {"value": [1, "a"], "type": "Tuple[Integer[1, 1], String]"}
values({a => undef})
#=> {"value": [null], "type": "Tuple[Undef]"}
values('x')
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got String"}
join([1, undef, [2, [3]], {a => 1}], '-')
#=> {"value": "1--2-3-{\"a\"=>1}", "type": "String"}
join([1, 2])
#=> {"value": "12", "type": "String"}
join([1], 2)
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'delimiter' expects a String value, got Integer"}
join([true, default, /a/, Integer], ',')
#=> {"value": "true,default,(?-mix:a),Integer", "type": "String"}
split('a1b2', /\d/)
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('a1b2', '(\d)')
#=> {"value": ["a", "1", "b", "2"], "type": "Tuple[String, String, String, String]"}
split('a.b', '[.]')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('a,b', Regexp[/,/])
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('a,b', Regexp)
#=> {"value": ["a", ",", "b"], "type": "Tuple[String, String, String]"}
split(Sensitive('a,b'), ',')
#=> {"value": {"Sensitive": ["a", "b"]}, "type": "Sensitive[Array[String[1, 1]]]"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Sensitive[String]"}
split(',a', ',')
#=> {"value": ["", "a"], "type": "Tuple[String, String]"}
split('a b', /(?<x> )/)
#=> {"value": ["a", " ", "b"], "type": "Tuple[String, String, String]"}
split(undef, ',')
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Undef"}
empty(1)
#=> {"value": false, "type": "Boolean[false]"}
length(1)
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
size({a => 1})
#=> {"value": 1, "type": "Integer[1, 1]"}
size('é')
#=> {"value": 1, "type": "Integer[1, 1]"}
length(Sensitive('abc'))
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Sensitive[String]"}
camelcase('ab_cd_ef')
#=> {"value": "AbCdEf", "type": "String"}
camelcase(['a_b', 'c_d'])
#=> {"value": ["AB", "CD"], "type": "Tuple[String, String]"}
camelcase('__a__b')
#=> {"value": "AB", "type": "String"}
camelcase([1, 'a_b', ['c_d']])
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Tuple"}
camelcase(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
capitalize('hELLO wORLD')
#=> {"value": "Hello world", "type": "String"}
capitalize([1, 'abc', 'x y'])
#=> {"error": "Error while evaluating a Function Call, The function 'capitalize' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
upcase(['a', ['b', 1]])
#=> {"value": ["A", ["B", 1]], "type": "Tuple[String, Tuple[String, Integer[1, 1]]]"}
upcase({a => {b => 'c'}})
#=> {"value": {"Hash": [["A", {"Hash": [["B", "C"]]}]]}, "type": "Struct[{'A' => Struct[{'B' => String}]}]"}
upcase([{a => 'b'}])
#=> {"value": [{"Hash": [["A", "B"]]}], "type": "Tuple[Struct[{'A' => String}]]"}
downcase([1.5, 'A'])
#=> {"value": [{"Float": "1.5"}, "a"], "type": "Tuple[Float[1.5, 1.5], String]"}
downcase('ÄÖ')
#=> {"value": "äö", "type": "String"}
capitalize('äb')
#=> {"value": "Äb", "type": "String"}
lstrip("\t\n a ")
#=> {"value": "a ", "type": "String"}
lstrip(" \u00a0a")
#=> {"value": " a", "type": "String"}
strip("\u0000a\u0000")
#=> {"value": "a", "type": "String"}
strip([' a ', 1])
#=> {"error": "Error while evaluating a Function Call, The function 'strip' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
rstrip(" a\u0000 ")
#=> {"value": " a", "type": "String"}
chomp("a\r\n\r\n")
#=> {"value": "a\r\n", "type": "String"}
chomp("a\n\r")
#=> {"value": "a\n", "type": "String"}
chop(['abc', ''])
#=> {"value": ["ab", ""], "type": "Tuple[String, String]"}
chop(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
abs('-0x1F')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs('-1.5e2')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
floor('-1.2')
#=> {"value": -2, "type": "Integer[-2, -2]"}
round('1.5')
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got String"}
round('abc')
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got String"}
ceiling(1e20)
#=> {"value": 100000000000000000000, "type": "Integer[100000000000000000000, 100000000000000000000]"}
floor(-0.5)
#=> {"value": -1, "type": "Integer[-1, -1]"}
max(1, '2')
#=> {"value": "2", "type": "String"}
max('a', 'B')
#=> {"value": "a", "type": "String"}
max('abc', 1)
#=> {"value": "abc", "type": "String"}
max([1, 5], [3])
#=> {"value": [3], "type": "Tuple[Integer[3, 3]]"}
max([3, 1, 2])
#=> {"value": 3, "type": "Integer[3, 3]"}
max(Timespan(1), Timespan(2))
#=> {"value": {"Timespan": "0-00:00:02.0"}, "type": "Timespan['0-00:00:02.0']"}
max(Timestamp(1), Timestamp(2))
#=> {"value": {"Timestamp": "1970-01-01T00:00:02.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:02.000000000 UTC']"}
max(SemVer('1.0.0'), SemVer('2.0.0'))
#=> {"value": {"SemVer": "2.0.0"}, "type": "SemVer['2.0.0 - 2.0.0']"}
max('1.5', '1.25')
#=> {"value": "1.5", "type": "String"}
max([1, 2]) |$a, $b| { compare($b, $a) }
#=> {"value": 1, "type": "Integer[1, 1]"}
max(['abb', 'Abc']) |$a, $b| { compare($a, $b, false) }
#=> {"value": "abb", "type": "String"}
max(1, true)
#=> {"value": true, "type": "Boolean[true]"}
max(1, undef)
#=> {"value": 1, "type": "Integer[1, 1]"}
min('0x10', '15')
#=> {"value": "0x10", "type": "String"}
min('a', 'b', 'C')
#=> {"value": "C", "type": "String"}
min([[1], [2]])
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
min(2, 1) |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
min({a => 1})
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
compare('a', 'B', false)
#=> {"value": 1, "type": "Integer[1, 1]"}
compare(1, '1')
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Integer and String"}
compare(Timestamp(1), 1)
#=> {"value": 0, "type": "Integer[0, 0]"}
compare(Timestamp(1), 1.5)
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(SemVer('1.0.0'), SemVer('1.0.0-a'))
#=> {"value": 1, "type": "Integer[1, 1]"}
compare(Timespan(1), Timestamp(1))
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Timespan and Timestamp"}
sort(['b', 'A', 'a'])
#=> {"value": ["A", "a", "b"], "type": "Tuple[String, String, String]"}
sort(['b', 1])
#=> {"error": "Error while evaluating a Function Call, comparison of String with 1 failed"}
sort(['b', 'A', 'a']) |$a, $b| { compare($a, $b) }
#=> {"value": ["A", "a", "b"], "type": "Tuple[String, String, String]"}
sort([3, 1]) |$a, $b| { 0 }
#=> {"value": [3, 1], "type": "Tuple[Integer[3, 3], Integer[1, 1]]"}
sort([3, 1]) |$a, $b| { 'x' }
#=> {"error": "Error while evaluating a Function Call, comparison of String with 0 failed"}
sort([1, 2.5, 1.5])
#=> {"value": [1, {"Float": "1.5"}, {"Float": "2.5"}], "type": "Tuple[Integer[1, 1], Float[1.5, 1.5], Float[2.5, 2.5]]"}
sort([[2], [1]])
#=> {"value": [[1], [2]], "type": "Tuple[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]]"}
sort([SemVer('1.2.0'), SemVer('1.1.0')])
#=> {"value": [{"SemVer": "1.1.0"}, {"SemVer": "1.2.0"}], "type": "Tuple[SemVer['1.1.0 - 1.1.0'], SemVer['1.2.0 - 1.2.0']]"}
versioncmp('1.0.0-rc', '1.0.0')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.0.0', '1', false)
#=> {"value": 1, "type": "Integer[1, 1]"}
match('abc123', '([a-z]+)(\d+)')
#=> {"value": ["abc123", "abc", "123"], "type": "Tuple[String, String, String]"}
match(['abc123', 'x1'], /([a-z]+)(\d+)/)
#=> {"value": [["abc123", "abc", "123"], ["x1", "x", "1"]], "type": "Tuple[Tuple[String, String, String], Tuple[String, String, String]]"}
match('abc', Pattern[/z/, /b(c)/])
#=> {"value": ["bc", "c"], "type": "Tuple[String, String]"}
match('abc', Pattern)
#=> {"value": null, "type": "Undef"}
match('abc', String)
#=> {"error": "Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Puppet::Pops::Types::PStringType"}
match('abc', '[')
#=> {"error": "Error while evaluating a Function Call, premature end of char-class: /[/"}
match(1, 'a')
#=> {"error": "Error while evaluating a Function Call, 'match' parameter 'string' expects a value of type String or Array, got Integer"}
regsubst(['abc', 'bbb'], 'b', 'X', 'G')
#=> {"value": ["aXc", "XXX"], "type": "Tuple[String, String]"}
regsubst('aBc', 'b', 'X', 'I')
#=> {"value": "aXc", "type": "String"}
regsubst('abc', /(b)/, '[\1]')
#=> {"value": "a[b]c", "type": "String"}
regsubst('abc', 'b', '\0\0\\')
#=> {"value": "abb\\c", "type": "String"}
regsubst('abc', 'b', {b => 'y'})
#=> {"value": "ayc", "type": "String"}
regsubst('abcb', /b/, {b => 'y'}, 'G')
#=> {"value": "aycy", "type": "String"}
regsubst('abc', 'b', 'X', 'Q')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'flags' expects an undef value or a match for Pattern[/^[GEIM]*$/], got 'Q'\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'flags' expects an undef value or a match for Pattern[/^[GEIM]*$/], got 'Q'\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
regsubst('abc', 'b', 'X', 'G', 'U')
#=> {"value": "aXc", "type": "String"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 5"}
regsubst('abc', 'b', 'X', 'G', 'Z')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'encoding' expects a match for Enum['E', 'N', 'S', 'U'], got 'Z'\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: expects between 3 and 4 arguments, got 5"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 5"}
regsubst('a b', 'a  b', 'X', 'E')
#=> {"value": "a b", "type": "String"}
regsubst(['a', Sensitive('abc')], 'b', 'X')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'target' variant 0 index 1 expects a String value, got Sensitive[String]\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'target' variant 0 index 1 expects a String value, got Sensitive[String]\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple"}
#[9]=> {"value": ["a", {"Sensitive": "aXc"}], "type": "Tuple[String, Sensitive[String]]"}
regsubst(['a', 1], 'b', 'X')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'target' variant 0 index 1 expects a String value, got Integer\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'target' variant 0 index 1 expects a String value, got Integer\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'target' variant 0 index 1 expects a value of type String or Sensitive[String], got Integer\n    rejected: parameter 'target' variant 1 expects a Sensitive[Array] value, got Tuple\n    rejected: parameter 'target' variant 2 expects a String value, got Tuple\n    rejected: parameter 'target' variant 3 expects a Sensitive[String] value, got Tuple\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'target' variant 0 index 1 expects a value of type String or Sensitive[String], got Integer\n    rejected: parameter 'target' variant 1 expects a Sensitive[Array] value, got Tuple\n    rejected: parameter 'target' variant 2 expects a String value, got Tuple\n    rejected: parameter 'target' variant 3 expects a Sensitive[String] value, got Tuple"}
strftime(Timestamp('2020-02-29T12:13:14.123456789'), '%Y %j %U %W %V %G %g %u %w %e %k %l %I %p %P %Z %z %:z %::z %s %Q %N %3N %6N %9N %12N %L %n %t %% %c %D %F %T %R %r %v %x %X %h %C %y')
#=> {"value": "2020 060 08 08 09 2020 20 6 6 29 12 12 12 PM pm UTC +0000 +00:00 +00:00:00 1582978394 %Q 123456789 123 123456 123456789 123456789000 123 \n \t % Sat Feb 29 12:13:14 2020 02/29/20 2020-02-29 12:13:14 12:13 12:13:14 PM 29-FEB-2020 02/29/20 12:13:14 Feb 20 20", "type": "String"}
strftime(Timestamp('2020-02-29T12:13:14'), '%^a %#p %-d %_m %010Y %+ %E %Oy', 'PST')
#=> {"value": "SAT am 29  2 0000002020 %+ %E 20", "type": "String"}
strftime(Timespan(93784.5), '%D-%H:%M:%S.%N')
#=> {"value": "1-02:03:04.500000000", "type": "String"}
strftime(Timespan(93784.5), '%-H %_5M %L %3N %%')
#=> {"value": "26     3 500 500 %", "type": "String"}
strftime(Timespan(-93784.5), '%D %H')
#=> {"value": "-1 02", "type": "String"}
strftime(Timestamp(0), '%F %T', 'Europe/Stockholm')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'Europe/Stockholm'"}
strftime(Timestamp(0), '%F %T', 'Nope/Nope')
#=> {"error": "Error while evaluating a Function Call, Illegal timezone 'Nope/Nope'"}
strftime(Timestamp(0), '%F %T %z', '+05:30')
#=> {"value": "1970-01-01 05:30:00 +0530", "type": "String"}
strftime(Timespan(1), '%Q')
#=> {"error": "Error while evaluating a Function Call, Bad format specifier '%' in '%Q', at position 1"}
Integer[1, 10] =~ Type[Integer[1, 20]]
#=> {"value": true, "type": "Boolean[true]"}
Type[Integer] == Type[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Integer[1, 2] <= Integer
#=> {"value": true, "type": "Boolean[true]"}
Array[Integer] < Array
#=> {"value": true, "type": "Boolean[true]"}
Tuple[Integer, Integer] < Array[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Array[Integer, 2, 2] < Tuple[Integer, Integer]
#=> {"value": false, "type": "Boolean[false]"}
Struct[{a => Integer}] < Hash[String, Integer]
#=> {"value": true, "type": "Boolean[true]"}
Hash[Enum['a'], Integer, 1, 1] < Struct[{a => Integer}]
#=> {"value": false, "type": "Boolean[false]"}
Enum['a', 'b'] < Pattern[/a|b/]
#=> {"value": true, "type": "Boolean[true]"}
Pattern[/a/] < Pattern[/a/, /b/]
#=> {"value": false, "type": "Boolean[false]"}
Variant[Integer, String] < Scalar
#=> {"value": true, "type": "Boolean[true]"}
Optional[Integer] > Undef
#=> {"value": true, "type": "Boolean[true]"}
Callable[Integer] < Callable[Integer[1, 2]]
#=> {"value": true, "type": "Boolean[true]"}
Callable[Integer[1, 2]] < Callable[Integer]
#=> {"value": false, "type": "Boolean[false]"}
Callable[[Integer], String] < Callable[[Integer], Scalar]
#=> {"value": true, "type": "Boolean[true]"}
Callable[Integer, 1, 3] < Callable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Callable[0, 0] < Callable
#=> {"value": true, "type": "Boolean[true]"}
Callable[Integer, Callable[String]] < Callable[Integer, Callable]
#=> {"value": false, "type": "Boolean[false]"}
Callable[Integer, Optional[Callable]] < Callable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Type[Any] > Type[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Iterable[Integer] > Array[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Iterable[Integer] > Integer[1, 3]
#=> {"value": true, "type": "Boolean[true]"}
Iterable > String
#=> {"value": true, "type": "Boolean[true]"}
Iterable[String] > Hash[String, String]
#=> {"value": false, "type": "Boolean[false]"}
Iterable[Tuple[String, Integer]] > Hash[String, Integer]
#=> {"value": true, "type": "Boolean[true]"}
Iterable > Type[Integer[1, 2]]
#=> {"value": true, "type": "Boolean[true]"}
Iterable > Type[Enum['a']]
#=> {"value": true, "type": "Boolean[true]"}
Iterable > Type[Integer]
#=> {"value": false, "type": "Boolean[false]"}
Collection > Array
#=> {"value": true, "type": "Boolean[true]"}
Collection[1, 2] > Array[Integer, 1, 2]
#=> {"value": true, "type": "Boolean[true]"}
Resource['file'] < Resource
#=> {"value": true, "type": "Boolean[true]"}
File['/a'] < File
#=> {"value": true, "type": "Boolean[true]"}
Class['a'] < Class
#=> {"value": true, "type": "Boolean[true]"}
CatalogEntry > File
#=> {"value": true, "type": "Boolean[true]"}
CatalogEntry > Class
#=> {"value": true, "type": "Boolean[true]"}
Data > Struct[{a => Integer}]
#=> {"value": true, "type": "Boolean[true]"}
Data > Hash[Integer, Integer]
#=> {"value": false, "type": "Boolean[false]"}
RichData > Hash[Integer, Integer]
#=> {"value": true, "type": "Boolean[true]"}
RichData > Timestamp
#=> {"value": true, "type": "Boolean[true]"}
Data > Undef
#=> {"value": true, "type": "Boolean[true]"}
Data > Variant[Data, Integer]
#=> {"value": false, "type": "Boolean[false]"}
ScalarData > Timestamp
#=> {"value": false, "type": "Boolean[false]"}
Scalar > Timestamp
#=> {"value": true, "type": "Boolean[true]"}
Scalar > Regexp
#=> {"value": true, "type": "Boolean[true]"}
Scalar > Binary
#=> {"value": false, "type": "Boolean[false]"}
NotUndef > Integer
#=> {"value": true, "type": "Boolean[true]"}
NotUndef > Optional[Integer]
#=> {"value": false, "type": "Boolean[false]"}
NotUndef[Optional[Integer]] == NotUndef[Integer]
#=> {"value": false, "type": "Boolean[false]"}
NotUndef['a']
#=> {"value": {"Type": "NotUndef['a']"}, "type": "Type[NotUndef['a']]"}
Optional['a']
#=> {"value": {"Type": "Optional['a']"}, "type": "Type[Optional['a']]"}
Optional['a'] =~ Type
#=> {"value": true, "type": "Boolean[true]"}
'a' =~ Optional['a']
#=> {"value": true, "type": "Boolean[true]"}
Optional[Optional[Integer]]
#=> {"value": {"Type": "Optional[Optional[Integer]]"}, "type": "Type[Optional[Optional[Integer]]]"}
Optional[NotUndef[Integer]]
#=> {"value": {"Type": "Optional[NotUndef[Integer]]"}, "type": "Type[Optional[NotUndef[Integer]]]"}
NotUndef[Optional[Integer]]
#=> {"value": {"Type": "NotUndef[Optional[Integer]]"}, "type": "Type[NotUndef[Optional[Integer]]]"}
NotUndef[Any]
#=> {"value": {"Type": "NotUndef"}, "type": "Type[NotUndef]"}
Optional[Any]
#=> {"value": {"Type": "Optional[Any]"}, "type": "Type[Optional[Any]]"}
Optional
#=> {"value": {"Type": "Optional"}, "type": "Type[Optional]"}
NotUndef
#=> {"value": {"Type": "NotUndef"}, "type": "Type[NotUndef]"}
Variant[Integer]
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Variant[Integer, Integer]
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Variant[Undef, Integer]
#=> {"value": {"Type": "Variant[Undef, Integer]"}, "type": "Type[Variant[Undef, Integer]]"}
Variant[Variant[Integer, String], Float]
#=> {"value": {"Type": "Variant[Integer, String, Float]"}, "type": "Type[Variant[Integer, String, Float]]"}
Variant[Enum['a'], Enum['b']]
#=> {"value": {"Type": "Variant[Enum['a'], Enum['b']]"}, "type": "Type[Variant[Enum['a'], Enum['b']]]"}
Variant[Pattern[/a/], Pattern[/b/]]
#=> {"value": {"Type": "Variant[Pattern[/a/], Pattern[/b/]]"}, "type": "Type[Variant[Pattern[/a/], Pattern[/b/]]]"}
Variant[Integer[1, 3], Integer[4, 6]]
#=> {"value": {"Type": "Variant[Integer[1, 3], Integer[4, 6]]"}, "type": "Type[Variant[Integer[1, 3], Integer[4, 6]]]"}
Variant[Integer[1, 3], Integer[2, 6]]
#=> {"value": {"Type": "Variant[Integer[1, 3], Integer[2, 6]]"}, "type": "Type[Variant[Integer[1, 3], Integer[2, 6]]]"}
Enum['b', 'a', 'b']
#=> {"value": {"Type": "Enum['a', 'b']"}, "type": "Type[Enum['a', 'b']]"}
Enum['A', 'a', true]
#=> {"value": {"Type": "Enum['A', 'a', true]"}, "type": "Type[Enum['A', 'a', true]]"}
Enum['a', false]
#=> {"value": {"Type": "Enum['a']"}, "type": "Type[Enum['a']]"}
Enum
#=> {"value": {"Type": "Enum"}, "type": "Type[Enum]"}
Enum[1]
#=> {"error": "Error creating type specialization of an Enum-Type, Cannot use Integer where String is expected"}
Enum[['a', 'b']]
#=> {"value": {"Type": "Enum['a', 'b']"}, "type": "Type[Enum['a', 'b']]"}
Enum[['a', 'b'], true]
#=> {"value": {"Type": "Enum['a', 'b', true]"}, "type": "Type[Enum['a', 'b', true]]"}
Enum[Enum['a'], 'b']
#=> {"error": "Error creating type specialization of an Enum-Type, Cannot use Type[String[1, 1]] where String is expected"}
'A' =~ Enum['a', true]
#=> {"value": true, "type": "Boolean[true]"}
Pattern['a', /b/]
#=> {"value": {"Type": "Pattern[/a/, /b/]"}, "type": "Type[Pattern[/a/, /b/]]"}
Pattern[Pattern[/x/], Regexp[/y/]]
#=> {"value": {"Type": "Pattern[/x/, /y/]"}, "type": "Type[Pattern[/x/, /y/]]"}
Pattern[1]
#=> {"error": "Error creating type specialization of a Pattern-Type, Cannot use Integer where String or Regexp or Pattern-Type or Regexp-Type is expected"}
Pattern
#=> {"value": {"Type": "Pattern"}, "type": "Type[Pattern]"}
Regexp['a']
#=> {"value": {"Type": "Regexp[/a/]"}, "type": "Type[Regexp[/a/]]"}
Regexp[1]
#=> {"error": "Error creating type specialization of a Regexp-Type, Cannot use Integer where String or Regexp is expected"}
Regexp[/a/, /b/]
#=> {"error": "A Regexp-Type[] accepts 1 argument. Got 2"}
Integer['1']
#=> {"error": "Integer-Type [] requires all arguments to be integers (or default). Got String"}
Integer['0x10', '20']
#=> {"error": "Integer-Type [] requires all arguments to be integers (or default). Got String"}
Integer['a']
#=> {"error": "Integer-Type [] requires all arguments to be integers (or default). Got String"}
Integer[1.5]
#=> {"error": "Integer-Type [] requires all arguments to be integers (or default). Got Float"}
Integer[3, 1]
#=> {"error": "Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1"}
Integer[default, 3]
#=> {"value": {"Type": "Integer[default, 3]"}, "type": "Type[Integer[default, 3]]"}
Integer[default, default]
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Integer[1, 2, 3]
#=> {"error": "Integer-Type supports [] with one or two arguments (from, to). Got 3"}
Float[1, 2]
#=> {"value": {"Type": "Float[1.0, 2.0]"}, "type": "Type[Float[1.0, 2.0]]"}
Float['1.5']
#=> {"error": "Float-Type [] requires all arguments to be floats, or integers (or default). Got String"}
Float[3.0, 1.0]
#=> {"error": "Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3.0, 1.0"}
String[1]
#=> {"value": {"Type": "String[1]"}, "type": "Type[String[1]]"}
String[-1]
#=> {"value": {"Type": "String[0]"}, "type": "Type[String[0]]"}
String[1, default]
#=> {"value": {"Type": "String[1]"}, "type": "Type[String[1]]"}
String[2, 1]
#=> {"error": "Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (2, 1"}
String['a']
#=> {"error": "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got a String"}
String[Integer[1, 2]]
#=> {"value": {"Type": "String[1, 2]"}, "type": "Type[String[1, 2]]"}
String[Integer[1]]
#=> {"value": {"Type": "String[1]"}, "type": "Type[String[1]]"}
String[Integer[-1, 3]]
#=> {"value": {"Type": "String[0, 3]"}, "type": "Type[String[0, 3]]"}
Boolean[true]
#=> {"value": {"Type": "Boolean[true]"}, "type": "Type[Boolean[true]]"}
Boolean['true']
#=> {"error": "Error creating type specialization of a Boolean-Type, Cannot use String where TrueClass or FalseClass is expected"}
Boolean[1]
#=> {"error": "Error creating type specialization of a Boolean-Type, Cannot use Integer where TrueClass or FalseClass is expected"}
Array[1]
#=> {"error": "Array-Type[] arguments must be types. Got Integer"}
Array[1, 2]
#=> {"value": {"Type": "Array[Any, 1, 2]"}, "type": "Type[Array[Any, 1, 2]]"}
Array[Integer, 1]
#=> {"value": {"Type": "Array[Integer, 1]"}, "type": "Type[Array[Integer, 1]]"}
Array[Integer, -1]
#=> {"value": {"Type": "Array[Integer, 0]"}, "type": "Type[Array[Integer, 0]]"}
Array[Integer, Integer[1, 2]]
#=> {"value": {"Type": "Array[Integer, 1, 2]"}, "type": "Type[Array[Integer, 1, 2]]"}
Array[Integer, 1, 2, 3]
#=> {"error": "Array-Type[] accepts 1 to 3 arguments. Got 4"}
Array[Integer, 3, 1]
#=> {"error": "Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1"}
Array['a']
#=> {"error": "Array-Type[] arguments must be types. Got String"}
Hash[Integer]
#=> {"error": "Hash-Type[] accepts 2 to 4 arguments. Got 1"}
Hash[Integer, String, 1, 2]
#=> {"value": {"Type": "Hash[Integer, String, 1, 2]"}, "type": "Type[Hash[Integer, String, 1, 2]]"}
Hash[1]
#=> {"error": "Hash-Type[] arguments must be types. Got Integer"}
Hash[1, 2]
#=> {"value": {"Type": "Hash[Any, Any, 1, 2]"}, "type": "Type[Hash[Any, Any, 1, 2]]"}
Hash[Integer, 1]
#=> {"error": "Hash-Type[] arguments must be types. Got Integer"}
Hash[String, Integer, Integer[1, 2]]
#=> {"value": {"Type": "Hash[String, Integer, 1, 2]"}, "type": "Type[Hash[String, Integer, 1, 2]]"}
Hash[0, 0]
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
Array[0, 0]
#=> {"value": {"Type": "Array[0, 0]"}, "type": "Type[Array[0, 0]]"}
Tuple[Integer, 1, 3]
#=> {"value": {"Type": "Tuple[Integer, 1, 3]"}, "type": "Type[Tuple[Integer, 1, 3]]"}
Tuple[Integer, String, 1]
#=> {"value": {"Type": "Tuple[Integer, String, 1]"}, "type": "Type[Tuple[Integer, String, 1]]"}
Tuple[1, 2]
#=> {"error": "A Tuple-Type[] accepts 1 or more arguments. Got 0"}
Tuple[Integer, 5]
#=> {"value": {"Type": "Tuple[Integer, 5]"}, "type": "Type[Tuple[Integer, 5]]"}
Tuple[Integer, Integer[1, 2]]
#=> {"value": {"Type": "Tuple[Integer, Integer[1, 2]]"}, "type": "Type[Tuple[Integer, Integer[1, 2]]]"}
Tuple[String, Integer, 3, 1]
#=> {"error": "Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (3, 1"}
Struct[{a => Integer, b => Optional[String]}]
#=> {"value": {"Type": "Struct[{'a' => Integer, 'b' => Optional[String]}]"}, "type": "Type[Struct[{'a' => Integer, 'b' => Optional[String]}]]"}
Struct[{Optional[a] => Integer}]
#=> {"value": {"Type": "Struct[{Optional['a'] => Integer}]"}, "type": "Type[Struct[{Optional['a'] => Integer}]]"}
Struct[{NotUndef[a] => Integer}]
#=> {"value": {"Type": "Struct[{'a' => Integer}]"}, "type": "Type[Struct[{'a' => Integer}]]"}
Struct[{NotUndef[a] => Optional[Integer]}]
#=> {"value": {"Type": "Struct[{NotUndef['a'] => Optional[Integer]}]"}, "type": "Type[Struct[{NotUndef['a'] => Optional[Integer]}]]"}
Struct[{1 => Integer}]
#=> {"error": "Error while evaluating a '[]' expression, Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: Integer"}
Struct[{a => 1}]
#=> {"value": {"Type": "Struct[{'a' => Integer}]"}, "type": "Type[Struct[{'a' => Integer}]]"}
Struct[{'' => Integer}]
#=> {"error": "Error while evaluating a '[]' expression, Struct element key cannot be an empty String"}
Struct[{Integer => Integer}]
#=> {"error": "Error while evaluating a '[]' expression, Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: Puppet::Pops::Types::PIntegerType"}
Struct[{}]
#=> {"value": {"Type": "Struct"}, "type": "Type[Struct]"}
Struct[1]
#=> {"error": "Error creating type specialization of a Struct-Type, Cannot use Integer where Hash is expected"}
Struct[{String['a'] => Integer}]
#=> {"error": "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got a String"}
Callable[String, Integer, 1, 2]
#=> {"value": {"Type": "Callable[String, Integer, 1, 2]"}, "type": "Type[Callable[String, Integer, 1, 2]]"}
Callable[1, 2]
#=> {"value": {"Type": "Callable[1, 2]"}, "type": "Type[Callable[1, 2]]"}
Callable[0]
#=> {"value": {"Type": "Callable[0]"}, "type": "Type[Callable[0]]"}
Callable[[String], Integer]
#=> {"value": {"Type": "Callable[[String], Integer]"}, "type": "Type[Callable[[String], Integer]]"}
Callable[[], Integer]
#=> {"value": {"Type": "Callable[[0, 0], Integer]"}, "type": "Type[Callable[[0, 0], Integer]]"}
Callable[[0, 0], Integer]
#=> {"value": {"Type": "Callable[[0, 0], Integer]"}, "type": "Type[Callable[[0, 0], Integer]]"}
Callable[String, default]
#=> {"value": {"Type": "Callable[String, 0]"}, "type": "Type[Callable[String, 0]]"}
Callable[1, default]
#=> {"value": {"Type": "Callable[1]"}, "type": "Type[Callable[1]]"}
Callable[Tuple[Integer, String]]
#=> {"value": {"Type": "Callable[Tuple[Integer, String]]"}, "type": "Type[Callable[Tuple[Integer, String]]]"}
Callable[Integer, Callable[String], Optional[Callable]]
#=> {"value": {"Type": "Callable[Integer, Callable[String], Optional[Callable]]"}, "type": "Type[Callable[Integer, Callable[String], Optional[Callable]]]"}
Callable['a']
#=> {"value": {"Type": "Callable[Runtime[ruby, 'a']]"}, "type": "Type[Callable[Runtime[ruby, 'a']]]"}
Callable[Callable]
#=> {"value": {"Type": "Callable[0, 0, Callable]"}, "type": "Type[Callable[0, 0, Callable]]"}
Callable[0, 0, Callable]
#=> {"value": {"Type": "Callable[0, 0, Callable]"}, "type": "Type[Callable[0, 0, Callable]]"}
Type[1]
#=> {"error": "Type-Type[] arguments must be types. Got Integer"}
Type[Integer, String]
#=> {"error": "Type-Type[] accepts 1 argument. Got 2"}
Type['Integer']
#=> {"error": "Type-Type[] arguments must be types. Got String"}
Sensitive[1]
#=> {"error": "Sensitive-Type[] arguments must be types. Got Integer"}
Sensitive[Integer, String]
#=> {"error": "Sensitive-Type[] accepts 1 argument. Got 2"}
Sensitive['a']
#=> {"error": "Sensitive-Type[] arguments must be types. Got String"}
Iterable[1]
#=> {"error": "Iterable-Type[] arguments must be types. Got Integer"}
Iterator[Integer]
#=> {"value": {"Type": "Iterator[Integer]"}, "type": "Type[Iterator[Integer]]"}
Iterator['x']
#=> {"error": "Iterator-Type[] arguments must be types. Got String"}
Collection[1]
#=> {"value": {"Type": "Collection[1]"}, "type": "Type[Collection[1]]"}
Collection['a']
#=> {"error": "A Type's size constraint arguments must be a single Integer type, or 1-2 integers (or default). Got a String"}
Collection[1, 2, 3]
#=> {"error": "Collection-Type[] accepts 1 to 2 arguments. Got 3"}
Timespan['0-00:00:01', 5]
#=> {"value": {"Type": "Timespan['0-00:00:01.0', '0-00:00:05.0']"}, "type": "Type[Timespan['0-00:00:01.0', '0-00:00:05.0']]"}
Timespan[1, 'x']
#=> {"error": "Error while evaluating a '[]' expression, Unable to parse 'x' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Timespan[{days => 1}]
#=> {"value": {"Type": "Timespan['1-00:00:00.0']"}, "type": "Type[Timespan['1-00:00:00.0']]"}
Timespan[5, 1]
#=> {"error": "Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (0-00:00:05.0, 0-00:00:01.0"}
Timespan[default, 5]
#=> {"value": {"Type": "Timespan[default, '0-00:00:05.0']"}, "type": "Type[Timespan[default, '0-00:00:05.0']]"}
Timestamp['2000-01-01', default]
#=> {"value": {"Type": "Timestamp['2000-01-01T00:00:00.000000000 UTC']"}, "type": "Type[Timestamp['2000-01-01T00:00:00.000000000 UTC']]"}
Timestamp['x']
#=> {"error": "Error while evaluating a '[]' expression, Unable to parse 'x' using any of the formats %FT%T.%N %Z, %FT%T %Z, %F %T.%N %Z, %F %T %Z, %F %Z, %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F"}
Timestamp[5, 1]
#=> {"error": "Error while evaluating a '[]' expression, 'from' must be less or equal to 'to'. Got (1970-01-01T00:00:05.000000000 UTC, 1970-01-01T00:00:01.000000000 UTC"}
SemVer['1.x', '>=3.0.0']
#=> {"value": {"Type": "SemVer['1.x', '>=3.0.0']"}, "type": "Type[SemVer['1.x', '>=3.0.0']]"}
SemVer['x y']
#=> {"error": "Error while evaluating a '[]' expression, Unparsable version range: \"x y\""}
SemVer[SemVerRange('1.x')]
#=> {"value": {"Type": "SemVer['1.x']"}, "type": "Type[SemVer['1.x']]"}
SemVer[1]
#=> {"error": "Error creating type specialization of a SemVer-Type, Cannot use Integer where String or SemanticPuppet::VersionRange is expected"}
SemVer['1.0.0'] 
#=> {"value": {"Type": "SemVer['1.0.0']"}, "type": "Type[SemVer['1.0.0']]"}
SemVerRange['1']
#=> {"error": "Operator '[]' is not applicable to a SemVerRange-Type."}
Binary[1]
#=> {"error": "Operator '[]' is not applicable to a Binary-Type."}
URI['http://example.com']
#=> {"value": {"Type": "URI[{'scheme' => 'http', 'host' => 'example.com'}]"}, "type": "Type[URI[{'scheme' => 'http', 'host' => 'example.com'}]]"}
URI[{scheme => 'http'}]
#=> {"value": {"Type": "URI[{'scheme' => 'http'}]"}, "type": "Type[URI[{'scheme' => 'http'}]]"}
URI[1]
#=> {"error": "URI-Type[] arguments must be types. Got Integer"}
URI[{nope => 'x'}]
#=> {"error": "URI-Type[] arguments must be types. Got Hash"}
URI['http://a', 'b']
#=> {"error": "URI-Type[] accepts 1 argument. Got 2"}
Init[Integer, 'a']
#=> {"value": {"Type": "Init[Integer, 'a']"}, "type": "Type[Init[Integer, 'a']]"}
Init[1]
#=> {"error": "Init-Type[] arguments must be types. Got Integer"}
Init[Init[Integer]]
#=> {"value": {"Type": "Init[Init[Integer]]"}, "type": "Type[Init[Init[Integer]]]"}
TypeReference['Foo']
#=> {"error": "Resource type not found: UnresolvedReference"}
TypeReference[1]
#=> {"error": "Resource type not found: UnresolvedReference"}
TypeAlias['Foo', Integer]
#=> {"error": "Operator '[]' is not applicable to an UnresolvedAlias = TypeReference['UnresolvedReference']-Type."}
Data[1]
#=> {"error": "Operator '[]' is not applicable to a Data-Type."}
Any[1]
#=> {"error": "Operator '[]' is not applicable to an Any-Type."}
Undef[1]
#=> {"error": "Operator '[]' is not applicable to an Undef-Type."}
Default[1]
#=> {"error": "Operator '[]' is not applicable to a Default-Type."}
Numeric[1]
#=> {"error": "Operator '[]' is not applicable to a Numeric-Type."}
Scalar[1]
#=> {"error": "Operator '[]' is not applicable to a Scalar-Type."}
CatalogEntry['a']
#=> {"error": "Operator '[]' is not applicable to a CatalogEntry-Type."}
Resource['a', 'b', 'c']
#=> {"value": [{"Type": "A['b']"}, {"Type": "A['c']"}], "type": "Tuple[Type[A['b']], Type[A['c']]]"}
Resource[File]
#=> {"value": {"Type": "File"}, "type": "Type[File]"}
Resource[File, '/a']
#=> {"value": {"Type": "File['/a']"}, "type": "Type[File['/a']]"}
Resource[1]
#=> {"error": "First argument to Resource[] must be a resource type or a String. Got Integer."}
Resource['file', 1]
#=> {"error": "Error creating type specialization of a Resource-Type, Cannot use Integer where a resource title String is expected"}
Resource['file']['/a']
#=> {"value": {"Type": "File['/a']"}, "type": "Type[File['/a']]"}
Resource['file', '/a']['/b']
#=> {"error": "Resource not found: File['/a']"}
File['/a']['mode']
#=> {"error": "Resource not found: File['/a']"}
File[1]
#=> {"error": "Error creating type specialization of a File-Type, Cannot use Integer where a resource title String is expected"}
File['']
#=> {"value": {"Type": "File['']"}, "type": "Type[File['']]"}
File['a', 'b']
#=> {"value": [{"Type": "File['a']"}, {"Type": "File['b']"}], "type": "Tuple[Type[File['a']], Type[File['b']]]"}
File[['a', 'b'], 'c']
#=> {"value": [{"Type": "File['a']"}, {"Type": "File['b']"}, {"Type": "File['c']"}], "type": "Tuple[Type[File['a']], Type[File['b']], Type[File['c']]]"}
File[undef]
#=> {"value": null, "type": "Undef"}
File[default]
#=> {"error": "Error creating type specialization of a File-Type, Cannot use Default where a resource title String is expected"}
Class['']
#=> {"error": "Illegal name. The given name '' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/"}
Class['a', 'b']
#=> {"value": [{"Type": "Class[a]"}, {"Type": "Class[b]"}], "type": "Tuple[Type[Class[a]], Type[Class[b]]]"}
Class['::a']
#=> {"value": {"Type": "Class[a]"}, "type": "Type[Class[a]]"}
Class[1]
#=> {"error": "Illegal Class name in class reference. An Integer cannot be used where a String is expected"}
Class['a b']
#=> {"error": "Illegal name. The given name 'a b' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/"}
Class[File]
#=> {"error": "Illegal Class name in class reference. A File-Type cannot be used where a String is expected"}
Class['A']
#=> {"value": {"Type": "Class[a]"}, "type": "Type[Class[a]]"}
Nope['a']
#=> {"error": "Resource type not found: Nope"}
Foo::Bar['a']
#=> {"error": "Resource type not found: Foo::Bar"}
Integer.new
#=> {"error": "Error while evaluating a Method call, 'new' expects between 1 and 3 arguments, got none"}
Integer.foo
#=> {"error": "Unknown function: 'foo'."}
inline_epp('<%= $kryptonite == undef %>')
#=> {"error": "Unknown variable: 'kryptonite'."}
#[7]=> {"value": "true", "type": "String"}
inline_epp('<%= $x %>', {x => 1})
#=> {"value": "1", "type": "String"}
inline_epp('<%- | $x | -%><%= $x %>', {x => 1, y => 2})
#=> {"error": "Error while evaluating a Function Call, lambda: has no parameter named 'y'"}
inline_epp('<%- | Integer $x = "a" | -%><%= $x %>')
#=> {"error": "Error while evaluating a Function Call, lambda: parameter 'x' expects an Integer value, got String"}
inline_epp('<%- | $x = default_it | -%><%= $x %>', {x => undef})
#=> {"value": "default_it", "type": "String"}
inline_epp('<%-|$x|%>', {x => 1})
#=> {"value": "", "type": "String"}
inline_epp("a\r\nb")
#=> {"value": "a\r\nb", "type": "String"}
inline_epp('<%= [1, {a => undef}] %>')
#=> {"value": "[1, {a => }]", "type": "String"}
inline_epp('<%= Sensitive("x") %>')
#=> {"value": {"Sensitive": "x"}, "type": "Sensitive[String]"}
inline_epp('a<%# c %>b')
#=> {"value": "ab", "type": "String"}
inline_epp("a\n<%# c -%>\nb")
#=> {"value": "a\nb", "type": "String"}
inline_epp('<%% x %%>')
#=> {"value": "<% x %>", "type": "String"}
inline_epp('<%= "%>" %>')
#=> {"value": "%>", "type": "String"}
inline_epp('<% if true { %>y<% } else { %>n<% } %>')
#=> {"value": "y", "type": "String"}
inline_epp('<% [1,2].each |$x| { %><%= $x %>,<% } %>')
#=> {"value": "1,2,", "type": "String"}
inline_epp('<%= epp("stuff/page.epp") %>')
#=> {"error": "Unknown variable: 'x'."}
#[7]=> {"value": "template \n", "type": "String"}
inline_epp('<%= inline_epp("<%%= 1 %%>") %>')
#=> {"value": "<%= 1 %>", "type": "String"}
inline_epp('<% return 5 %>x')
#=> {"value": 5, "type": "Integer[5, 5]"}
inline_epp('<%= return("x") %>')
#=> {"value": "x", "type": "String"}
inline_epp('x', {'A' => 1})
#=> {"value": "x", "type": "String"}
inline_epp('x', {'a-b' => 1})
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' key of entry 'a-b' expects a match for Pattern[/^\\w+$/], got 'a-b'"}
inline_epp('x', {1 => 1})
#=> {"error": "Error while evaluating a Function Call, 'inline_epp' parameter 'parameters' expects a Hash[Pattern[/^\\w+$/], Any] value, got Hash[Integer[1, 1], Integer[1, 1]]"}
inline_epp('<%= $1 %>')
#=> {"value": "", "type": "String"}
inline_epp('<%= $title %><%= $facts["os"] %>', {title => 3})
#=> {"value": "3{family => Debian, name => Debian, release => {full => 12.5, major => 12}}", "type": "String"}
inline_epp('<%- |Sensitive $x| -%><%= $x.unwrap %>', {x => Sensitive('s')})
#=> {"value": "s", "type": "String"}
epp('stuff/page.epp', {})
#=> {"error": "Unknown variable: 'x'."}
#[7]=> {"value": "template \n", "type": "String"}
epp('nope/page.epp')
#=> {"error": "Error while evaluating a Function Call, Could not find template 'nope/page.epp'"}
epp('/nope/abs.epp')
#=> {"error": "Error while evaluating a Function Call, Could not find template '/nope/abs.epp'"}
'abcd'[1, 2]
#=> {"value": "bc", "type": "String"}
'abcd'[[1, 2]]
#=> {"value": "bc", "type": "String"}
'abcd'[100]
#=> {"value": "", "type": "String"}
'abcd'[1, 2, 3]
#=> {"error": "String supports [] with one or two arguments. Got 3"}
'abcd'[-2, 1]
#=> {"value": "c", "type": "String"}
'abcd'[-10, 8]
#=> {"value": "ab", "type": "String"}
'abcd'[1, -2]
#=> {"value": "bc", "type": "String"}
'abcd'['a']
#=> {"error": "A substring operation does not accept a String as a character index. Expected an Integer"}
'abcd'[1.5]
#=> {"error": "A substring operation does not accept a Float as a character index. Expected an Integer"}
Binary('YWJj')[1]
#=> {"value": {"Binary": "Yg=="}, "type": "Binary"}
Binary('YWJj')[1, 2]
#=> {"value": {"Binary": "YmM="}, "type": "Binary"}
Binary('YWJj')[100]
#=> {"value": {"Binary": ""}, "type": "Binary"}
Binary('YWJj')[1, 2, 3]
#=> {"error": "String supports [] with one or two arguments. Got 3"}
[1, 2, 3, 4][1, 2]
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
[1, 2, 3, 4][[1, 2]]
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
[1, 2, 3, 4][1, 2, 3]
#=> {"error": "Array supports [] with one or two arguments. Got 3"}
[1, 2, 3, 4][1, -2]
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
[1, 2, 3, 4][-3, 2]
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
[1, 2, 3, 4][4, 1]
#=> {"value": [], "type": "Array[0, 0]"}
[1, 2, 3, 4][5, 1]
#=> {"value": [], "type": "Array[0, 0]"}
[1, 2]['a']
#=> {"error": "The value 'a' cannot be converted to Numeric."}
[1, 2]['1']
#=> {"error": "The string '1' was automatically coerced to the numerical value 1"}
#[7]=> {"value": 2, "type": "Integer[2, 2]"}
[1, 2][1.0]
#=> {"error": "An Array[] cannot use Float where Integer is expected"}
{[1] => 10}[[1]]
#=> {"value": 10, "type": "Integer[10, 10]"}
{a => 1, b => 2}['a', 'x']
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
{a => 1, b => 2}['x', 'y']
#=> {"value": [], "type": "Array[0, 0]"}
{a => 1}[undef]
#=> {"value": null, "type": "Undef"}
{1 => 2}['1']
#=> {"value": null, "type": "Undef"}
{1 => 2}[1.0]
#=> {"value": null, "type": "Undef"}
Class[apache]
#=> {"value": {"Type": "Class[apache]"}, "type": "Type[Class[apache]]"}
Class[[apache]]
#=> {"value": [{"Type": "Class[apache]"}], "type": "Tuple[Type[Class[apache]]]"}
Class[undef]
#=> {"value": null, "type": "Undef"}
Class[[]]
#=> {"value": [], "type": "Array[0, 0]"}
Class['fail-whale']
#=> {"error": "Illegal name. The given name 'fail-whale' does not conform to the naming rule /^((::)?[a-z_]\\w*)(::[a-z]\\w*)*$/"}
Class['My::Class']
#=> {"value": {"Type": "Class[my::class]"}, "type": "Type[Class[my::class]]"}
Class[apache, 'nginx']
#=> {"value": [{"Type": "Class[apache]"}, {"Type": "Class[nginx]"}], "type": "Tuple[Type[Class[apache]], Type[Class[nginx]]]"}
Class[[[], []]]
#=> {"value": [], "type": "Array[0, 0]"}
Class[apache][foo]
#=> {"error": "Resource not found: Class['apache']"}
File[[]]
#=> {"value": [], "type": "Array[0, 0]"}
File[[[], []]]
#=> {"value": [], "type": "Array[0, 0]"}
File['a']['b', 'c']
#=> {"error": "Resource not found: File['a']"}
Resource['::file']
#=> {"value": {"Type": "::File"}, "type": "Type[::File]"}
Resource['My::Type', 'x']
#=> {"value": {"Type": "My::Type['x']"}, "type": "Type[My::Type['x']]"}
Resource['file', []]
#=> {"value": [], "type": "Array[0, 0]"}
Resource['file', ['a', 'b']]
#=> {"value": [{"Type": "File['a']"}, {"Type": "File['b']"}], "type": "Tuple[Type[File['a']], Type[File['b']]]"}
Resource['a b']
#=> {"error": "Illegal type reference. The given name 'A b' does not conform to the naming rule"}
Resource['a-b']
#=> {"error": "Illegal type reference. The given name 'A-b' does not conform to the naming rule"}
Notify['x'] == Notify['x']
#=> {"value": true, "type": "Boolean[true]"}
File['/a'] == Resource['file', '/a']
#=> {"value": true, "type": "Boolean[true]"}
1[0]
#=> {"error": "Operator '[]' is not applicable to an Integer."}
1.5[0]
#=> {"error": "Operator '[]' is not applicable to a Float."}
true[0]
#=> {"error": "Operator '[]' is not applicable to a Boolean."}
undef[0]
#=> {"error": "Operator '[]' is not applicable to an Undef Value."}
undef['a']
#=> {"error": "Operator '[]' is not applicable to an Undef Value."}
default[0]
#=> {"error": "Operator '[]' is not applicable to an Object."}
/a/[0]
#=> {"error": "Operator '[]' is not applicable to a Regexp."}
Timestamp(0)[0]
#=> {"error": "Operator '[]' is not applicable to a Timestamp."}
SemVer('1.0.0')[0]
#=> {"error": "Operator '[]' is not applicable to a Semver."}
Sensitive('abc')[0]
#=> {"error": "Operator '[]' is not applicable to a Sensitive."}
[1].reverse_each[0]
#=> {"error": "Operator '[]' is not applicable to an Object."}
Integer[1, 5][0]
#=> {"value": {"Type": "Integer[0]"}, "type": "Type[Integer[0]]"}
Integer[[1, 3]]
#=> {"value": {"Type": "Integer[1, 3]"}, "type": "Type[Integer[1, 3]]"}
Float[[1, 3]]
#=> {"value": {"Type": "Float[1.0, 3.0]"}, "type": "Type[Float[1.0, 3.0]]"}
Hash[[Scalar, String]]
#=> {"value": {"Type": "Hash[Scalar, String]"}, "type": "Type[Hash[Scalar, String]]"}
Array[[String]]
#=> {"value": {"Type": "Array[String]"}, "type": "Type[Array[String]]"}
Tuple[[String]]
#=> {"value": {"Type": "Tuple[String]"}, "type": "Type[Tuple[String]]"}
Regexp[['foo']]
#=> {"value": {"Type": "Regexp[/foo/]"}, "type": "Type[Regexp[/foo/]]"}
Array[Integer][String]
#=> {"value": {"Type": "Array[String]"}, "type": "Type[Array[String]]"}
Hash[Integer, Array][Integer, String]
#=> {"value": {"Type": "Hash[Integer, String]"}, "type": "Type[Hash[Integer, String]]"}
Timespan[{hours => 3}]
#=> {"value": {"Type": "Timespan['0-03:00:00.0']"}, "type": "Type[Timespan['0-03:00:00.0']]"}
Timespan[default, {hours => 9}]
#=> {"value": {"Type": "Timespan[default, '0-09:00:00.0']"}, "type": "Type[Timespan[default, '0-09:00:00.0']]"}
Timestamp['2014-12-12T13:14:15 CET']
#=> {"value": {"Type": "Timestamp['2014-12-12T12:14:15.000000000 UTC']"}, "type": "Type[Timestamp['2014-12-12T12:14:15.000000000 UTC']]"}
Timestamp[default, '2016-08-23T17:50:00 CET']
#=> {"value": {"Type": "Timestamp[default, '2016-08-23T16:50:00.000000000 UTC']"}, "type": "Type[Timestamp[default, '2016-08-23T16:50:00.000000000 UTC']]"}
1 + '2'
#=> {"error": "The string '2' was automatically coerced to the numerical value 2"}
#[7]=> {"value": 3, "type": "Integer[3, 3]"}
'0x10' + 1
#=> {"error": "The string '0x10' was automatically coerced to the numerical value 16"}
#[7]=> {"value": 17, "type": "Integer[17, 17]"}
'1e2' + 1
#=> {"error": "The string '1e2' was automatically coerced to the numerical value 100.0"}
#[7]=> {"value": {"Float": "101.0"}, "type": "Float[101.0, 101.0]"}
'a' + 1
#=> {"error": "The value 'a' cannot be converted to Numeric."}
[1] + 2
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
[1] + [2]
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
[1] + {a => 1}
#=> {"value": [1, ["a", 1]], "type": "Tuple[Integer[1, 1], Tuple[String, Integer[1, 1]]]"}
{a => 1} + [b, 2]
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
{a => 1} + [[b, 2]]
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
{a => 1} + {a => 2}
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
{a => 1} + 1
#=> {"error": "Error while evaluating a '+' expression, Can only append Array or Hash to a Hash"}
{a => 1} + [1]
#=> {"error": "Error while evaluating a '+' expression, odd number of arguments for Hash"}
[1, 2, 2] - 2
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
[1, 2, 2] - [2]
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
{a => 1, b => 2} - a
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
{a => 1, b => 2} - [a, b]
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
{a => 1, b => 2} - {a => 5}
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
[[1, 2], 3] - [[1, 2]]
#=> {"value": [3], "type": "Tuple[Integer[3, 3]]"}
[{a => 1}] - {a => 1}
#=> {"value": [{"Hash": [["a", 1]]}], "type": "Tuple[Struct[{'a' => Integer[1, 1]}]]"}
[1] << 2
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
[1] << [2]
#=> {"value": [1, [2]], "type": "Tuple[Integer[1, 1], Tuple[Integer[2, 2]]]"}
1 << 2
#=> {"value": 4, "type": "Integer[4, 4]"}
1 << -2
#=> {"value": 0, "type": "Integer[0, 0]"}
8 >> 2
#=> {"value": 2, "type": "Integer[2, 2]"}
1.5 << 1
#=> {"error": "Operator '<<' is not applicable to a Float."}
1 / 0
#=> {"error": "Division by 0"}
1 % 0
#=> {"error": "Division by 0"}
1.0 / 0
#=> {"error": "The result of the / expression is Infinity"}
1.0 / 0.0
#=> {"error": "The result of the / expression is Infinity"}
-7 / 2
#=> {"value": -4, "type": "Integer[-4, -4]"}
-7 % 3
#=> {"value": 2, "type": "Integer[2, 2]"}
7 % -3
#=> {"value": -2, "type": "Integer[-2, -2]"}
7.5 % 2
#=> {"error": "Operator '%' is not applicable to a Float."}
1 == 1.0
#=> {"value": true, "type": "Boolean[true]"}
'a' == 'A'
#=> {"value": true, "type": "Boolean[true]"}
'é' == 'É'
#=> {"value": false, "type": "Boolean[false]"}
1 == '1'
#=> {"value": false, "type": "Boolean[false]"}
[1] == [1.0]
#=> {"value": true, "type": "Boolean[true]"}
{a => 1} == {'A' => 1}
#=> {"value": false, "type": "Boolean[false]"}
undef == ''
#=> {"value": false, "type": "Boolean[false]"}
'a' < 'B'
#=> {"value": true, "type": "Boolean[true]"}
'a' < 1
#=> {"error": "Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'."}
1 < 'a'
#=> {"error": "Comparison of: Integer < String, is not possible. Caused by 'A Numeric is not comparable to non Numeric'."}
[1] < [2]
#=> {"error": "Comparison of: Array < Array, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'."}
'10' < '9'
#=> {"value": true, "type": "Boolean[true]"}
1 < 2.5
#=> {"value": true, "type": "Boolean[true]"}
Integer < Numeric
#=> {"value": true, "type": "Boolean[true]"}
true < false
#=> {"error": "Comparison of: Boolean < Boolean, is not possible. Caused by 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'."}
'abc' in 'xABCx'
#=> {"value": true, "type": "Boolean[true]"}
'a' in ['A', 'b']
#=> {"value": true, "type": "Boolean[true]"}
1 in '123'
#=> {"value": false, "type": "Boolean[false]"}
1 in [1.0]
#=> {"value": true, "type": "Boolean[true]"}
'a' in {a => 1}
#=> {"value": true, "type": "Boolean[true]"}
'a' in {'A' => 1}
#=> {"value": true, "type": "Boolean[true]"}
/b/ in 'abc'
#=> {"value": true, "type": "Boolean[true]"}
/b/ in ['abc', 'b']
#=> {"value": true, "type": "Boolean[true]"}
/B/ in {abc => 1}
#=> {"value": false, "type": "Boolean[false]"}
Integer in [1, 'a']
#=> {"value": true, "type": "Boolean[true]"}
String in {1 => 2}
#=> {"value": false, "type": "Boolean[false]"}
undef in [undef]
#=> {"value": true, "type": "Boolean[true]"}
undef in 'a'
#=> {"value": false, "type": "Boolean[false]"}
1 in 5
#=> {"value": false, "type": "Boolean[false]"}
'a' =~ 'a'
#=> {"value": true, "type": "Boolean[true]"}
'a' =~ 'A'
#=> {"value": false, "type": "Boolean[false]"}
'a' =~ '['
#=> {"error": "Can not convert right match operand to a regular expression. Caused by 'premature end of char-class: /[/'."}
1 =~ /a/
#=> {"error": "Left match operand must result in a String value. Got an Integer."}
1 =~ Integer
#=> {"value": true, "type": "Boolean[true]"}
'1.2.3' =~ SemVerRange('1.x')
#=> {"value": true, "type": "Boolean[true]"}
SemVer('1.2.3') =~ SemVerRange('1.x')
#=> {"value": true, "type": "Boolean[true]"}
'a' !~ /b/
#=> {"value": true, "type": "Boolean[true]"}
'a' =~ 1
#=> {"error": "Can not convert right match operand to a regular expression. Caused by 'no implicit conversion of Integer into String'."}
[1] =~ Array[Integer]
#=> {"value": true, "type": "Boolean[true]"}
!0
#=> {"value": false, "type": "Boolean[false]"}
!''
#=> {"value": false, "type": "Boolean[false]"}
!undef
#=> {"value": true, "type": "Boolean[true]"}
-'1'
#=> {"error": "The string '1' was automatically coerced to the numerical value 1"}
#[7]=> {"value": -1, "type": "Integer[-1, -1]"}
-'a'
#=> {"error": "The value 'a' cannot be converted to Numeric."}
- [1]
#=> {"error": "The value '[1]' cannot be converted to Numeric."}
-true
#=> {"error": "The value 'true' cannot be converted to Numeric."}
*[1, 2]
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
*{a => 1}
#=> {"value": [["a", 1]], "type": "Tuple[Tuple[String, Integer[1, 1]]]"}
*1
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
*undef
#=> {"value": [], "type": "Array[0, 0]"}
[*[1, 2], 3]
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[*{a => 1}]
#=> {"value": [["a", 1]], "type": "Tuple[Tuple[String, Integer[1, 1]]]"}
[*undef]
#=> {"value": [], "type": "Array[0, 0]"}
[*1]
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Timespan('1-2:3:4.5')
#=> {"value": {"Timespan": "1-02:03:04.5"}, "type": "Timespan['1-02:03:04.5']"}
Timespan('PT1H')
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'PT1H' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Timespan('1:2', '%H:%M')
#=> {"value": {"Timespan": "0-01:02:00.0"}, "type": "Timespan['0-01:02:00.0']"}
Timespan('5', ['%M:%S', '%S'])
#=> {"value": {"Timespan": "0-00:00:05.0"}, "type": "Timespan['0-00:00:05.0']"}
Timespan({days => 1, negative => true})
#=> {"value": {"Timespan": "-1-00:00:00.0"}, "type": "Timespan['-1-00:00:00.0']"}
Timespan({string => '1:1', format => '%H:%M'})
#=> {"value": {"Timespan": "0-01:01:00.0"}, "type": "Timespan['0-01:01:00.0']"}
Timespan(1.5).total_milliseconds
#=> {"error": "Unknown function: 'total_milliseconds'."}
Timespan(93784.5).days
#=> {"error": "Unknown function: 'days'."}
Timespan(93784.5).hours
#=> {"error": "Unknown function: 'hours'."}
Timespan(93784.5).minutes
#=> {"error": "Unknown function: 'minutes'."}
Timespan(93784.5).total_hours
#=> {"error": "Unknown function: 'total_hours'."}
Timespan(93784.5).milliseconds
#=> {"error": "Unknown function: 'milliseconds'."}
Timespan(93784.5).nanoseconds
#=> {"error": "Unknown function: 'nanoseconds'."}
Timespan(-93784.5).hours
#=> {"error": "Unknown function: 'hours'."}
Timespan(1) + 1
#=> {"value": {"Timespan": "0-00:00:02.0"}, "type": "Timespan['0-00:00:02.0']"}
Timespan(1) + Timespan(2)
#=> {"value": {"Timespan": "0-00:00:03.0"}, "type": "Timespan['0-00:00:03.0']"}
Timespan(1) * 2.5
#=> {"value": {"Timespan": "0-00:00:02.5"}, "type": "Timespan['0-00:00:02.5']"}
Timespan(5) / Timespan(2)
#=> {"value": {"Float": "2.5"}, "type": "Float[2.5, 2.5]"}
Timespan(5) / 2
#=> {"value": {"Timespan": "0-00:00:02.5"}, "type": "Timespan['0-00:00:02.5']"}
Timespan(5) % Timespan(2)
#=> {"error": "Error while evaluating a '%' expression, Can not do modulus on a Timespan using a a Timespan"}
Timespan(5) - 1
#=> {"value": {"Timespan": "0-00:00:04.0"}, "type": "Timespan['0-00:00:04.0']"}
1 + Timespan(1)
#=> {"value": {"Timespan": "0-00:00:02.0"}, "type": "Timespan['0-00:00:02.0']"}
Timestamp(1) + Timespan(1)
#=> {"value": {"Timestamp": "1970-01-01T00:00:02.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:02.000000000 UTC']"}
Timestamp(1) - Timestamp(0)
#=> {"value": {"Timespan": "0-00:00:01.0"}, "type": "Timespan['0-00:00:01.0']"}
Timestamp(1) - 1
#=> {"value": {"Timestamp": "1970-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:00.000000000 UTC']"}
Timespan(1) + Timestamp(1)
#=> {"value": {"Timestamp": "1970-01-01T00:00:02.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:02.000000000 UTC']"}
Timestamp(1) + Timestamp(1)
#=> {"error": "Error while evaluating a '+' expression, A Timestamp cannot be added to a Timestamp"}
-Timespan(1)
#=> {"value": {"Timespan": "-0-00:00:01.0"}, "type": "Timespan['-0-00:00:01.0']"}
Timespan(1) < Timespan(2)
#=> {"value": true, "type": "Boolean[true]"}
Timespan(1) == 1
#=> {"value": true, "type": "Boolean[true]"}
Timestamp(1) < 2
#=> {"value": true, "type": "Boolean[true]"}
Timestamp('2015-03-01T11:12:13.14 PST')
#=> {"value": {"Timestamp": "2015-03-01T19:12:13.140000000 UTC"}, "type": "Timestamp['2015-03-01T19:12:13.140000000 UTC']"}
Timestamp('2015-03-01', '%F')
#=> {"value": {"Timestamp": "2015-03-01T00:00:00.000000000 UTC"}, "type": "Timestamp['2015-03-01T00:00:00.000000000 UTC']"}
Timestamp('2015-03-01', '%F', 'PST')
#=> {"value": {"Timestamp": "2015-03-01T08:00:00.000000000 UTC"}, "type": "Timestamp['2015-03-01T08:00:00.000000000 UTC']"}
Timestamp('2015-03-01 01:02', ['%F', '%F %R'])
#=> {"value": {"Timestamp": "2015-03-01T01:02:00.000000000 UTC"}, "type": "Timestamp['2015-03-01T01:02:00.000000000 UTC']"}
Timestamp({string => '2015-03-01', format => '%F', timezone => 'EST'})
#=> {"value": {"Timestamp": "2015-03-01T05:00:00.000000000 UTC"}, "type": "Timestamp['2015-03-01T05:00:00.000000000 UTC']"}
Timestamp('2015-03-01T11:12:13 EST', '%FT%T %Z', 'PST')
#=> {"error": "Error while evaluating a Function Call, Using a Timezone designator in format specification is mutually exclusive to providing an explicit timezone argument"}
Timestamp('x')
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'x' using any of the formats %FT%T.%N %Z, %FT%T %Z, %F %T.%N %Z, %F %T %Z, %F %Z, %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F"}
String(Timestamp(1.5))
#=> {"value": "1970-01-01T00:00:01.500000000 UTC", "type": "String"}
String(Timespan(1.5), '%s')
#=> {"value": "0-00:00:01.5", "type": "String"}
"${Timespan(100000)}"
#=> {"value": "1-03:46:40.0", "type": "String"}
Timestamp(0) =~ Timestamp[0, 1]
#=> {"value": true, "type": "Boolean[true]"}
SemVer('1.2.3-rc1+b').prerelease
#=> {"error": "Unknown function: 'prerelease'."}
SemVer('1.2.3-rc1+b').build
#=> {"error": "Unknown function: 'build'."}
SemVer(1, 2, 3, 'rc1', 'b')
#=> {"value": {"SemVer": "1.2.3-rc1+b"}, "type": "SemVer['1.2.3-rc1+b - 1.2.3-rc1+b']"}
SemVer({version => '1.2.3'})
#=> {"error": "Error while evaluating a Function Call, The function 'new_Version' was called with arguments it does not accept. It expects one of:\n  (SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/] str)\n    rejected: parameter 'str' expects a match for SemVerPattern = Pattern[/\\A(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?(?:\\+([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?\\Z/], got Struct\n  (PositiveInteger = Integer[0] major, PositiveInteger = Integer[0] minor, PositiveInteger = Integer[0] patch, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] prerelease?, SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/] build?)\n    rejected: expects between 3 and 5 arguments, got 1\n  (SemVerHash = Struct[{'major' => PositiveInteger = Integer[0], 'minor' => PositiveInteger = Integer[0], 'patch' => PositiveInteger = Integer[0], Optional['prerelease'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/], Optional['build'] => SemVerQualifier = Pattern[/\\A(?<part>[0-9A-Za-z-]+)(?:\\.\\g<part>)*\\Z/]}] hash_args)\n    rejected: parameter 'hash_args' expects a value for key 'major'\n    rejected: parameter 'hash_args' expects a value for key 'minor'\n    rejected: parameter 'hash_args' expects a value for key 'patch'\n    rejected: parameter 'hash_args' unrecognized key 'version'"}
SemVer('1.2.3') < SemVer('1.2.3-rc')
#=> {"value": false, "type": "Boolean[false]"}
SemVer('1.2.3') == '1.2.3'
#=> {"value": false, "type": "Boolean[false]"}
SemVerRange('>1.0.0 <=2.0.0 || 3.x')
#=> {"value": {"SemVerRange": ">1.0.0 <=2.0.0 || 3.x"}, "type": "SemVerRange"}
SemVerRange({min => '1.0.0', max => '2.0.0', exclude_max => true})
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: parameter 'str' expects a SemVerRangeString = String[1] value, got Struct\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: parameter 'hash_args' entry 'min' expects a value of type Default or SemVer, got String\n    rejected: parameter 'hash_args' entry 'max' expects a value of type Default or SemVer, got String"}
SemVerRange('1.0.0', default)
#=> {"error": "Error while evaluating a Function Call, The function 'new_VersionRange' was called with arguments it does not accept. It expects one of:\n  (SemVerRangeString = String[1] str)\n    rejected: expects 1 argument, got 2\n  (Variant[Default, SemVer] min, Variant[Default, SemVer] max, Boolean exclude_max?)\n    rejected: parameter 'min' expects a value of type Default or SemVer, got String\n  (SemVerRangeHash = Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 2"}
SemVerRange('x.y')
#=> {"error": "Error while evaluating a Function Call, Unparsable version range: \"x.y\""}
SemVerRange('*')
#=> {"value": {"SemVerRange": "*"}, "type": "SemVerRange"}
SemVerRange('1.x').min
#=> {"value": {"SemVerRange": "1.x"}, "type": "SemVerRange"}
SemVerRange('1.x').max
#=> {"value": {"SemVerRange": "1.x"}, "type": "SemVerRange"}
SemVerRange('1.x') == SemVerRange('>=1.0.0 <2.0.0')
#=> {"value": true, "type": "Boolean[true]"}
Binary('YQ', '%b')
#=> {"value": {"Binary": "YQ=="}, "type": "Binary"}
Binary('YQ==', '%u')
#=> {"value": {"Binary": "YQ=="}, "type": "Binary"}
Binary('YQ==', '%B')
#=> {"value": {"Binary": "YQ=="}, "type": "Binary"}
Binary('a', '%s')
#=> {"value": {"Binary": "YQ=="}, "type": "Binary"}
Binary('YQ=', '%B')
#=> {"error": "Error while evaluating a Function Call, invalid base64"}
Binary([97, 98])
#=> {"value": {"Binary": "YWI="}, "type": "Binary"}
Binary([-1])
#=> {"error": "Error while evaluating a Function Call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' index 0 expects a ByteInteger = Integer[0, 255] value, got Integer[-1, -1]\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Tuple"}
Binary({value => 'YQ==', format => '%B'})
#=> {"value": {"Binary": "YQ=="}, "type": "Binary"}
String(Binary('YWJj'), '%u')
#=> {"value": "YWJj", "type": "String"}
String(Binary('/w=='), '%s')
#=> {"error": "Error while evaluating a Function Call, \"\\xFF\" from ASCII-8BIT to UTF-8"}
Binary('YWJj') + Binary('ZA==')
#=> {"value": {"Binary": "YWJjZA=="}, "type": "Binary"}
Binary('YWJj') == Binary('YWJj')
#=> {"value": true, "type": "Boolean[true]"}
URI('http://u:p@h:80/p?q#f').port
#=> {"value": 80, "type": "Integer[80, 80]"}
URI('http://u:p@h:80/p?q#f').userinfo
#=> {"value": "u:p", "type": "String"}
URI({scheme => 'http', host => 'a', path => '/b'})
#=> {"value": {"URI": "http://a/b"}, "type": "URI[{'scheme' => 'http', 'host' => 'a', 'path' => '/b'}]"}
URI('http://a') + 'b/c'
#=> {"value": {"URI": "http://a/b/c"}, "type": "URI[{'scheme' => 'http', 'host' => 'a', 'path' => '/b/c'}]"}
URI('http://a/b/') + URI('../c')
#=> {"value": {"URI": "http://a/c"}, "type": "URI[{'scheme' => 'http', 'host' => 'a', 'path' => '/c'}]"}
URI('mailto:a@b')
#=> {"value": {"URI": "mailto:a@b"}, "type": "URI[{'scheme' => 'mailto', 'opaque' => 'a@b'}]"}
URI('mailto:a@b').opaque
#=> {"value": "a@b", "type": "String"}
URI('not a uri')
#=> {"error": "Error while evaluating a Function Call, bad URI(is not URI?): \"not a uri\""}
URI('http://a') =~ URI['http://a']
#=> {"value": true, "type": "Boolean[true]"}
URI('http://a') =~ URI[{scheme => 'https'}]
#=> {"value": false, "type": "Boolean[false]"}
URI('http://a') =~ URI[{host => Pattern[/a/]}]
#=> {"value": true, "type": "Boolean[true]"}
URI('http://a') == URI('http://A')
#=> {"value": true, "type": "Boolean[true]"}
URI('http://a').foo
#=> {"error": "Unknown function: 'foo'."}
Sensitive([1]).unwrap
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Sensitive('a') == Sensitive('a')
#=> {"value": true, "type": "Boolean[true]"}
Sensitive('a') =~ Sensitive[String[1, 1]]
#=> {"value": true, "type": "Boolean[true]"}
"${Sensitive('a')}"
#=> {"value": "Sensitive [value redacted]", "type": "String"}
[Sensitive('a')]
#=> {"value": [{"Sensitive": "a"}], "type": "Tuple[Sensitive[String]]"}
Integer('0x1F', 16)
#=> {"value": 31, "type": "Integer[31, 31]"}
Integer(' ')
#=> {"error": "Error while evaluating a Function Call, 'new' The string ' ' cannot be converted to Integer"}
Integer('1.5')
#=> {"error": "Error while evaluating a Function Call, 'new' The string '1.5' cannot be converted to Integer"}
Integer(1.99)
#=> {"value": 1, "type": "Integer[1, 1]"}
Integer(-1.99)
#=> {"value": -1, "type": "Integer[-1, -1]"}
Integer(12, 10)
#=> {"value": 12, "type": "Integer[12, 12]"}
Integer('-5', 10, true)
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer({from => '-5', abs => true})
#=> {"value": 5, "type": "Integer[5, 5]"}
Integer(Timespan(90.7))
#=> {"value": 90, "type": "Integer[90, 90]"}
Integer(Timestamp(90.7))
#=> {"value": 90, "type": "Integer[90, 90]"}
Float('1e5')
#=> {"value": {"Float": "100000.0"}, "type": "Float[100000.0, 100000.0]"}
Float('0x10')
#=> {"value": {"Float": "16.0"}, "type": "Float[16.0, 16.0]"}
Float('0b11')
#=> {"value": {"Float": "3.0"}, "type": "Float[3.0, 3.0]"}
Float('010')
#=> {"value": {"Float": "10.0"}, "type": "Float[10.0, 10.0]"}
Float(Timespan(1.5))
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
Float('-3.5', true)
#=> {"value": {"Float": "3.5"}, "type": "Float[3.5, 3.5]"}
Numeric('0x10')
#=> {"value": 16, "type": "Integer[16, 16]"}
Numeric('1.5e3')
#=> {"value": {"Float": "1500.0"}, "type": "Float[1500.0, 1500.0]"}
Numeric('- 5')
#=> {"value": -5, "type": "Integer[-5, -5]"}
Numeric(' 5')
#=> {"value": 5, "type": "Integer[5, 5]"}
Array(Binary('YQ=='))
#=> {"value": [97], "type": "Tuple[Integer[97, 97]]"}
Array(1.5, true)
#=> {"value": [{"Float": "1.5"}], "type": "Tuple[Float[1.5, 1.5]]"}
Array([1].reverse_each)
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Array[Integer]('12')
#=> {"error": "Error while evaluating a Function Call,  Converted value from Array[Integer].new() has wrong type, index 0 expects an Integer value, got String\n  Converted value from Array[Integer].new() has wrong type, index 1 expects an Integer value, got String"}
Array[String]('12')
#=> {"value": ["1", "2"], "type": "Tuple[String, String]"}
Hash([1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Hash([[['a', 0], 1], [['a', 1], 2]], 'tree')
#=> {"value": {"Hash": [["a", {"Hash": [[0, 1], [1, 2]]}]]}, "type": "Struct[{'a' => Hash[Variant[Integer[0, 0], Integer[1, 1]], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]}]"}
Hash([[['a', 0], 1]], 'hash_tree')
#=> {"value": {"Hash": [["a", {"Hash": [[0, 1]]}]]}, "type": "Struct[{'a' => Hash[Integer[0, 0], Integer[1, 1], 1, 1]}]"}
Hash([[[], {}], [['a'], 1]], 'tree')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Hash([1, 2].reverse_each)
#=> {"value": {"Hash": [[2, 1]]}, "type": "Hash[Integer[2, 2], Integer[1, 1], 1, 1]"}
Hash[String, Integer](['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, Converted value from Hash[String, Integer].new() has wrong type, entry 'a' expects an Integer value, got String"}
Struct[{a => Integer}]({b => 1})
#=> {"error": "Error while evaluating a Function Call,  Converted value from Struct[{'a' => Integer}].new() has wrong type, expects a value for key 'a'\n  Converted value from Struct[{'a' => Integer}].new() has wrong type, unrecognized key 'b'"}
Struct[{a => Integer}](['a', 1])
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Tuple[Integer]('1')
#=> {"error": "Error while evaluating a Function Call, Converted value from Tuple[Integer].new() has wrong type, index 0 expects an Integer value, got String"}
Tuple[Integer, 6](3)
#=> {"error": "Error while evaluating a Function Call, Converted value from Tuple[Integer, 6].new() has wrong type, expects size to be at least 6, got 3"}
Regexp('a.c')
#=> {"value": {"Regexp": "a.c"}, "type": "Regexp[/a.c/]"}
Regexp('a.c', true)
#=> {"value": {"Regexp": "a\\.c"}, "type": "Regexp[/a\\.c/]"}
Regexp('[')
#=> {"error": "Error while evaluating a Function Call, premature end of char-class: /[/"}
Type('Integer[1,2]')
#=> {"value": {"Type": "Integer[1, 2]"}, "type": "Type[Integer[1, 2]]"}
Type('foo')
#=> {"error": "Error while evaluating a Function Call, The expression <foo> is not a valid type specification."}
Type('Foo')
#=> {"value": {"Type": "TypeReference['Foo']"}, "type": "Type[TypeReference['Foo']]"}
Type[Numeric]('String')
#=> {"error": "Error while evaluating a Function Call, Converted value from Type[Numeric].new() has wrong type, expects a Type[Numeric] value, got Type[String]"}
NotUndef(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
Enum('a')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Enum' is not supported"}
Iterator([1])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterator' is not supported"}
CatalogEntry('x')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'CatalogEntry' is not supported"}
Resource('file', '/x')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Resource' is not supported"}
Class('x')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class' is not supported"}
File('/x')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'File' is not supported"}
Init('x')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Init' is not supported"}
Init[Integer, 16]('100')
#=> {"value": 256, "type": "Integer[256, 256]"}
Init[String, 23](128)
#=> {"error": "Error while evaluating a Function Call, The type 'Init[String, 23]' does not represent a valid set of parameters for String.new()"}
Init[String](128, '%x')
#=> {"error": "Error while evaluating a Function Call, 'new_Init' expects 1 argument, got 2"}
Init[Sensitive[String]]('256')
#=> {"value": {"Sensitive": "256"}, "type": "Sensitive[String]"}
Init[Type[Numeric]]('String')
#=> {"error": "Error while evaluating a Function Call, Converted value from Type[Numeric].new() has wrong type, expects a Type[Numeric] value, got Type[String]"}
Init > RichData
#=> {"value": true, "type": "Boolean[true]"}
Init < RichData
#=> {"value": false, "type": "Boolean[false]"}
Init[Integer] < Init[Numeric]
#=> {"value": true, "type": "Boolean[true]"}
Init[Tuple[Integer]] < Init[Array[Integer]]
#=> {"value": true, "type": "Boolean[true]"}
Integer < Init[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Integer < Init[String]
#=> {"value": true, "type": "Boolean[true]"}
Error('a', 'b', {c => 1}, 'd')
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "a"], ["kind", "b"], ["details", {"Hash": [["c", 1]]}], ["issue_code", "d"]]}]}, "type": "Error['b', 'd']"}
Error('')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Error' was called with arguments it does not accept. It expects one of:\n  (Struct[{'msg' => String[1], 'kind' => Optional[String[1]], 'details' => Optional[Hash[String[1], Data]], 'issue_code' => Optional[String[1]]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got String\n  (String[1] msg, String[1] kind?, Hash[String[1], Data] details?, String[1] issue_code?)\n    rejected: parameter 'msg' expects a String[1] value, got String"}
Error('a').message
#=> {"value": "a", "type": "String"}
Error('a') =~ Error['b']
#=> {"value": false, "type": "Boolean[false]"}
Error('a', 'b') =~ Error['b']
#=> {"value": true, "type": "Boolean[true]"}
Error('a', 'b') =~ Error[/b/]
#=> {"value": true, "type": "Boolean[true]"}
Error('a', 'b', {}, 'ISSUE') =~ Error[default, 'ISSUE']
#=> {"value": true, "type": "Boolean[true]"}
Deferred('a', [1])
#=> {"value": {"Object": ["Deferred", {"Hash": [["name", "a"], ["arguments", [1]]]}]}, "type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}
Deferred('a', 1)
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: expects 1 argument, got 2\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'arguments' expects a value of type Undef or Array, got Integer"}
Deferred('A')
#=> {"error": "Error while evaluating a Function Call, The function 'new_Deferred' was called with arguments it does not accept. It expects one of:\n  (Struct[{'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => Optional[Array]}] hash)\n    rejected: parameter 'hash' expects a Struct value, got String\n  (Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/] name, Array arguments?)\n    rejected: parameter 'name' expects a match for Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], got 'A'"}
Deferred('$a')
#=> {"value": {"Object": ["Deferred", {"Hash": [["name", "$a"]]}]}, "type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}
Deferred({name => 'a'})
#=> {"value": {"Object": ["Deferred", {"Hash": [["name", "a"]]}]}, "type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}
Deferred('a').name
#=> {"value": "a", "type": "String"}
[Enum['a'], Enum['b', true]] =~ type([Enum['a'], Enum['b', true]], reduced)
#=> {"value": false, "type": "Boolean[false]"}
Enum['a', 'b'] > Enum['b', true]
#=> {"value": false, "type": "Boolean[false]"}
Enum['a', 'b', true] > Enum['b']
#=> {"value": true, "type": "Boolean[true]"}
Enum['a', 'b', true] > Enum['B', true]
#=> {"value": true, "type": "Boolean[true]"}
Enum['a'] == Enum['a', true]
#=> {"value": false, "type": "Boolean[false]"}
Variant[Enum['a'], Enum['b', true]]
#=> {"value": {"Type": "Variant[Enum['a'], Enum['b', true]]"}, "type": "Type[Variant[Enum['a'], Enum['b', true]]]"}
'B' =~ Variant[Enum['a'], Enum['b', true]]
#=> {"value": true, "type": "Boolean[true]"}
type([Enum['b', true], Enum['a']], reduced)
#=> {"value": {"Type": "Array[Type[Enum['a', 'b']], 2, 2]"}, "type": "Type[Array[Type[Enum['a', 'b']], 2, 2]]"}
type([Enum['b', true], String], reduced)
#=> {"value": {"Type": "Array[Type[String], 2, 2]"}, "type": "Type[Array[Type[String], 2, 2]]"}
type([Enum['b', true], 'x'], reduced)
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
tree_each({a => {b => [1]}}).map |$x| { $x }
#=> {"value": [[[], {"Hash": [["a", {"Hash": [["b", [1]]]}]]}], [["a"], {"Hash": [["b", [1]]]}], [["a", "b"], [1]], [["a", "b", 0], 1]], "type": "Tuple[Tuple[Array[0, 0], Struct[{'a' => Struct[{'b' => Tuple[Integer[1, 1]]}]}]], Tuple[Tuple[String], Struct[{'b' => Tuple[Integer[1, 1]]}]], Tuple[Tuple[String, String], Tuple[Integer[1, 1]]], Tuple[Tuple[String, String, Integer[0, 0]], Integer[1, 1]]]"}
[1, [2]].tree_each({include_root => false}).map |$x| { $x }
#=> {"value": [[[0], 1], [[1], [2]], [[1, 0], 2]], "type": "Tuple[Tuple[Tuple[Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]], Tuple[Tuple[Integer[1, 1], Integer[0, 0]], Integer[2, 2]]]"}
[1, [2]].tree_each({order => breadth_first}).map |$p, $v| { $p }
#=> {"error": "Error while evaluating a Method call, undefined method `each_with_index' for an instance of Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator"}
#[7]=> {"value": [0, 1, 2, 3], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1, [2]].tree_each({container_type => Array}).map |$p, $v| { $v }
#=> {"error": "Error while evaluating a Method call, undefined method `each_with_index' for an instance of Puppet::Pops::Types::Iterable::DepthFirstTreeIterator"}
#[7]=> {"value": [[[], [1, [2]]], [[0], 1], [[1], [2]], [[1, 0], 2]], "type": "Tuple[Tuple[Array[0, 0], Tuple[Integer[1, 1], Tuple[Integer[2, 2]]]], Tuple[Tuple[Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]], Tuple[Tuple[Integer[1, 1], Integer[0, 0]], Integer[2, 2]]]"}
{a => [1]}.tree_each({container_type => Hash}).map |$p, $v| { $v }
#=> {"error": "Error while evaluating a Method call, undefined method `each_with_index' for an instance of Puppet::Pops::Types::Iterable::DepthFirstTreeIterator"}
#[7]=> {"value": [[[], {"Hash": [["a", [1]]]}], [["a"], [1]]], "type": "Tuple[Tuple[Array[0, 0], Struct[{'a' => Tuple[Integer[1, 1]]}]], Tuple[Tuple[String], Tuple[Integer[1, 1]]]]"}
[1].tree_each({container_type => Integer})
#=> {"error": "Error while evaluating a Method call, Only Array, Hash, and Object types can be used as container types. Got Integer"}
[1].tree_each({nope => true})
#=> {"error": "Error while evaluating a Method call, The function 'tree_each' was called with arguments it does not accept. It expects one of:\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[2, 2] block)\n    rejected: parameter 'options' unrecognized key 'nope'\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[1, 1] block)\n    rejected: parameter 'options' unrecognized key 'nope'\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?)\n    rejected: parameter 'options' unrecognized key 'nope'"}
[1].tree_each({order => 'x'})
#=> {"error": "Error while evaluating a Method call, 'tree_each' parameter 'options' entry 'order' expects an undef value or a match for Enum['breadth_first', 'depth_first'], got 'x'"}
[1, 2].reverse_each.map |$x| { $x }
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
5.reverse_each.map |$x| { $x }
#=> {"value": [4, 3, 2, 1, 0], "type": "Tuple[Integer[4, 4], Integer[3, 3], Integer[2, 2], Integer[1, 1], Integer[0, 0]]"}
'abc'.reverse_each.map |$x| { $x }
#=> {"value": ["c", "b", "a"], "type": "Tuple[String, String, String]"}
Integer[1, 4].reverse_each.map |$x| { $x }
#=> {"value": [4, 3, 2, 1], "type": "Tuple[Integer[4, 4], Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
[1, 2, 3, 4, 5].step(2).map |$x| { $x }
#=> {"value": [1, 3, 5], "type": "Tuple[Integer[1, 1], Integer[3, 3], Integer[5, 5]]"}
{a => 1, b => 2, c => 3}.step(2).map |$x| { $x }
#=> {"value": [["a", 1], ["c", 3]], "type": "Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[3, 3]]]"}
[1, 2, 3].step(2).reverse_each.map |$x| { $x }
#=> {"value": [3, 1], "type": "Tuple[Integer[3, 3], Integer[1, 1]]"}
[1, 2, 3].reverse_each.step(2).map |$x| { $x }
#=> {"value": [3, 1], "type": "Tuple[Integer[3, 3], Integer[1, 1]]"}
[1, 2, 3].step(-1)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'step' expects an Integer[1] value, got Integer[-1, -1]"}
'abcd'.step(2).map |$x| { $x }
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
10.step(3).map |$x| { $x }
#=> {"value": [0, 3, 6, 9], "type": "Tuple[Integer[0, 0], Integer[3, 3], Integer[6, 6], Integer[9, 9]]"}
10.step(3).type
#=> {"value": {"Type": "Iterator[Integer[0, 9]]"}, "type": "Type[Iterator[Integer[0, 9]]]"}
[1, 2].each |$x| { }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
{a => 1}.each |$k, $v| { }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
Integer[1].each |$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]"}
Enum['b', 'a'].each |$x| { }
#=> {"value": {"Type": "Enum['a', 'b']"}, "type": "Type[Enum['a', 'b']]"}
Integer.each |$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]"}
1.5.each |$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float"}
true.each |$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
undef.each |$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
[1, 2].map
#=> {"error": "Error while evaluating a Method call, 'map' expects a block"}
[1, 2].filter |$x| { undef }
#=> {"value": [], "type": "Array[0, 0]"}
{a => 1, b => undef}.filter |$x| { $x[1] }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
[[1, 2], [3, 4]].map |$a, $b| { $b }
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
[[1, 2], [3, 4]].each |$a, $b| { }
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
[[1, 2], [3, 4]].map |*$x| { $x }
#=> {"value": [[0, [1, 2]], [1, [3, 4]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[Integer[1, 1], Integer[2, 2]]], Tuple[Integer[1, 1], Tuple[Integer[3, 3], Integer[4, 4]]]]"}
{a => 1}.map |*$x| { $x }
#=> {"value": [["a", 1]], "type": "Tuple[Tuple[String, Integer[1, 1]]]"}
{a => 1}.map |$k, $v = 5| { $v }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
[1].map |$k, $v = 5| { $v }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
[1, 2, 3].reduce |$a, $b| { $a * $b }
#=> {"value": 6, "type": "Integer[6, 6]"}
[1, 2, 3].reduce(10) |$a, $b| { $a + $b }
#=> {"value": 16, "type": "Integer[16, 16]"}
{a => 1, b => 2}.reduce([]) |$m, $kv| { $m + $kv }
#=> {"value": ["a", 1, "b", 2], "type": "Tuple[String, Integer[1, 1], String, Integer[2, 2]]"}
[1, 2].reduce |$a| { $a }
#=> {"error": "Error while evaluating a Method call, 'reduce' block expects 2 arguments, got 1"}
'abc'.reduce |$a, $b| { "${b}${a}" }
#=> {"value": "cba", "type": "String"}
[1, 2, 3, 4].slice(2) |$a| { $a }
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
[1, 2, 3, 4].slice(3) |$a, $b, $c| { $b }
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
[1, 2, 3].slice('x')
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got String"}
[1, 2, 3].slice(-1)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[-1, -1]"}
zip
#=> {"value": "zip", "type": "String"}
getvar('facts.os.nope', 'd')
#=> {"value": "d", "type": "String"}
getvar('nope', 'd') |$e| { $e }
#=> {"value": "d", "type": "String"}
getvar('facts.os.family.x') |$e| { $e }
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "The given data does not contain a Collection at [\"os\", \"family\"], got 'String'"], ["kind", "SLICE_ERROR"], ["details", {"Hash": [["walked_path", ["os", "family"]], ["value_type", {"Type": "String"}]]}], ["issue_code", "EXPECTED_COLLECTION"]]}]}, "type": "Error['SLICE_ERROR', 'EXPECTED_COLLECTION']"}
getvar('facts."os".family')
#=> {"value": "Debian", "type": "String"}
get({a => [1]}, 'a.x')
#=> {"error": "Error while evaluating a Function Call, The given data requires an Integer index at [\"a\", \"x\"], got 'String'"}
get({a => [1]}, 'a.x') |$e| { 'caught' }
#=> {"value": "caught", "type": "String"}
get({a => 1}, 'a.b.c')
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"}
get([{a => 1}], '0.a')
#=> {"value": 1, "type": "Integer[1, 1]"}
get('abc', '0')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
get({a => {b => 1}}, 'a."b')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
dig([1, {a => 2}], 1, 'a')
#=> {"value": 2, "type": "Integer[2, 2]"}
lest(undef) || { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
lest(false) || { 1 }
#=> {"value": false, "type": "Boolean[false]"}
then('') |$x| { 'empty' }
#=> {"value": "empty", "type": "String"}
then(false) |$x| { 'f' }
#=> {"value": "f", "type": "String"}
with([1, 2]) |$a, $b| { $b }
#=> {"error": "Parameter $b is required but no value was given"}
with(*[1, 2]) |$a, $b| { $b }
#=> {"value": 2, "type": "Integer[2, 2]"}
unwrap(Sensitive('a')) |$x| { $x.upcase }
#=> {"value": "A", "type": "String"}
[Sensitive('a')].map |$x| { $x.unwrap }
#=> {"value": ["a"], "type": "Tuple[String]"}
call('sprintf', '%s-%s', 1, 2)
#=> {"value": "1-2", "type": "String"}
call('map', [1]) |$x| { $x + 1 }
#=> {"value": [2], "type": "Tuple[Integer[2, 2]]"}
call(Deferred('abs', [-1]))
#=> {"value": 1, "type": "Integer[1, 1]"}
type(1, generalized)
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
convert_to('5', Integer)
#=> {"value": 5, "type": "Integer[5, 5]"}
convert_to('0x10', Integer, 16) |$x| { $x + 1 }
#=> {"value": 17, "type": "Integer[17, 17]"}
'abc'.convert_to(Array)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
binary_file('stuff/nope')
#=> {"error": "Error while evaluating a Function Call, binary_file(): The given file 'stuff/nope' does not exist"}
find_file('stuff/greeting.txt') =~ String
#=> {"value": true, "type": "Boolean[true]"}
find_file('nope/x', 'stuff/nope')
#=> {"value": null, "type": "Undef"}
find_file(['stuff/nope', 'stuff/empty']) =~ String
#=> {"value": true, "type": "Boolean[true]"}
find_template('stuff/page.epp') =~ String
#=> {"value": true, "type": "Boolean[true]"}
find_template('stuff/nope')
#=> {"value": null, "type": "Undef"}
file('nope/x', 'stuff/greeting.txt')
#=> {"value": "hello\nworld\n", "type": "String"}
file('nope/x')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from nope/x"}
file('stuff')
#=> {"error": "Error while evaluating a Function Call, Could not find any files from stuff"}
module_directory('stuff') =~ String
#=> {"value": true, "type": "Boolean[true]"}
module_directory('nope')
#=> {"value": null, "type": "Undef"}
module_directory('nope', 'stuff') =~ String
#=> {"value": true, "type": "Boolean[true]"}
module_directory(['nope', 'other']) =~ String
#=> {"value": true, "type": "Boolean[true]"}
defined('notify')
#=> {"value": true, "type": "Boolean[true]"}
defined('Notify')
#=> {"value": true, "type": "Boolean[true]"}
defined(Notify)
#=> {"value": true, "type": "Boolean[true]"}
defined(Notify['x'])
#=> {"value": false, "type": "Boolean[false]"}
defined('Notify[x]')
#=> {"value": false, "type": "Boolean[false]"}
defined(Class['nope'])
#=> {"value": false, "type": "Boolean[false]"}
defined('$nope::x')
#=> {"value": false, "type": "Boolean[false]"}
defined('::')
#=> {"value": true, "type": "Boolean[true]"}
defined('a', 'notify')
#=> {"value": true, "type": "Boolean[true]"}
defined([])
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Array"}
defined(Type[Integer])
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type[CatalogEntry]], got Type[Type[Integer]]"}
defined(Type[Notify])
#=> {"value": true, "type": "Boolean[true]"}
defined(Type[Class])
#=> {"error": "Error while evaluating a Function Call, The given class type is a reference to all classes"}
defined(Type[Class['main']])
#=> {"value": false, "type": "Boolean[false]"}
defined(Resource['notify'])
#=> {"value": true, "type": "Boolean[true]"}
versioncmp('1.2.3-rc.1', '1.2.3-rc.10')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('a', 'b')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.0', '1.0~rc1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('v1', '1')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.2', '1.2-')
#=> {"value": -1, "type": "Integer[-1, -1]"}
strftime(Timestamp('2000-01-01T00:00:00'), '%s%%%n')
#=> {"value": "946684800%\n", "type": "String"}
