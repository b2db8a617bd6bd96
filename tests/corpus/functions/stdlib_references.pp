# Types and references as arguments of stdlib's functions, and HOCON with mistakes.
prefix(Notify['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Notify[x]{:name=>\"x\"}"}
prefix(File['/a'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got File[/a]{:path=>\"/a\"}"}
prefix(File['/a/'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got File[/a/]{:path=>\"/a\"}"}
prefix(Class['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Class[X]{:name=>\"X\"}"}
prefix(Class['x::y'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Class[X::Y]{:name=>\"X::Y\"}"}
prefix(Package['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Package[x]{:name=>\"x\"}"}
prefix(Exec['x y'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Exec[x y]{:command=>\"x y\"}"}
prefix(User['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got User[x]{:name=>\"x\"}"}
prefix(Nosuch['x'], 'a')
#=> {"error": "Resource type not found: Nosuch"}
prefix(Cron['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Cron[x]{:name=>\"x\"}"}
prefix(Notify, 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Notify[]{:name=>\"\"}"}
prefix(Resource['notify','b'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Notify[b]{:name=>\"b\"}"}
prefix(Stage['main'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Stage[main]{:name=>\"main\"}"}
prefix(Service['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Service[x]{:name=>\"x\"}"}
prefix(Group['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Group[x]{:name=>\"x\"}"}
prefix(Schedule['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Schedule[x]{:name=>\"x\"}"}
prefix(Filebucket['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Filebucket[x]{:name=>\"x\"}"}
prefix(Tidy['/x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Tidy[/x]{:path=>\"/x\"}"}
prefix(Resources['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Resources[x]{:name=>\"x\"}"}
prefix(Whit['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Whit[x]{:name=>\"x\"}"}
prefix(Host['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Host[x]{:name=>\"x\"}"}
prefix(File['relative'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got File[relative]{:path=>\"relative\"}"}
prefix(Package["x'y\"z"], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Package[x'y\"z]{:name=>\"x'y\\\"z\"}"}
prefix(Package['é'], 'a')
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got Package[é]{:name=>\"é\"}"}
suffix(Notify['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, suffix(): expected first argument to be an Array or a Hash, got Notify[x]{:name=>\"x\"}"}
bool2str(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, bool2str(): Requires a boolean to work with"}
join_keys_to_values(Notify['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): The first argument must be a hash, but a Puppet::Resource was given."}
join_keys_to_values({a=>Notify['x']}, 'a')
#=> {"value": ["aaNotify[x]"], "type": "Tuple[String]"}
join_keys_to_values({a=>[Notify['x']]}, 'a')
#=> {"value": ["aaNotify[x]"], "type": "Tuple[String]"}
join_keys_to_values({a=>{b=>Notify['x']}}, 'a')
#=> {"value": ["aa{\"b\"=>Notify[x]{:name=>\"x\"}}"], "type": "Tuple[String]"}
str2bool(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
upcase(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Resource]"}
member([Notify['x']], Notify['x'])
#=> {"error": "Error while evaluating a Function Call, member(): Item to search for must be a string, fixnum, or array"}
unique([Notify['x'], Notify['x']])
#=> {"value": [{"Type": "Notify['x']"}], "type": "Tuple[Type[Notify['x']]]"}
count([Notify['x'], Notify['x']])
#=> {"value": 2, "type": "Integer[2, 2]"}
to_json(Notify['x'])
#=> {"value": "\"Notify['x']\"", "type": "String"}
to_json_pretty(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'data' expects a value of type Hash or Array, got Type[Resource]"}
parsejson(Notify['x'], 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
md5(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String"}
sprintf('%s', Notify['x'])
#=> {"value": "Notify[x]", "type": "String"}
sprintf('%p', Notify['x'])
#=> {"value": "Notify[x]{:name=>\"x\"}", "type": "String"}
validate_integer(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got Puppet::Pops::Types::PResourceType"}
validate_numeric(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected first argument to be a Numeric or Array, got Puppet::Pops::Types::PResourceType"}
validate_slength(Notify['x'], 3)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected first argument to be a String or Array, got Puppet::Pops::Types::PResourceType"}
validate_re(Notify['x'], 'a')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): input needs to be a String, not a Puppet::Pops::Types::PResourceType"}
validate_email_address(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, Notify[x]{:name=>\"x\"} is not a string."}
validate_domain_name(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, Notify[x]{:name=>\"x\"} is not a string."}
num2bool(Notify['x'])
#=> {"value": false, "type": "Boolean[false]"}
is_string(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
type3x(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
type_of(Notify['x'])
#=> {"value": {"Type": "Type[Notify['x']]"}, "type": "Type[Type[Notify['x']]]"}
to_python(Notify['x'])
#=> {"value": "{\"__ptype\": \"Pcore::ResourceType\", \"type_name\": \"Notify\", \"title\": \"x\"}", "type": "String"}
to_ruby(Notify['x'])
#=> {"value": "{\"__ptype\" => \"Pcore::ResourceType\", \"type_name\" => \"Notify\", \"title\" => \"x\"}", "type": "String"}
to_toml({a=>/x/})
#=> {"value": "a = \"/x/\"\n", "type": "String"}
to_toml({a=>default})
#=> {"value": "a = :default\n", "type": "String"}
to_toml({a=>SemVer('1.0.0')})
#=> {"value": "a = 1.0.0\n", "type": "String"}
to_toml({a=>Sensitive('x')})
#=> {"value": "a = #<Sensitive [value redacted]>\n", "type": "String"}
to_python(Integer)
#=> {"value": "{\"__ptype\": \"Pcore::IntegerType\"}", "type": "String"}
to_python([Integer, String[1]])
#=> {"value": "[{\"__ptype\": \"Pcore::IntegerType\"}, {\"__ptype\": \"Pcore::StringType\", \"size_type_or_value\": {\"__ptype\": \"Pcore::IntegerType\", \"from\": 1}}]", "type": "String"}
to_python({a=>Type[Integer]})
#=> {"value": "{\"a\": {\"__ptype\": \"Pcore::TypeType\", \"type\": {\"__ptype\": \"Pcore::IntegerType\"}}}", "type": "String"}
to_python(/a/)
#=> {"value": "{\"__ptype\": \"Regexp\", \"__pvalue\": \"a\"}", "type": "String"}
to_python(default)
#=> {"value": "{\"__ptype\": \"Default\"}", "type": "String"}
to_python(SemVer('1.0.0'))
#=> {"value": "{\"__ptype\": \"SemVer\", \"__pvalue\": \"1.0.0\"}", "type": "String"}
to_python(Timestamp(0))
#=> {"value": "{\"__ptype\": \"Timestamp\", \"__pvalue\": \"1970-01-01T00:00:00.000000000 UTC\"}", "type": "String"}
to_python(Timespan(1))
#=> {"value": "{\"__ptype\": \"Timespan\", \"__pvalue\": \"0-00:00:01.0\"}", "type": "String"}
to_python(Sensitive('x'))
#=> {"value": "{\"__ptype\": \"Sensitive\", \"__pvalue\": \"x\"}", "type": "String"}
to_python(Binary('aGk='))
#=> {"value": "{\"__ptype\": \"Binary\", \"__pvalue\": \"aGk=\"}", "type": "String"}
to_python(URI('http://a'))
#=> {"value": "{\"__ptype\": \"URI\", \"__pvalue\": \"http://a\"}", "type": "String"}
to_ruby(Integer)
#=> {"value": "{\"__ptype\" => \"Pcore::IntegerType\"}", "type": "String"}
to_ruby([Integer, String[1]])
#=> {"value": "[{\"__ptype\" => \"Pcore::IntegerType\"}, {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}]", "type": "String"}
to_ruby({a=>Type[Integer]})
#=> {"value": "{\"a\" => {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}}", "type": "String"}
to_ruby(/a/)
#=> {"value": "{\"__ptype\" => \"Regexp\", \"__pvalue\" => \"a\"}", "type": "String"}
to_ruby(default)
#=> {"value": "{\"__ptype\" => \"Default\"}", "type": "String"}
to_ruby(SemVer('1.0.0'))
#=> {"value": "{\"__ptype\" => \"SemVer\", \"__pvalue\" => \"1.0.0\"}", "type": "String"}
to_ruby(Timestamp(0))
#=> {"value": "{\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"1970-01-01T00:00:00.000000000 UTC\"}", "type": "String"}
to_ruby(Timespan(1))
#=> {"value": "{\"__ptype\" => \"Timespan\", \"__pvalue\" => \"0-00:00:01.0\"}", "type": "String"}
to_ruby(Sensitive('x'))
#=> {"value": "{\"__ptype\" => \"Sensitive\", \"__pvalue\" => \"x\"}", "type": "String"}
to_ruby(Error('a'))
#=> {"value": "{\"__ptype\" => \"Error\", \"msg\" => \"a\"}", "type": "String"}
to_ruby(Deferred('a'))
#=> {"value": "{\"__ptype\" => \"Deferred\", \"name\" => \"a\"}", "type": "String"}
to_python(Deferred('a'))
#=> {"value": "{\"__ptype\": \"Deferred\", \"name\": \"a\"}", "type": "String"}
to_ruby(Class['a'])
#=> {"value": "{\"__ptype\" => \"Pcore::ClassType\", \"class_name\" => \"a\"}", "type": "String"}
to_python(Class['a'])
#=> {"value": "{\"__ptype\": \"Pcore::ClassType\", \"class_name\": \"a\"}", "type": "String"}
fqdn_rotate('a', Integer)
#=> {"value": "a", "type": "String"}
parsehocon('a: {')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got end of file"}
parsehocon('a = 1')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parsehocon('a = ${x}')
#=> {"error": "Error while evaluating a Function Call, String: 1: Could not resolve substitution to a value: ${x}"}
parsehocon('a = [1')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ended with ] or had a comma, instead had token: end of file (if you want end of file to be part of a string value, then double-quote it)"}
parsehocon('a')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a' may not be followed by token: end of file"}
parsehocon('}')
#=> {"error": "Error while evaluating a Function Call, String: 1: unbalanced close brace '}' with no open brace (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = "x')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '-1' (End of input but string quote was still open) (if you intended '-1' (End of input but string quote was still open) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('{a:1}}')
#=> {"error": "Error while evaluating a Function Call, String: 1: Document has trailing tokens after first object or array: '}'"}
parsehocon('a = 1', 'd')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
parsehocon('a: {', 'd')
#=> {"value": "d", "type": "String"}
parsehocon(1)
#=> {"error": "Error while evaluating a Function Call, 'parsehocon' parameter 'hocon_string' expects a String value, got Integer"}
parsehocon('a = ${?x}')
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
parsehocon('a.b.c = 1')
#=> {"value": {"Hash": [["a", {"Hash": [["b", {"Hash": [["c", 1]]}]]}]]}, "type": "Struct[{'a' => Struct[{'b' => Struct[{'c' => Integer[1, 1]}]}]}]"}
parsehocon('a = 10s')
#=> {"value": {"Hash": [["a", "10s"]]}, "type": "Struct[{'a' => String}]"}
parsehocon('a += 1')
#=> {"value": {"Hash": [["a", [1]]]}, "type": "Struct[{'a' => Tuple[Integer[1, 1]]}]"}
to_ruby(Any)
#=> {"value": "{\"__ptype\" => \"Pcore::AnyType\"}", "type": "String"}
to_ruby(Scalar)
#=> {"value": "{\"__ptype\" => \"Pcore::ScalarType\"}", "type": "String"}
to_ruby(Data)
#=> {"value": "{\"__ptype\" => \"Pcore::TypeAliasType\", \"name\" => \"Data\", \"type_expr\" => nil, \"resolved_type\" => {\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"Pcore::ScalarDataType\"}, {\"__ptype\" => \"Pcore::UndefType\"}, {\"__ptype\" => \"Pcore::HashType\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\"}, \"value_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$\"}}, {\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$\"}}]}}", "type": "String"}
to_ruby(Integer[1,3])
#=> {"value": "{\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1, \"to\" => 3}", "type": "String"}
to_ruby(Integer[default,3])
#=> {"value": "{\"__ptype\" => \"Pcore::IntegerType\", \"from\" => nil, \"to\" => 3}", "type": "String"}
to_ruby(Float[1.5])
#=> {"value": "{\"__ptype\" => \"Pcore::FloatType\", \"from\" => 1.5}", "type": "String"}
to_ruby(Float[default,2.5])
#=> {"value": "{\"__ptype\" => \"Pcore::FloatType\", \"from\" => nil, \"to\" => 2.5}", "type": "String"}
to_ruby(String)
#=> {"value": "{\"__ptype\" => \"Pcore::StringType\"}", "type": "String"}
to_ruby(String[1])
#=> {"value": "{\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}", "type": "String"}
to_ruby(String[1,3])
#=> {"value": "{\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1, \"to\" => 3}}", "type": "String"}
to_ruby(String[0,3])
#=> {"value": "{\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 0, \"to\" => 3}}", "type": "String"}
to_ruby(type('abc'))
#=> {"value": "{\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"abc\"}", "type": "String"}
to_ruby(Boolean)
#=> {"value": "{\"__ptype\" => \"Pcore::BooleanType\"}", "type": "String"}
to_ruby(Boolean[true])
#=> {"value": "{\"__ptype\" => \"Pcore::BooleanType\"}", "type": "String"}
to_ruby(Regexp)
#=> {"value": "{\"__ptype\" => \"Pcore::RegexpType\"}", "type": "String"}
to_ruby(Regexp[/a/])
#=> {"value": "{\"__ptype\" => \"Pcore::RegexpType\", \"pattern\" => \"a\"}", "type": "String"}
to_ruby(Pattern)
#=> {"value": "{\"__ptype\" => \"Pcore::PatternType\", \"patterns\" => []}", "type": "String"}
to_ruby(Pattern[/a/,/b/])
#=> {"value": "{\"__ptype\" => \"Pcore::PatternType\", \"patterns\" => [{\"__ptype\" => \"Pcore::RegexpType\", \"pattern\" => \"a\"}, {\"__ptype\" => \"Pcore::RegexpType\", \"pattern\" => \"b\"}]}", "type": "String"}
to_ruby(Enum)
#=> {"value": "{\"__ptype\" => \"Pcore::EnumType\", \"values\" => []}", "type": "String"}
to_ruby(Enum['a','b'])
#=> {"value": "{\"__ptype\" => \"Pcore::EnumType\", \"values\" => [\"a\", \"b\"]}", "type": "String"}
to_ruby(Enum['a','b',true])
#=> {"value": "{\"__ptype\" => \"Pcore::EnumType\", \"values\" => [\"a\", \"b\"], \"case_insensitive\" => true}", "type": "String"}
to_ruby(Undef)
#=> {"value": "{\"__ptype\" => \"Pcore::UndefType\"}", "type": "String"}
to_ruby(Default)
#=> {"value": "{\"__ptype\" => \"Pcore::DefaultType\"}", "type": "String"}
to_ruby(NotUndef)
#=> {"value": "{\"__ptype\" => \"Pcore::NotUndefType\"}", "type": "String"}
to_ruby(NotUndef[String])
#=> {"value": "{\"__ptype\" => \"Pcore::NotUndefType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\"}}", "type": "String"}
to_ruby(NotUndef['a'])
#=> {"value": "{\"__ptype\" => \"Pcore::NotUndefType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"a\"}}", "type": "String"}
to_ruby(Optional)
#=> {"value": "{\"__ptype\" => \"Pcore::OptionalType\"}", "type": "String"}
to_ruby(Optional[String])
#=> {"value": "{\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\"}}", "type": "String"}
to_ruby(Optional['a'])
#=> {"value": "{\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"a\"}}", "type": "String"}
to_ruby(Variant)
#=> {"value": "{\"__ptype\" => \"Pcore::VariantType\", \"types\" => []}", "type": "String"}
to_ruby(Variant[String,Integer])
#=> {"value": "{\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}, {\"__ptype\" => \"Pcore::IntegerType\"}]}", "type": "String"}
to_ruby(Array)
#=> {"value": "{\"__ptype\" => \"Pcore::ArrayType\"}", "type": "String"}
to_ruby(Array[String])
#=> {"value": "{\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"Pcore::StringType\"}}", "type": "String"}
to_ruby(Array[String,1])
#=> {"value": "{\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"Pcore::StringType\"}, \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}", "type": "String"}
to_ruby(Array[String,1,3])
#=> {"value": "{\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"Pcore::StringType\"}, \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1, \"to\" => 3}}", "type": "String"}
to_ruby(Array[0,0])
#=> {"value": "{\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"Pcore::UnitType\"}, \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 0, \"to\" => 0}}", "type": "String"}
to_ruby(Array[Any,2])
#=> {"value": "{\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"Pcore::AnyType\"}, \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 2}}", "type": "String"}
to_ruby(Hash)
#=> {"value": "{\"__ptype\" => \"Pcore::HashType\"}", "type": "String"}
to_ruby(Hash[String,Integer])
#=> {"value": "{\"__ptype\" => \"Pcore::HashType\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\"}, \"value_type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}", "type": "String"}
to_ruby(Hash[String,Integer,1,2])
#=> {"value": "{\"__ptype\" => \"Pcore::HashType\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\"}, \"value_type\" => {\"__ptype\" => \"Pcore::IntegerType\"}, \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1, \"to\" => 2}}", "type": "String"}
to_ruby(Hash[0,0])
#=> {"value": "{\"__ptype\" => \"Pcore::HashType\", \"key_type\" => {\"__ptype\" => \"Pcore::UnitType\"}, \"value_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['key_type']\"}, \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 0, \"to\" => 0}}", "type": "String"}
to_ruby(Tuple)
#=> {"value": "{\"__ptype\" => \"Pcore::TupleType\", \"types\" => []}", "type": "String"}
to_ruby(Tuple[String,Integer])
#=> {"value": "{\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}, {\"__ptype\" => \"Pcore::IntegerType\"}]}", "type": "String"}
to_ruby(Tuple[String,1])
#=> {"value": "{\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}], \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}", "type": "String"}
to_ruby(Tuple[String,1,3])
#=> {"value": "{\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}], \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1, \"to\" => 3}}", "type": "String"}
to_ruby(Struct)
#=> {"value": "{\"__ptype\" => \"Pcore::StructType\", \"elements\" => []}", "type": "String"}
to_ruby(Struct[{a=>Integer}])
#=> {"value": "{\"__ptype\" => \"Pcore::StructType\", \"elements\" => [{\"__ptype\" => \"Pcore::StructElement\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"a\"}, \"value_type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}]}", "type": "String"}
to_ruby(Struct[{Optional[a]=>Integer, b=>Optional[String], NotUndef[c]=>Any}])
#=> {"value": "{\"__ptype\" => \"Pcore::StructType\", \"elements\" => [{\"__ptype\" => \"Pcore::StructElement\", \"key_type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"a\"}}, \"value_type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}, {\"__ptype\" => \"Pcore::StructElement\", \"key_type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"b\"}}, \"value_type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\"}}}, {\"__ptype\" => \"Pcore::StructElement\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"c\"}, \"value_type\" => {\"__ptype\" => \"Pcore::AnyType\"}}]}", "type": "String"}
to_ruby(Collection)
#=> {"value": "{\"__ptype\" => \"Pcore::CollectionType\"}", "type": "String"}
to_ruby(Collection[1,2])
#=> {"value": "{\"__ptype\" => \"Pcore::CollectionType\", \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1, \"to\" => 2}}", "type": "String"}
to_ruby(Iterable)
#=> {"value": "{\"__ptype\" => \"Pcore::IterableType\"}", "type": "String"}
to_ruby(Iterable[String])
#=> {"value": "{\"__ptype\" => \"Pcore::IterableType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\"}}", "type": "String"}
to_ruby(Iterator)
#=> {"value": "{\"__ptype\" => \"Pcore::IteratorType\"}", "type": "String"}
to_ruby(Iterator[String])
#=> {"value": "{\"__ptype\" => \"Pcore::IteratorType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\"}}", "type": "String"}
to_ruby(Callable)
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => nil, \"block_type\" => nil, \"return_type\" => nil}", "type": "String"}
to_ruby(Callable[String])
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}]}, \"block_type\" => nil, \"return_type\" => nil}", "type": "String"}
to_ruby(Callable[String,Integer,1])
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}, {\"__ptype\" => \"Pcore::IntegerType\"}], \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}, \"block_type\" => nil, \"return_type\" => nil}", "type": "String"}
to_ruby(Callable[0,0])
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [], \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 0, \"to\" => 0}}, \"block_type\" => nil, \"return_type\" => nil}", "type": "String"}
to_ruby(Callable[String,Callable[Integer]])
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}]}, \"block_type\" => {\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::IntegerType\"}]}, \"block_type\" => nil, \"return_type\" => nil}, \"return_type\" => nil}", "type": "String"}
to_ruby(Callable[[String],Integer])
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}]}, \"block_type\" => nil, \"return_type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}", "type": "String"}
to_ruby(Callable[[String,1,2,Optional[Callable]],Integer])
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}], \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1, \"to\" => 2}}, \"block_type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => nil, \"block_type\" => nil, \"return_type\" => nil}}, \"return_type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}", "type": "String"}
to_ruby(Type)
#=> {"value": "{\"__ptype\" => \"Pcore::TypeType\"}", "type": "String"}
to_ruby(Type[Integer[1]])
#=> {"value": "{\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}", "type": "String"}
to_ruby(CatalogEntry)
#=> {"value": "{\"__ptype\" => \"Pcore::CatalogEntryType\"}", "type": "String"}
to_ruby(Resource)
#=> {"value": "{\"__ptype\" => \"Pcore::ResourceType\"}", "type": "String"}
to_ruby(Resource['file'])
#=> {"value": "{\"__ptype\" => \"Pcore::ResourceType\", \"type_name\" => \"File\"}", "type": "String"}
to_ruby(File['/a'])
#=> {"value": "{\"__ptype\" => \"Pcore::ResourceType\", \"type_name\" => \"File\", \"title\" => \"/a\"}", "type": "String"}
to_ruby(Class)
#=> {"value": "{\"__ptype\" => \"Pcore::ClassType\"}", "type": "String"}
to_ruby(Sensitive)
#=> {"value": "{\"__ptype\" => \"Pcore::SensitiveType\"}", "type": "String"}
to_ruby(Sensitive[String[1]])
#=> {"value": "{\"__ptype\" => \"Pcore::SensitiveType\"}", "type": "String"}
to_ruby(SemVer)
#=> {"value": "{\"__ptype\" => \"Pcore::SemVerType\"}", "type": "String"}
to_ruby(SemVer['1.x'])
#=> {"value": "{\"__ptype\" => \"Pcore::SemVerType\", \"ranges\" => [{\"__ptype\" => \"SemVerRange\", \"__pvalue\" => \"1.x\"}]}", "type": "String"}
to_ruby(SemVer['1.x','>3.0.0'])
#=> {"value": "{\"__ptype\" => \"Pcore::SemVerType\", \"ranges\" => [{\"__ptype\" => \"SemVerRange\", \"__pvalue\" => \"1.x\"}, {\"__ptype\" => \"SemVerRange\", \"__pvalue\" => \">3.0.0\"}]}", "type": "String"}
to_ruby(SemVerRange)
#=> {"value": "{\"__ptype\" => \"Pcore::SemVerRangeType\"}", "type": "String"}
to_ruby(Timestamp)
#=> {"value": "{\"__ptype\" => \"Pcore::TimestampType\"}", "type": "String"}
to_ruby(Timestamp['2016-01-01'])
#=> {"value": "{\"__ptype\" => \"Pcore::TimestampType\", \"from\" => {\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"2016-01-01T00:00:00.000000000 UTC\"}}", "type": "String"}
to_ruby(Timestamp[default,'2016-01-01'])
#=> {"value": "{\"__ptype\" => \"Pcore::TimestampType\", \"from\" => nil, \"to\" => {\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"2016-01-01T00:00:00.000000000 UTC\"}}", "type": "String"}
to_ruby(Timespan)
#=> {"value": "{\"__ptype\" => \"Pcore::TimespanType\"}", "type": "String"}
to_ruby(Timespan['1-00:00:00'])
#=> {"value": "{\"__ptype\" => \"Pcore::TimespanType\", \"from\" => {\"__ptype\" => \"Timespan\", \"__pvalue\" => \"1-00:00:00.0\"}}", "type": "String"}
to_ruby(Timespan[default,'1-00:00:00'])
#=> {"value": "{\"__ptype\" => \"Pcore::TimespanType\", \"from\" => nil, \"to\" => {\"__ptype\" => \"Timespan\", \"__pvalue\" => \"1-00:00:00.0\"}}", "type": "String"}
to_ruby(Binary)
#=> {"value": "{\"__ptype\" => \"Pcore::BinaryType\"}", "type": "String"}
to_ruby(URI)
#=> {"value": "{\"__ptype\" => \"Pcore::URIType\"}", "type": "String"}
to_ruby(URI['http://a'])
#=> {"value": "{\"__ptype\" => \"Pcore::URIType\", \"parameters\" => {\"scheme\" => \"http\", \"host\" => \"a\"}}", "type": "String"}
to_ruby(URI[{scheme=>'http'}])
#=> {"value": "{\"__ptype\" => \"Pcore::URIType\", \"parameters\" => {\"scheme\" => \"http\"}}", "type": "String"}
to_ruby(Init)
#=> {"value": "{\"__ptype\" => \"Pcore::InitType\"}", "type": "String"}
to_ruby(Init[Integer])
#=> {"value": "{\"__ptype\" => \"Pcore::InitType\", \"type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}", "type": "String"}
to_ruby(Init[Integer,16])
#=> {"value": "{\"__ptype\" => \"Pcore::InitType\", \"type\" => {\"__ptype\" => \"Pcore::IntegerType\"}, \"init_args\" => [16]}", "type": "String"}
to_ruby(Object)
#=> {"value": "{\"__ptype\" => \"Pcore::ObjectType\", \"_pcore_init_hash\" => {}}", "type": "String"}
to_ruby(Object[{name=>'A', attributes=>{a=>Integer}}])
#=> {"value": "{\"__ptype\" => \"Pcore::ObjectType\", \"_pcore_init_hash\" => {\"name\" => \"A\", \"attributes\" => {\"a\" => {\"__ptype\" => \"Pcore::IntegerType\"}}}}", "type": "String"}
to_ruby(Runtime)
#=> {"value": "{\"__ptype\" => \"Pcore::RuntimeType\"}", "type": "String"}
to_ruby(Numeric)
#=> {"value": "{\"__ptype\" => \"Pcore::NumericType\"}", "type": "String"}
to_ruby(ScalarData)
#=> {"value": "{\"__ptype\" => \"Pcore::ScalarDataType\"}", "type": "String"}
to_ruby(TypeReference['a'])
#=> {"error": "Resource type not found: UnresolvedReference"}
to_ruby(TypeAlias)
#=> {"value": "{\"__ptype\" => \"Pcore::TypeAliasType\", \"name\" => \"UnresolvedAlias\", \"type_expr\" => nil, \"resolved_type\" => {\"__ptype\" => \"Pcore::TypeReferenceType\", \"type_string\" => \"UnresolvedReference\"}}", "type": "String"}
to_ruby(Error)
#=> {"value": "{\"__ptype\" => \"Pcore::ObjectType\", \"_pcore_init_hash\" => {\"name\" => \"Error\", \"type_parameters\" => {\"kind\" => {\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}, {\"__ptype\" => \"Pcore::RegexpType\"}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"Pcore::EnumType\", \"values\" => []}}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"Pcore::PatternType\", \"patterns\" => []}}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"Pcore::NotUndefType\"}}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"Pcore::UndefType\"}}]}, \"issue_code\" => {\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][0]\"}, {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][1]\"}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][2]['type']\"}}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][3]['type']\"}}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][4]['type']\"}}, {\"__ptype\" => \"Pcore::TypeType\", \"type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][5]['type']\"}}]}}, \"attributes\" => {\"msg\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}, \"kind\" => {\"type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}}, \"value\" => nil}, \"details\" => {\"type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::HashType\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}, \"value_type\" => {\"__ptype\" => \"Pcore::TypeAliasType\", \"name\" => \"Data\", \"type_expr\" => nil, \"resolved_type\" => {\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"Pcore::ScalarDataType\"}, {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][5]['type']\"}, {\"__ptype\" => \"Pcore::HashType\", \"key_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['type_parameters']['kind']['types'][0]\"}, \"value_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['attributes']['details']['type']['type']['value_type']\"}}, {\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['_pcore_init_hash']['attributes']['details']['type']['type']['value_type']\"}}]}}}}, \"value\" => nil}, \"issue_code\" => {\"type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}}, \"value\" => nil}}, \"functions\" => {\"message\" => {\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => []}, \"block_type\" => nil, \"return_type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 1}}}}}}", "type": "String"}
to_ruby(Deferred)
#=> {"value": "{\"__ptype\" => \"Pcore::ObjectType\", \"_pcore_init_hash\" => {\"name\" => \"Deferred\", \"attributes\" => {\"name\" => {\"__ptype\" => \"Pcore::PatternType\", \"patterns\" => [{\"__ptype\" => \"Pcore::RegexpType\", \"pattern\" => \"\\\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\\\z\"}]}, \"arguments\" => {\"type\" => {\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::ArrayType\"}}, \"value\" => nil}}}}", "type": "String"}
to_ruby(Target)
#=> {"error": "Resource type not found: Target"}
to_ruby(Nosuch)
#=> {"error": "Resource type not found: Nosuch"}
to_ruby(SemVerRange('1.x'))
#=> {"value": "{\"__ptype\" => \"SemVerRange\", \"__pvalue\" => \"1.x\"}", "type": "String"}
to_ruby(URI('http://a'))
#=> {"value": "{\"__ptype\" => \"URI\", \"__pvalue\" => \"http://a\"}", "type": "String"}
to_ruby(Optional[Array[Variant[String,Struct[{a=>Integer}]]]])
#=> {"value": "{\"__ptype\" => \"Pcore::OptionalType\", \"type\" => {\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}, {\"__ptype\" => \"Pcore::StructType\", \"elements\" => [{\"__ptype\" => \"Pcore::StructElement\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\", \"size_type_or_value\" => \"a\"}, \"value_type\" => {\"__ptype\" => \"Pcore::IntegerType\"}}]}]}}}", "type": "String"}
to_ruby(Callable[default,default])
#=> {"value": "{\"__ptype\" => \"Pcore::CallableType\", \"param_types\" => {\"__ptype\" => \"Pcore::TupleType\", \"types\" => [{\"__ptype\" => \"Pcore::UnitType\"}], \"size_type\" => {\"__ptype\" => \"Pcore::IntegerType\", \"from\" => 0}}, \"block_type\" => nil, \"return_type\" => nil}", "type": "String"}
to_ruby(Unit)
#=> {"error": "Resource type not found: Unit"}
to_ruby(RichDataKey)
#=> {"value": "{\"__ptype\" => \"Pcore::TypeAliasType\", \"name\" => \"RichDataKey\", \"type_expr\" => nil, \"resolved_type\" => {\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"Pcore::StringType\"}, {\"__ptype\" => \"Pcore::NumericType\"}]}}", "type": "String"}
to_ruby(Pattern['a','b'])
#=> {"value": "{\"__ptype\" => \"Pcore::PatternType\", \"patterns\" => [{\"__ptype\" => \"Pcore::RegexpType\", \"pattern\" => \"a\"}, {\"__ptype\" => \"Pcore::RegexpType\", \"pattern\" => \"b\"}]}", "type": "String"}
to_ruby(Array[Data])
#=> {"value": "{\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"Pcore::TypeAliasType\", \"name\" => \"Data\", \"type_expr\" => nil, \"resolved_type\" => {\"__ptype\" => \"Pcore::VariantType\", \"types\" => [{\"__ptype\" => \"Pcore::ScalarDataType\"}, {\"__ptype\" => \"Pcore::UndefType\"}, {\"__ptype\" => \"Pcore::HashType\", \"key_type\" => {\"__ptype\" => \"Pcore::StringType\"}, \"value_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['element_type']\"}}, {\"__ptype\" => \"Pcore::ArrayType\", \"element_type\" => {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$['element_type']\"}}]}}}", "type": "String"}
to_ruby(Timestamp[0,1])
#=> {"value": "{\"__ptype\" => \"Pcore::TimestampType\", \"from\" => {\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"1970-01-01T00:00:00.000000000 UTC\"}, \"to\" => {\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"1970-01-01T00:00:01.000000000 UTC\"}}", "type": "String"}
to_ruby(SemVer['1.2.3'])
#=> {"value": "{\"__ptype\" => \"Pcore::SemVerType\", \"ranges\" => [{\"__ptype\" => \"SemVerRange\", \"__pvalue\" => \"1.2.3\"}]}", "type": "String"}
to_ruby([Integer,Integer])
#=> {"value": "[{\"__ptype\" => \"Pcore::IntegerType\"}, {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$[0]\"}]", "type": "String"}
to_ruby([Integer,[Integer, String]])
#=> {"value": "[{\"__ptype\" => \"Pcore::IntegerType\"}, [{\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$[0]\"}, {\"__ptype\" => \"Pcore::StringType\"}]]", "type": "String"}
to_ruby([File['/a'],File['/a']])
#=> {"value": "[{\"__ptype\" => \"Pcore::ResourceType\", \"type_name\" => \"File\", \"title\" => \"/a\"}, {\"__ptype\" => \"Pcore::ResourceType\", \"type_name\" => \"File\", \"title\" => \"/a\"}]", "type": "String"}
to_ruby([Deferred('a'),Deferred('a')])
#=> {"value": "[{\"__ptype\" => \"Deferred\", \"name\" => \"a\"}, {\"__ptype\" => \"Deferred\", \"name\" => \"a\"}]", "type": "String"}
$x = Deferred('a', [String]) to_ruby([$x, $x])
#=> {"value": "[{\"__ptype\" => \"Deferred\", \"name\" => \"a\", \"arguments\" => [{\"__ptype\" => \"Pcore::StringType\"}]}, {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$[0]\"}]", "type": "String"}
$x = SemVer('1.0.0') to_ruby([$x, $x])
#=> {"value": "[{\"__ptype\" => \"SemVer\", \"__pvalue\" => \"1.0.0\"}, {\"__ptype\" => \"SemVer\", \"__pvalue\" => \"1.0.0\"}]", "type": "String"}
$x = /a/ to_ruby([$x, $x])
#=> {"value": "[{\"__ptype\" => \"Regexp\", \"__pvalue\" => \"a\"}, {\"__ptype\" => \"Regexp\", \"__pvalue\" => \"a\"}]", "type": "String"}
$x = Sensitive('a') to_ruby([$x, $x])
#=> {"value": "[{\"__ptype\" => \"Sensitive\", \"__pvalue\" => \"a\"}, {\"__ptype\" => \"LocalRef\", \"__pvalue\" => \"$[0]\"}]", "type": "String"}
$x = Timestamp(0) to_ruby([$x, $x])
#=> {"value": "[{\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"1970-01-01T00:00:00.000000000 UTC\"}, {\"__ptype\" => \"Timestamp\", \"__pvalue\" => \"1970-01-01T00:00:00.000000000 UTC\"}]", "type": "String"}
$x = Binary('aGk=') to_ruby([$x, $x])
#=> {"value": "[{\"__ptype\" => \"Binary\", \"__pvalue\" => \"aGk=\"}, {\"__ptype\" => \"Binary\", \"__pvalue\" => \"aGk=\"}]", "type": "String"}
to_ruby([default, default])
#=> {"value": "[{\"__ptype\" => \"Default\"}, {\"__ptype\" => \"Default\"}]", "type": "String"}
parsehocon('a = $x')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: 'x' ('$' not followed by {, 'x' not allowed after '$') (if you intended 'x' ('$' not followed by {, 'x' not allowed after '$') to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('$x = 1')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got 'x' ('$' not followed by {, 'x' not allowed after '$')"}
parsehocon('a = ${x')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: 'end of file' (Substitution ${ was not closed with a }) (if you intended 'end of file' (Substitution ${ was not closed with a }) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = 1 @ 2')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got '@' (Reserved character '@' is not allowed outside quotes) (if you intended '@' (Reserved character '@' is not allowed outside quotes) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = @')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '@' (Reserved character '@' is not allowed outside quotes) (if you intended '@' (Reserved character '@' is not allowed outside quotes) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('@')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got '@' (Reserved character '@' is not allowed outside quotes)"}
parsehocon('a @ = 1')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a' may not be followed by token: '@' (Reserved character '@' is not allowed outside quotes) (if you intended '@' (Reserved character '@' is not allowed outside quotes) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = 1+2')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '+' (Reserved character '+'is not allowed outside quotes) (if you intended '+' (Reserved character '+'is not allowed outside quotes) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = [1, @]')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have had new element after a comma, instead had token: '@' (Reserved character '@' is not allowed outside quotes) (if you want the comma or '@' (Reserved character '@' is not allowed outside quotes) to be part of a string value, then double-quote it)"}
parsehocon('a = [@]')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ] or a first element after the open [, instead had token: '@' (Reserved character '@' is not allowed outside quotes) (if you want '@' (Reserved character '@' is not allowed outside quotes) to be part of a string value, then double-quote it)"}
parsehocon('a = [1 @]')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ended with ] or had a comma, instead had token: '@' (Reserved character '@' is not allowed outside quotes) (if you want '@' (Reserved character '@' is not allowed outside quotes) to be part of a string value, then double-quote it)"}
parsehocon('a = {b: @}')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '@' (Reserved character '@' is not allowed outside quotes) (if you intended '@' (Reserved character '@' is not allowed outside quotes) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = {@: 1}')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got '@' (Reserved character '@' is not allowed outside quotes)"}
parsehocon('"x')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got '-1' (End of input but string quote was still open)"}
parsehocon('a "x')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a' may not be followed by token: '-1' (End of input but string quote was still open) (if you intended '-1' (End of input but string quote was still open) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = ["x')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ] or a first element after the open [, instead had token: '-1' (End of input but string quote was still open) (if you want '-1' (End of input but string quote was still open) to be part of a string value, then double-quote it)"}
parsehocon("a = \"x\ny\"")
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '\n' (JSON does not allow unescaped \n in quoted strings, use a backslash escape) (if you intended '\n' (JSON does not allow unescaped \n in quoted strings, use a backslash escape) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = 1 }')
#=> {"error": "Error while evaluating a Function Call, String: 1: unbalanced close brace '}' with no open brace (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon("a = 1\n}")
#=> {"error": "Error while evaluating a Function Call, String: 2: unbalanced close brace '}' with no open brace (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon("a = 1,}")
#=> {"error": "Error while evaluating a Function Call, String: 1: unbalanced close brace '}' with no open brace (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('{a = 1')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got end of file"}
parsehocon('{a = 1 b = 2}')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got '=' (if you intended '=' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('{a = 1] }')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got ']' (if you intended ']' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = 1]')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got ']' (if you intended ']' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = ]')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: ']' (if you intended ']' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = ,')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: ',' (if you intended ',' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = }')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '}' (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a =')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: end of file"}
parsehocon('a = = 1')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '=' (if you intended '=' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a b')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a b' may not be followed by token: end of file"}
parsehocon('a ]')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a' may not be followed by token: ']' (if you intended ']' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a, b')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a' may not be followed by token: ',' (if you intended ',' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a }')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a' may not be followed by token: '}' (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('{a }')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'a' may not be followed by token: '}' (if you intended '}' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('= 1')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got '='"}
parsehocon(', a = 1')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got ','"}
parsehocon('{,}')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got ','"}
parsehocon('{a = 1,,b = 2}')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting a close brace or a field name here, got ','"}
parsehocon('a = [,]')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ] or a first element after the open [, instead had token: ',' (if you want ',' to be part of a string value, then double-quote it)"}
parsehocon('a = [1,,2]')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have had new element after a comma, instead had token: ',' (if you want the comma or ',' to be part of a string value, then double-quote it)"}
parsehocon('a = [')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ] or a first element after the open [, instead had token: end of file (if you want end of file to be part of a string value, then double-quote it)"}
parsehocon('a = [1,')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have had new element after a comma, instead had token: end of file (if you want the comma or end of file to be part of a string value, then double-quote it)"}
parsehocon('a = [1 = 2]')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ended with ] or had a comma, instead had token: '=' (if you want '=' to be part of a string value, then double-quote it)"}
parsehocon('a = [1}')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ended with ] or had a comma, instead had token: '}' (if you want '}' to be part of a string value, then double-quote it)"}
parsehocon('a = {b')
#=> {"error": "Error while evaluating a Function Call, String: 1: Key 'b' may not be followed by token: end of file"}
parsehocon('a = {b = 1')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got end of file"}
parsehocon('{a = 1} b')
#=> {"error": "Error while evaluating a Function Call, String: 1: Document has trailing tokens after first object or array: 'b'"}
parsehocon('[1')
#=> {"error": "Error while evaluating a Function Call, String: 1: List should have ended with ] or had a comma, instead had token: end of file (if you want end of file to be part of a string value, then double-quote it)"}
parsehocon('[1]')
#=> {"error": "Error while evaluating a Function Call, String: 1:  has type LIST rather than object at file root"}
parsehocon('include x')
#=> {"error": "Error while evaluating a Function Call, String: 1: expecting include parameter to be quoted filename, file(), classpath(), or url(). No spaces are allowed before the open paren. Not expecting: 'x'"}
parsehocon('a = """x')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a value but got wrong token: '-1' (End of input but triple-quoted string was still open) (if you intended '-1' (End of input but triple-quoted string was still open) to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a = ${}')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a field name or path here, but got nothing"}
parsehocon('a = ${?}')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting a field name or path here, but got nothing"}
parsehocon('a = ${x.}')
#=> {"error": "Error while evaluating a Function Call, String: 1: path has a leading, trailing, or two adjacent period '.' (use quoted \"\" empty string if you want an empty element)"}
parsehocon('a : 1 : 2')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got ':' (if you intended ':' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('a.b = 1 c = 2')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got '=' (if you intended '=' to be part of a key or string value, try enclosing the key or value in double quotes"}
parsehocon('{a.b = 1 "c"')
#=> {"error": "Error while evaluating a Function Call, String: 1: Expecting close brace } or a comma, got end of file"}
