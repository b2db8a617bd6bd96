# Generated: python -m tests.oracle.functions.fuzz --seed 13 --count 800 --write stdlib_generated stdlib
swapcase({a => {b => [1, 2]}})
validate_legacy(['a', 'b'])
validate_ip_address(true) |String $s, $t = 2| { $t }
validate_integer({a => {b => [1, 2]}}) |$a, $b| { [$a, $b] }
validate_email_address(0, {'b' => 2, 'a' => [1]}, ' 42 ') || { 1 }
has_ip_network([1, 2].reverse_each, '-1e3')
reverse(['a', 'b'], -1)
stdlib::xml_encode(Class['foo'], SemVer('1.2.3-rc1'), [1, 2].reverse_each)
delete_values({}, Optional[String], '%d')
enclose_ipv6(Integer[1, 4], '1.2.4-rc1') |$a, $b| { $a }
shell_escape(Binary('aGVsbG8='))
to_json('%d', ['b', 'A', 3]) |$a, $b| { $a }
is_mac_address('3.7', '') |$x, $y, $z| { 1 }
validate_legacy()
validate_bool() |$x, $y, $z| { 1 }
has_ip_network(Integer[1, 4], [1, [2, [3]]], "a\nb\n", Error('m', 'k'))
validate_string(undef, SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { [$a, $b] }
is_integer(['b', 'A', 3], 10, [], -0.0) |$x| { $x }
uriescape('%05.1f', Array[Integer], true) |$a, $b| { [$a, $b] }
stdlib::str2resource('%s-%s', '0b101', [1, 2, 3]) |Integer $i| { $i }
validate_email_address('%s-%s', '%Y', 2.5)
parsepson([undef, 1], {a => 1}) |$x| { $x == 1 }
dig44(SemVer('1.2.3-rc1'), 2.5) |*$r| { $r }
getparam('%s-%s', '1.2.4-rc1') |$x, $y, $z| { 1 }
to_yaml(default, {a => {b => [1, 2]}}, 2.5) |$a, $b| { [$a, $b] }
has_key({}) |$a, $b| { $a }
shell_split(['b', 'A', 3], Sensitive('s'))
member(Class['foo']) |*$r| { $r }
deep_merge() |$x, $y, $z| { 1 }
stdlib::xml_encode(-0.0) |$x| { $x }
is_mac_address(false) |String $s, $t = 2| { $t }
difference(1e-7, {a => {b => [1, 2]}}) |$a, $b| { [$a, $b] }
get_module_path() |$a, $b| { [$a, $b] }
is_absolute_path([undef, 1])
is_ip_address() |$x| { $x == 1 }
is_absolute_path(Integer[1, 4], [1, 2].reverse_each) |String $s, $t = 2| { $t }
to_yaml(1.0e20) |String $s, $t = 2| { $t }
values_at(1)
convert_base('+ 5', 'a b c', ',')
str2saltedpbkdf2({}, []) |$a, $b| { $a }
type_of('a.b')
validate_integer(false, Binary('aGVsbG8='))
regexpescape(1.0e20, '0b101')
is_array('1.2.4-rc1', Binary('aGVsbG8=')) |String $s, $t = 2| { $t }
dos2unix('a b c') |$x| { $x }
is_float(0, '0x1F', '1.2.3', {a => 1})
bool2num(Class['foo'], "a\nb\n", {a => {b => [1, 2]}})
parsepson('1') |Integer $i| { $i }
os_version_gte({a => 1}, '+ 5')
has_key(1) |String $s, $t = 2| { $t }
type_of(File['/a'], "a\nb\n")
parsejson(Error('m', 'k'), {}) |String $s, $t = 2| { $t }
parseyaml(7) |$x| { $x }
is_bool('yes', '3.7') |$a, $b| { [$a, $b] }
get_module_path(10) |$x| { $x }
swapcase(Class['foo'], 7, '1.2.4-rc1', -3)
dig44([undef, 1])
has_ip_network(1.0e20, 100000000000, Class['foo'])
has_ip_address(-1) |$x| { $x == 1 }
validate_slength('1.2.3', 100000000000) |$x, $y, $z| { 1 }
has_interface_with([1, 2, 3], 1.0e20) |Integer $i| { $i }
parsejson(0, '1') |$a, $b| { [$a, $b] }
str2saltedpbkdf2('-1e3', Type[Integer])
delete_undef_values('a b c') |$a, $b| { [$a, $b] }
stdlib::end_with('yes', '0x1F', 1e-7, '%Y')
validate_bool('b', 7, 'é', Sensitive('s')) |$x, $y, $z| { 1 }
num2bool('b', Error('m', 'k'), 'abc')
values_at({'b' => 2, 'a' => [1]}, Array[Integer]) |$x| { $x == 1 }
union(Integer) |$x| { $x == 1 }
uriescape(File['/a'], [undef, 1])
os_version_gte()
is_email_address([]) |String $s, $t = 2| { $t }
is_absolute_path('1.2.3') |String $s, $t = 2| { $t }
try_get_value() |$x| { $x == 1 }
reverse('3.7')
dirname([], /(\w)(\d)?/) |$x| { $x }
str2bool(true, 1.0e20, 1e-7, ['a', 'b']) |$a, $b| { [$a, $b] }
is_hash(Error('m', 'k'), 'ABC', -1, 'b') |$x| { $x }
try_get_value(1.0e20, 'a.b', 'a.b')
member('a b c')
is_a(File['/a']) || { 1 }
defined_with_params('%d', File['/a'], {1 => 2}) |$a, $b| { $a }
type3x('ABC', "a\nb\n", 1.0e20)
getparam('+ 5')
bool2num(/a.c/, '1', '0x1F') |$x| { $x == 1 }
validate_integer('%Y', File['/a'], '-1e3', ',') |*$r| { $r }
pick('017', 1)
validate_ipv4_address('1')
to_json_pretty(Optional[String]) |$a, $b| { [$a, $b] }
delete_values()
base64(Type[Integer]) |Integer $i| { $i }
try_get_value(SemVer('1.2.3-rc1'), String[1, 3])
seeded_rand_string('0x1F') |$a, $b| { [$a, $b] }
validate_domain_name([1, 2].reverse_each, '017', -1) |$a, $b| { $a }
is_numeric(Timespan(90.5))
seeded_rand(Array[Integer], Class['foo']) |$x| { $x == 1 }
bool2str(URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
to_ruby(Integer[1, 4], '0x1F') |String $s, $t = 2| { $t }
basename(' 42 ', '%s-%s') |$a, $b| { $a }
is_string(-0.0, Type[Integer]) |$x, $y, $z| { 1 }
clamp("a\nb\n", Integer[1, 4], default) |Integer $i| { $i }
to_yaml(URI('http://a.b/c?d#e'), [1, 2, 3])
fqdn_uuid('%05.1f')
os_version_gte() |$x| { $x }
powershell_escape(Binary('aGVsbG8='), URI('http://a.b/c?d#e'))
shell_split(Struct[{a => Integer}]) |$x, $y, $z| { 1 }
any2bool(Optional[String], 'ABC', '1.2.4-rc1') |String $s, $t = 2| { $t }
pick()
validate_legacy('yes', ['b', 'A', 3], '0b101') |String $s, $t = 2| { $t }
validate_hash('é') |Integer $i| { $i }
range() |$x, $y, $z| { 1 }
enclose_ipv6(' 42 ') |$x| { $x }
fqdn_rand_string('abc', {a => {b => [1, 2]}}, 'true')
concat(10, 1, [['a', 1], ['b', 2]]) |$x| { $x == 1 }
to_toml('abc', Timestamp(0), '1.2.3', 'yes') |$x| { $x }
to_ruby() |$a, $b| { $a }
validate_numeric(String[1, 3], ' 42 ') |$a, $b| { [$a, $b] }
powershell_escape(['b', 'A', 3]) |$x| { $x == 1 }
has_ip_address(Class['foo'], 'b', 'true', URI('http://a.b/c?d#e'))
delete({1 => 2}) |$x| { $x }
get_module_path({}) |$x, $y, $z| { 1 }
to_json_pretty({'b' => 2, 'a' => [1]}, '1.2.4-rc1')
base64(1, '3.7', Class['foo']) |$x, $y, $z| { 1 }
num2bool(URI('http://a.b/c?d#e'), {a => 1}, '1', '-1e3') |*$r| { $r }
delete_at() |$x| { $x == 1 }
pick('ABC', 'yes')
stdlib::extname('é', 1, 'é') |$x| { $x }
type_of('%d', Type[Integer]) |Integer $i| { $i }
dig44('ABC', default)
swapcase('+ 5') || { 1 }
pick_default({1 => 2}, File['/a'])
is_array('0x1F') |Integer $i| { $i }
fqdn_rotate() |$x, $y, $z| { 1 }
parsepson(0, 1.0e20) |$x| { $x == 1 }
to_bytes(/a.c/, default, '017')
base64(Integer, 0, [undef, 1])
try_get_value('true', '1.2.3', String[1, 3]) || { 1 }
member([1, 2].reverse_each, 1, Class['foo'], '-1e3')
type3x() |$a, $b| { [$a, $b] }
parseyaml(Timestamp(0), [['a', 1], ['b', 2]]) |String $s, $t = 2| { $t }
clamp(-3) |$a, $b| { [$a, $b] }
validate_integer([1, 2, 3]) |Integer $i| { $i }
type3x({1 => 2}, 0) |$a, $b| { $a }
delete_values('abc') |$a, $b| { $a }
num2bool(File['/a'])
to_bytes(/(\w)(\d)?/) |$x| { $x == 1 }
delete_regex({1 => 2}, ['a', 'b'])
is_float([['a', 1], ['b', 2]], '0x1F') |$x| { $x == 1 }
stdlib::xml_encode('true')
is_domain_name(URI('http://a.b/c?d#e'), [['a', 1], ['b', 2]]) |String $s, $t = 2| { $t }
join_keys_to_values('ABC')
seeded_rand_string(File['/a'], Timestamp(0)) |*$r| { $r }
parseyaml('b', 'yes') |Integer $i| { $i }
is_integer('abc', '1.2.4-rc1') |$x| { $x == 1 }
try_get_value(0, String[1, 3], Sensitive('s')) |Integer $i| { $i }
join_keys_to_values(Binary('aGVsbG8='), 100000000000, '0x1F', default) |Integer $i| { $i }
validate_ipv6_address('a.b', default) |$x| { $x == 1 }
any2array(Optional[String])
fact(false, {1 => 2}) || { 1 }
union({1 => 2}, Array[Integer])
type_of(true) |$x| { $x == 1 }
validate_ipv6_address(['a', 'b'])
is_ip_address({a => {b => [1, 2]}})
shell_escape() |$a, $b| { [$a, $b] }
defined_with_params('é', Class['foo']) |Integer $i| { $i }
enclose_ipv6()
any2bool('abc')
enclose_ipv6() |$a, $b| { $a }
fact(Struct[{a => Integer}])
member(String[1, 3], '0x1F', '%Y', [1, 2].reverse_each) |$x| { $x == 1 }
concat(URI('http://a.b/c?d#e'), 1.0e20, Optional[String])
parseyaml('%05.1f', /a.c/, [1, [2, [3]]]) |$x| { $x == 1 }
to_toml('', 'é', 2.5)
squeeze(Integer[1, 4], 'true', SemVer('1.2.3-rc1')) |$a, $b| { $a }
to_toml('é') |Integer $i| { $i }
batch_escape({a => 1}, Timespan(90.5)) |String $s, $t = 2| { $t }
validate_domain_name(-1) |Integer $i| { $i }
is_mac_address({a => {b => [1, 2]}}, Type[Integer]) |$a, $b| { $a }
type3x(1.0e20, ',', Error('m', 'k')) |$x| { $x }
count(String[1, 3], {'b' => 2, 'a' => [1]}, /a.c/, '')
str2saltedpbkdf2(1.0e20, /a.c/)
parsejson(default, '', '%d') |$a, $b| { [$a, $b] }
zip(default, 1) |$a, $b| { [$a, $b] }
validate_ipv4_address() || { 1 }
shell_join(2.5)
validate_numeric(Optional[String], Integer[1, 4], '1') |$a, $b| { $a }
fact(',') |$a, $b| { [$a, $b] }
is_function_available(7)
intersection('1.2.3', 7) |$a, $b| { [$a, $b] }
seeded_rand(Timestamp(0), Sensitive('s')) || { 1 }
enclose_ipv6(Integer) |Integer $i| { $i }
fqdn_rotate() |String $s, $t = 2| { $t }
stdlib::extname('é', 'a,b', [1, [2, [3]]]) |$x| { $x }
has_ip_network('', {a => 1}, 'a,b') |*$r| { $r }
is_absolute_path(7, '3.7') |String $s, $t = 2| { $t }
load_module_metadata({a => {b => [1, 2]}}) |*$r| { $r }
dos2unix('1.2.4-rc1', URI('http://a.b/c?d#e')) |$x| { $x == 1 }
dig44(['b', 'A', 3], 'a.b')
validate_array(' 42 ', -0.0, Integer) |*$r| { $r }
to_json_pretty('%s-%s')
any2array(Optional[String], Array[Integer]) |*$r| { $r }
powershell_escape(0) |Integer $i| { $i }
shell_join()
to_bytes() |$x, $y, $z| { 1 }
join_keys_to_values('3.7')
to_bytes(Class['foo']) |$a, $b| { $a }
to_python('1.2.3', 'b', 1, -0.0) |$x, $y, $z| { 1 }
clamp(['b', 'A', 3], Integer[1, 4], {'b' => 2, 'a' => [1]}, '1.2.3') |$x, $y, $z| { 1 }
str2bool({a => 1}, 'b') |*$r| { $r }
is_float(Optional[String], Optional[String]) |$a, $b| { [$a, $b] }
regexpescape(['a', 'b'], {}, false, /(\w)(\d)?/) |*$r| { $r }
is_numeric('é', 2.5)
bool2num(Binary('aGVsbG8='), '%05.1f') |$x, $y, $z| { 1 }
validate_legacy('1') |$x, $y, $z| { 1 }
deep_merge(['a', 'b'])
reject(Struct[{a => Integer}], 'a b c', Struct[{a => Integer}])
get_module_path('017') |String $s, $t = 2| { $t }
is_bool(10, -0.0)
seeded_rand(String[1, 3], '017', {a => 1}, 'yes') |String $s, $t = 2| { $t }
has_ip_network([], '3.7') |$a, $b| { [$a, $b] }
has_key('%s-%s', 'a.b') |*$r| { $r }
has_interface_with('0b101', Sensitive('s')) |$x| { $x }
delete_at([['a', 1], ['b', 2]], 7)
stdlib::str2resource(default, 7) |String $s, $t = 2| { $t }
has_ip_address() |$x| { $x == 1 }
num2bool(-0.0)
regexpescape(String[1, 3])
is_function_available('a b c', Timestamp(0), Array[Integer], [])
validate_ipv4_address("a\nb\n", '%Y') |*$r| { $r }
delete([1, 2, 3], 10, 1, 1.0e20) |$x, $y, $z| { 1 }
parsepson('a b c', '', [1, [2, [3]]]) |$x, $y, $z| { 1 }
validate_array('+ 5') |String $s, $t = 2| { $t }
os_version_gte(Type[Integer]) |$x| { $x == 1 }
values_at('0x1F', Struct[{a => Integer}], '0b101') |$x| { $x }
str2bool(-1, {a => 1})
parseyaml() |$x| { $x }
prefix(',', 'é', [undef, 1], ['a', 'b'])
shell_split(-0.0, {1 => 2}, Struct[{a => Integer}], '+ 5') |*$r| { $r }
delete_undef_values(-3) |$a, $b| { $a }
uriescape(default, 100000000000, '0b101') |String $s, $t = 2| { $t }
shell_split('ABC') || { 1 }
is_array(' 42 ') |Integer $i| { $i }
any2bool('0b101') || { 1 }
squeeze('%s-%s')
get_module_path('017', 'a,b') |String $s, $t = 2| { $t }
validate_bool(' 42 ', SemVer('1.2.3-rc1')) |$a, $b| { [$a, $b] }
pick_default(',') |*$r| { $r }
has_key([['a', 1], ['b', 2]]) |$x| { $x }
dig44('yes', -0.0)
parsehocon('%05.1f', String[1, 3])
validate_domain_name('1.2.3', ['a', 'b']) |String $s, $t = 2| { $t }
validate_hash(' 42 ')
zip({1 => 2}) |$x| { $x == 1 }
is_absolute_path('yes') || { 1 }
parsepson({}, /a.c/, 'a.b')
stdlib::extname(Timespan(90.5), '+ 5')
delete_undef_values('a b c', 'é') |Integer $i| { $i }
powershell_escape(/(\w)(\d)?/) |String $s, $t = 2| { $t }
swapcase('1', Struct[{a => Integer}]) |$x, $y, $z| { 1 }
enclose_ipv6(Integer[1, 4], ['b', 'A', 3], 1) |$x| { $x }
dig44('abc', {'b' => 2, 'a' => [1]}, "a\nb\n")
count('true')
shell_escape() |Integer $i| { $i }
fqdn_rand_string(String[1, 3], SemVer('1.2.3-rc1')) |$x| { $x }
validate_re(Binary('aGVsbG8='), 'true')
dirname(Type[Integer], '0b101')
member(SemVerRange('>=1.0.0 <2.0.0'))
is_float(Binary('aGVsbG8='), '1.2.3', '-1e3') |Integer $i| { $i }
validate_slength('0b101')
convert_base(2.5) |$x| { $x }
shell_join([1, [2, [3]]]) |$a, $b| { [$a, $b] }
validate_ip_address('%Y', "a\nb\n")
to_bytes(Timestamp(0), ',', SemVerRange('>=1.0.0 <2.0.0'), String[1, 3]) |$x| { $x }
bool2str(Timespan(90.5))
is_a(String[1, 3], Binary('aGVsbG8='), Class['foo'], '0x1F')
os_version_gte(String[1, 3], 'b')
has_interface_with(SemVerRange('>=1.0.0 <2.0.0'), 'a.b') || { 1 }
getparam() |$a, $b| { $a }
dig44(Type[Integer]) |$x, $y, $z| { 1 }
delete_values(Integer) |String $s, $t = 2| { $t }
swapcase([], {a => 1})
validate_integer(Integer[1, 4], 100000000000, '1.2.3') |$x| { $x }
shell_escape('-1e3', {a => 1}) |$x, $y, $z| { 1 }
is_string(',', ',', {a => 1}, 'ABC') |$x| { $x == 1 }
os_version_gte([1, 2, 3], Integer[1, 4]) |*$r| { $r }
has_ip_network('%s-%s', '1', default, [1, 2, 3]) |$x, $y, $z| { 1 }
is_absolute_path(['b', 'A', 3], SemVerRange('>=1.0.0 <2.0.0'), '+ 5', 'b') |*$r| { $r }
is_string('%d', '017', Type[Integer]) |Integer $i| { $i }
count(default, false, 100000000000, true) |String $s, $t = 2| { $t }
basename(Sensitive('s'), 0, '%d', []) |*$r| { $r }
dirname(Struct[{a => Integer}])
validate_hash(',') |$a, $b| { [$a, $b] }
validate_absolute_path('%d') |$a, $b| { $a }
load_module_metadata(URI('http://a.b/c?d#e')) |*$r| { $r }
join_keys_to_values({'b' => 2, 'a' => [1]}, -3)
shell_split(false, default) |$x| { $x == 1 }
str2saltedpbkdf2("a\nb\n")
intersection(Sensitive('s'), SemVer('1.2.3-rc1')) |$a, $b| { $a }
to_json({'b' => 2, 'a' => [1]}, {'b' => 2, 'a' => [1]})
to_json(7, [undef, 1], '0x1F') |$a, $b| { [$a, $b] }
is_a() |String $s, $t = 2| { $t }
intersection(URI('http://a.b/c?d#e'))
is_ipv4_address()
is_numeric()
merge(SemVer('1.2.3-rc1'), {})
is_ip_address(-3) |String $s, $t = 2| { $t }
is_string(String[1, 3], /(\w)(\d)?/)
os_version_gte('-1e3', File['/a'], 'ABC') |$x| { $x }
is_numeric('yes', '0b101', Array[Integer], 1) |*$r| { $r }
bool2str(',', '%d') |$x| { $x }
parsepson(1.0e20, 1)
to_json('1', 100000000000) |$a, $b| { [$a, $b] }
is_function_available('yes')
is_float('1.2.4-rc1')
dig44(Binary('aGVsbG8='))
dos2unix(Struct[{a => Integer}]) |Integer $i| { $i }
batch_escape('-1e3', '%d')
is_float(Sensitive('s'), 'b', Integer[1, 4])
count('b')
validate_domain_name(['b', 'A', 3], {1 => 2})
regexpescape([undef, 1]) |Integer $i| { $i }
count(['b', 'A', 3], false, File['/a']) |$x, $y, $z| { 1 }
is_mac_address('%05.1f') |Integer $i| { $i }
validate_email_address(100000000000) |$x, $y, $z| { 1 }
stdlib::str2resource('0b101') |$x, $y, $z| { 1 }
validate_domain_name('')
validate_integer(' 42 ', '0x1F')
reverse({a => 1}, Integer, default) |Integer $i| { $i }
defined_with_params({1 => 2}, 1, []) || { 1 }
is_string(1)
clamp([undef, 1]) || { 1 }
bool2str(Type[Integer], Integer[1, 4])
validate_numeric(Class['foo'], /a.c/) || { 1 }
dig44(100000000000) |$x| { $x }
bool2num(Class['foo'], [1, 2, 3], 1e-7, default)
str2bool([1, 2, 3]) |$a, $b| { [$a, $b] }
validate_absolute_path({a => {b => [1, 2]}}, '%s-%s') |String $s, $t = 2| { $t }
stdlib::str2resource('1.2.4-rc1', 'yes') |$x, $y, $z| { 1 }
load_module_metadata({1 => 2})
concat('%Y') || { 1 }
range('1') |*$r| { $r }
prefix('abc', 'abc', 'yes') |Integer $i| { $i }
is_ip_address('0x1F', [['a', 1], ['b', 2]]) |$a, $b| { $a }
validate_integer(-1)
get_module_path(Sensitive('s')) |$x| { $x }
fqdn_uuid(Type[Integer], 'abc', File['/a'])
dirname(Integer[1, 4], Sensitive('s')) || { 1 }
uriescape(Class['foo'], Error('m', 'k')) |*$r| { $r }
type3x('true')
join_keys_to_values('+ 5') |String $s, $t = 2| { $t }
has_ip_address(SemVer('1.2.3-rc1'), /(\w)(\d)?/)
is_float(Timespan(90.5), undef, -1) |$x| { $x }
try_get_value('a.b') |*$r| { $r }
regexpescape()
to_toml(Integer[1, 4], 'true') || { 1 }
type3x('+ 5', URI('http://a.b/c?d#e'), 'a.b', 1e-7) |$a, $b| { [$a, $b] }
deep_merge(1, Error('m', 'k'), '%05.1f', URI('http://a.b/c?d#e'))
swapcase({}, {a => {b => [1, 2]}})
deep_merge([undef, 1])
dirname(Array[Integer], Array[Integer])
merge(/(\w)(\d)?/, '1.2.3') |$a, $b| { $a }
shell_split('017') |*$r| { $r }
pick({'b' => 2, 'a' => [1]}, [1, 2, 3], {1 => 2}) |$x, $y, $z| { 1 }
stdlib::ip_in_range({}, 7) |$a, $b| { $a }
getparam('+ 5') |$a, $b| { $a }
seeded_rand_string(Struct[{a => Integer}]) |$x| { $x }
to_yaml(',', '1.2.3', 2.5)
num2bool(Binary('aGVsbG8='), '1.2.4-rc1') |Integer $i| { $i }
reverse(-1, Integer[1, 4], [undef, 1])
seeded_rand_string(Binary('aGVsbG8='), '%Y', 0) |$x, $y, $z| { 1 }
dig44(Struct[{a => Integer}])
getparam('a,b', '%05.1f', 'yes') || { 1 }
fqdn_uuid('a.b') |$x| { $x == 1 }
seeded_rand(Error('m', 'k'), URI('http://a.b/c?d#e')) |$a, $b| { [$a, $b] }
stdlib::end_with('1.2.4-rc1', '+ 5', File['/a']) |Integer $i| { $i }
stdlib::start_with(undef)
any2bool('%Y', {a => 1}, 1.0e20, Struct[{a => Integer}]) |$x| { $x }
delete_values(URI('http://a.b/c?d#e'), 10) || { 1 }
member(10, ',', "a\nb\n", 'a.b') |$x| { $x }
batch_escape({a => {b => [1, 2]}}, {a => {b => [1, 2]}}, String[1, 3]) |String $s, $t = 2| { $t }
is_integer(Integer, 10) || { 1 }
validate_ip_address(-3) || { 1 }
num2bool(0, 2.5, Integer) |$a, $b| { $a }
grep() |$a, $b| { $a }
num2bool('017', '%Y') |String $s, $t = 2| { $t }
is_mac_address(-3)
validate_bool('ABC', 'ABC', '1') |$a, $b| { $a }
is_numeric('yes', 'a,b', /(\w)(\d)?/) |String $s, $t = 2| { $t }
stdlib::str2resource('0b101', 'é', String[1, 3]) |*$r| { $r }
delete_undef_values('')
validate_integer('3.7')
fqdn_rand_string({a => {b => [1, 2]}}, String[1, 3], {a => 1}, 'a.b') |$a, $b| { [$a, $b] }
validate_absolute_path({'b' => 2, 'a' => [1]}, 10) |String $s, $t = 2| { $t }
is_hash(default, '1', 1.0e20) |*$r| { $r }
get_module_path('1.2.3', '%s-%s')
parsepson(2.5, '-1e3')
shell_split(['b', 'A', 3], ' 42 ') |$x| { $x == 1 }
is_absolute_path()
merge([undef, 1], Struct[{a => Integer}]) |$x| { $x == 1 }
validate_legacy({'b' => 2, 'a' => [1]})
fqdn_rotate('b', 'a,b', '1.2.4-rc1', ['b', 'A', 3])
has_interface_with(Integer, 1e-7)
shell_escape()
num2bool() |Integer $i| { $i }
reverse('b', '-1e3') |$x| { $x }
bool2str('%s-%s') |String $s, $t = 2| { $t }
validate_legacy('ABC', 'a,b') |Integer $i| { $i }
to_ruby('true')
to_bytes('yes')
seeded_rand_string(Struct[{a => Integer}], 'a.b', true) |Integer $i| { $i }
convert_base(['a', 'b'], '%s-%s') |$x| { $x == 1 }
range(Error('m', 'k'), 2.5, Binary('aGVsbG8=')) |$a, $b| { [$a, $b] }
delete_values('0b101', [undef, 1])
is_ip_address(2.5) |$x, $y, $z| { 1 }
reject(1)
to_python('é', String[1, 3]) |Integer $i| { $i }
num2bool('true', [1, 2].reverse_each) |$a, $b| { $a }
range(Optional[String], /(\w)(\d)?/)
parsehocon() |*$r| { $r }
validate_ipv4_address('%05.1f', '1')
is_mac_address(Integer)
is_float('0b101') |String $s, $t = 2| { $t }
validate_domain_name(SemVerRange('>=1.0.0 <2.0.0'), -3) |$a, $b| { $a }
is_absolute_path({}, Struct[{a => Integer}], 1e-7)
fact('1.2.3', 'true') |$x| { $x == 1 }
load_module_metadata({'b' => 2, 'a' => [1]}, 100000000000)
type3x(7, '0b101') |$x, $y, $z| { 1 }
validate_integer(100000000000, SemVer('1.2.3-rc1')) |$x| { $x }
any2array() |$x| { $x }
stdlib::xml_encode('1', Timespan(90.5), '%Y', [1, 2, 3])
is_mac_address(default) |$x, $y, $z| { 1 }
clamp([1, 2, 3]) |*$r| { $r }
stdlib::start_with('017', -3)
enclose_ipv6([], [['a', 1], ['b', 2]])
uriescape(Integer[1, 4], ['a', 'b'], '%Y') |$x| { $x == 1 }
stdlib::start_with('+ 5') |$a, $b| { [$a, $b] }
has_ip_address(['a', 'b'], 2.5) |$x| { $x }
is_email_address({a => 1}) |$x| { $x }
has_ip_address('3.7', ['a', 'b']) |$x| { $x }
any2array('%05.1f') |*$r| { $r }
is_domain_name('-1e3', Optional[String], {a => {b => [1, 2]}}) |$a, $b| { [$a, $b] }
enclose_ipv6({'b' => 2, 'a' => [1]}, 'a.b', 'true') |$x| { $x == 1 }
defined_with_params(Type[Integer], 'true')
any2bool(Error('m', 'k'), ['a', 'b'], true, '017')
stdlib::extname('true') |$x| { $x == 1 }
delete_regex('0b101', '1.2.3', Error('m', 'k')) |$a, $b| { [$a, $b] }
validate_string() |$x, $y, $z| { 1 }
type_of(Timespan(90.5), {a => {b => [1, 2]}}) |$x| { $x == 1 }
validate_string([['a', 1], ['b', 2]]) || { 1 }
str2bool(URI('http://a.b/c?d#e'), Struct[{a => Integer}]) |$x| { $x == 1 }
squeeze('') || { 1 }
has_key('+ 5') |$a, $b| { $a }
validate_ip_address(2.5, {1 => 2}) |$a, $b| { [$a, $b] }
stdlib::extname(URI('http://a.b/c?d#e'), 'é') |String $s, $t = 2| { $t }
values_at(Timespan(90.5)) |$a, $b| { $a }
zip('0x1F', 7, Type[Integer]) |$a, $b| { [$a, $b] }
get_module_path(undef) |$x, $y, $z| { 1 }
prefix(Timespan(90.5), 1.0e20, 1.0e20)
validate_ipv6_address('a,b', Integer[1, 4])
sprintf_hash({1 => 2}, 1.0e20) |$x, $y, $z| { 1 }
validate_domain_name({})
to_bytes('é', {'b' => 2, 'a' => [1]}) |$a, $b| { $a }
pick('yes', -3) |Integer $i| { $i }
reverse({1 => 2}) || { 1 }
dos2unix(['b', 'A', 3], 1.0e20) |Integer $i| { $i }
difference(File['/a'], '%05.1f') |$x| { $x == 1 }
str2bool(SemVer('1.2.3-rc1'))
dig44('b') |$x, $y, $z| { 1 }
is_ip_address('%d') |$x, $y, $z| { 1 }
num2bool(URI('http://a.b/c?d#e')) |$x, $y, $z| { 1 }
is_domain_name('true') |String $s, $t = 2| { $t }
bool2str(1e-7, '3.7') |$a, $b| { $a }
shell_split("a\nb\n", '%d')
type_of('a.b', {}, Integer[1, 4], 'ABC') || { 1 }
str2bool('true')
is_ipv4_address({1 => 2}, 'ABC', {'b' => 2, 'a' => [1]}, '+ 5')
swapcase('a,b', 7, /(\w)(\d)?/)
is_bool('-1e3') |$a, $b| { $a }
has_interface_with({}, [1, 2, 3], false) || { 1 }
validate_email_address('%s-%s', -3, Optional[String]) |Integer $i| { $i }
is_array([1, 2, 3], Array[Integer], 'abc') |*$r| { $r }
difference(1e-7, Struct[{a => Integer}])
fqdn_rotate(0, '017')
type3x('1.2.4-rc1', '%d', Optional[String]) |$x| { $x == 1 }
is_float('a b c', Error('m', 'k')) |$a, $b| { $a }
powershell_escape({})
delete_at(Integer[1, 4], '%d')
to_ruby(Type[Integer], '1.2.3') |*$r| { $r }
validate_integer(Timestamp(0))
is_a([1, 2, 3], -0.0) |$x| { $x == 1 }
base64(Binary('aGVsbG8='), 1e-7)
to_ruby({'b' => 2, 'a' => [1]}, '1.2.3') |$a, $b| { $a }
range(undef, '3.7') |String $s, $t = 2| { $t }
to_toml({1 => 2}, ['b', 'A', 3], '%05.1f')
is_integer()
stdlib::extname(1e-7, '%05.1f')
basename('abc', 10)
validate_array([undef, 1], /(\w)(\d)?/) |$x, $y, $z| { 1 }
try_get_value(/(\w)(\d)?/, [['a', 1], ['b', 2]])
delete_at(File['/a'], ' 42 ', 'ABC', {}) |$a, $b| { $a }
validate_ipv4_address()
basename(Timespan(90.5), 2.5) |Integer $i| { $i }
bool2str() |$x, $y, $z| { 1 }
to_bytes(7, Class['foo'], -1, '-1e3') |$a, $b| { $a }
getparam('3.7', String[1, 3]) |Integer $i| { $i }
values_at()
has_ip_address(Optional[String], '')
fact('é', '%s-%s')
validate_legacy('0x1F', '1') |String $s, $t = 2| { $t }
unix2dos('%Y', Class['foo']) |$x| { $x }
validate_string(',', SemVerRange('>=1.0.0 <2.0.0'), 10, [1, [2, [3]]]) |Integer $i| { $i }
is_string() |Integer $i| { $i }
validate_re('-1e3') |Integer $i| { $i }
prefix([['a', 1], ['b', 2]], 'a.b')
suffix(0, "a\nb\n") |*$r| { $r }
to_toml('3.7', '-1e3', ['a', 'b'], Integer[1, 4])
validate_string('b', '3.7') |$x, $y, $z| { 1 }
validate_bool(/a.c/, 0) |*$r| { $r }
reverse(-3) |Integer $i| { $i }
delete_regex(0, '')
validate_slength({a => {b => [1, 2]}}, 2.5, 'a.b') |*$r| { $r }
seeded_rand(File['/a'], 100000000000, true)
batch_escape(['a', 'b'])
dig44('ABC', Integer, 'é')
is_ip_address(['a', 'b'], 7) |Integer $i| { $i }
has_ip_address(-3) |$a, $b| { [$a, $b] }
to_python(true, URI('http://a.b/c?d#e'), "a\nb\n", Struct[{a => Integer}])
validate_string() |$x| { $x }
stdlib::extname('017') |String $s, $t = 2| { $t }
to_bytes(1.0e20, -0.0, ',', -1)
is_ipv6_address(-1) |$a, $b| { [$a, $b] }
fqdn_rand_string(1, 'yes')
fqdn_rotate()
is_numeric('b', -1) |*$r| { $r }
stdlib::end_with('a.b') |$a, $b| { $a }
intersection() |$x, $y, $z| { 1 }
is_function_available(-0.0, '') |$x| { $x == 1 }
values_at('a b c') |$a, $b| { [$a, $b] }
member(Struct[{a => Integer}], []) |$x, $y, $z| { 1 }
getparam(Sensitive('s'), -0.0) |$a, $b| { $a }
stdlib::end_with(100000000000, {a => {b => [1, 2]}}) |Integer $i| { $i }
zip(Error('m', 'k'), '%s-%s', -3)
dig44(-3, SemVer('1.2.3-rc1')) |$x| { $x == 1 }
any2bool('%05.1f', Sensitive('s'))
to_json(SemVerRange('>=1.0.0 <2.0.0'), String[1, 3]) || { 1 }
validate_ip_address({'b' => 2, 'a' => [1]}, 100000000000, 0, 2.5) |*$r| { $r }
base64()
validate_string(SemVer('1.2.3-rc1'), 'a b c') |$a, $b| { $a }
dig44('yes', 'abc') |$a, $b| { [$a, $b] }
parsehocon([], Class['foo'], 'a b c') |Integer $i| { $i }
validate_ipv4_address(true, Timestamp(0))
to_json_pretty('%d', 'a,b', 0) |*$r| { $r }
validate_ipv4_address(SemVer('1.2.3-rc1'))
powershell_escape() |String $s, $t = 2| { $t }
load_module_metadata([1, 2].reverse_each) |$x, $y, $z| { 1 }
pw_hash([], Optional[String], Integer) |*$r| { $r }
stdlib::ip_in_range() |String $s, $t = 2| { $t }
is_email_address('', default) |$a, $b| { $a }
difference([]) |$a, $b| { $a }
basename([], String[1, 3]) |$x| { $x == 1 }
type3x(Integer) |$x| { $x }
fqdn_rotate('-1e3', String[1, 3], Struct[{a => Integer}], Timespan(90.5))
str2saltedpbkdf2('é', 10, undef) |*$r| { $r }
dirname() |$x, $y, $z| { 1 }
is_numeric([undef, 1], Sensitive('s'), 'b', 2.5)
clamp(['b', 'A', 3]) |$x| { $x }
validate_integer('a,b', Struct[{a => Integer}], Timestamp(0)) |$x, $y, $z| { 1 }
str2bool([1, [2, [3]]], 1e-7, '%05.1f') |$x| { $x == 1 }
is_bool('-1e3') |$a, $b| { [$a, $b] }
convert_base(File['/a']) |String $s, $t = 2| { $t }
pw_hash('a b c')
has_ip_network('-1e3', Struct[{a => Integer}]) |*$r| { $r }
load_module_metadata("a\nb\n", 0)
to_yaml(' 42 ', /a.c/) |$x| { $x }
is_hash({a => {b => [1, 2]}})
convert_base(String[1, 3], '%d') |$a, $b| { [$a, $b] }
dirname(Integer[1, 4])
has_key(1e-7)
type3x(SemVerRange('>=1.0.0 <2.0.0'), /(\w)(\d)?/) |$x, $y, $z| { 1 }
fqdn_rand_string(',') |$x| { $x == 1 }
delete_at('%Y')
stdlib::extname('a,b', 'a.b') |String $s, $t = 2| { $t }
unix2dos('+ 5') |$x| { $x == 1 }
bool2str(-0.0, ' 42 ', true, Sensitive('s')) |$x, $y, $z| { 1 }
is_ip_address({'b' => 2, 'a' => [1]}) |$a, $b| { [$a, $b] }
to_toml('true', Binary('aGVsbG8='), 'é') |*$r| { $r }
delete_undef_values({1 => 2}, 'a.b', -0.0, ['a', 'b']) |$x, $y, $z| { 1 }
to_json_pretty('+ 5')
regexpescape() |$x| { $x }
convert_base('1.2.3', 'yes', '+ 5')
uriescape('%05.1f') |$x, $y, $z| { 1 }
is_ip_address(7, -0.0, -0.0, Struct[{a => Integer}])
stdlib::extname(/a.c/)
to_yaml(0, Array[Integer]) |String $s, $t = 2| { $t }
to_python([['a', 1], ['b', 2]], '+ 5', Struct[{a => Integer}], {'b' => 2, 'a' => [1]})
type_of([1, [2, [3]]])
delete_undef_values() |$x, $y, $z| { 1 }
stdlib::str2resource(Timestamp(0), '%d') |Integer $i| { $i }
is_array() |$x| { $x }
to_json([], Optional[String], Class['foo']) |String $s, $t = 2| { $t }
dirname(100000000000, true)
seeded_rand_string([1, 2, 3], {1 => 2}, [1, 2, 3])
bool2str([undef, 1])
bool2str(false, false)
squeeze({1 => 2}, 100000000000, Timespan(90.5)) |$a, $b| { $a }
is_float({}, /a.c/, 100000000000, ',')
delete_undef_values('%Y', Integer) |$a, $b| { [$a, $b] }
stdlib::str2resource('1.2.3', ',', Optional[String])
to_bytes(Integer, '%05.1f') |String $s, $t = 2| { $t }
deep_merge(100000000000) |$a, $b| { $a }
is_array(100000000000, {1 => 2}) |$x| { $x }
pick_default(-0.0, /a.c/, 'yes') |$a, $b| { [$a, $b] }
defined_with_params(['a', 'b'])
seeded_rand_string('ABC')
is_domain_name('1.2.4-rc1', SemVerRange('>=1.0.0 <2.0.0')) || { 1 }
is_function_available(Timespan(90.5)) |Integer $i| { $i }
base64(String[1, 3]) |$a, $b| { $a }
validate_integer([undef, 1])
delete_values('true') |Integer $i| { $i }
to_ruby()
count([1, 2, 3], 'b') || { 1 }
shell_escape('yes', 7)
concat(Array[Integer], -3)
type_of('abc', SemVer('1.2.3-rc1'), 1.0e20)
dirname() |$x| { $x == 1 }
to_ruby([1, [2, [3]]])
pick_default(['b', 'A', 3], Type[Integer])
is_a() |$a, $b| { $a }
grep(' 42 ')
union('1.2.3') |$x, $y, $z| { 1 }
parsehocon(default, Binary('aGVsbG8='), ['b', 'A', 3]) |$a, $b| { $a }
has_ip_address(' 42 ', Struct[{a => Integer}], /(\w)(\d)?/)
regexpescape(Error('m', 'k')) |*$r| { $r }
reverse(SemVerRange('>=1.0.0 <2.0.0'), -1, '0b101') |String $s, $t = 2| { $t }
to_yaml(7, '%d')
validate_slength(String[1, 3]) |Integer $i| { $i }
any2array('a,b', '%Y', SemVerRange('>=1.0.0 <2.0.0'), 'a b c') |String $s, $t = 2| { $t }
validate_email_address(default)
str2bool(1e-7)
range('%05.1f')
load_module_metadata(-1) |$a, $b| { $a }
is_mac_address('3.7', [['a', 1], ['b', 2]]) |$x| { $x == 1 }
bool2str('-1e3', 'yes')
reject() || { 1 }
try_get_value(' 42 ', String[1, 3], false) |$x, $y, $z| { 1 }
swapcase(Integer, Integer) || { 1 }
to_bytes(undef, '%s-%s')
has_ip_address('%s-%s', ['b', 'A', 3]) |$x| { $x == 1 }
dig44(Timespan(90.5))
fqdn_rand_string(Binary('aGVsbG8='), '%d') |$a, $b| { [$a, $b] }
has_ip_address(1e-7, 'true', '+ 5') |$x| { $x == 1 }
seeded_rand(/(\w)(\d)?/, File['/a'], 'a.b')
reverse('%Y', undef, 10, Timespan(90.5)) |*$r| { $r }
fqdn_uuid([1, 2].reverse_each, '%d', '%05.1f')
stdlib::extname('1.2.3') |$x| { $x == 1 }
regexpescape('0b101', 1e-7)
any2bool(undef, ['a', 'b'], /a.c/, '+ 5')
seeded_rand_string(1e-7, File['/a'])
is_mac_address([1, 2, 3], '0x1F') || { 1 }
load_module_metadata([1, 2, 3], 100000000000)
unix2dos('yes', [1, [2, [3]]]) |$a, $b| { $a }
delete_undef_values('3.7', String[1, 3]) |Integer $i| { $i }
fqdn_rotate(SemVer('1.2.3-rc1'), [1, [2, [3]]], Sensitive('s')) |$a, $b| { $a }
dos2unix([1, [2, [3]]], '3.7')
pick(SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
convert_base('3.7', /a.c/, '-1e3')
stdlib::ip_in_range([['a', 1], ['b', 2]])
validate_slength({a => {b => [1, 2]}})
validate_slength('%Y', '1.2.3') |$a, $b| { $a }
union(Binary('aGVsbG8='), '%d', 'true', /(\w)(\d)?/)
count([undef, 1])
grep(Timespan(90.5), '', '1')
is_a("a\nb\n", 1, 'é', '%Y') |$x, $y, $z| { 1 }
bool2str(String[1, 3], 7) |String $s, $t = 2| { $t }
is_ip_address([], 'é')
validate_legacy(Optional[String])
clamp({'b' => 2, 'a' => [1]}) |$a, $b| { $a }
to_python(['b', 'A', 3], 'é', ['a', 'b'], Class['foo'])
reject(Integer) || { 1 }
parsejson(10, '%d', [1, 2, 3]) |Integer $i| { $i }
is_mac_address('017', 1.0e20, ['a', 'b']) |$x| { $x }
count('1', '%s-%s', 1)
str2bool(Integer, Integer[1, 4]) |String $s, $t = 2| { $t }
hash() |*$r| { $r }
type3x(-3, '3.7') || { 1 }
seeded_rand('yes', default, {'b' => 2, 'a' => [1]}, ['b', 'A', 3])
shell_join('%s-%s') || { 1 }
is_array(1.0e20, '-1e3') |$a, $b| { $a }
powershell_escape('+ 5', 7, -1) |String $s, $t = 2| { $t }
to_json(['b', 'A', 3], '1.2.4-rc1', '0b101', [undef, 1]) |$x, $y, $z| { 1 }
base64(',', File['/a']) || { 1 }
fqdn_rotate('%Y', 1) |Integer $i| { $i }
seeded_rand_string('+ 5', 1.0e20) |$x| { $x }
is_ipv6_address() |*$r| { $r }
dos2unix('017') |$x| { $x }
clamp(default, 'a,b')
num2bool(Timestamp(0), '1.2.4-rc1')
os_version_gte(true, '1.2.3', /(\w)(\d)?/) |$a, $b| { [$a, $b] }
stdlib::extname('-1e3', 'yes')
validate_email_address('a,b', Struct[{a => Integer}]) |*$r| { $r }
base64('é', String[1, 3]) |String $s, $t = 2| { $t }
powershell_escape({'b' => 2, 'a' => [1]}, 'é', 'b')
has_key('0x1F', -3) |$x| { $x == 1 }
type_of(false)
bool2str() |Integer $i| { $i }
fqdn_rotate(String[1, 3], '%Y')
str2saltedpbkdf2(SemVer('1.2.3-rc1'), '3.7', /a.c/)
validate_ipv4_address([1, [2, [3]]], [['a', 1], ['b', 2]]) |$x| { $x }
suffix([])
to_toml('1') |*$r| { $r }
range([undef, 1], Binary('aGVsbG8=')) |$x| { $x == 1 }
to_json(',') |$x, $y, $z| { 1 }
delete_regex(default, '%05.1f') |$x| { $x == 1 }
fact(Class['foo'], '1.2.4-rc1') |Integer $i| { $i }
try_get_value('abc', ['b', 'A', 3], ['b', 'A', 3], File['/a'])
defined_with_params('+ 5', 100000000000, 100000000000)
delete_at() |Integer $i| { $i }
reverse(Class['foo']) |*$r| { $r }
fact([1, 2, 3], 'a b c') |$a, $b| { [$a, $b] }
values_at(false) |$a, $b| { [$a, $b] }
parsehocon([1, [2, [3]]]) |$x| { $x }
getparam(Integer[1, 4])
is_function_available(1.0e20, [1, [2, [3]]]) || { 1 }
is_ipv4_address('1.2.4-rc1', [])
is_absolute_path('1') |$x, $y, $z| { 1 }
parseyaml(SemVer('1.2.3-rc1')) |$x| { $x == 1 }
type3x(SemVerRange('>=1.0.0 <2.0.0'), '0x1F', Timespan(90.5)) || { 1 }
count()
any2bool(1, [], 'yes') || { 1 }
is_a('%s-%s', Optional[String], true) |$x| { $x == 1 }
swapcase() || { 1 }
hash(Optional[String]) |$x, $y, $z| { 1 }
type_of() |*$r| { $r }
type3x('0x1F') |$x| { $x == 1 }
concat(Array[Integer]) |$x, $y, $z| { 1 }
any2bool(7) || { 1 }
is_integer(Binary('aGVsbG8=')) || { 1 }
bool2num('1.2.4-rc1', '1.2.3') |String $s, $t = 2| { $t }
seeded_rand(false, 'ABC') |String $s, $t = 2| { $t }
regexpescape() |Integer $i| { $i }
hash('', -1, 'ABC') |*$r| { $r }
validate_hash(1.0e20) |$a, $b| { $a }
is_absolute_path(/(\w)(\d)?/) |Integer $i| { $i }
validate_array(7)
sprintf_hash(Binary('aGVsbG8='), [undef, 1]) |$x| { $x }
is_integer('%05.1f')
validate_string(7, Error('m', 'k')) |Integer $i| { $i }
defined_with_params('%05.1f') |$a, $b| { $a }
dirname(['a', 'b'], [1, 2].reverse_each) |$x| { $x }
values_at(Error('m', 'k')) |$x| { $x == 1 }
suffix([1, [2, [3]]], 'abc')
concat('-1e3', 7)
parsehocon("a\nb\n") |*$r| { $r }
is_hash('yes', '%d', 10)
suffix(SemVerRange('>=1.0.0 <2.0.0'), Struct[{a => Integer}]) |$a, $b| { [$a, $b] }
swapcase(' 42 ', Error('m', 'k')) |$x, $y, $z| { 1 }
swapcase(1, [1, 2].reverse_each, "a\nb\n")
is_absolute_path(File['/a']) |$a, $b| { [$a, $b] }
str2bool() |$x| { $x == 1 }
delete_regex(URI('http://a.b/c?d#e'), 'true') |String $s, $t = 2| { $t }
validate_legacy([], 'yes', '%Y') |$x| { $x == 1 }
is_numeric('%d', 'a b c', 2.5)
is_string('017', Struct[{a => Integer}])
has_interface_with(-1, Struct[{a => Integer}], 1)
convert_base([1, [2, [3]]])
