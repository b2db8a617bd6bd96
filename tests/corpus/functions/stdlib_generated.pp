# Generated: python -m tests.oracle.functions.fuzz --seed 13 --count 800 --write stdlib_generated stdlib
swapcase({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, swapcase(): Requires either array or string to work with"}
validate_legacy(['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 2"}
validate_ip_address(true) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, true is not a string."}
validate_integer({a => {b => [1, 2]}}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got Hash"}
validate_email_address(0, {'b' => 2, 'a' => [1]}, ' 42 ') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 0 is not a string."}
has_ip_network([1, 2].reverse_each, '-1e3')
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
reverse(['a', 'b'], -1)
#=> {"value": ["b", "a"], "type": "Tuple[String, String]"}
stdlib::xml_encode(Class['foo'], SemVer('1.2.3-rc1'), [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::xml_encode' expects between 1 and 2 arguments, got 3"}
delete_values({}, Optional[String], '%d')
#=> {"error": "Error while evaluating a Function Call, delete_values(): Wrong number of arguments given (3 of 2)"}
enclose_ipv6(Integer[1, 4], '1.2.4-rc1') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong number of arguments given 2 for 1"}
shell_escape(Binary('aGVsbG8='))
#=> {"value": "aGVsbG8\\=", "type": "String"}
to_json('%d', ['b', 'A', 3]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got 2"}
is_mac_address('3.7', '') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, is_mac_address(): Wrong number of arguments given 2 for 1"}
validate_legacy()
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 1"}
validate_bool() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_bool(): wrong number of arguments (0; must be > 0)"}
has_ip_network(Integer[1, 4], [1, [2, [3]]], "a\nb\n", Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, has_ip_network(): Wrong number of arguments given (4 for 1)"}
validate_string(undef, SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, >=1.0.0 <2.0.0 is not a string.  It looks to be a SemanticPuppet::VersionRange"}
is_integer(['b', 'A', 3], 10, [], -0.0) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, is_integer(): Wrong number of arguments given 4 for 1"}
uriescape('%05.1f', Array[Integer], true) |$a, $b| { [$a, $b] }
#=> {"value": "%2505.1f", "type": "String"}
stdlib::str2resource('%s-%s', '0b101', [1, 2, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' expects 1 argument, got 3"}
validate_email_address('%s-%s', '%Y', 2.5)
#=> {"error": "Error while evaluating a Function Call, \"%s-%s\" is not a valid email address"}
parsepson([undef, 1], {a => 1}) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'parsepson' parameter 'pson_string' expects a String value, got Tuple"}
dig44(SemVer('1.2.3-rc1'), 2.5) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given String"}
getparam('%s-%s', '1.2.4-rc1') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, No title provided and \"%s-%s\" is not a valid resource reference"}
to_yaml(default, {a => {b => [1, 2]}}, 2.5) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' expects between 1 and 2 arguments, got 3"}
has_key({}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, has_key(): wrong number of arguments (1; must be 2)"}
shell_split(['b', 'A', 3], Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, shell_split(): Wrong number of arguments given (2 for 1)"}
member(Class['foo']) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, member(): Wrong number of arguments given (1 for 2)"}
deep_merge() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deep_merge(): wrong number of arguments (0; must be at least 2)"}
stdlib::xml_encode(-0.0) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::xml_encode' parameter 'str' expects a String value, got Float"}
is_mac_address(false) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of false into String"}
difference(1e-7, {a => {b => [1, 2]}}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, difference(): Requires 2 arrays"}
get_module_path() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, get_module_path(): Wrong number of arguments, expects one"}
is_absolute_path([undef, 1])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_ip_address() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ip_address(): Wrong number of arguments given 0 for 1"}
is_absolute_path(Integer[1, 4], [1, 2].reverse_each) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (2 for 1)"}
to_yaml(1.0e20) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' does not expect a block"}
values_at(1)
#=> {"error": "Error while evaluating a Function Call, values_at(): Wrong number of arguments given (1 for 2)"}
convert_base('+ 5', 'a b c', ',')
#=> {"error": "Error while evaluating a Function Call, convert_base(): Wrong number of arguments given (3 for 2)"}
str2saltedpbkdf2({}, []) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): wrong number of arguments (2 for 3)"}
type_of('a.b')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
validate_integer(false, Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected second argument to be unset or an Integer, got aGVsbG8=:String"}
regexpescape(1.0e20, '0b101')
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Requires either array or string to work with"}
is_array('1.2.4-rc1', Binary('aGVsbG8=')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
dos2unix('a b c') |$x| { $x }
#=> {"value": "a b c", "type": "String"}
is_float(0, '0x1F', '1.2.3', {a => 1})
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 4 for 1"}
bool2num(Class['foo'], "a\nb\n", {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
parsepson('1') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'parsepson' does not expect a block"}
os_version_gte({a => 1}, '+ 5')
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' parameter 'os' expects a String value, got Struct"}
has_key(1) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, has_key(): wrong number of arguments (1; must be 2)"}
type_of(File['/a'], "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'type_of' expects 1 argument, got 2"}
parsejson(Error('m', 'k'), {}) |String $s, $t = 2| { $t }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
parseyaml(7) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
is_bool('yes', '3.7') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_bool(): Wrong number of arguments given (2 for 1)"}
get_module_path(10) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, Could not find module 10 in environment production"}
swapcase(Class['foo'], 7, '1.2.4-rc1', -3)
#=> {"error": "Error while evaluating a Function Call, swapcase(): Requires either array or string to work with"}
dig44([undef, 1])
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
has_ip_network(1.0e20, 100000000000, Class['foo'])
#=> {"error": "Error while evaluating a Function Call, has_ip_network(): Wrong number of arguments given (3 for 1)"}
has_ip_address(-1) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'interfaces'; "}
#[7]=> {"value": false, "type": "Boolean[false]"}
validate_slength('1.2.3', 100000000000) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
has_interface_with([1, 2, 3], 1.0e20) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'interfaces'; "}
#[7]=> {"value": false, "type": "Boolean[false]"}
parsejson(0, '1') |$a, $b| { [$a, $b] }
#=> {"value": "1", "type": "String"}
str2saltedpbkdf2('-1e3', Type[Integer])
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): wrong number of arguments (2 for 3)"}
delete_undef_values('a b c') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got a b c type  String "}
stdlib::end_with('yes', '0x1F', 1e-7, '%Y')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' expects 2 arguments, got 4"}
validate_bool('b', 7, 'é', Sensitive('s')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"b\" is not a boolean.  It looks to be a String"}
num2bool('b', Error('m', 'k'), 'abc')
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (3 for 1)"}
values_at({'b' => 2, 'a' => [1]}, Array[Integer]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, values_at(): Requires array to work with"}
union(Integer) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, union(): Wrong number of arguments given (1 for < 2)"}
uriescape(File['/a'], [undef, 1])
#=> {"error": "Error while evaluating a Function Call, uriescape(): Requires either array or string to work with"}
os_version_gte()
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' expects 2 arguments, got none"}
is_email_address([]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Array"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_absolute_path('1.2.3') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
try_get_value() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, try_get_value(): Wrong number of arguments given (0 for minimum 1)"}
reverse('3.7')
#=> {"value": "7.3", "type": "String"}
dirname([], /(\w)(\d)?/) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, dirname(): Too many arguments given (2)"}
str2bool(true, 1.0e20, 1e-7, ['a', 'b']) |$a, $b| { [$a, $b] }
#=> {"value": true, "type": "Boolean[true]"}
is_hash(Error('m', 'k'), 'ABC', -1, 'b') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, is_hash(): Wrong number of arguments given (4 for 1)"}
try_get_value(1.0e20, 'a.b', 'a.b')
#=> {"value": "a.b", "type": "String"}
member('a b c')
#=> {"error": "Error while evaluating a Function Call, member(): Wrong number of arguments given (1 for 2)"}
is_a(File['/a']) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'is_a' expects 2 arguments, got 1"}
defined_with_params('%d', File['/a'], {1 => 2}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, No title provided and \"%d\" is not a valid resource reference"}
type3x('ABC', "a\nb\n", 1.0e20)
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (3 for 1)"}
getparam('+ 5')
#=> {"error": "Error while evaluating a Function Call, Must specify name of a parameter"}
bool2num(/a.c/, '1', '0x1F') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
validate_integer('%Y', File['/a'], '-1e3', ',') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Wrong number of arguments; must be 1, 2 or 3, got 4"}
pick('017', 1)
#=> {"value": "017", "type": "String"}
validate_ipv4_address('1')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"1\" is not a valid IPv4 address."}
to_json_pretty(Optional[String]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'data' expects a value of type Hash or Array, got Type[Optional]"}
delete_values()
#=> {"error": "Error while evaluating a Function Call, delete_values(): Wrong number of arguments given (0 of 2)"}
base64(Type[Integer]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, base64(): Wrong number of arguments (1; must be >= 2)"}
try_get_value(SemVer('1.2.3-rc1'), String[1, 3])
#=> {"value": "1.2.3-rc1", "type": "String"}
seeded_rand_string('0x1F') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' expects between 2 and 3 arguments, got 1"}
validate_domain_name([1, 2].reverse_each, '017', -1) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
is_numeric(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
seeded_rand(Array[Integer], Class['foo']) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
bool2str(URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Requires a boolean to work with"}
to_ruby(Integer[1, 4], '0x1F') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'to_ruby' expects 1 argument, got 2"}
basename(' 42 ', '%s-%s') |$a, $b| { $a }
#=> {"value": " 42 ", "type": "String"}
is_string(-0.0, Type[Integer]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
clamp("a\nb\n", Integer[1, 4], default) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, clamp(): Required explicit numeric (a\nb\n:String)"}
to_yaml(URI('http://a.b/c?d#e'), [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' parameter 'options' expects a Hash value, got Tuple"}
fqdn_uuid('%05.1f')
#=> {"value": "fbfd38bf-e6c5-55e3-bf17-d6e1797c894b", "type": "String"}
os_version_gte() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' expects 2 arguments, got none"}
powershell_escape(Binary('aGVsbG8='), URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, 'powershell_escape' expects 1 argument, got 2"}
shell_split(Struct[{a => Integer}]) |$x, $y, $z| { 1 }
#=> {"value": ["Struct[{a", "=>", "Integer}]"], "type": "Tuple[String, String, String]"}
any2bool(Optional[String], 'ABC', '1.2.4-rc1') |String $s, $t = 2| { $t }
#=> {"value": true, "type": "Boolean[true]"}
pick()
#=> {"error": "Error while evaluating a Function Call, pick(): must receive at least one non empty value"}
validate_legacy('yes', ['b', 'A', 3], '0b101') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, The function 'validate_legacy' was called with arguments it does not accept. It expects one of:\n  (Any scope, Type target_type, String function_name, Any value, Any args*)\n    rejected: parameter 'target_type' expects a Type value, got String\n  (Any scope, String type_string, String function_name, Any value, Any args*)\n    rejected: parameter 'function_name' expects a String value, got Tuple"}
validate_hash('é') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"é\" is not a Hash.  It looks to be a String"}
range() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, range(): Wrong number of arguments given (0 for 1)"}
enclose_ipv6(' 42 ') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong argument given  42  is not an ip address."}
fqdn_rand_string('abc', {a => {b => [1, 2]}}, 'true')
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): first argument must be a positive integer"}
concat(10, 1, [['a', 1], ['b', 2]]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, concat(): Requires array to work with"}
to_toml('abc', Timestamp(0), '1.2.3', 'yes') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'to_toml' expects 1 argument, got 4"}
to_ruby() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'to_ruby' expects 1 argument, got none"}
validate_numeric(String[1, 3], ' 42 ') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected first argument to be a Numeric or Array, got Puppet::Pops::Types::PStringType"}
powershell_escape(['b', 'A', 3]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'powershell_escape' does not expect a block"}
has_ip_address(Class['foo'], 'b', 'true', URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (4 for 1)"}
delete({1 => 2}) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, delete(): Wrong number of arguments given 1 for 2"}
get_module_path({}) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, Could not find module {} in environment production"}
to_json_pretty({'b' => 2, 'a' => [1]}, '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'skip_undef' expects a value of type Undef or Boolean, got String"}
base64(1, '3.7', Class['foo']) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, base64(): the first argument must be one of 'encode' or 'decode'"}
num2bool(URI('http://a.b/c?d#e'), {a => 1}, '1', '-1e3') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (4 for 1)"}
delete_at() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, delete_at(): Wrong number of arguments given (0 for 2)"}
pick('ABC', 'yes')
#=> {"value": "ABC", "type": "String"}
stdlib::extname('é', 1, 'é') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got 3"}
type_of('%d', Type[Integer]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'type_of' expects 1 argument, got 2"}
dig44('ABC', default)
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given String"}
swapcase('+ 5') || { 1 }
#=> {"value": "+ 5", "type": "String"}
pick_default({1 => 2}, File['/a'])
#=> {"value": {"Hash": [[1, 2]]}, "type": "Hash[Integer[1, 1], Integer[2, 2], 1, 1]"}
is_array('0x1F') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
fqdn_rotate() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, fqdn_rotate(): Wrong number of arguments given (0 for 1)"}
parsepson(0, 1.0e20) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'parsepson' parameter 'pson_string' expects a String value, got Integer"}
to_bytes(/a.c/, default, '017')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (3 for 1)"}
base64(Integer, 0, [undef, 1])
#=> {"error": "Error while evaluating a Function Call, base64(): the first argument must be one of 'encode' or 'decode'"}
try_get_value('true', '1.2.3', String[1, 3]) || { 1 }
#=> {"value": {"Type": "String[1, 3]"}, "type": "Type[String[1, 3]]"}
member([1, 2].reverse_each, 1, Class['foo'], '-1e3')
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
type3x() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (0 for 1)"}
parseyaml(Timestamp(0), [['a', 1], ['b', 2]]) |String $s, $t = 2| { $t }
#=> {"value": "1970-01-01T00:00:00.000000000 UTC", "type": "String"}
clamp(-3) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments, need three to clamp"}
validate_integer([1, 2, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
type3x({1 => 2}, 0) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (2 for 1)"}
delete_values('abc') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, delete_values(): Wrong number of arguments given (1 of 2)"}
num2bool(File['/a'])
#=> {"value": false, "type": "Boolean[false]"}
to_bytes(/(\w)(\d)?/) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix /"}
delete_regex({1 => 2}, ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Integer"}
#[7]=> {"value": {"Hash": [[1, 2]]}, "type": "Hash[Integer[1, 1], Integer[2, 2], 1, 1]"}
is_float([['a', 1], ['b', 2]], '0x1F') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 2 for 1"}
stdlib::xml_encode('true')
#=> {"value": "true", "type": "String"}
is_domain_name(URI('http://a.b/c?d#e'), [['a', 1], ['b', 2]]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, is_domain_name(): Wrong number of arguments given 2 for 1"}
join_keys_to_values('ABC')
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): Takes exactly two arguments, but 1 given."}
seeded_rand_string(File['/a'], Timestamp(0)) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer value, got Type[Resource]"}
parseyaml('b', 'yes') |Integer $i| { $i }
#=> {"value": "b", "type": "String"}
is_integer('abc', '1.2.4-rc1') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, is_integer(): Wrong number of arguments given 2 for 1"}
try_get_value(0, String[1, 3], Sensitive('s')) |Integer $i| { $i }
#=> {"value": {"Sensitive": "s"}, "type": "Sensitive[String]"}
join_keys_to_values(Binary('aGVsbG8='), 100000000000, '0x1F', default) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): Takes exactly two arguments, but 4 given."}
validate_ipv6_address('a.b', default) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"a.b\" is not a valid IPv6 address."}
any2array(Optional[String])
#=> {"value": [{"Type": "Optional[String]"}], "type": "Tuple[Type[Optional[String]]]"}
fact(false, {1 => 2}) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'fact' expects 1 argument, got 2"}
union({1 => 2}, Array[Integer])
#=> {"error": "Error while evaluating a Function Call, union(): Every parameter must be an array"}
type_of(true) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'type_of' does not expect a block"}
validate_ipv6_address(['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, [\"a\", \"b\"] is not a string."}
is_ip_address({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
shell_escape() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'shell_escape' expects 1 argument, got none"}
defined_with_params('é', Class['foo']) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, No title provided and \"é\" is not a valid resource reference"}
enclose_ipv6()
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong number of arguments given 0 for 1"}
any2bool('abc')
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
enclose_ipv6() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong number of arguments given 0 for 1"}
fact(Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'fact' parameter 'fact_name' expects a String value, got Type[Struct]"}
member(String[1, 3], '0x1F', '%Y', [1, 2].reverse_each) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
concat(URI('http://a.b/c?d#e'), 1.0e20, Optional[String])
#=> {"error": "Error while evaluating a Function Call, concat(): Requires array to work with"}
parseyaml('%05.1f', /a.c/, [1, [2, [3]]]) |$x| { $x == 1 }
#=> {"value": "/a.c/", "type": "String"}
to_toml('', 'é', 2.5)
#=> {"error": "Error while evaluating a Function Call, 'to_toml' expects 1 argument, got 3"}
squeeze(Integer[1, 4], 'true', SemVer('1.2.3-rc1')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, squeeze(): Wrong number of arguments given 3 for 2 or 1"}
to_toml('é') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'to_toml' parameter 'data' expects a Hash value, got String"}
batch_escape({a => 1}, Timespan(90.5)) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'batch_escape' expects 1 argument, got 2"}
validate_domain_name(-1) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, -1 is not a string."}
is_mac_address({a => {b => [1, 2]}}, Type[Integer]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, is_mac_address(): Wrong number of arguments given 2 for 1"}
type3x(1.0e20, ',', Error('m', 'k')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (3 for 1)"}
count(String[1, 3], {'b' => 2, 'a' => [1]}, /a.c/, '')
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given 4 for 1 or 2."}
str2saltedpbkdf2(1.0e20, /a.c/)
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): wrong number of arguments (2 for 3)"}
parsejson(default, '', '%d') |$a, $b| { [$a, $b] }
#=> {"value": "", "type": "String"}
zip(default, 1) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, zip(): Requires array to work with"}
validate_ipv4_address() || { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_ipv4_address(): wrong number of arguments (0; must be > 0)"}
shell_join(2.5)
#=> {"error": "Error while evaluating a Function Call, First argument is not an Array: 2.5"}
validate_numeric(Optional[String], Integer[1, 4], '1') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected second argument to be unset or a Numeric, got Integer[1, 4]:String"}
fact(',') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'fact' does not expect a block"}
is_function_available(7)
#=> {"value": false, "type": "Boolean[false]"}
intersection('1.2.3', 7) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, intersection(): Requires 2 arrays, got String and Integer"}
seeded_rand(Timestamp(0), Sensitive('s')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
enclose_ipv6(Integer) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong argument type given Puppet::Pops::Types::PIntegerType expected String or Array"}
fqdn_rotate() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, fqdn_rotate(): Wrong number of arguments given (0 for 1)"}
stdlib::extname('é', 'a,b', [1, [2, [3]]]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got 3"}
has_ip_network('', {a => 1}, 'a,b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, has_ip_network(): Wrong number of arguments given (3 for 1)"}
is_absolute_path(7, '3.7') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (2 for 1)"}
load_module_metadata({a => {b => [1, 2]}}) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, Could not find module {\"a\"=>{\"b\"=>[1, 2]}} in environment production"}
dos2unix('1.2.4-rc1', URI('http://a.b/c?d#e')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, dos2unix(): Wrong number of arguments given (2 for 1)"}
dig44(['b', 'A', 3], 'a.b')
#=> {"error": "Error while evaluating a Function Call, dig44(): second argument must be an array, given String"}
validate_array(' 42 ', -0.0, Integer) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \" 42 \" is not an Array.  It looks to be a String"}
to_json_pretty('%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'data' expects a value of type Hash or Array, got String"}
any2array(Optional[String], Array[Integer]) |*$r| { $r }
#=> {"value": [{"Type": "Optional[String]"}, {"Type": "Array[Integer]"}], "type": "Tuple[Type[Optional[String]], Type[Array[Integer]]]"}
powershell_escape(0) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'powershell_escape' does not expect a block"}
shell_join()
#=> {"error": "Error while evaluating a Function Call, shell_join(): Wrong number of arguments given (0 for 1)"}
to_bytes() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (0 for 1)"}
join_keys_to_values('3.7')
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): Takes exactly two arguments, but 1 given."}
to_bytes(Class['foo']) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String"}
to_python('1.2.3', 'b', 1, -0.0) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'to_python' expects 1 argument, got 4"}
clamp(['b', 'A', 3], Integer[1, 4], {'b' => 2, 'a' => [1]}, '1.2.3') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments, need three to clamp"}
str2bool({a => 1}, 'b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
is_float(Optional[String], Optional[String]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 2 for 1"}
regexpescape(['a', 'b'], {}, false, /(\w)(\d)?/) |*$r| { $r }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
is_numeric('é', 2.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 2 for 1"}
bool2num(Binary('aGVsbG8='), '%05.1f') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
validate_legacy('1') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 2"}
deep_merge(['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, deep_merge(): wrong number of arguments (1; must be at least 2)"}
reject(Struct[{a => Integer}], 'a b c', Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, reject(): Wrong number of arguments given 3 for 2"}
get_module_path('017') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, Could not find module 017 in environment production"}
is_bool(10, -0.0)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_bool(): Wrong number of arguments given (2 for 1)"}
seeded_rand(String[1, 3], '017', {a => 1}, 'yes') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): Wrong number of arguments given (4 for 2)"}
has_ip_network([], '3.7') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, has_ip_network(): Wrong number of arguments given (2 for 1)"}
has_key('%s-%s', 'a.b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, has_key(): expects the first argument to be a hash, got \"%s-%s\" which is of type String"}
has_interface_with('0b101', Sensitive('s')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'interfaces'; "}
#[7]=> {"value": false, "type": "Boolean[false]"}
delete_at([['a', 1], ['b', 2]], 7)
#=> {"error": "Error while evaluating a Function Call, delete_at(): Given index exceeds size of array given"}
stdlib::str2resource(default, 7) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' expects 1 argument, got 2"}
has_ip_address() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (0 for 1)"}
num2bool(-0.0)
#=> {"value": false, "type": "Boolean[false]"}
regexpescape(String[1, 3])
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Requires either array or string to work with"}
is_function_available('a b c', Timestamp(0), Array[Integer], [])
#=> {"error": "Error while evaluating a Function Call, is_function_available?(): Wrong number of arguments given 4 for 1"}
validate_ipv4_address("a\nb\n", '%Y') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"a\\nb\\n\" is not a valid IPv4 address."}
delete([1, 2, 3], 10, 1, 1.0e20) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, delete(): Wrong number of arguments given 4 for 2"}
parsepson('a b c', '', [1, [2, [3]]]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'parsepson' expects between 1 and 2 arguments, got 3"}
validate_array('+ 5') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"+ 5\" is not an Array.  It looks to be a String"}
os_version_gte(Type[Integer]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' expects 2 arguments, got 1"}
values_at('0x1F', Struct[{a => Integer}], '0b101') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, values_at(): Requires array to work with"}
str2bool(-1, {a => 1})
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
parseyaml() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, Wrong number of arguments. 1 or 2 arguments should be provided."}
prefix(',', 'é', [undef, 1], ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got \",\""}
shell_split(-0.0, {1 => 2}, Struct[{a => Integer}], '+ 5') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, shell_split(): Wrong number of arguments given (4 for 1)"}
delete_undef_values(-3) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got -3 type  Integer "}
uriescape(default, 100000000000, '0b101') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, uriescape(): Requires either array or string to work with"}
shell_split('ABC') || { 1 }
#=> {"value": ["ABC"], "type": "Tuple[String]"}
is_array(' 42 ') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
any2bool('0b101') || { 1 }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
squeeze('%s-%s')
#=> {"value": "%s-%s", "type": "String"}
get_module_path('017', 'a,b') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, get_module_path(): Wrong number of arguments, expects one"}
validate_bool(' 42 ', SemVer('1.2.3-rc1')) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \" 42 \" is not a boolean.  It looks to be a String"}
pick_default(',') |*$r| { $r }
#=> {"value": ",", "type": "String"}
has_key([['a', 1], ['b', 2]]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, has_key(): wrong number of arguments (1; must be 2)"}
dig44('yes', -0.0)
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given String"}
parsehocon('%05.1f', String[1, 3])
#=> {"value": {"Type": "String[1, 3]"}, "type": "Type[String[1, 3]]"}
validate_domain_name('1.2.3', ['a', 'b']) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, \"1.2.3\" is not a syntactically correct domain name"}
validate_hash(' 42 ')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \" 42 \" is not a Hash.  It looks to be a String"}
zip({1 => 2}) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, zip(): Wrong number of arguments given (1 for 2)"}
is_absolute_path('yes') || { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
parsepson({}, /a.c/, 'a.b')
#=> {"error": "Error while evaluating a Function Call, 'parsepson' expects between 1 and 2 arguments, got 3"}
stdlib::extname(Timespan(90.5), '+ 5')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got 2"}
delete_undef_values('a b c', 'é') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got a b c type  String "}
powershell_escape(/(\w)(\d)?/) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'powershell_escape' does not expect a block"}
swapcase('1', Struct[{a => Integer}]) |$x, $y, $z| { 1 }
#=> {"value": "1", "type": "String"}
enclose_ipv6(Integer[1, 4], ['b', 'A', 3], 1) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong number of arguments given 3 for 1"}
dig44('abc', {'b' => 2, 'a' => [1]}, "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given String"}
count('true')
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1+)"}
shell_escape() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'shell_escape' expects 1 argument, got none"}
fqdn_rand_string(String[1, 3], SemVer('1.2.3-rc1')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): first argument must be a positive integer"}
validate_re(Binary('aGVsbG8='), 'true')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): input needs to be a String, not a Puppet::Pops::Types::PBinaryType::Binary"}
dirname(Type[Integer], '0b101')
#=> {"error": "Error while evaluating a Function Call, dirname(): Too many arguments given (2)"}
member(SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, member(): Wrong number of arguments given (1 for 2)"}
is_float(Binary('aGVsbG8='), '1.2.3', '-1e3') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 3 for 1"}
validate_slength('0b101')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Wrong number of arguments (1; must be 2 or 3)"}
convert_base(2.5) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, convert_base(): Wrong number of arguments given (1 for 2)"}
shell_join([1, [2, [3]]]) |$a, $b| { [$a, $b] }
#=> {"value": "1 \\[2,\\ \\[3\\]\\]", "type": "String"}
validate_ip_address('%Y', "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"%Y\" is not a valid IP address."}
to_bytes(Timestamp(0), ',', SemVerRange('>=1.0.0 <2.0.0'), String[1, 3]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (4 for 1)"}
bool2str(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, bool2str(): Requires a boolean to work with"}
is_a(String[1, 3], Binary('aGVsbG8='), Class['foo'], '0x1F')
#=> {"error": "Error while evaluating a Function Call, 'is_a' expects 2 arguments, got 4"}
os_version_gte(String[1, 3], 'b')
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' parameter 'os' expects a String value, got Type[String]"}
has_interface_with(SemVerRange('>=1.0.0 <2.0.0'), 'a.b') || { 1 }
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'interfaces'; "}
#[7]=> {"value": false, "type": "Boolean[false]"}
getparam() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, Must specify a reference"}
dig44(Type[Integer]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
delete_values(Integer) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, delete_values(): Wrong number of arguments given (1 of 2)"}
swapcase([], {a => 1})
#=> {"value": [], "type": "Array[0, 0]"}
validate_integer(Integer[1, 4], 100000000000, '1.2.3') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected third argument to be unset or an Integer, got 1.2.3:String"}
shell_escape('-1e3', {a => 1}) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'shell_escape' expects 1 argument, got 2"}
is_string(',', ',', {a => 1}, 'ABC') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
os_version_gte([1, 2, 3], Integer[1, 4]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' parameter 'os' expects a String value, got Tuple"}
has_ip_network('%s-%s', '1', default, [1, 2, 3]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, has_ip_network(): Wrong number of arguments given (4 for 1)"}
is_absolute_path(['b', 'A', 3], SemVerRange('>=1.0.0 <2.0.0'), '+ 5', 'b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (4 for 1)"}
is_string('%d', '017', Type[Integer]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
count(default, false, 100000000000, true) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given 4 for 1 or 2."}
basename(Sensitive('s'), 0, '%d', []) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, basename(): Too many arguments given (4)"}
dirname(Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, dirname(): Requires string as argument"}
validate_hash(',') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \",\" is not a Hash.  It looks to be a String"}
validate_absolute_path('%d') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"%d\" is not an absolute path."}
load_module_metadata(URI('http://a.b/c?d#e')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, Could not find module http://a.b/c?d#e in environment production"}
join_keys_to_values({'b' => 2, 'a' => [1]}, -3)
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): The second argument must be a string, but a Integer was given."}
shell_split(false, default) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, shell_split(): Wrong number of arguments given (2 for 1)"}
str2saltedpbkdf2("a\nb\n")
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): wrong number of arguments (1 for 3)"}
intersection(Sensitive('s'), SemVer('1.2.3-rc1')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, intersection(): Requires 2 arrays, got Puppet::Pops::Types::PSensitiveType::Sensitive and String"}
to_json({'b' => 2, 'a' => [1]}, {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got 2"}
to_json(7, [undef, 1], '0x1F') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got 3"}
is_a() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'is_a' expects 2 arguments, got none"}
intersection(URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, intersection(): Wrong number of arguments given (1 for 2)"}
is_ipv4_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv4 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ipv4_address(): Wrong number of arguments given 0 for 1"}
is_numeric()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 0 for 1"}
merge(SemVer('1.2.3-rc1'), {})
#=> {"error": "Error while evaluating a Function Call, 'merge' parameter 'args' expects a value of type Undef, Hash, String, or Iterable, got SemVer"}
is_ip_address(-3) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
is_string(String[1, 3], /(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
os_version_gte('-1e3', File['/a'], 'ABC') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' expects 2 arguments, got 3"}
is_numeric('yes', '0b101', Array[Integer], 1) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 4 for 1"}
bool2str(',', '%d') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (2 for 3)"}
parsepson(1.0e20, 1)
#=> {"error": "Error while evaluating a Function Call, 'parsepson' parameter 'pson_string' expects a String value, got Float"}
to_json('1', 100000000000) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got 2"}
is_function_available('yes')
#=> {"value": false, "type": "Boolean[false]"}
is_float('1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
dig44(Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
dos2unix(Struct[{a => Integer}]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, dos2unix(): Requires string as argument"}
batch_escape('-1e3', '%d')
#=> {"error": "Error while evaluating a Function Call, 'batch_escape' expects 1 argument, got 2"}
is_float(Sensitive('s'), 'b', Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 3 for 1"}
count('b')
#=> {"error": "Error while evaluating a Function Call, wrong number of arguments (given 0, expected 1+)"}
validate_domain_name(['b', 'A', 3], {1 => 2})
#=> {"error": "Error while evaluating a Function Call, [\"b\", \"A\", 3] is not a string."}
regexpescape([undef, 1]) |Integer $i| { $i }
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
count(['b', 'A', 3], false, File['/a']) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given 3 for 1 or 2."}
is_mac_address('%05.1f') |Integer $i| { $i }
#=> {"value": false, "type": "Boolean[false]"}
validate_email_address(100000000000) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 100000000000 is not a string."}
stdlib::str2resource('0b101') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' does not expect a block"}
validate_domain_name('')
#=> {"error": "Error while evaluating a Function Call, \"\" is not a syntactically correct domain name"}
validate_integer(' 42 ', '0x1F')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected 42 to be smaller or equal to 31, got 42."}
reverse({a => 1}, Integer, default) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, reverse(): Requires either array or string to work with"}
defined_with_params({1 => 2}, 1, []) || { 1 }
#=> {"error": "Error while evaluating a Function Call, Reference is not understood: 'Hash'"}
is_string(1)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
clamp([undef, 1]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments, need three to clamp"}
bool2str(Type[Integer], Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (2 for 3)"}
validate_numeric(Class['foo'], /a.c/) || { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_numeric. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Numeric. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_numeric(): Expected second argument to be unset or a Numeric, got (?-mix:a.c):String"}
dig44(100000000000) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
bool2num(Class['foo'], [1, 2, 3], 1e-7, default)
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
str2bool([1, 2, 3]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
validate_absolute_path({a => {b => [1, 2]}}, '%s-%s') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, {\"a\"=>{\"b\"=>[1, 2]}} is not an absolute path."}
stdlib::str2resource('1.2.4-rc1', 'yes') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' expects 1 argument, got 2"}
load_module_metadata({1 => 2})
#=> {"error": "Error while evaluating a Function Call, Could not find module {1=>2} in environment production"}
concat('%Y') || { 1 }
#=> {"error": "Error while evaluating a Function Call, concat(): Wrong number of arguments given (1 for < 2)"}
range('1') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, range(): Unable to compute range from the value: 1"}
prefix('abc', 'abc', 'yes') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got \"abc\""}
is_ip_address('0x1F', [['a', 1], ['b', 2]]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ip_address(): Wrong number of arguments given 2 for 1"}
validate_integer(-1)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
get_module_path(Sensitive('s')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, Could not find module Sensitive [value redacted] in environment production"}
fqdn_uuid(Type[Integer], 'abc', File['/a'])
#=> {"error": "Error while evaluating a Function Call, fqdn_uuid: Too many arguments given (3)"}
dirname(Integer[1, 4], Sensitive('s')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, dirname(): Too many arguments given (2)"}
uriescape(Class['foo'], Error('m', 'k')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, uriescape(): Requires either array or string to work with"}
type3x('true')
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "string", "type": "String"}
join_keys_to_values('+ 5') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, join_keys_to_values(): Takes exactly two arguments, but 1 given."}
has_ip_address(SemVer('1.2.3-rc1'), /(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (2 for 1)"}
is_float(Timespan(90.5), undef, -1) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 3 for 1"}
try_get_value('a.b') |*$r| { $r }
#=> {"value": "a.b", "type": "String"}
regexpescape()
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Wrong number of arguments given (0 for 1)"}
to_toml(Integer[1, 4], 'true') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'to_toml' expects 1 argument, got 2"}
type3x('+ 5', URI('http://a.b/c?d#e'), 'a.b', 1e-7) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (4 for 1)"}
deep_merge(1, Error('m', 'k'), '%05.1f', URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, deep_merge: unexpected argument type Integer, only expects hash arguments"}
swapcase({}, {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, swapcase(): Requires either array or string to work with"}
deep_merge([undef, 1])
#=> {"error": "Error while evaluating a Function Call, deep_merge(): wrong number of arguments (1; must be at least 2)"}
dirname(Array[Integer], Array[Integer])
#=> {"error": "Error while evaluating a Function Call, dirname(): Too many arguments given (2)"}
merge(/(\w)(\d)?/, '1.2.3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'merge' parameter 'args' expects a value of type Undef, Hash, String, or Iterable, got Regexp"}
shell_split('017') |*$r| { $r }
#=> {"value": ["017"], "type": "Tuple[String]"}
pick({'b' => 2, 'a' => [1]}, [1, 2, 3], {1 => 2}) |$x, $y, $z| { 1 }
#=> {"value": {"Hash": [["b", 2], ["a", [1]]]}, "type": "Struct[{'b' => Integer[2, 2], 'a' => Tuple[Integer[1, 1]]}]"}
stdlib::ip_in_range({}, 7) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' parameter 'ipaddress' expects a String value, got Hash"}
getparam('+ 5') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, Must specify name of a parameter"}
seeded_rand_string(Struct[{a => Integer}]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' expects between 2 and 3 arguments, got 1"}
to_yaml(',', '1.2.3', 2.5)
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' expects between 1 and 2 arguments, got 3"}
num2bool(Binary('aGVsbG8='), '1.2.4-rc1') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (2 for 1)"}
reverse(-1, Integer[1, 4], [undef, 1])
#=> {"error": "Error while evaluating a Function Call, reverse(): Requires either array or string to work with"}
seeded_rand_string(Binary('aGVsbG8='), '%Y', 0) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer value, got Binary"}
dig44(Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
getparam('a,b', '%05.1f', 'yes') || { 1 }
#=> {"error": "Error while evaluating a Function Call, No title provided and \"a,b\" is not a valid resource reference"}
fqdn_uuid('a.b') |$x| { $x == 1 }
#=> {"value": "0e7af403-ee0d-594b-ab31-08b1c687f2fa", "type": "String"}
seeded_rand(Error('m', 'k'), URI('http://a.b/c?d#e')) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
stdlib::end_with('1.2.4-rc1', '+ 5', File['/a']) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' expects 2 arguments, got 3"}
stdlib::start_with(undef)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' expects 2 arguments, got 1"}
any2bool('%Y', {a => 1}, 1.0e20, Struct[{a => Integer}]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
delete_values(URI('http://a.b/c?d#e'), 10) || { 1 }
#=> {"error": "Error while evaluating a Function Call, delete_values(): First argument must be a Hash. Given an argument of class URI::HTTP."}
member(10, ',', "a\nb\n", 'a.b') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, member(): Requires array to work with"}
batch_escape({a => {b => [1, 2]}}, {a => {b => [1, 2]}}, String[1, 3]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'batch_escape' expects 1 argument, got 3"}
is_integer(Integer, 10) || { 1 }
#=> {"error": "Error while evaluating a Function Call, is_integer(): Wrong number of arguments given 2 for 1"}
validate_ip_address(-3) || { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, -3 is not a string."}
num2bool(0, 2.5, Integer) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (3 for 1)"}
grep() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, grep(): Wrong number of arguments given 0 for 2"}
num2bool('017', '%Y') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (2 for 1)"}
is_mac_address(-3)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
validate_bool('ABC', 'ABC', '1') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"ABC\" is not a boolean.  It looks to be a String"}
is_numeric('yes', 'a,b', /(\w)(\d)?/) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 3 for 1"}
stdlib::str2resource('0b101', 'é', String[1, 3]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' expects 1 argument, got 3"}
delete_undef_values('')
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got  type  String "}
validate_integer('3.7')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got String"}
fqdn_rand_string({a => {b => [1, 2]}}, String[1, 3], {a => 1}, 'a.b') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): first argument must be a positive integer"}
validate_absolute_path({'b' => 2, 'a' => [1]}, 10) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_absolute_path. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Absolute_Path. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, {\"b\"=>2, \"a\"=>[1]} is not an absolute path."}
is_hash(default, '1', 1.0e20) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, is_hash(): Wrong number of arguments given (3 for 1)"}
get_module_path('1.2.3', '%s-%s')
#=> {"error": "Error while evaluating a Function Call, get_module_path(): Wrong number of arguments, expects one"}
parsepson(2.5, '-1e3')
#=> {"error": "Error while evaluating a Function Call, 'parsepson' parameter 'pson_string' expects a String value, got Float"}
shell_split(['b', 'A', 3], ' 42 ') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, shell_split(): Wrong number of arguments given (2 for 1)"}
is_absolute_path()
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (0 for 1)"}
merge([undef, 1], Struct[{a => Integer}]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'merge' parameter 'args' expects a value of type Undef, Hash[Scalar, Any], String[0, 0], or Iterable, got Tuple[Undef, Integer[1, 1]]"}
validate_legacy({'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 2"}
fqdn_rotate('b', 'a,b', '1.2.4-rc1', ['b', 'A', 3])
#=> {"value": "b", "type": "String"}
has_interface_with(Integer, 1e-7)
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'interfaces'; "}
#[7]=> {"value": false, "type": "Boolean[false]"}
shell_escape()
#=> {"error": "Error while evaluating a Function Call, 'shell_escape' expects 1 argument, got none"}
num2bool() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (0 for 1)"}
reverse('b', '-1e3') |$x| { $x }
#=> {"value": "b", "type": "String"}
bool2str('%s-%s') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Requires a boolean to work with"}
validate_legacy('ABC', 'a,b') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 3"}
to_ruby('true')
#=> {"value": "\"true\"", "type": "String"}
to_bytes('yes')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Unknown prefix y"}
seeded_rand_string(Struct[{a => Integer}], 'a.b', true) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer value, got Type[Struct]"}
convert_base(['a', 'b'], '%s-%s') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, convert_base(): First argument must be either a string or an integer"}
range(Error('m', 'k'), 2.5, Binary('aGVsbG8=')) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, range(): 3rd arg (step size) must be a non zero integer (e.g. 1 or -1)"}
delete_values('0b101', [undef, 1])
#=> {"error": "Error while evaluating a Function Call, delete_values(): First argument must be a Hash. Given an argument of class String."}
is_ip_address(2.5) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
reject(1)
#=> {"error": "Error while evaluating a Function Call, reject(): Wrong number of arguments given 1 for 2"}
to_python('é', String[1, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'to_python' expects 1 argument, got 2"}
num2bool('true', [1, 2].reverse_each) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
range(Optional[String], /(\w)(\d)?/)
#=> {"value": [], "type": "Array[0, 0]"}
parsehocon() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'parsehocon' expects between 1 and 2 arguments, got none"}
validate_ipv4_address('%05.1f', '1')
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"%05.1f\" is not a valid IPv4 address."}
is_mac_address(Integer)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PIntegerType into String"}
is_float('0b101') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
validate_domain_name(SemVerRange('>=1.0.0 <2.0.0'), -3) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, \">=1.0.0 <2.0.0\" is not a syntactically correct domain name"}
is_absolute_path({}, Struct[{a => Integer}], 1e-7)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_absolute_path(): Wrong number of arguments given (3 for 1)"}
fact('1.2.3', 'true') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'fact' expects 1 argument, got 2"}
load_module_metadata({'b' => 2, 'a' => [1]}, 100000000000)
#=> {"error": "Error while evaluating a Function Call, Could not find module {\"b\"=>2, \"a\"=>[1]} in environment production"}
type3x(7, '0b101') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (2 for 1)"}
validate_integer(100000000000, SemVer('1.2.3-rc1')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected second argument to be unset or an Integer, got 1.2.3-rc1:String"}
any2array() |$x| { $x }
#=> {"value": [], "type": "Array[0, 0]"}
stdlib::xml_encode('1', Timespan(90.5), '%Y', [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::xml_encode' expects between 1 and 2 arguments, got 4"}
is_mac_address(default) |$x, $y, $z| { 1 }
#=> {"value": false, "type": "Boolean[false]"}
clamp([1, 2, 3]) |*$r| { $r }
#=> {"value": 2, "type": "Integer[2, 2]"}
stdlib::start_with('017', -3)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' parameter 'prefixes' expects a value of type String or Array, got Integer"}
enclose_ipv6([], [['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong number of arguments given 2 for 1"}
uriescape(Integer[1, 4], ['a', 'b'], '%Y') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, uriescape(): Requires either array or string to work with"}
stdlib::start_with('+ 5') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::start_with' expects 2 arguments, got 1"}
has_ip_address(['a', 'b'], 2.5) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (2 for 1)"}
is_email_address({a => 1}) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, undefined method `=~' for an instance of Hash"}
#[7]=> {"value": false, "type": "Boolean[false]"}
has_ip_address('3.7', ['a', 'b']) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (2 for 1)"}
any2array('%05.1f') |*$r| { $r }
#=> {"value": ["%05.1f"], "type": "Tuple[String]"}
is_domain_name('-1e3', Optional[String], {a => {b => [1, 2]}}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, is_domain_name(): Wrong number of arguments given 3 for 1"}
enclose_ipv6({'b' => 2, 'a' => [1]}, 'a.b', 'true') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, enclose_ipv6(): Wrong number of arguments given 3 for 1"}
defined_with_params(Type[Integer], 'true')
#=> {"error": "Error while evaluating a Function Call, Reference is not understood: 'Puppet::Pops::Types::PTypeType'"}
any2bool(Error('m', 'k'), ['a', 'b'], true, '017')
#=> {"value": true, "type": "Boolean[true]"}
stdlib::extname('true') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' does not expect a block"}
delete_regex('0b101', '1.2.3', Error('m', 'k')) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, delete_regex(): Wrong number of arguments given 3 for 2"}
validate_string() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_string(): wrong number of arguments (0; must be > 0)"}
type_of(Timespan(90.5), {a => {b => [1, 2]}}) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'type_of' expects 1 argument, got 2"}
validate_string([['a', 1], ['b', 2]]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, [[\"a\", 1], [\"b\", 2]] is not a string.  It looks to be a Array"}
str2bool(URI('http://a.b/c?d#e'), Struct[{a => Integer}]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
squeeze('') || { 1 }
#=> {"value": "", "type": "String"}
has_key('+ 5') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, has_key(): wrong number of arguments (1; must be 2)"}
validate_ip_address(2.5, {1 => 2}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 2.5 is not a string."}
stdlib::extname(URI('http://a.b/c?d#e'), 'é') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got 2"}
values_at(Timespan(90.5)) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, values_at(): Wrong number of arguments given (1 for 2)"}
zip('0x1F', 7, Type[Integer]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, zip(): Requires array to work with"}
get_module_path(undef) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, Could not find module  in environment production"}
prefix(Timespan(90.5), 1.0e20, 1.0e20)
#=> {"error": "Error while evaluating a Function Call, prefix(): expected first argument to be an Array or a Hash, got \"0-00:01:30.5\""}
validate_ipv6_address('a,b', Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv6_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv6_address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, \"a,b\" is not a valid IPv6 address."}
sprintf_hash({1 => 2}, 1.0e20) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'sprintf_hash' parameter 'format' expects a String value, got Hash"}
validate_domain_name({})
#=> {"error": "Error while evaluating a Function Call, {} is not a string."}
to_bytes('é', {'b' => 2, 'a' => [1]}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (2 for 1)"}
pick('yes', -3) |Integer $i| { $i }
#=> {"value": "yes", "type": "String"}
reverse({1 => 2}) || { 1 }
#=> {"error": "Error while evaluating a Function Call, reverse(): Requires either array or string to work with"}
dos2unix(['b', 'A', 3], 1.0e20) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, dos2unix(): Wrong number of arguments given (2 for 1)"}
difference(File['/a'], '%05.1f') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, difference(): Requires 2 arrays"}
str2bool(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
dig44('b') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
is_ip_address('%d') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
num2bool(URI('http://a.b/c?d#e')) |$x, $y, $z| { 1 }
#=> {"value": false, "type": "Boolean[false]"}
is_domain_name('true') |String $s, $t = 2| { $t }
#=> {"value": true, "type": "Boolean[true]"}
bool2str(1e-7, '3.7') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (2 for 3)"}
shell_split("a\nb\n", '%d')
#=> {"error": "Error while evaluating a Function Call, shell_split(): Wrong number of arguments given (2 for 1)"}
type_of('a.b', {}, Integer[1, 4], 'ABC') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'type_of' expects 1 argument, got 4"}
str2bool('true')
#=> {"value": true, "type": "Boolean[true]"}
is_ipv4_address({1 => 2}, 'ABC', {'b' => 2, 'a' => [1]}, '+ 5')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv4 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ipv4_address(): Wrong number of arguments given 4 for 1"}
swapcase('a,b', 7, /(\w)(\d)?/)
#=> {"value": "A,B", "type": "String"}
is_bool('-1e3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
has_interface_with({}, [1, 2, 3], false) || { 1 }
#=> {"error": "Error while evaluating a Function Call, has_interface_with(): Wrong number of arguments given (3 for 1 or 2)"}
validate_email_address('%s-%s', -3, Optional[String]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, \"%s-%s\" is not a valid email address"}
is_array([1, 2, 3], Array[Integer], 'abc') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
difference(1e-7, Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, difference(): Requires 2 arrays"}
fqdn_rotate(0, '017')
#=> {"error": "Error while evaluating a Function Call, fqdn_rotate(): Requires either array or string to work with"}
type3x('1.2.4-rc1', '%d', Optional[String]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (3 for 1)"}
is_float('a b c', Error('m', 'k')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 2 for 1"}
powershell_escape({})
#=> {"value": "{}", "type": "String"}
delete_at(Integer[1, 4], '%d')
#=> {"error": "Error while evaluating a Function Call, delete_at(): Requires array to work with"}
to_ruby(Type[Integer], '1.2.3') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'to_ruby' expects 1 argument, got 2"}
validate_integer(Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected first argument to be an Integer or Array, got Puppet::Pops::Time::Timestamp"}
is_a([1, 2, 3], -0.0) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'is_a' parameter 'type' expects a Type value, got Float"}
base64(Binary('aGVsbG8='), 1e-7)
#=> {"error": "Error while evaluating a Function Call, base64(): the first argument must be one of 'encode' or 'decode'"}
to_ruby({'b' => 2, 'a' => [1]}, '1.2.3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'to_ruby' expects 1 argument, got 2"}
range(undef, '3.7') |String $s, $t = 2| { $t }
#=> {"value": [""], "type": "Tuple[String]"}
to_toml({1 => 2}, ['b', 'A', 3], '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'to_toml' expects 1 argument, got 3"}
is_integer()
#=> {"error": "Error while evaluating a Function Call, is_integer(): Wrong number of arguments given 0 for 1"}
stdlib::extname(1e-7, '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got 2"}
basename('abc', 10)
#=> {"error": "Error while evaluating a Function Call, basename(): Requires string as second argument"}
validate_array([undef, 1], /(\w)(\d)?/) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, /(\\w)(\\d)?/ is not an Array.  It looks to be a Regexp"}
try_get_value(/(\w)(\d)?/, [['a', 1], ['b', 2]])
#=> {"value": "/(\\w)(\\d)?/", "type": "String"}
delete_at(File['/a'], ' 42 ', 'ABC', {}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, delete_at(): Requires array to work with"}
validate_ipv4_address()
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_ipv4_address(): wrong number of arguments (0; must be > 0)"}
basename(Timespan(90.5), 2.5) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, basename(): Requires string as second argument"}
bool2str() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (0 for 3)"}
to_bytes(7, Class['foo'], -1, '-1e3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (4 for 1)"}
getparam('3.7', String[1, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, Must specify name of a parameter"}
values_at()
#=> {"error": "Error while evaluating a Function Call, values_at(): Wrong number of arguments given (0 for 2)"}
has_ip_address(Optional[String], '')
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (2 for 1)"}
fact('é', '%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'fact' expects 1 argument, got 2"}
validate_legacy('0x1F', '1') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 3"}
unix2dos('%Y', Class['foo']) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, unix2dos(): Wrong number of arguments given (2 for 1)"}
validate_string(',', SemVerRange('>=1.0.0 <2.0.0'), 10, [1, [2, [3]]]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, >=1.0.0 <2.0.0 is not a string.  It looks to be a SemanticPuppet::VersionRange"}
is_string() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_string(): Wrong number of arguments given (0 for 1)"}
validate_re('-1e3') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_re. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Pattern[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_re(): wrong number of arguments (1; must be 2 or 3)"}
prefix([['a', 1], ['b', 2]], 'a.b')
#=> {"value": ["a.b[\"a\", 1]", "a.b[\"b\", 2]"], "type": "Tuple[String, String]"}
suffix(0, "a\nb\n") |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, suffix(): expected first argument to be an Array or a Hash, got 0"}
to_toml('3.7', '-1e3', ['a', 'b'], Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'to_toml' expects 1 argument, got 4"}
validate_string('b', '3.7') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": null, "type": "Undef"}
validate_bool(/a.c/, 0) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_bool. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Bool. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, /a.c/ is not a boolean.  It looks to be a Regexp"}
reverse(-3) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, reverse(): Requires either array or string to work with"}
delete_regex(0, '')
#=> {"error": "Error while evaluating a Function Call, delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class Integer."}
validate_slength({a => {b => [1, 2]}}, 2.5, 'a.b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected third argument to be unset or a positive Numeric, got a.b:String"}
seeded_rand(File['/a'], 100000000000, true)
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): Wrong number of arguments given (3 for 2)"}
batch_escape(['a', 'b'])
#=> {"value": "\"[\"\"a\"\", \"\"b\"\"]\"", "type": "String"}
dig44('ABC', Integer, 'é')
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given String"}
is_ip_address(['a', 'b'], 7) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ip_address(): Wrong number of arguments given 2 for 1"}
has_ip_address(-3) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, Undefined variable 'interfaces'; "}
#[7]=> {"value": false, "type": "Boolean[false]"}
to_python(true, URI('http://a.b/c?d#e'), "a\nb\n", Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'to_python' expects 1 argument, got 4"}
validate_string() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_string(): wrong number of arguments (0; must be > 0)"}
stdlib::extname('017') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' does not expect a block"}
to_bytes(1.0e20, -0.0, ',', -1)
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (4 for 1)"}
is_ipv6_address(-1) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv6 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
fqdn_rand_string(1, 'yes')
#=> {"value": "e", "type": "String"}
fqdn_rotate()
#=> {"error": "Error while evaluating a Function Call, fqdn_rotate(): Wrong number of arguments given (0 for 1)"}
is_numeric('b', -1) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 2 for 1"}
stdlib::end_with('a.b') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' expects 2 arguments, got 1"}
intersection() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, intersection(): Wrong number of arguments given (0 for 2)"}
is_function_available(-0.0, '') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, is_function_available?(): Wrong number of arguments given 2 for 1"}
values_at('a b c') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, values_at(): Wrong number of arguments given (1 for 2)"}
member(Struct[{a => Integer}], []) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, member(): Requires array to work with"}
getparam(Sensitive('s'), -0.0) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, Must specify name of a parameter"}
stdlib::end_with(100000000000, {a => {b => [1, 2]}}) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::end_with' parameter 'test_string' expects a String value, got Integer"}
zip(Error('m', 'k'), '%s-%s', -3)
#=> {"error": "Error while evaluating a Function Call, zip(): Requires array to work with"}
dig44(-3, SemVer('1.2.3-rc1')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given Integer"}
any2bool('%05.1f', Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
to_json(SemVerRange('>=1.0.0 <2.0.0'), String[1, 3]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got 2"}
validate_ip_address({'b' => 2, 'a' => [1]}, 100000000000, 0, 2.5) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ip_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ip_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, {\"b\"=>2, \"a\"=>[1]} is not a string."}
base64()
#=> {"error": "Error while evaluating a Function Call, base64(): Wrong number of arguments (0; must be >= 2)"}
validate_string(SemVer('1.2.3-rc1'), 'a b c') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 1.2.3-rc1 is not a string.  It looks to be a SemanticPuppet::Version"}
dig44('yes', 'abc') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, dig44(): first argument must be a hash or an array, given String"}
parsehocon([], Class['foo'], 'a b c') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'parsehocon' expects between 1 and 2 arguments, got 3"}
validate_ipv4_address(true, Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, true is not a string."}
to_json_pretty('%d', 'a,b', 0) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'data' expects a value of type Hash or Array, got String"}
validate_ipv4_address(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 1.2.3-rc1 is not a string."}
powershell_escape() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'powershell_escape' expects 1 argument, got none"}
load_module_metadata([1, 2].reverse_each) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
pw_hash([], Optional[String], Integer) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, pw_hash(): first argument must be a string"}
stdlib::ip_in_range() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' expects 2 arguments, got none"}
is_email_address('', default) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, is_email_address(): Wrong number of arguments given 2 for 1"}
difference([]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, difference(): Wrong number of arguments given (1 for 2)"}
basename([], String[1, 3]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, basename(): Requires string as first argument"}
type3x(Integer) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"error": "Error while evaluating a Function Call, type3x(): Unknown type"}
fqdn_rotate('-1e3', String[1, 3], Struct[{a => Integer}], Timespan(90.5))
#=> {"value": "e3-1", "type": "String"}
str2saltedpbkdf2('é', 10, undef) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): second argument must be a string"}
dirname() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, dirname(): No arguments given"}
is_numeric([undef, 1], Sensitive('s'), 'b', 2.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 4 for 1"}
clamp(['b', 'A', 3]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, clamp(): Required explicit numeric (b:String)"}
validate_integer('a,b', Struct[{a => Integer}], Timestamp(0)) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected second argument to be unset or an Integer, got Struct[{'a' => Integer}]:String"}
str2bool([1, [2, [3]]], 1e-7, '%05.1f') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
is_bool('-1e3') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_bool. This method is deprecated, please use match expressions with Stdlib::Compat::Bool instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
convert_base(File['/a']) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, convert_base(): Wrong number of arguments given (1 for 2)"}
pw_hash('a b c')
#=> {"error": "Error while evaluating a Function Call, pw_hash(): Wrong number of arguments given (1 for 3)"}
has_ip_network('-1e3', Struct[{a => Integer}]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, has_ip_network(): Wrong number of arguments given (2 for 1)"}
load_module_metadata("a\nb\n", 0)
#=> {"error": "Error while evaluating a Function Call, Could not find module a\nb\n in environment production"}
to_yaml(' 42 ', /a.c/) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' parameter 'options' expects a Hash value, got Regexp"}
is_hash({a => {b => [1, 2]}})
#=> {"value": true, "type": "Boolean[true]"}
convert_base(String[1, 3], '%d') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, convert_base(): First argument must be either a string or an integer"}
dirname(Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, dirname(): Requires string as argument"}
has_key(1e-7)
#=> {"error": "Error while evaluating a Function Call, has_key(): wrong number of arguments (1; must be 2)"}
type3x(SemVerRange('>=1.0.0 <2.0.0'), /(\w)(\d)?/) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (2 for 1)"}
fqdn_rand_string(',') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): first argument must be a positive integer"}
delete_at('%Y')
#=> {"error": "Error while evaluating a Function Call, delete_at(): Wrong number of arguments given (1 for 2)"}
stdlib::extname('a,b', 'a.b') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got 2"}
unix2dos('+ 5') |$x| { $x == 1 }
#=> {"value": "+ 5", "type": "String"}
bool2str(-0.0, ' 42 ', true, Sensitive('s')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (4 for 3)"}
is_ip_address({'b' => 2, 'a' => [1]}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
to_toml('true', Binary('aGVsbG8='), 'é') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'to_toml' expects 1 argument, got 3"}
delete_undef_values({1 => 2}, 'a.b', -0.0, ['a', 'b']) |$x, $y, $z| { 1 }
#=> {"value": {"Hash": [[1, 2]]}, "type": "Hash[Integer[1, 1], Integer[2, 2], 1, 1]"}
to_json_pretty('+ 5')
#=> {"error": "Error while evaluating a Function Call, 'to_json_pretty' parameter 'data' expects a value of type Hash or Array, got String"}
regexpescape() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Wrong number of arguments given (0 for 1)"}
convert_base('1.2.3', 'yes', '+ 5')
#=> {"error": "Error while evaluating a Function Call, convert_base(): Wrong number of arguments given (3 for 2)"}
uriescape('%05.1f') |$x, $y, $z| { 1 }
#=> {"value": "%2505.1f", "type": "String"}
is_ip_address(7, -0.0, -0.0, Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ip_address(): Wrong number of arguments given 4 for 1"}
stdlib::extname(/a.c/)
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' parameter 'filename' expects a String value, got Regexp"}
to_yaml(0, Array[Integer]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' parameter 'options' expects a Hash value, got Type[Array]"}
to_python([['a', 1], ['b', 2]], '+ 5', Struct[{a => Integer}], {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'to_python' expects 1 argument, got 4"}
type_of([1, [2, [3]]])
#=> {"value": {"Type": "Tuple[Integer[1, 1], Tuple[Integer[2, 2], Tuple[Integer[3, 3]]]]"}, "type": "Type[Tuple[Integer[1, 1], Tuple[Integer[2, 2], Tuple[Integer[3, 3]]]]]"}
delete_undef_values() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): Wrong number of arguments given (0)"}
stdlib::str2resource(Timestamp(0), '%d') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' expects 1 argument, got 2"}
is_array() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_array(): Wrong number of arguments given (0 for 1)"}
to_json([], Optional[String], Class['foo']) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got 3"}
dirname(100000000000, true)
#=> {"error": "Error while evaluating a Function Call, dirname(): Too many arguments given (2)"}
seeded_rand_string([1, 2, 3], {1 => 2}, [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer value, got Tuple"}
bool2str([undef, 1])
#=> {"error": "Error while evaluating a Function Call, bool2str(): Requires a boolean to work with"}
bool2str(false, false)
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (2 for 3)"}
squeeze({1 => 2}, 100000000000, Timespan(90.5)) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, squeeze(): Wrong number of arguments given 3 for 2 or 1"}
is_float({}, /a.c/, 100000000000, ',')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_float. This method is deprecated, please use match expressions with Stdlib::Compat::Float instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_float(): Wrong number of arguments given 4 for 1"}
delete_undef_values('%Y', Integer) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got %Y type  String "}
stdlib::str2resource('1.2.3', ',', Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::str2resource' expects 1 argument, got 3"}
to_bytes(Integer, '%05.1f') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (2 for 1)"}
deep_merge(100000000000) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deep_merge(): wrong number of arguments (1; must be at least 2)"}
is_array(100000000000, {1 => 2}) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
pick_default(-0.0, /a.c/, 'yes') |$a, $b| { [$a, $b] }
#=> {"value": {"Float": "-0.0"}, "type": "Float[-0.0, -0.0]"}
defined_with_params(['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, Reference is not understood: 'Array'"}
seeded_rand_string('ABC')
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' expects between 2 and 3 arguments, got 1"}
is_domain_name('1.2.4-rc1', SemVerRange('>=1.0.0 <2.0.0')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, is_domain_name(): Wrong number of arguments given 2 for 1"}
is_function_available(Timespan(90.5)) |Integer $i| { $i }
#=> {"value": false, "type": "Boolean[false]"}
base64(String[1, 3]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, base64(): Wrong number of arguments (1; must be >= 2)"}
validate_integer([undef, 1])
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_integer. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Integer. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_integer(): Expected element at array position 0 to be an Integer, got NilClass"}
delete_values('true') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, delete_values(): Wrong number of arguments given (1 of 2)"}
to_ruby()
#=> {"error": "Error while evaluating a Function Call, 'to_ruby' expects 1 argument, got none"}
count([1, 2, 3], 'b') || { 1 }
#=> {"value": 0, "type": "Integer[0, 0]"}
shell_escape('yes', 7)
#=> {"error": "Error while evaluating a Function Call, 'shell_escape' expects 1 argument, got 2"}
concat(Array[Integer], -3)
#=> {"error": "Error while evaluating a Function Call, concat(): Requires array to work with"}
type_of('abc', SemVer('1.2.3-rc1'), 1.0e20)
#=> {"error": "Error while evaluating a Function Call, 'type_of' expects 1 argument, got 3"}
dirname() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, dirname(): No arguments given"}
to_ruby([1, [2, [3]]])
#=> {"value": "[1, [2, [3]]]", "type": "String"}
pick_default(['b', 'A', 3], Type[Integer])
#=> {"value": ["b", "A", 3], "type": "Tuple[String, String, Integer[3, 3]]"}
is_a() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'is_a' expects 2 arguments, got none"}
grep(' 42 ')
#=> {"error": "Error while evaluating a Function Call, grep(): Wrong number of arguments given 1 for 2"}
union('1.2.3') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, union(): Wrong number of arguments given (1 for < 2)"}
parsehocon(default, Binary('aGVsbG8='), ['b', 'A', 3]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'parsehocon' expects between 1 and 2 arguments, got 3"}
has_ip_address(' 42 ', Struct[{a => Integer}], /(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (3 for 1)"}
regexpescape(Error('m', 'k')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Requires either array or string to work with"}
reverse(SemVerRange('>=1.0.0 <2.0.0'), -1, '0b101') |String $s, $t = 2| { $t }
#=> {"value": "0.0.2< 0.0.1=>", "type": "String"}
to_yaml(7, '%d')
#=> {"error": "Error while evaluating a Function Call, 'to_yaml' parameter 'options' expects a Hash value, got String"}
validate_slength(String[1, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Wrong number of arguments (1; must be 2 or 3)"}
any2array('a,b', '%Y', SemVerRange('>=1.0.0 <2.0.0'), 'a b c') |String $s, $t = 2| { $t }
#=> {"value": ["a,b", "%Y", ">=1.0.0 <2.0.0", "a b c"], "type": "Tuple[String, String, String, String]"}
validate_email_address(default)
#=> {"error": "Error while evaluating a Function Call, :default is not a string."}
str2bool(1e-7)
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
range('%05.1f')
#=> {"error": "Error while evaluating a Function Call, range(): Unable to compute range from the value: %05.1f"}
load_module_metadata(-1) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, Could not find module -1 in environment production"}
is_mac_address('3.7', [['a', 1], ['b', 2]]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, is_mac_address(): Wrong number of arguments given 2 for 1"}
bool2str('-1e3', 'yes')
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (2 for 3)"}
reject() || { 1 }
#=> {"error": "Error while evaluating a Function Call, reject(): Wrong number of arguments given 0 for 2"}
try_get_value(' 42 ', String[1, 3], false) |$x, $y, $z| { 1 }
#=> {"value": " 42 ", "type": "String"}
swapcase(Integer, Integer) || { 1 }
#=> {"error": "Error while evaluating a Function Call, swapcase(): Requires either array or string to work with"}
to_bytes(undef, '%s-%s')
#=> {"error": "Error while evaluating a Function Call, to_bytes(): Wrong number of arguments given (2 for 1)"}
has_ip_address('%s-%s', ['b', 'A', 3]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (2 for 1)"}
dig44(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, dig44(): Wrong number of arguments given (1 for at least 2)"}
fqdn_rand_string(Binary('aGVsbG8='), '%d') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, fqdn_rand_string(): first argument must be a positive integer"}
has_ip_address(1e-7, 'true', '+ 5') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, has_ip_address(): Wrong number of arguments given (3 for 1)"}
seeded_rand(/(\w)(\d)?/, File['/a'], 'a.b')
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): Wrong number of arguments given (3 for 2)"}
reverse('%Y', undef, 10, Timespan(90.5)) |*$r| { $r }
#=> {"value": "Y%", "type": "String"}
fqdn_uuid([1, 2].reverse_each, '%d', '%05.1f')
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
stdlib::extname('1.2.3') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' does not expect a block"}
regexpescape('0b101', 1e-7)
#=> {"value": "0b101", "type": "String"}
any2bool(undef, ['a', 'b'], /a.c/, '+ 5')
#=> {"value": false, "type": "Boolean[false]"}
seeded_rand_string(1e-7, File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer value, got Float"}
is_mac_address([1, 2, 3], '0x1F') || { 1 }
#=> {"error": "Error while evaluating a Function Call, is_mac_address(): Wrong number of arguments given 2 for 1"}
load_module_metadata([1, 2, 3], 100000000000)
#=> {"error": "Error while evaluating a Function Call, Could not find module [1, 2, 3] in environment production"}
unix2dos('yes', [1, [2, [3]]]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, unix2dos(): Wrong number of arguments given (2 for 1)"}
delete_undef_values('3.7', String[1, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, delete_undef_values(): expected an array or hash, got 3.7 type  String "}
fqdn_rotate(SemVer('1.2.3-rc1'), [1, [2, [3]]], Sensitive('s')) |$a, $b| { $a }
#=> {"value": "11.2.3-rc", "type": "String"}
dos2unix([1, [2, [3]]], '3.7')
#=> {"error": "Error while evaluating a Function Call, dos2unix(): Wrong number of arguments given (2 for 1)"}
pick(SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
#=> {"value": ">=1.0.0 <2.0.0", "type": "String"}
convert_base('3.7', /a.c/, '-1e3')
#=> {"error": "Error while evaluating a Function Call, convert_base(): Wrong number of arguments given (3 for 2)"}
stdlib::ip_in_range([['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, 'stdlib::ip_in_range' expects 2 arguments, got 1"}
validate_slength({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Wrong number of arguments (1; must be 2 or 3)"}
validate_slength('%Y', '1.2.3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_slength. This method is deprecated, please use the stdlib validate_legacy function,\n                    with String[]. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, validate_slength(): Expected second argument to be a positive Numeric, got 1.2.3:String"}
union(Binary('aGVsbG8='), '%d', 'true', /(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, union(): Every parameter must be an array"}
count([undef, 1])
#=> {"value": 1, "type": "Integer[1, 1]"}
grep(Timespan(90.5), '', '1')
#=> {"error": "Error while evaluating a Function Call, grep(): Wrong number of arguments given 3 for 2"}
is_a("a\nb\n", 1, 'é', '%Y') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'is_a' expects 2 arguments, got 4"}
bool2str(String[1, 3], 7) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (2 for 3)"}
is_ip_address([], 'é')
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ip_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ip_address instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ip_address(): Wrong number of arguments given 2 for 1"}
validate_legacy(Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'validate_legacy' expects at least 4 arguments, got 2"}
clamp({'b' => 2, 'a' => [1]}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments, need three to clamp"}
to_python(['b', 'A', 3], 'é', ['a', 'b'], Class['foo'])
#=> {"error": "Error while evaluating a Function Call, 'to_python' expects 1 argument, got 4"}
reject(Integer) || { 1 }
#=> {"error": "Error while evaluating a Function Call, reject(): Wrong number of arguments given 1 for 2"}
parsejson(10, '%d', [1, 2, 3]) |Integer $i| { $i }
#=> {"value": "%d", "type": "String"}
is_mac_address('017', 1.0e20, ['a', 'b']) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, is_mac_address(): Wrong number of arguments given 3 for 1"}
count('1', '%s-%s', 1)
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given 3 for 1 or 2."}
str2bool(Integer, Integer[1, 4]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Requires string to work with"}
hash() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, hash(): Wrong number of arguments given (0 for 1)"}
type3x(-3, '3.7') || { 1 }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (2 for 1)"}
seeded_rand('yes', default, {'b' => 2, 'a' => [1]}, ['b', 'A', 3])
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): Wrong number of arguments given (4 for 2)"}
shell_join('%s-%s') || { 1 }
#=> {"error": "Error while evaluating a Function Call, First argument is not an Array: \"%s-%s\""}
is_array(1.0e20, '-1e3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_array. This method is deprecated, please use match expressions with Stdlib::Compat::Array instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
powershell_escape('+ 5', 7, -1) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'powershell_escape' expects 1 argument, got 3"}
to_json(['b', 'A', 3], '1.2.4-rc1', '0b101', [undef, 1]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'to_json' expects 1 argument, got 4"}
base64(',', File['/a']) || { 1 }
#=> {"error": "Error while evaluating a Function Call, base64(): the first argument must be one of 'encode' or 'decode'"}
fqdn_rotate('%Y', 1) |Integer $i| { $i }
#=> {"value": "%Y", "type": "String"}
seeded_rand_string('+ 5', 1.0e20) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'seeded_rand_string' parameter 'length' expects an Integer value, got String"}
is_ipv6_address() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv6 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ipv6_address(): Wrong number of arguments given 0 for 1"}
dos2unix('017') |$x| { $x }
#=> {"value": "017", "type": "String"}
clamp(default, 'a,b')
#=> {"error": "Error while evaluating a Function Call, clamp(): Wrong number of arguments, need three to clamp"}
num2bool(Timestamp(0), '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, num2bool(): Wrong number of arguments given (2 for 1)"}
os_version_gte(true, '1.2.3', /(\w)(\d)?/) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'os_version_gte' expects 2 arguments, got 3"}
stdlib::extname('-1e3', 'yes')
#=> {"error": "Error while evaluating a Function Call, 'stdlib::extname' expects 1 argument, got 2"}
validate_email_address('a,b', Struct[{a => Integer}]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, \"a,b\" is not a valid email address"}
base64('é', String[1, 3]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, base64(): the first argument must be one of 'encode' or 'decode'"}
powershell_escape({'b' => 2, 'a' => [1]}, 'é', 'b')
#=> {"error": "Error while evaluating a Function Call, 'powershell_escape' expects 1 argument, got 3"}
has_key('0x1F', -3) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, has_key(): expects the first argument to be a hash, got \"0x1F\" which is of type String"}
type_of(false)
#=> {"value": {"Type": "Boolean[false]"}, "type": "Type[Boolean[false]]"}
bool2str() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, bool2str(): Wrong number of arguments given (0 for 3)"}
fqdn_rotate(String[1, 3], '%Y')
#=> {"error": "Error while evaluating a Function Call, fqdn_rotate(): Requires either array or string to work with"}
str2saltedpbkdf2(SemVer('1.2.3-rc1'), '3.7', /a.c/)
#=> {"error": "Error while evaluating a Function Call, str2saltedpbkdf2(): second argument must be at least 8 bytes long"}
validate_ipv4_address([1, [2, [3]]], [['a', 1], ['b', 2]]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_ipv4_address. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Ipv4_Address. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, [1, [2, [3]]] is not a string."}
suffix([])
#=> {"value": [], "type": "Array[0, 0]"}
to_toml('1') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'to_toml' parameter 'data' expects a Hash value, got String"}
range([undef, 1], Binary('aGVsbG8=')) |$x| { $x == 1 }
#=> {"value": ["[nil, 1]", "[nil, 2]", "[nil, 3]", "[nil, 4]", "[nil, 5]", "[nil, 6]", "[nil, 7]", "[nil, 8]", "[nil, 9]"], "type": "Tuple[String, String, String, String, String, String, String, String, String]"}
to_json(',') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'to_json' does not expect a block"}
delete_regex(default, '%05.1f') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class Symbol."}
fact(Class['foo'], '1.2.4-rc1') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'fact' expects 1 argument, got 2"}
try_get_value('abc', ['b', 'A', 3], ['b', 'A', 3], File['/a'])
#=> {"value": ["b", "A", 3], "type": "Tuple[String, String, Integer[3, 3]]"}
defined_with_params('+ 5', 100000000000, 100000000000)
#=> {"error": "Error while evaluating a Function Call, No title provided and \"+ 5\" is not a valid resource reference"}
delete_at() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, delete_at(): Wrong number of arguments given (0 for 2)"}
reverse(Class['foo']) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, reverse(): Requires either array or string to work with"}
fact([1, 2, 3], 'a b c') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'fact' expects 1 argument, got 2"}
values_at(false) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, values_at(): Wrong number of arguments given (1 for 2)"}
parsehocon([1, [2, [3]]]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'parsehocon' parameter 'hocon_string' expects a String value, got Tuple"}
getparam(Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, Must specify name of a parameter"}
is_function_available(1.0e20, [1, [2, [3]]]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, is_function_available?(): Wrong number of arguments given 2 for 1"}
is_ipv4_address('1.2.4-rc1', [])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_ipv4_address. This method is deprecated, please use match expressions with Stdlib::Compat::Ipv4 instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_ipv4_address(): Wrong number of arguments given 2 for 1"}
is_absolute_path('1') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
parseyaml(SemVer('1.2.3-rc1')) |$x| { $x == 1 }
#=> {"value": "1.2.3-rc1", "type": "String"}
type3x(SemVerRange('>=1.0.0 <2.0.0'), '0x1F', Timespan(90.5)) || { 1 }
#=> {"error": "Error while evaluating a Function Call, type3x(): Wrong number of arguments given (3 for 1)"}
count()
#=> {"error": "Error while evaluating a Function Call, count(): Wrong number of arguments given (0 for minimum 1)"}
any2bool(1, [], 'yes') || { 1 }
#=> {"value": true, "type": "Boolean[true]"}
is_a('%s-%s', Optional[String], true) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'is_a' expects 2 arguments, got 3"}
swapcase() || { 1 }
#=> {"error": "Error while evaluating a Function Call, swapcase(): Wrong number of arguments given (0 for 1)"}
hash(Optional[String]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, hash(): Requires array to work with"}
type_of() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'type_of' expects 1 argument, got none"}
type3x('0x1F') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Parser::Functions::Bignum"}
#[7]=> {"value": "string", "type": "String"}
concat(Array[Integer]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, concat(): Wrong number of arguments given (1 for < 2)"}
any2bool(7) || { 1 }
#=> {"value": true, "type": "Boolean[true]"}
is_integer(Binary('aGVsbG8=')) || { 1 }
#=> {"value": false, "type": "Boolean[false]"}
bool2num('1.2.4-rc1', '1.2.3') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Unknown type of boolean given"}
seeded_rand(false, 'ABC') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, seeded_rand(): first argument must be a positive integer"}
regexpescape() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, regexpescape(): Wrong number of arguments given (0 for 1)"}
hash('', -1, 'ABC') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, hash(): Requires array to work with"}
validate_hash(1.0e20) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_hash. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Hash. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 1.0e+20 is not a Hash.  It looks to be a Float"}
is_absolute_path(/(\w)(\d)?/) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
validate_array(7)
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_array. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::Array. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 7 is not an Array.  It looks to be a Integer"}
sprintf_hash(Binary('aGVsbG8='), [undef, 1]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'sprintf_hash' parameter 'format' expects a String value, got Binary"}
is_integer('%05.1f')
#=> {"value": false, "type": "Boolean[false]"}
validate_string(7, Error('m', 'k')) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, deprecation. validate_string. This method is deprecated, please use the stdlib validate_legacy function,\n                    with Stdlib::Compat::String. There is further documentation for validate_legacy function in the README. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, 7 is not a string.  It looks to be a Integer"}
defined_with_params('%05.1f') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, No title provided and \"%05.1f\" is not a valid resource reference"}
dirname(['a', 'b'], [1, 2].reverse_each) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
values_at(Error('m', 'k')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, values_at(): Wrong number of arguments given (1 for 2)"}
suffix([1, [2, [3]]], 'abc')
#=> {"value": ["1abc", "[2, [3]]abc"], "type": "Tuple[String, String]"}
concat('-1e3', 7)
#=> {"error": "Error while evaluating a Function Call, concat(): Requires array to work with"}
parsehocon("a\nb\n") |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'parsehocon' does not expect a block"}
is_hash('yes', '%d', 10)
#=> {"error": "Error while evaluating a Function Call, is_hash(): Wrong number of arguments given (3 for 1)"}
suffix(SemVerRange('>=1.0.0 <2.0.0'), Struct[{a => Integer}]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, suffix(): expected first argument to be an Array or a Hash, got \">=1.0.0 <2.0.0\""}
swapcase(' 42 ', Error('m', 'k')) |$x, $y, $z| { 1 }
#=> {"value": " 42 ", "type": "String"}
swapcase(1, [1, 2].reverse_each, "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
is_absolute_path(File['/a']) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, deprecation. is_absolute_path. This method is deprecated, please use match expressions with Stdlib::Compat::Absolute_Path instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": false, "type": "Boolean[false]"}
str2bool() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, str2bool(): Wrong number of arguments given (0 for 1)"}
delete_regex(URI('http://a.b/c?d#e'), 'true') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, delete_regex(): First argument must be an Array, Hash, or String. Given an argument of class URI::HTTP."}
validate_legacy([], 'yes', '%Y') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'validate_legacy' was called with arguments it does not accept. It expects one of:\n  (Any scope, Type target_type, String function_name, Any value, Any args*)\n    rejected: parameter 'target_type' expects a Type value, got Array\n  (Any scope, String type_string, String function_name, Any value, Any args*)\n    rejected: parameter 'type_string' expects a String value, got Array"}
is_numeric('%d', 'a b c', 2.5)
#=> {"error": "Error while evaluating a Function Call, deprecation. is_numeric. This method is deprecated, please use match expressions with Stdlib::Compat::Numeric instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"error": "Error while evaluating a Function Call, is_numeric(): Wrong number of arguments given 3 for 1"}
is_string('017', Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, deprecation. is_string. This method is deprecated, please use match expressions with Stdlib::Compat::String instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions. at [\"unknown\", 1]:[\"unknown\", 1]"}
#[7]=> {"value": true, "type": "Boolean[true]"}
has_interface_with(-1, Struct[{a => Integer}], 1)
#=> {"error": "Error while evaluating a Function Call, has_interface_with(): Wrong number of arguments given (3 for 1 or 2)"}
convert_base([1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, convert_base(): Wrong number of arguments given (1 for 2)"}
