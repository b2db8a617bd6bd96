# Types that are given as texts: read without being evaluated, by rules of their own.
Type('1 + 1')
#=> {"error": "Error while evaluating a Function Call, The expression <1 + 1> is not a valid type specification."}
Type('notAType')
#=> {"error": "Error while evaluating a Function Call, The expression <notAType> is not a valid type specification."}
Type('notAType[Integer]')
#=> {"error": "Error while evaluating a Function Call, The expression <notAType[Integer]> is not a valid type specification."}
Type('Array[notAType]')
#=> {"error": "Error while evaluating a Function Call, The expression <Array[notAType]> is not a valid type specification."}
Type('Any[Integer]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Any>"}
Type('Data[Integer]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Data>"}
Type('CatalogEntry[Integer]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('Boolean[Integer]')
#=> {"error": "Error while evaluating a Function Call, Boolean parameter must be true or false"}
Type('Scalar[Integer]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Scalar>"}
Type('Undef[Integer]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('Numeric[Integer]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Numeric>"}
Type('Default[Integer]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Default>"}
Type('ScalarData[1]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <ScalarData>"}
Type('RichData[1]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <RichData>"}
Type('Array[0, 0]')
#=> {"value": {"Type": "Array[0, 0]"}, "type": "Type[Array[0, 0]]"}
Type('Hash[0, 0]')
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
Type('Hash[Integer]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided"}
Type('Hash[1]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided"}
Type('Hash[1,2]')
#=> {"value": {"Type": "Hash[Default, Default, 1, 2]"}, "type": "Type[Hash[Default, Default, 1, 2]]"}
Type('Hash[Integer,1]')
#=> {"error": "Error while evaluating a Function Call, The expression <Hash[Integer,1]> is not a valid type specification."}
Type('Float[0]') == Type('Float[0,default]')
#=> {"value": true, "type": "Boolean[true]"}
Type('Array[Integer, 1,2,3]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Array requires 1 to 3, 4 provided"}
Type('Hash[Integer, Integer, 1,2,3]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 5 provided"}
Type('Hash[Integer, Integer, default, default]')
#=> {"value": {"Type": "Hash[Integer, Integer, 0]"}, "type": "Type[Hash[Integer, Integer, 0]]"}
Type('Pattern["([a-z]+)([1-9]+)"]')
#=> {"value": {"Type": "Pattern[/([a-z]+)([1-9]+)/]"}, "type": "Type[Pattern[/([a-z]+)([1-9]+)/]]"}
Type('Pattern[/x9/, /([a-z]+)([1-9]+)/]')
#=> {"value": {"Type": "Pattern[/x9/, /([a-z]+)([1-9]+)/]"}, "type": "Type[Pattern[/x9/, /([a-z]+)([1-9]+)/]]"}
Type("Regexp['a/b']")
#=> {"value": {"Type": "Regexp[/a\\/b/]"}, "type": "Type[Regexp[/a\\/b/]]"}
Type("Regexp[/a/, /b/]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Regexp requires 1, 2 provided"}
Type("Nonesuch")
#=> {"value": {"Type": "TypeReference['Nonesuch']"}, "type": "Type[TypeReference['Nonesuch']]"}
Type("Nonesuch[1]")
#=> {"value": {"Type": "TypeReference['Nonesuch[1]']"}, "type": "Type[TypeReference['Nonesuch[1]']]"}
Type("File['/tmp/foo']")
#=> {"value": {"Type": "File['/tmp/foo']"}, "type": "Type[File['/tmp/foo']]"}
Type("Resource[File]")
#=> {"value": {"Type": "File"}, "type": "Type[File]"}
Type("Resource[File, '/tmp/foo']")
#=> {"value": {"Type": "File['/tmp/foo']"}, "type": "Type[File['/tmp/foo']]"}
Type("Resource[Nonesuch['fife']]")
#=> {"value": {"Type": "Nonesuch['fife']"}, "type": "Type[Nonesuch['fife']]"}
Type("Resource['nonesuch']")
#=> {"value": {"Type": "Nonesuch"}, "type": "Type[Nonesuch]"}
Type("Resource['nonesuch', 'a', 'b']")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Resource requires 1 or 2, 3 provided"}
Type('Class[foo::bar]')
#=> {"value": {"Type": "Class[foo::bar]"}, "type": "Type[Class[foo::bar]]"}
Type("Class['foo::bar', 'x']")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Class requires 1, 2 provided"}
Type("Class['::foo']")
#=> {"value": {"Type": "Class[foo]"}, "type": "Type[Class[foo]]"}
Type('Integer[-3,-1]')
#=> {"value": {"Type": "Integer[-3, -1]"}, "type": "Type[Integer[-3, -1]]"}
Type('Integer[3,1]')
#=> {"error": "Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (3, 1"}
Type('Integer[default,default]')
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type('Integer[default]')
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type('Integer["a"]')
#=> {"error": "Error while evaluating a Function Call, The expression <Integer[\"a\"]> is not a valid type specification."}
Type('Integer[1,2,3]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Integer requires 1 or 2, 3 provided"}
Type('Float[1.0,2.0]')
#=> {"value": {"Type": "Float[1.0, 2.0]"}, "type": "Type[Float[1.0, 2.0]]"}
Type('Float[2.0,1.0]')
#=> {"error": "Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (2.0, 1.0"}
Type('Float[1,2]')
#=> {"value": {"Type": "Float[1.0, 2.0]"}, "type": "Type[Float[1.0, 2.0]]"}
Type('Collection[1,2]')
#=> {"value": {"Type": "Collection[1, 2]"}, "type": "Type[Collection[1, 2]]"}
Type('Collection[Integer]')
#=> {"value": {"Type": "Collection[0]"}, "type": "Type[Collection[0]]"}
Type("Runtime[ruby, 'Integer']")
#=> {"value": {"Type": "Runtime[ruby, 'Integer']"}, "type": "Type[Runtime[ruby, 'Integer']]"}
Type("Runtime[ruby, Integer]")
#=> {"error": "Error while evaluating a Function Call, Runtime 'name_or_pattern' has wrong type, expects a value of type String or Tuple, got Type[Integer]"}
Type("Runtime[ruby]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 1 provided"}
Type("Runtime['java', 'x']")
#=> {"value": {"Type": "Runtime[java, 'x']"}, "type": "Type[Runtime[java, 'x']]"}
Type("Runtime[ruby, [/x/, 'y']]")
#=> {"value": {"Type": "Runtime[ruby, [/x/, 'y']]"}, "type": "Type[Runtime[ruby, [/x/, 'y']]]"}
Type("Callable[String, Integer, 1, default]")
#=> {"value": {"Type": "Callable[String, Integer, 1]"}, "type": "Type[Callable[String, Integer, 1]]"}
Type("Callable[String, Callable[Boolean]]")
#=> {"value": {"Type": "Callable[String, Callable[Boolean]]"}, "type": "Type[Callable[String, Callable[Boolean]]]"}
Type("Callable[0,1]")
#=> {"value": {"Type": "Callable[0, 1]"}, "type": "Type[Callable[0, 1]]"}
Type("Callable[1]")
#=> {"value": {"Type": "Callable[1]"}, "type": "Type[Callable[1]]"}
Type("Callable[default]")
#=> {"value": {"Type": "Callable[0]"}, "type": "Type[Callable[0]]"}
Type("Callable[[0,0], Float]")
#=> {"value": {"Type": "Callable[[0, 0], Float]"}, "type": "Type[Callable[[0, 0], Float]]"}
Type("Callable[[], Float]")
#=> {"value": {"Type": "Callable[[0, 0], Float]"}, "type": "Type[Callable[[0, 0], Float]]"}
Type("Callable[[String], Float, Integer]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: callable requires 2 when first parameter is an array, 3 provided"}
Type("Callable[[String,1,2,Callable], Float]")
#=> {"value": {"Type": "Callable[[String, 1, 2, Callable], Float]"}, "type": "Type[Callable[[String, 1, 2, Callable], Float]]"}
Type("Callable[Optional[Callable]]")
#=> {"value": {"Type": "Callable[0, 0, Optional[Callable]]"}, "type": "Type[Callable[0, 0, Optional[Callable]]]"}
Type("Callable[String, 1, 3, Optional[Callable[String]]]")
#=> {"value": {"Type": "Callable[String, 1, 3, Optional[Callable[String]]]"}, "type": "Type[Callable[String, 1, 3, Optional[Callable[String]]]]"}
Type("Callable['x']")
#=> {"value": {"Type": "Callable[Runtime[ruby, 'x']]"}, "type": "Type[Callable[Runtime[ruby, 'x']]]"}
Type('Nonesuch[{a=>undef,b=>true,c=>false,d=>default,e=>"string",f=>0,g=>1.0,h=>[1,2,3]}]')
#=> {"value": {"Type": "TypeReference['Nonesuch[{a=>undef,b=>true,c=>false,d=>default,e=>\"string\",f=>0,g=>1.0,h=>[1,2,3]}]']"}, "type": "Type[TypeReference['Nonesuch[{a=>undef,b=>true,c=>false,d=>default,e=>\"string\",f=>0,g=>1.0,h=>[1,2,3]}]']]"}
Type("Enum['a','b']")
#=> {"value": {"Type": "Enum['a', 'b']"}, "type": "Type[Enum['a', 'b']]"}
Type("Enum[a,b,true]")
#=> {"value": {"Type": "Enum['a', 'b', true]"}, "type": "Type[Enum['a', 'b', true]]"}
Type("Enum[1]")
#=> {"error": "Error while evaluating a Function Call, Enum parameters must be identifiers or strings"}
Type("Variant[Integer]")
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type("Variant['x']")
#=> {"error": "Error while evaluating a Function Call, The expression <Variant['x']> is not a valid type specification."}
Type("Optional['x']")
#=> {"value": {"Type": "Optional['x']"}, "type": "Type[Optional['x']]"}
Type("Optional[1]")
#=> {"error": "Error while evaluating a Function Call, The expression <Optional[1]> is not a valid type specification."}
Type("Optional[Integer,String]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Optional requires 1, 2 provided"}
Type("NotUndef['x']")
#=> {"value": {"Type": "NotUndef['x']"}, "type": "Type[NotUndef['x']]"}
Type("NotUndef[1]")
#=> {"error": "Error while evaluating a Function Call, The expression <NotUndef[1]> is not a valid type specification."}
Type("Tuple[1]")
#=> {"value": {"Type": "Tuple"}, "type": "Type[Tuple]"}
Type("Tuple[Integer,1,2,3]")
#=> {"value": {"Type": "Tuple[Integer, Integer, 2, 3]"}, "type": "Type[Tuple[Integer, Integer, 2, 3]]"}
Type("Struct[{a=>Integer}]")
#=> {"value": {"Type": "Struct[{'a' => Integer}]"}, "type": "Type[Struct[{'a' => Integer}]]"}
Type("Struct[{a=>1}]")
#=> {"value": {"Type": "Struct[{'a' => Integer}]"}, "type": "Type[Struct[{'a' => Integer}]]"}
Type("Struct[{1=>Integer}]")
#=> {"error": "Error while evaluating a Function Call, Illegal Struct member key type. Expected NotUndef, Optional, String, or Enum. Got: Integer"}
Type("Struct[a]")
#=> {"error": "Error while evaluating a Function Call, The expression <Struct[a]> is not a valid type specification."}
Type("Struct[{Optional[a]=>Integer, NotUndef['b']=>Any}]")
#=> {"value": {"Type": "Struct[{Optional['a'] => Integer, NotUndef['b'] => Any}]"}, "type": "Type[Struct[{Optional['a'] => Integer, NotUndef['b'] => Any}]]"}
Type("Sensitive[Integer]")
#=> {"value": {"Type": "Sensitive[Integer]"}, "type": "Type[Sensitive[Integer]]"}
Type("Sensitive[1]")
#=> {"error": "Error while evaluating a Function Call, The expression <Sensitive[1]> is not a valid type specification."}
Type("Type[1]")
#=> {"error": "Error while evaluating a Function Call, The expression <Type[1]> is not a valid type specification."}
Type("Type[Integer,String]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Type requires 1, 2 provided"}
Type("Iterable[Integer]")
#=> {"value": {"Type": "Iterable[Integer]"}, "type": "Type[Iterable[Integer]]"}
Type("Iterable[1]")
#=> {"error": "Error while evaluating a Function Call, The expression <Iterable[1]> is not a valid type specification."}
Type("Iterator[1]")
#=> {"error": "Error while evaluating a Function Call, The expression <Iterator[1]> is not a valid type specification."}
Type("Iterator[Integer,Integer]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Iterator requires 1, 2 provided"}
Type("SemVer['1.x', '3.x']")
#=> {"value": {"Type": "SemVer['1.x', '3.x']"}, "type": "Type[SemVer['1.x', '3.x']]"}
Type("SemVer['x.y.z']")
#=> {"error": "Error while evaluating a Function Call, Unparsable version range: \"x.y.z\""}
Type("SemVerRange[1]")
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <SemVerRange>"}
Type("Timespan['1:00:00']")
#=> {"value": {"Type": "Timespan['0-01:00:00.0']"}, "type": "Type[Timespan['0-01:00:00.0']]"}
Type("Timespan[{hours=>1}]")
#=> {"value": {"Type": "Timespan['0-01:00:00.0']"}, "type": "Type[Timespan['0-01:00:00.0']]"}
Type("Timespan['x']")
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'x' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Type("Timespan[1,2,3]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Timespan requires 0 to 2, 3 provided"}
Type("Timestamp['2016-09-05T13:00:00.000 UTC']")
#=> {"value": {"Type": "Timestamp['2016-09-05T13:00:00.000000000 UTC']"}, "type": "Type[Timestamp['2016-09-05T13:00:00.000000000 UTC']]"}
Type("Timestamp['x']")
#=> {"error": "Error while evaluating a Function Call, Unable to parse 'x' using any of the formats %FT%T.%N %Z, %FT%T %Z, %F %T.%N %Z, %F %T %Z, %F %Z, %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F"}
Type("Timestamp[default,'2016-09-05T13:00:00.000 UTC']")
#=> {"value": {"Type": "Timestamp[default, '2016-09-05T13:00:00.000000000 UTC']"}, "type": "Type[Timestamp[default, '2016-09-05T13:00:00.000000000 UTC']]"}
Type("Timestamp[1,0]")
#=> {"error": "Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (1970-01-01T00:00:01.000000000 UTC, 1970-01-01T00:00:00.000000000 UTC"}
Type("URI['http://x']")
#=> {"value": {"Type": "URI[{'scheme' => 'http', 'host' => 'x'}]"}, "type": "Type[URI[{'scheme' => 'http', 'host' => 'x'}]]"}
Type("URI[1]")
#=> {"value": {"Type": "URI"}, "type": "Type[URI]"}
Type("URI[{scheme=>'http'}]")
#=> {"value": {"Type": "URI[{'scheme' => 'http'}]"}, "type": "Type[URI[{'scheme' => 'http'}]]"}
Type("Init[Integer,16]")
#=> {"value": {"Type": "Init[Integer, 16]"}, "type": "Type[Init[Integer, 16]]"}
Type("Init[1]")
#=> {"error": "Error while evaluating a Function Call, The expression <Init[1]> is not a valid type specification."}
Type("Binary[1]")
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type("TypeReference['What[Undef, String]']")
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeReference>"}
Type("TypeReference[1]")
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeReference>"}
Type("TypeReference")
#=> {"value": {"Type": "TypeReference['UnresolvedReference']"}, "type": "Type[TypeReference['UnresolvedReference']]"}
Type("TypeAlias")
#=> {"value": {"Type": "UnresolvedAlias = TypeReference['UnresolvedReference']"}, "type": "Type[UnresolvedAlias]"}
Type("TypeAlias['X', Integer]")
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeAlias>"}
Type("Object[{}]")
#=> {"value": {"Type": "Object[{}]"}, "type": "Type[Object]"}
Type("Object[{attributes=>{a=>Integer}}]")
#=> {"value": {"Type": "Object[{attributes => {'a' => Integer}}]"}, "type": "Type[Object]"}
Type("String['a']")
#=> {"error": "Error while evaluating a Function Call, The expression <String['a']> is not a valid type specification."}
Type("String[1,2]")
#=> {"value": {"Type": "String[1, 2]"}, "type": "Type[String[1, 2]]"}
Type("String[2,1]")
#=> {"error": "Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (2, 1"}
Type("String[1,2,3]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: String requires 1 to 2, 3 provided"}
Type("String[Integer[1,2]]")
#=> {"value": {"Type": "String[1, 2]"}, "type": "Type[String[1, 2]]"}
Type("Boolean[true]")
#=> {"value": {"Type": "Boolean[true]"}, "type": "Type[Boolean[true]]"}
Type("Boolean['true']")
#=> {"error": "Error while evaluating a Function Call, Boolean parameter must be true or false"}
Type("Boolean[true,false]")
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Boolean requires 1, 2 provided"}
Type("Deferred")
#=> {"value": {"Type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}, "type": "Type[Deferred]"}
Type("Error['a','b']")
#=> {"value": {"Type": "TypeReference['Error[\\'a\\',\\'b\\']']"}, "type": "Type[TypeReference['Error[\\'a\\',\\'b\\']']]"}
Type("Error[1]")
#=> {"value": {"Type": "TypeReference['Error[1]']"}, "type": "Type[TypeReference['Error[1]']]"}
Type("Any")
#=> {"value": {"Type": "Any"}, "type": "Type[Any]"}
Type("any")
#=> {"error": "Error while evaluating a Function Call, The expression <any> is not a valid type specification."}
Type("::Integer")
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type("Integer ")
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type(" Integer")
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type("Integer[1,\n2]")
#=> {"value": {"Type": "Integer[1, 2]"}, "type": "Type[Integer[1, 2]]"}
Type("Integer # x")
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
Type("Integer[1+1]")
#=> {"error": "Error while evaluating a Function Call, The expression <1+1> is not a valid type specification."}
Type('Integer["${x}"]')
#=> {"error": "Error while evaluating a Function Call, The expression <\"${x}\"> is not a valid type specification."}
Type("Integer; String")
#=> {"error": "Error while evaluating a Function Call, The expression <Integer; String> is not a valid type specification."}
Type("Integer[-1]")
#=> {"value": {"Type": "Integer[-1]"}, "type": "Type[Integer[-1]]"}
Type("Integer[- 1]")
#=> {"value": {"Type": "Integer[-1]"}, "type": "Type[Integer[-1]]"}
Type("Integer[0x1F]")
#=> {"value": {"Type": "Integer[31]"}, "type": "Type[Integer[31]]"}
Type("Integer[017]")
#=> {"value": {"Type": "Integer[15]"}, "type": "Type[Integer[15]]"}
Type("Float[-1.5e3]")
#=> {"value": {"Type": "Float[-1500.0]"}, "type": "Type[Float[-1500.0]]"}
Type("Array[String[1],1]")
#=> {"value": {"Type": "Array[String[1], 1]"}, "type": "Type[Array[String[1], 1]]"}
Type("Unit")
#=> {"value": {"Type": "TypeReference['Unit']"}, "type": "Type[TypeReference['Unit']]"}
Type("Unit[1]")
#=> {"value": {"Type": "TypeReference['Unit[1]']"}, "type": "Type[TypeReference['Unit[1]']]"}
Type("Type[Type[Type]]")
#=> {"value": {"Type": "Type[Type[Type]]"}, "type": "Type[Type[Type[Type]]]"}
Type({})
#=> {"error": "Error while evaluating a Function Call, 'new_type' parameter 'type_string' expects a String value, got Hash"}
Type('Integer','x')
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 2"}
Type(undef)
#=> {"error": "Error while evaluating a Function Call, 'new_type' parameter 'type_string' expects a String value, got Undef"}
String(Type("Integer"), '%p')
#=> {"value": "Integer", "type": "String"}
assert_type('integer', 'x')
#=> {"error": "Error while evaluating a Function Call, The expression <integer> is not a valid type specification."}
assert_type('1+1', 'x')
#=> {"error": "Error while evaluating a Function Call, The expression <1+1> is not a valid type specification."}
assert_type('Nonesuch', 'x')
#=> {"error": "Error while evaluating a Function Call, assert_type(): references an unresolved type 'Nonesuch'"}
assert_type('Nonesuch[1]', 'x')
#=> {"error": "Error while evaluating a Function Call, assert_type(): references an unresolved type 'Nonesuch[1]'"}
assert_type(Nonesuch, 'x')
#=> {"error": "Resource type not found: Nonesuch"}
assert_type('Any[1]', 'x')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Any>"}
assert_type('', 'x')
#=> {"error": "Error while evaluating a Function Call, The expression <> is not a valid type specification."}
assert_type(1, 'x')
#=> {"error": "Error while evaluating a Function Call, The function 'assert_type' was called with arguments it does not accept. It expects one of:\n  (Type type, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type' expects a Type value, got Integer\n  (String type_string, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type_string' expects a String value, got Integer"}
assert_type('Integer', 1, 2)
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 3"}
assert_type('Integer')
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
assert_type(Integer, 'x') |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Integer"}, {"Type": "String"}], "type": "Tuple[Type[Integer], Type[String]]"}
assert_type(Integer, 'x') |$e| { $e }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 1"}
assert_type(Integer, 'x') |$e, $a, $b| { $e }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 3"}
assert_type(Integer, 'x') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got none"}
assert_type(Integer, [1, 'x']) |$e, $a| { $a }
#=> {"value": {"Type": "Tuple[Integer[1, 1], String]"}, "type": "Type[Tuple[Integer[1, 1], String]]"}
assert_type(Array[Integer], [1, 'x'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): index 1 expects an Integer value, got String"}
Type('Binary[\'\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type('Boolean[\'2016-01-01\']')
#=> {"error": "Error while evaluating a Function Call, Boolean parameter must be true or false"}
Type('Init[Integer]')
#=> {"value": {"Type": "Init[Integer]"}, "type": "Type[Init[Integer]]"}
Type('TypeSet[/b/,{attributes=>{}}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 2 provided"}
Type('RichData[Tuple[Array[0,0],Scalar,default,3],Enum[q],{scheme=>http},\'\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <RichData>"}
Type('Integer[Array[Binary]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Integer[Array[Binary]]> is not a valid type specification."}
Type('Nonesuch[Class[\'foo\']]')
#=> {"value": {"Type": "TypeReference['Nonesuch[Class[\\'foo\\']]']"}, "type": "Type[TypeReference['Nonesuch[Class[\\'foo\\']]']]"}
Type('Float[default,Integer,\'2016-01-01\',Iterable[Timespan]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Float requires 1 or 2, 4 provided"}
Type('Optional[true,[1,2]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Optional requires 1, 2 provided"}
Type('Default[{a=>Integer},\'1.x\',Optional[Collection]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Default>"}
Type('Sensitive[\'http://a.b\',String,Pattern[/y/],Struct[{NotUndef[d]=>Callable[[Integer,String],Integer]}]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Sensitive requires 0 to 1, 4 provided"}
Type('CatalogEntry[SemVer[\'1.x\']]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('Regexp[RichDataKey,\'Foo\',Enum[q],\'http://a.b\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Regexp requires 1, 4 provided"}
Type('TypeReference[{attributes=>{}},\'ruby\',CatalogEntry]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeReference>"}
Type('Timestamp[{hours=>1},Optional]')
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of nil into String"}
Type('Integer[false]')
#=> {"error": "Error while evaluating a Function Call, The expression <Integer[false]> is not a valid type specification."}
Type('Any[default]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Any>"}
Type('Struct[File[\'/x\']]')
#=> {"error": "Error while evaluating a Function Call, The expression <Struct[File['/x']]> is not a valid type specification."}
Type('Array[{attributes=>{}}]')
#=> {"error": "Error while evaluating a Function Call, The expression <Array[{attributes=>{}}]> is not a valid type specification."}
Type('Iterable[Variant[Float[1.0,2.5],Init,Array[0,0]],\'\',[0,0]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Iterable requires 1, 3 provided"}
Type('Target[Array[SemVer],Regexp[/x/],Hash[Boolean,Data,0,2]]')
#=> {"value": {"Type": "TypeReference['Target[Array[SemVer],Regexp[/x/],Hash[Boolean,Data,0,2]]']"}, "type": "Type[TypeReference['Target[Array[SemVer],Regexp[/x/],Hash[Boolean,Data,0,2]]']]"}
Type('Collection[a,Array[ScalarData],\'a\',[String]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Collection requires 1 to 2, 4 provided"}
Type('String[Integer[1,2],[1,2],Callable]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: String requires 1 to 2, 3 provided"}
Type('Init[RichDataKey,String,Optional[String[1]]]')
#=> {"value": {"Type": "Init[RichDataKey, String, Optional[String[1]]]"}, "type": "Type[Init[RichDataKey, String, Optional[String[1]]]]"}
Type('Array[String,/a/,Array[String[2,3]],Optional[Callable]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Array requires 1 to 3, 4 provided"}
Type('Array[\'b\',a]')
#=> {"error": "Error while evaluating a Function Call, The expression <Array['b',a]> is not a valid type specification."}
Type('Iterable[[a],\'Foo\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Iterable requires 1, 2 provided"}
Type('RichDataKey[\'http://a.b\',File[\'/x\']]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <RichDataKey>"}
Type('Iterator[Callable,String,File,File[\'/x\']]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Iterator requires 1, 4 provided"}
Type('URI[Struct[{Optional[c]=>Tuple,b=>SemVer[\'1.x\']}]]')
#=> {"value": {"Type": "URI"}, "type": "Type[URI]"}
Type('Class[{attributes=>{}},default]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Class requires 1, 2 provided"}
Type('CatalogEntry[/b/,1]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('Timestamp[\'>=1.0.0\',{a=>Integer}]')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '>=1.0.0' using any of the formats %FT%T.%N %Z, %FT%T %Z, %F %T.%N %Z, %F %T %Z, %F %Z, %FT%T.%N, %FT%T, %F %T.%N, %F %T, %F"}
Type('Deferred[Array[Optional],Iterable[SemVer[\'1.x\']]]')
#=> {"error": "Error while evaluating a Function Call, The Deferred-Type cannot be parameterized using []"}
Type('Undef[[],{Optional[a]=>String,b=>Any}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('Error[3,[0,0]]')
#=> {"value": {"Type": "TypeReference['Error[3,[0,0]]']"}, "type": "Type[TypeReference['Error[3,[0,0]]']]"}
Type('TypeSet[undef]')
#=> {"value": {"Type": "TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]"}, "type": "Type[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]]"}
Type('Sensitive[{Optional[a]=>String,b=>Any}]')
#=> {"error": "Error while evaluating a Function Call, The expression <Sensitive[{Optional[a]=>String,b=>Any}]> is not a valid type specification."}
Type('Deferred[{attributes=>{}}]')
#=> {"error": "Error while evaluating a Function Call, The Deferred-Type cannot be parameterized using []"}
Type('Optional[1.5]')
#=> {"error": "Error while evaluating a Function Call, The expression <Optional[1.5]> is not a valid type specification."}
Type('RichData[0]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <RichData>"}
Type('CatalogEntry[Integer,\'\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('TypeAlias[{scheme=>http},{a=>Integer},Integer[1]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeAlias>"}
Type('TypeAlias[/b/]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeAlias>"}
Type('Hash[\'\',\'>=1.0.0\']')
#=> {"error": "Error while evaluating a Function Call, The expression <Hash['','>=1.0.0']> is not a valid type specification."}
Type('Pattern[Tuple[Binary,URI,Tuple,1],Init[String,\'%d\']]')
#=> {"error": "Error while evaluating a Function Call, Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got 'Puppet::Pops::Types::PTupleType"}
Type('Iterable[[0,0]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Iterable[[0,0]]> is not a valid type specification."}
Type('Runtime[{scheme=>http},Iterator]')
#=> {"error": "Error while evaluating a Function Call, Runtime 'runtime' has wrong type, expects a String value, got Struct"}
Type('Callable[{a=>1},default,undef]')
#=> {"value": {"Type": "Callable[Hash[String, Integer], Default, Undef]"}, "type": "Type[Callable[Hash[String, Integer], Default, Undef]]"}
Type('Runtime[Type,[a]]')
#=> {"error": "Error while evaluating a Function Call, Runtime 'runtime' has wrong type, expects a String value, got Type[Type]"}
Type('Nonesuch[{scheme=>http}]')
#=> {"value": {"Type": "TypeReference['Nonesuch[{scheme=>http}]']"}, "type": "Type[TypeReference['Nonesuch[{scheme=>http}]']]"}
Type('Collection[Type,0,Optional[Resource]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Collection requires 1 to 2, 3 provided"}
Type('Pattern[Enum[q],[String]]')
#=> {"error": "Error while evaluating a Function Call, Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got 'Puppet::Pops::Types::PEnumType"}
Type('Enum[NotUndef[Iterator],String,Default,Variant[NotUndef,Float[1.0,2.5],URI,Resource]]')
#=> {"error": "Error while evaluating a Function Call, Enum parameters must be identifiers or strings"}
Type('Iterable[{hours=>1}]')
#=> {"error": "Error while evaluating a Function Call, The expression <Iterable[{hours=>1}]> is not a valid type specification."}
Type('Default[Hash[Runtime[\'ruby\',\'Time\'],Sensitive,1]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Default>"}
Type('Boolean[Nonesuch[\'x\'],1,/b/]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Boolean requires 1, 3 provided"}
Type('Callable[Optional[Callable]]')
#=> {"value": {"Type": "Callable[0, 0, Optional[Callable]]"}, "type": "Type[Callable[0, 0, Optional[Callable]]]"}
Type('TypeSet[Class[foo],Type,String,String]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 4 provided"}
Type('TypeReference[[1,2],{},[1]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeReference>"}
Type('Numeric[[1],ruby,\'foo::bar\',Class[foo]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Numeric>"}
Type('Hash[Enum[q]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided"}
Type('Undef[0]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('Scalar[{Optional[a]=>String,b=>Any}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Scalar>"}
Type('Timespan[Class[foo],Optional[\'x\']]')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timespan from a Puppet::Pops::Types::PClassType"}
Type('Float[Optional[Callable],Enum[q],{}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Float requires 1 or 2, 3 provided"}
Type('Array[0,-1,{}]')
#=> {"error": "Error while evaluating a Function Call, The expression <Array[0,-1,{}]> is not a valid type specification."}
Type('Struct[false]')
#=> {"error": "Error while evaluating a Function Call, The expression <Struct[false]> is not a valid type specification."}
Type('Class[[String,Integer],\'1.x\',Regexp[/x/],Collection]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Class requires 1, 4 provided"}
Type('Callable[3,3,Enum[q]]')
#=> {"value": {"Type": "Callable[Integer, Integer, Enum['q']]"}, "type": "Type[Callable[Integer, Integer, Enum['q']]]"}
Type('Timespan[\'>=1.0.0\',{hours=>1}]')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '>=1.0.0' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Type('Undef[Callable[Scalar,0,2],2]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('Class[[1],Resource[\'file\']]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Class requires 1, 2 provided"}
Type('Regexp[3,Array,String,File]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Regexp requires 1, 4 provided"}
Type('Timespan[\'\']')
#=> {"error": "Error while evaluating a Function Call, Unable to parse '' using any of the formats %D-%H:%M:%S.%-N, %H:%M:%S.%-N, %M:%S.%-N, %S.%-N, %D-%H:%M:%S, %H:%M:%S, %D-%H:%M, %S"}
Type('Runtime[{scheme=>http}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 1 provided"}
Type('Boolean[Type[Runtime[\'ruby\',\'Time\']],ruby,{}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Boolean requires 1, 3 provided"}
Type('Resource[File[\'/x\']]')
#=> {"value": {"Type": "File"}, "type": "Type[File]"}
Type('Hash[[1]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided"}
Type('Float[Iterable[Undef]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Float[Iterable[Undef]]> is not a valid type specification."}
Type('Enum[Class[foo],Array[CatalogEntry]]')
#=> {"error": "Error while evaluating a Function Call, Enum parameters must be identifiers or strings"}
Type('Error[Array[Boolean,1],{scheme=>http},[String]]')
#=> {"value": {"Type": "TypeReference['Error[Array[Boolean,1],{scheme=>http},[String]]']"}, "type": "Type[TypeReference['Error[Array[Boolean,1],{scheme=>http},[String]]']]"}
Type('RichData[Callable[Regexp,0,2]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <RichData>"}
Type('Tuple[Type]')
#=> {"value": {"Type": "Tuple[Type]"}, "type": "Type[Tuple[Type]]"}
Type('Hash[ruby]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided"}
Type('Iterator[Tuple[Binary,Error[\'k\'],Runtime[\'ruby\',\'Time\'],default,3]]')
#=> {"value": {"Type": "Iterator[Tuple[Binary, TypeReference['Error[\\'k\\']'], Runtime[ruby, 'Time'], 0, 3]]"}, "type": "Type[Iterator[Tuple[Binary, TypeReference['Error[\\'k\\']'], Runtime[ruby, 'Time'], 0, 3]]]"}
Type('Data[Array[Enum]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Data>"}
Type('Runtime[0,Foo::Bar,Pattern[/y/],{scheme=>http}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 4 provided"}
Type('Class[-1,\'a\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Class requires 1, 2 provided"}
Type('CatalogEntry[default]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('Nonesuch[Callable[Float[1.0,2.5],Callable[String,1,3]],Tuple[Boolean[true],1]]')
#=> {"value": {"Type": "TypeReference['Nonesuch[Callable[Float[1.0,2.5],Callable[String,1,3]],Tuple[Boolean[true],1]]']"}, "type": "Type[TypeReference['Nonesuch[Callable[Float[1.0,2.5],Callable[String,1,3]],Tuple[Boolean[true],1]]']]"}
Type('CatalogEntry[/a/]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('Binary[Boolean[true],Class[foo]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type('Type[String[2,3],1]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Type requires 1, 2 provided"}
Type('Undef[1.5]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('Iterable[\'foo::bar\',{Optional[a]=>String,b=>Any}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Iterable requires 1, 2 provided"}
Type('File[\'>=1.0.0\',Tuple[Data,1]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: File requires 1, 2 provided"}
Type('Iterator[a,\'a\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Iterator requires 1, 2 provided"}
Type('Sensitive[\'ruby\']')
#=> {"error": "Error while evaluating a Function Call, The expression <Sensitive['ruby']> is not a valid type specification."}
Type('Collection[Error[\'k\']]')
#=> {"error": "Error while evaluating a Function Call, The expression <Collection[Error['k']]> is not a valid type specification."}
Type('Optional[Enum[q],Callable]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Optional requires 1, 2 provided"}
Type('Collection[Type,Array[0,0]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Collection[Type,Array[0,0]]> is not a valid type specification."}
Type('Any[[String,Integer]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Any>"}
Type('Default[Callable[String,1,3]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Default>"}
Type('Runtime[Hash[Optional,SemVer,1]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 1 provided"}
Type('CatalogEntry[false,Foo::Bar,\'1.x\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('TypeAlias[a,Foo::Bar,{scheme=>http}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeAlias>"}
Type('URI[true,{}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: URI requires 1, 2 provided"}
Type('Optional[/b/,TypeSet]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Optional requires 1, 2 provided"}
Type('Optional[1.5,1,Foo::Bar]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Optional requires 1, 3 provided"}
Type('Scalar[Sensitive[Hash]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Scalar>"}
Type('Data[\'ruby\',{Optional[a]=>String,b=>Any}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Data>"}
Type('Object[Error[\'k\'],ruby]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 2 provided"}
Type('Runtime[\'2016-01-01\',[],\'1.x\',{attributes=>{}}]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 4 provided"}
Type('Runtime[CatalogEntry,Array[RichData,default,3]]')
#=> {"error": "Error while evaluating a Function Call, Runtime 'runtime' has wrong type, expects a String value, got Type[CatalogEntry]"}
Type('String[1.5]')
#=> {"error": "Error while evaluating a Function Call, The expression <String[1.5]> is not a valid type specification."}
Type('Tuple[1,\'ruby\']')
#=> {"error": "Error while evaluating a Function Call, The expression <Tuple[1,'ruby']> is not a valid type specification."}
Type('Timespan[[a],Array[Array[0,0]],Hash[CatalogEntry,Sensitive,default,3]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Timespan requires 0 to 2, 3 provided"}
Type('Numeric[default,Scalar,2]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Numeric>"}
Type('Error[{attributes=>{}},Integer,[]]')
#=> {"value": {"Type": "TypeReference['Error[{attributes=>{}},Integer,[]]']"}, "type": "Type[TypeReference['Error[{attributes=>{}},Integer,[]]']]"}
Type('Callable[[],Timespan]')
#=> {"value": {"Type": "Callable[[0, 0], Timespan]"}, "type": "Type[Callable[[0, 0], Timespan]]"}
Type('Timestamp[File]')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timestamp from a Puppet::Pops::Types::PResourceType"}
Type('Boolean[{a=>Integer}]')
#=> {"error": "Error while evaluating a Function Call, Boolean parameter must be true or false"}
Type('Boolean[Class[foo],Type[Type],Sensitive,1.5]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Boolean requires 1, 4 provided"}
Type('Init[Collection]')
#=> {"value": {"Type": "Init[Collection]"}, "type": "Type[Init[Collection]]"}
Type('String[{hours=>1}]')
#=> {"error": "Error while evaluating a Function Call, The expression <String[{hours=>1}]> is not a valid type specification."}
Type('RichDataKey[3]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <RichDataKey>"}
Type('Deferred[Callable[Hash[0,0],SemVer[\'1.x\'],0,2]]')
#=> {"error": "Error while evaluating a Function Call, The Deferred-Type cannot be parameterized using []"}
Type('Pattern[\'foo::bar\',Array[Default]]')
#=> {"error": "Error while evaluating a Function Call, Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got 'Puppet::Pops::Types::PArrayType"}
Type('NotUndef[\'2016-01-01\']')
#=> {"value": {"Type": "NotUndef['2016-01-01']"}, "type": "Type[NotUndef['2016-01-01']]"}
Type('String[{}]')
#=> {"error": "Error while evaluating a Function Call, The expression <String[{}]> is not a valid type specification."}
Type('Object[\'\',[String,Integer],undef]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 3 provided"}
Type('TypeSet[Pattern[/y/],Pattern[/y/]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 2 provided"}
Type('Numeric[1]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Numeric>"}
Type('Binary[Sensitive[NotUndef]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type('Undef[Optional[String],undef,Tuple[Iterator]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('Undef[\'\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('Binary[\'ruby\',Nonesuch]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type('Boolean[Float]')
#=> {"error": "Error while evaluating a Function Call, Boolean parameter must be true or false"}
Type('URI[1.5,Hash[String,Class[\'foo\']],/a/]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: URI requires 1, 3 provided"}
Type('Timespan[2,Array[ScalarData]]')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timespan from a Puppet::Pops::Types::PArrayType"}
Type('Integer[Type[Hash],Variant[Undef,URI,Class,Any],\'\',[0,0]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Integer requires 1 or 2, 4 provided"}
Type('Init[Variant[Resource,Regexp[/a/],File[\'/a\']],[String,Integer]]')
#=> {"value": {"Type": "Init[Variant[Resource, Regexp[/a/], File['/a']], [String, Integer]]"}, "type": "Type[Init[Variant[Resource, Regexp[/a/], File['/a']], [String, Integer]]]"}
Type('Init[Integer[1,2]]')
#=> {"value": {"Type": "Init[Integer[1, 2]]"}, "type": "Type[Init[Integer[1, 2]]]"}
Type('Struct[Error]')
#=> {"error": "Error while evaluating a Function Call, The expression <Struct[Error]> is not a valid type specification."}
Type('Binary[\'2016-01-01\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type('Hash[2,Callable[String],/a/,/a/]')
#=> {"error": "Error while evaluating a Function Call, The expression <Hash[2,Callable[String],/a/,/a/]> is not a valid type specification."}
Type('Timestamp[1]')
#=> {"value": {"Type": "Timestamp['1970-01-01T00:00:01.000000000 UTC']"}, "type": "Type[Timestamp['1970-01-01T00:00:01.000000000 UTC']]"}
Type('Boolean[undef,Callable[SemVer,RichDataKey]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Boolean requires 1, 2 provided"}
Type('Hash[Callable[String],Callable[[Integer,String],Integer]]')
#=> {"value": {"Type": "Hash[Callable[String], Callable[[Integer, String], Integer]]"}, "type": "Type[Hash[Callable[String], Callable[[Integer, String], Integer]]]"}
Type('Object[Optional[Callable],Integer]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 2 provided"}
Type('CatalogEntry[Pattern[/y/]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('ScalarData[Nonesuch,/b/]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <ScalarData>"}
Type('Collection[[]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Collection[[]]> is not a valid type specification."}
Type('Default[Hash[ScalarData,Class,1],\'2016-01-01\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Default>"}
Type('SemVerRange[File]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <SemVerRange>"}
Type('TypeAlias[{attributes=>{}},Callable[Iterator,CatalogEntry],Callable,/b/]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeAlias>"}
Type('Scalar[Optional[Callable]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Scalar>"}
Type('Integer[Pattern[/y/]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Integer[Pattern[/y/]]> is not a valid type specification."}
Type('Pattern[[a]]')
#=> {"error": "Error while evaluating a Function Call, Only String, Regexp, Pattern-Type, and Regexp-Type are allowed: got 'Array"}
Type('Array[Callable[String],Optional[\'x\'],\'1.x\']')
#=> {"error": "Error while evaluating a Function Call, The expression <Array[Callable[String],Optional['x'],'1.x']> is not a valid type specification."}
Type('Tuple[ruby]')
#=> {"value": {"Type": "Tuple[Runtime[ruby, 'ruby']]"}, "type": "Type[Tuple[Runtime[ruby, 'ruby']]]"}
Type('Struct[Class[foo]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Struct[Class[foo]]> is not a valid type specification."}
Type('Enum[[String,Integer],/a/]')
#=> {"error": "Error while evaluating a Function Call, Enum parameters must be identifiers or strings"}
Type('File[1,false]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: File requires 1, 2 provided"}
Type('SemVerRange[0,\'b\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <SemVerRange>"}
Type('Hash[[1,2]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided"}
Type('Binary[1,Hash[CatalogEntry,Integer[default,5],1]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type('Class[\'1.x\']')
#=> {"value": {"Type": "Class[1.x]"}, "type": "Type[Class[1.x]]"}
Type('Runtime[Pattern[/y/],true,false,Callable[String,1,3]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 4 provided"}
Type('TypeAlias[Variant[Float,Error,Boolean,Array],1.5,\'a\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeAlias>"}
Type('TypeReference[{}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeReference>"}
Type('URI[Array[Float[1.0,2.5]]]')
#=> {"value": {"Type": "URI"}, "type": "Type[URI]"}
Type('Binary[{hours=>1}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Binary>"}
Type('String[Callable,Type,\'a\',Pattern[/y/]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: String requires 1 to 2, 4 provided"}
Type('SemVer[\'a\']')
#=> {"error": "Error while evaluating a Function Call, Unparsable version range: \"a\""}
Type('Error[3,2]')
#=> {"value": {"Type": "TypeReference['Error[3,2]']"}, "type": "Type[TypeReference['Error[3,2]']]"}
Type('Runtime[Enum[\'a\',\'b\']]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 1 provided"}
Type('Default[Type,[String,Integer]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Default>"}
Type('URI[default,Tuple[Binary,Integer[1],Type[Type],0,2]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: URI requires 1, 2 provided"}
Type('Integer[\'>=1.0.0\',\'b\',\'\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Integer requires 1 or 2, 3 provided"}
Type('Type[/a/]')
#=> {"error": "Error while evaluating a Function Call, The expression <Type[/a/]> is not a valid type specification."}
Type('Data[Regexp[/x/],\'a\']')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Data>"}
Type('Deferred[[0,0],Pattern[/y/],Optional[Callable],[String]]')
#=> {"error": "Error while evaluating a Function Call, The Deferred-Type cannot be parameterized using []"}
Type('Timestamp[Nonesuch,undef]')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timestamp from a Puppet::Pops::Types::PTypeReferenceType"}
Type('Collection[[String]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Collection[[String]]> is not a valid type specification."}
Type('SemVerRange[[String,Integer],Hash[Array[0,0],Scalar,0,2],{attributes=>{}},{attributes=>{}}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <SemVerRange>"}
Type('Timestamp[{hours=>1},Optional[Callable[0,0,Callable[1,1]]]]')
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of nil into String"}
Type('Nonesuch[default]')
#=> {"value": {"Type": "TypeReference['Nonesuch[default]']"}, "type": "Type[TypeReference['Nonesuch[default]']]"}
Type('Numeric[Callable,\'a\',Hash[SemVerRange,Regexp[/a/],default,3]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Numeric>"}
Type('Error[File[\'/x\'],a,String]')
#=> {"value": {"Type": "TypeReference['Error[File[\\'/x\\'],a,String]']"}, "type": "Type[TypeReference['Error[File[\\'/x\\'],a,String]']]"}
Type('Numeric[Foo::Bar,Callable[File,0,2]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Numeric>"}
Type('Timestamp[2,-1]')
#=> {"error": "Error while evaluating a Function Call, 'from' must be less or equal to 'to'. Got (1970-01-01T00:00:02.000000000 UTC, 1969-12-31T23:59:59.000000000 UTC"}
Type('File[\'a\',3,[1],Collection]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: File requires 1, 4 provided"}
Type('Variant[[0,0]]')
#=> {"error": "Error while evaluating a Function Call, The expression <Variant[[0,0]]> is not a valid type specification."}
Type('Error[Regexp[/x/],Sensitive[Iterator]]')
#=> {"value": {"Type": "TypeReference['Error[Regexp[/x/],Sensitive[Iterator]]']"}, "type": "Type[TypeReference['Error[Regexp[/x/],Sensitive[Iterator]]']]"}
Type('Hash[false]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Hash requires 2 to 4, 1 provided"}
Type('Object[Array[Tuple],Array[SemVerRange,default,3],2]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 3 provided"}
Type('Timespan[Tuple[Optional,File[\'/a\'],Error],String[1]]')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timespan from a Puppet::Pops::Types::PTupleType"}
Type('Sensitive[Integer]')
#=> {"value": {"Type": "Sensitive[Integer]"}, "type": "Type[Sensitive[Integer]]"}
Type('Default[[a],Nonesuch[\'x\']]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Default>"}
Type('Timespan[Optional[Callable],Regexp[/x/]]')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timespan from a Puppet::Pops::Types::POptionalType"}
Type('Enum[\'Foo\']')
#=> {"value": {"Type": "Enum['Foo']"}, "type": "Type[Enum['Foo']]"}
Type('Optional[RichData,Foo::Bar,1]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Optional requires 1, 3 provided"}
Type('Array[Hash,-1]')
#=> {"value": {"Type": "Array[Hash, 0]"}, "type": "Type[Array[Hash, 0]]"}
Type('TypeSet[Optional[Callable],Integer[1]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Object requires 1, 2 provided"}
Type('Boolean[Regexp[/x/],Nonesuch[\'x\'],\'a\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Boolean requires 1, 3 provided"}
Type('Callable[\'ruby\']')
#=> {"value": {"Type": "Callable[Runtime[ruby, 'ruby']]"}, "type": "Type[Callable[Runtime[ruby, 'ruby']]]"}
Type('Timestamp[Array[Sensitive,0,2],Callable[0,0,Callable[1,1]]]')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timestamp from a Puppet::Pops::Types::PArrayType"}
Type('Runtime[Tuple[Init[String,\'%d\'],TypeSet,String[1],1],ruby,Class[foo]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 3 provided"}
Type('Resource[File,\'1.x\',\'>=1.0.0\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Resource requires 1 or 2, 3 provided"}
Type('Collection[0]')
#=> {"value": {"Type": "Collection[0]"}, "type": "Type[Collection[0]]"}
Type('Float[default,/b/,\'1.x\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Float requires 1 or 2, 3 provided"}
Type('Optional[{attributes=>{}},[1],Type[Scalar],\'ruby\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Optional requires 1, 4 provided"}
Type('Hash[File,{}]')
#=> {"error": "Error while evaluating a Function Call, The expression <Hash[File,{}]> is not a valid type specification."}
Type('Collection[Struct[{Optional[c]=>Object,NotUndef[d]=>Optional[\'x\']}],{a=>Integer}]')
#=> {"error": "Error while evaluating a Function Call, The expression <Collection[Struct[{Optional[c]=>Object,NotUndef[d]=>Optional['x']}],{a=>Integer}]> is not a valid type specification."}
Type('ScalarData[Struct[{a=>Timespan[\'0:10:00\',\'1:00:00\']}]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <ScalarData>"}
Type('SemVerRange[a,[String,Integer]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <SemVerRange>"}
Type('Variant[Binary,true]')
#=> {"error": "Error while evaluating a Function Call, The expression <Variant[Binary,true]> is not a valid type specification."}
Type('Timestamp[Callable,[1,2],\'Foo\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Timestamp requires 0 to 2, 3 provided"}
Type('Callable[\'http://a.b\']')
#=> {"value": {"Type": "Callable[Runtime[ruby, 'http://a.b']]"}, "type": "Type[Callable[Runtime[ruby, 'http://a.b']]]"}
Type('Scalar[1.5]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Scalar>"}
Type('Iterable[NotUndef[\'y\'],{Optional[a]=>String,b=>Any},\'2016-01-01\',\'foo::bar\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Iterable requires 1, 4 provided"}
Type('Timestamp[/b/,\'foo::bar\']')
#=> {"error": "Error while evaluating a Function Call, Unable to create a Puppet::Pops::Time::Timestamp from a Regexp"}
Type('Deferred[Variant[Resource,Init[String,\'%d\'],Hash],Enum[q]]')
#=> {"error": "Error while evaluating a Function Call, The Deferred-Type cannot be parameterized using []"}
Type('Variant[-1]')
#=> {"error": "Error while evaluating a Function Call, The expression <Variant[-1]> is not a valid type specification."}
Type('File[\'2016-01-01\']')
#=> {"value": {"Type": "File['2016-01-01']"}, "type": "Type[File['2016-01-01']]"}
Type('Resource[Callable[String]]')
#=> {"error": "Error while evaluating a Function Call, The type name cannot be a Puppet::Pops::Types::PCallableType"}
Type('Data[{Optional[a]=>String,b=>Any},a]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Data>"}
Type('Runtime[Type,undef,true,\'http://a.b\']')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Runtime requires 2, 4 provided"}
Type('Error[{}]')
#=> {"value": {"Type": "TypeReference['Error[{}]']"}, "type": "Type[TypeReference['Error[{}]']]"}
Type('Error[NotUndef[Object],CatalogEntry]')
#=> {"value": {"Type": "TypeReference['Error[NotUndef[Object],CatalogEntry]']"}, "type": "Type[TypeReference['Error[NotUndef[Object],CatalogEntry]']]"}
Type('Undef[Foo::Bar]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Undef>"}
Type('SemVerRange[{a=>1},Variant[Array[0,0],Resource,URI]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <SemVerRange>"}
Type('RichDataKey[{},Variant[Object,ScalarData],Callable[Numeric,Optional,1]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <RichDataKey>"}
Type('NotUndef[Foo::Bar]')
#=> {"value": {"Type": "NotUndef[TypeReference['Foo::Bar']]"}, "type": "Type[NotUndef[TypeReference['Foo::Bar']]]"}
Type('CatalogEntry[NotUndef[Boolean[true]],Iterable[Struct],{a=>1}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('CatalogEntry[ruby,{scheme=>http}]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('Array[a,Type]')
#=> {"error": "Error while evaluating a Function Call, The expression <Array[a,Type]> is not a valid type specification."}
Type('Struct[1,-1,[1],Iterable[Runtime[\'ruby\',\'Time\']]]')
#=> {"error": "Error while evaluating a Function Call, Invalid number of type parameters specified: Struct requires 1, 4 provided"}
Type('Target[\'b\',{a=>1}]')
#=> {"value": {"Type": "TypeReference['Target[\\'b\\',{a=>1}]']"}, "type": "Type[TypeReference['Target[\\'b\\',{a=>1}]']]"}
Type('Data[Optional[SemVerRange]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <Data>"}
Type('TypeAlias[Enum,Array[Scalar],NotUndef[Regexp[/a/]],true]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <TypeAlias>"}
Type('CatalogEntry[Callable[NotUndef,Pattern,0,2]]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('CatalogEntry[File]')
#=> {"error": "Error while evaluating a Function Call, Not a parameterized type <CatalogEntry>"}
Type('type Port = Integer[1, 65535]')
#=> {"value": {"Type": "Port = Integer[1, 65535]"}, "type": "Type[Port]"}
22 =~ Type('type Port = Integer[1, 65535]')
#=> {"value": true, "type": "Boolean[true]"}
assert_type('type Port = Integer[1, 65535]', 22)
#=> {"value": 22, "type": "Integer[22, 22]"}
assert_type('type Port = Integer[1, 65535]', 0)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Port = Integer[1, 65535] value, got Integer[0, 0]"}
Type('type List = Array[List]')
#=> {"value": {"Type": "List = Array[TypeReference['List']]"}, "type": "Type[List]"}
Type('type Point = {attributes => {x => Integer}}')
#=> {"value": {"Type": "Object[{name => 'Point', attributes => {'x' => Integer}}]"}, "type": "Type[Point]"}
Type('type Point = Object[{attributes => {x => Integer}}]').new(3)
#=> {"value": {"Object": ["Point", {"Hash": [["x", 3]]}]}, "type": "Object[{name => 'Point', attributes => {'x' => Integer}}]"}
Type('type Set = TypeSet[{pcore_version => "1.0.0"}]')
#=> {"value": {"Type": "TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'Set'}]"}, "type": "Type[TypeSet[{pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'Set'}]]"}
Type('type Port = Nothing')
#=> {"value": {"Type": "Port = TypeReference['Nothing']"}, "type": "Type[Port]"}
assert_type('type Port = Nothing', 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): references an unresolved type 'Nothing'"}
Type('type Integer = String')
#=> {"value": {"Type": "Integer = String"}, "type": "Type[Integer]"}
