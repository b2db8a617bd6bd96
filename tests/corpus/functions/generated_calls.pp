# Generated: python -m tests.oracle.functions.fuzz --seed 11 --count 900 --write generated_calls calls
get('%s-%s', 'é') |$a, $b| { $a }
fail('a,b', true) || { 1 }
camelcase('1.2.4-rc1')
chomp(Binary('aGVsbG8='), Optional[String], "a\nb\n")
assert_type() |$a, $b| { $a }
length(Integer, Integer[1, 4]) |$a, $b| { $a }
type({a => {b => [1, 2]}}, 10, 1)
compare({'b' => 2, 'a' => [1]}, Error('m', 'k'), '%d')
dig([1, [2, [3]]], /(\w)(\d)?/, ['a', 'b'], 'b') |$x| { $x == 1 }
abs('0x1F', {a => {b => [1, 2]}}) |$x| { $x }
capitalize(default)
downcase('a b c', /a.c/) |Integer $i| { $i }
all([['a', 1], ['b', 2]])
fqdn_rand() |$x, $y, $z| { 1 }
strftime('%s-%s', false, Optional[String]) |$a, $b| { [$a, $b] }
abs(Timestamp(0), '0b101', Binary('aGVsbG8=')) |$a, $b| { $a }
any([undef, 1])
camelcase(true) |$x| { $x == 1 }
round([]) |$x| { $x }
index(Timestamp(0)) |$x| { $x == 1 }
each([['a', 1], ['b', 2]], 0, SemVerRange('>=1.0.0 <2.0.0')) |$x, $y, $z| { 1 }
reduce(',', '-1e3', Timestamp(0)) |$a, $b| { [$a, $b] }
flatten([['a', 1], ['b', 2]])
strftime('%d', undef, Timestamp(0), ',')
map() |$x| { $x }
new(Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
chop('yes', 'abc') |$x, $y, $z| { 1 }
index([])
camelcase(-3, 'abc', {a => 1}, Error('m', 'k')) |$x| { $x }
convert_to({1 => 2}) |$a, $b| { [$a, $b] }
empty('-1e3', Optional[String])
reduce(2.5, -3, 'a,b')
upcase() |$x| { $x == 1 }
chop(/a.c/) |$x| { $x == 1 }
each('%Y', SemVerRange('>=1.0.0 <2.0.0'))
chop(Sensitive('s'), 'ABC')
slice(7, 10) |Integer $i| { $i }
map(0, '', 'ABC') |$x| { $x == 1 }
type(String[1, 3], Timestamp(0))
assert_type('é', '%Y') |String $s, $t = 2| { $t }
digest('a b c') |$a, $b| { $a }
size(-1, [1, [2, [3]]])
group_by(' 42 ')
then('true', Array[Integer])
group_by(['b', 'A', 3], Integer) || { 1 }
index([1, 2].reverse_each, undef, []) |*$r| { $r }
chomp('-1e3') |$x| { $x }
md5('true') |$x, $y, $z| { 1 }
versioncmp(Error('m', 'k')) |String $s, $t = 2| { $t }
md5(/(\w)(\d)?/, Optional[String], Integer) |$x| { $x }
empty(-0.0, {'b' => 2, 'a' => [1]}, Sensitive('s')) |$x| { $x }
lest(Struct[{a => Integer}], false) || { 1 }
digest(1.0e20)
size('0x1F', '1.2.4-rc1')
map(undef) |$x, $y, $z| { 1 }
call(0)
with([1, 2, 3]) |*$r| { $r }
each("a\nb\n", Binary('aGVsbG8='), [1, 2, 3]) |Integer $i| { $i }
abs(Struct[{a => Integer}], undef)
with('%d', '%05.1f')
index('é', Integer)
convert_to('017') |Integer $i| { $i }
reverse_each('1.2.4-rc1')
call(-3) |$x| { $x == 1 }
values(Array[Integer], '%d') || { 1 }
strip() |$x| { $x == 1 }
empty() |*$r| { $r }
then('+ 5', 'a.b')
new('a b c', [1, 2, 3]) |String $s, $t = 2| { $t }
map('%s-%s', 'true', 'a.b', 'b')
index(Timespan(90.5))
max(' 42 ')
abs(10, undef, Error('m', 'k')) |String $s, $t = 2| { $t }
sprintf(Timespan(90.5), 7, '1.2.4-rc1')
chomp('%05.1f', '017') |$a, $b| { [$a, $b] }
sprintf(Struct[{a => Integer}], Error('m', 'k'))
rstrip([['a', 1], ['b', 2]]) |$a, $b| { [$a, $b] }
strftime('a,b', '1.2.3') |$a, $b| { $a }
any(7, {}, '3.7')
all() |$a, $b| { $a }
dig({1 => 2}, Integer, Sensitive('s')) |$x, $y, $z| { 1 }
group_by('017', 'b')
flatten('1.2.3', [1, 2].reverse_each, -3, Timespan(90.5))
join(default, '1.2.4-rc1')
sha1('-1e3', ['a', 'b'])
getvar(/(\w)(\d)?/)
empty(false)
match('3.7')
strftime('1', [1, 2].reverse_each)
defined('3.7', undef) |$x| { $x }
shellquote('%05.1f')
rstrip(100000000000)
call(false, '') |$x| { $x }
get('b', '%05.1f') |$a, $b| { $a }
min(default) |$a, $b| { [$a, $b] }
unique('1', 1e-7, '-1e3')
strip('1') |$x, $y, $z| { 1 }
all(Sensitive('s'), [1, 2].reverse_each) |*$r| { $r }
size(-0.0, undef, true) |*$r| { $r }
reverse_each(false, 'true') |$x| { $x }
with(URI('http://a.b/c?d#e')) |$a, $b| { $a }
flatten(Array[Integer], {}, {'b' => 2, 'a' => [1]})
size('-1e3', String[1, 3])
chop(true, URI('http://a.b/c?d#e')) |$a, $b| { [$a, $b] }
capitalize([undef, 1], 'a,b') |*$r| { $r }
partition({a => 1})
chop([], URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
downcase('b', 10)
lest(-3, '0b101')
group_by(Integer[1, 4]) |$x| { $x }
rstrip(Timespan(90.5), 0, '1') || { 1 }
defined('%Y', 'b') |String $s, $t = 2| { $t }
sort(Integer[1, 4], '', '%d') |$x| { $x }
versioncmp(Timestamp(0)) |$a, $b| { [$a, $b] }
strftime(1e-7, Class['foo'])
shellquote('1.2.3') || { 1 }
min({1 => 2}, ',')
camelcase({a => {b => [1, 2]}}, 7, 0)
split("a\nb\n", Error('m', 'k'), Timestamp(0)) |*$r| { $r }
chop() |*$r| { $r }
map(Class['foo'])
fail(-0.0) |$x, $y, $z| { 1 }
type('0b101') |Integer $i| { $i }
sha256(default)
strftime('+ 5', '017') |$a, $b| { [$a, $b] }
empty({}, File['/a']) |String $s, $t = 2| { $t }
with('3.7') |$x| { $x == 1 }
sha256(100000000000)
getvar({a => 1})
with({'b' => 2, 'a' => [1]}, ['b', 'A', 3], false)
strip(undef, -0.0, 1e-7) || { 1 }
dig()
flatten('%Y') |$x| { $x == 1 }
index(['b', 'A', 3], SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
chop(Array[Integer], 10)
join(Optional[String])
size(Class['foo'], {}) |$a, $b| { [$a, $b] }
strip(Integer) |$a, $b| { [$a, $b] }
compare(SemVerRange('>=1.0.0 <2.0.0'), '1', 'é')
unique('ABC', [1, 2].reverse_each) |$x, $y, $z| { 1 }
compare(0) |$a, $b| { $a }
keys([undef, 1], 10, Integer, {1 => 2})
reverse_each(Integer, SemVer('1.2.3-rc1'))
type(Integer[1, 4], '%05.1f', {'b' => 2, 'a' => [1]}, Integer[1, 4]) || { 1 }
lstrip([1, 2, 3], URI('http://a.b/c?d#e'))
assert_type(SemVer('1.2.3-rc1'))
size(Binary('aGVsbG8='), Timestamp(0))
fqdn_rand('%Y', '+ 5')
min('a b c')
flatten() |$x| { $x }
reduce({a => {b => [1, 2]}}, -3, Class['foo']) |String $s, $t = 2| { $t }
regsubst('ABC', String[1, 3]) |$x| { $x == 1 }
fail(7)
values(Class['foo']) |$a, $b| { $a }
round(Array[Integer], Struct[{a => Integer}]) |*$r| { $r }
camelcase('-1e3', 10, -1) |$x| { $x == 1 }
convert_to(Type[Integer], 1)
digest('%Y', 7) |$x| { $x }
slice(File['/a'], ' 42 ') |$a, $b| { [$a, $b] }
new('true', Integer, default) |String $s, $t = 2| { $t }
partition(1e-7) |$x| { $x == 1 }
any('+ 5', 'yes', 1e-7)
sha256(',', 2.5, /(\w)(\d)?/) |$a, $b| { [$a, $b] }
unwrap(['b', 'A', 3])
sprintf('b', [1, 2, 3], Integer[1, 4]) || { 1 }
upcase(/a.c/)
rstrip(-1)
sprintf('%d', 'a b c', ',')
sort() |$a, $b| { [$a, $b] }
ceiling('a.b', {'b' => 2, 'a' => [1]})
tree_each(['b', 'A', 3], 0, 'a,b')
flatten(File['/a'])
each("a\nb\n", Integer) |String $s, $t = 2| { $t }
abs({a => 1}, 'a.b', '1.2.4-rc1') |$a, $b| { [$a, $b] }
compare('+ 5')
unique({a => 1}, '1.2.3') |$x, $y, $z| { 1 }
partition('%Y')
strftime()
then('a b c')
versioncmp(2.5) |String $s, $t = 2| { $t }
chop(/a.c/) |Integer $i| { $i }
chomp(/a.c/, 'é')
unique('', '-1e3') |Integer $i| { $i }
unwrap('017', Integer[1, 4], 0, Timespan(90.5))
all({a => {b => [1, 2]}}) |$x, $y, $z| { 1 }
partition(default, '+ 5', {a => {b => [1, 2]}}, Timespan(90.5))
map(Binary('aGVsbG8='), '%s-%s')
round(undef) |$x| { $x == 1 }
tree_each({'b' => 2, 'a' => [1]}) |*$r| { $r }
each('a b c', '0x1F') |$x| { $x == 1 }
convert_to('yes', true, false) |$x, $y, $z| { 1 }
tagged(['a', 'b']) |$x| { $x == 1 }
strip('', Array[Integer])
sort('-1e3', default)
sprintf(String[1, 3], Error('m', 'k'))
getvar(/(\w)(\d)?/, [['a', 1], ['b', 2]], '1.2.3') |*$r| { $r }
index(/a.c/, Integer[1, 4]) |Integer $i| { $i }
flatten(String[1, 3], {a => {b => [1, 2]}})
length('1.2.4-rc1')
group_by(100000000000, 'b') |$a, $b| { $a }
strftime(7, undef, 'ABC') |$x, $y, $z| { 1 }
tree_each(String[1, 3], String[1, 3], 'a b c', SemVer('1.2.3-rc1')) |$x| { $x == 1 }
match('-1e3', ['b', 'A', 3], '%05.1f', '%Y') |$x| { $x == 1 }
downcase(String[1, 3])
lest() |*$r| { $r }
type(SemVer('1.2.3-rc1'), 'true', true) |$x| { $x == 1 }
reduce() |$a, $b| { [$a, $b] }
call(Timespan(90.5), -3, "a\nb\n") |$x, $y, $z| { 1 }
fqdn_rand('1.2.3') |Integer $i| { $i }
capitalize('a.b', '3.7') |*$r| { $r }
dig(2.5, ' 42 ', URI('http://a.b/c?d#e'))
step(Type[Integer], Error('m', 'k'))
unique(-1)
round(Error('m', 'k'), [1, 2].reverse_each, '017', '%05.1f') |String $s, $t = 2| { $t }
reverse_each('a.b', [1, 2].reverse_each) |$x| { $x }
slice() |Integer $i| { $i }
lstrip(Integer, /a.c/, 'abc') |$x, $y, $z| { 1 }
lest(Binary('aGVsbG8='), 1.0e20) |$x| { $x == 1 }
chomp(/a.c/, Binary('aGVsbG8='))
keys(SemVerRange('>=1.0.0 <2.0.0'), '%Y', File['/a'], '%05.1f')
defined(File['/a'], '%05.1f', '017')
type('3.7', '017')
assert_type() || { 1 }
split('yes', 'abc') |$x, $y, $z| { 1 }
length(Sensitive('s'))
regsubst() |$x, $y, $z| { 1 }
index(Integer) |$x, $y, $z| { 1 }
ceiling({a => {b => [1, 2]}})
sha256(/(\w)(\d)?/)
group_by(-3, 'yes')
capitalize(['b', 'A', 3], false)
md5('0x1F', /a.c/, /(\w)(\d)?/)
then('-1e3', String[1, 3])
downcase('ABC', 'true') || { 1 }
max(undef, {a => 1}, true, ['b', 'A', 3]) || { 1 }
partition('1.2.3', '0b101') |$a, $b| { $a }
unique([1, 2, 3]) |$x| { $x == 1 }
map(-0.0, 1) || { 1 }
lstrip('%05.1f', 'a b c') |$a, $b| { $a }
assert_type({'b' => 2, 'a' => [1]})
call('+ 5')
versioncmp('é', Timestamp(0), 1)
shellquote() |String $s, $t = 2| { $t }
fqdn_rand(',', 2.5) |String $s, $t = 2| { $t }
map('true', '0b101', [1, 2].reverse_each) |$x, $y, $z| { 1 }
match(['b', 'A', 3], {}, -1, '%Y') |$x, $y, $z| { 1 }
tree_each() |$x| { $x }
versioncmp(Integer) |$x| { $x }
assert_type(100000000000, Integer[1, 4])
lest('0b101')
match(' 42 ', 1.0e20, /a.c/) |*$r| { $r }
lstrip(10, 'a b c', 'b') || { 1 }
type(10)
shellquote() |$x, $y, $z| { 1 }
empty([], -0.0, '3.7', -1)
abs(Struct[{a => Integer}]) |$x| { $x }
fail(Error('m', 'k'))
strip(Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
length(2.5)
strftime([1, [2, [3]]]) |$a, $b| { $a }
join('a b c', ['a', 'b']) |*$r| { $r }
rstrip() |$x| { $x }
join('yes', 'é', Binary('aGVsbG8='))
lstrip(Timespan(90.5), 1.0e20) |*$r| { $r }
upcase('%d')
reduce(URI('http://a.b/c?d#e')) |$x, $y, $z| { 1 }
get(Optional[String], -1)
capitalize(default, '%Y') |$x| { $x == 1 }
split({'b' => 2, 'a' => [1]}, SemVer('1.2.3-rc1'), {'b' => 2, 'a' => [1]}, -3) || { 1 }
shellquote([], {a => 1}, '0x1F') |$a, $b| { [$a, $b] }
downcase(['b', 'A', 3])
sort()
ceiling('ABC', Timespan(90.5)) |String $s, $t = 2| { $t }
values(Binary('aGVsbG8='))
each() |String $s, $t = 2| { $t }
strip() |Integer $i| { $i }
match('%Y', '-1e3') |String $s, $t = 2| { $t }
md5(Optional[String], Timespan(90.5)) |$a, $b| { $a }
sha256(Optional[String], URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
join('0x1F') |*$r| { $r }
upcase(-0.0)
join(0, [undef, 1], 'abc')
size(Sensitive('s'), '017')
downcase({}) |Integer $i| { $i }
group_by({'b' => 2, 'a' => [1]}, [1, 2, 3]) |Integer $i| { $i }
lest('true', Type[Integer])
filter('a b c', Array[Integer])
split([1, [2, [3]]], '%d') |$x| { $x }
sprintf(SemVer('1.2.3-rc1'))
unwrap(1.0e20) || { 1 }
size(Integer, [1, [2, [3]]], '', 7) |*$r| { $r }
sort([undef, 1], {}, true)
chop(Array[Integer], SemVer('1.2.3-rc1'), 7) |$a, $b| { $a }
chomp(1.0e20, '%Y', Error('m', 'k'))
tree_each('abc')
with(Timestamp(0), 2.5)
any(/a.c/) |$x, $y, $z| { 1 }
keys(false) || { 1 }
split('a.b') |String $s, $t = 2| { $t }
compare() |$x, $y, $z| { 1 }
regsubst('%s-%s', String[1, 3], {}) |$x| { $x }
flatten(default, Binary('aGVsbG8='), "a\nb\n", false)
min(-1, '%05.1f') |Integer $i| { $i }
chomp('yes', 'b')
reduce('0x1F')
camelcase(Optional[String]) |$x, $y, $z| { 1 }
capitalize(Error('m', 'k'))
map([1, [2, [3]]], Binary('aGVsbG8=')) |Integer $i| { $i }
each([1, [2, [3]]], SemVerRange('>=1.0.0 <2.0.0'), Integer, true) |$a, $b| { $a }
each(File['/a'], '3.7', {a => 1})
new(Timespan(90.5))
unwrap(true)
sort('-1e3', {a => 1}, {a => 1}) |Integer $i| { $i }
downcase('-1e3', 1.0e20, "a\nb\n")
downcase() |*$r| { $r }
upcase(String[1, 3], 7)
min(SemVerRange('>=1.0.0 <2.0.0')) |$x, $y, $z| { 1 }
step(Binary('aGVsbG8='))
join(Timestamp(0))
map({1 => 2}, ' 42 ') |$x| { $x == 1 }
max([1, 2].reverse_each, '017') |$x| { $x }
md5('%05.1f', ' 42 ', {'b' => 2, 'a' => [1]})
match(['a', 'b'], 'ABC') |*$r| { $r }
compare(1.0e20, '+ 5') || { 1 }
empty() |$x, $y, $z| { 1 }
sha1(Error('m', 'k')) |Integer $i| { $i }
map(Binary('aGVsbG8='), '%s-%s') |String $s, $t = 2| { $t }
lstrip(false)
floor(1.0e20, 'yes')
reduce('017', '') |$x| { $x }
chomp('b') |$a, $b| { $a }
versioncmp(0, '1.2.3') |$a, $b| { $a }
defined(/a.c/, '1.2.4-rc1')
all(URI('http://a.b/c?d#e'), Error('m', 'k')) |$x| { $x }
with(' 42 ', ['a', 'b'], Integer) |*$r| { $r }
chomp({'b' => 2, 'a' => [1]}, SemVer('1.2.3-rc1'), Optional[String]) || { 1 }
join(Integer, '1', {}) |$a, $b| { [$a, $b] }
partition()
size(default, 'yes', Type[Integer]) |$a, $b| { [$a, $b] }
with(true, [1, 2].reverse_each) |Integer $i| { $i }
index() |*$r| { $r }
reverse_each()
tagged('0x1F') |*$r| { $r }
reverse_each(Timestamp(0))
fail(Sensitive('s')) |$x| { $x }
strip(Timespan(90.5), 1e-7, [], Type[Integer])
tagged('%05.1f', '0b101') |$x, $y, $z| { 1 }
camelcase('é', File['/a'], Timestamp(0)) |Integer $i| { $i }
tree_each(2.5, '1.2.3')
filter(-0.0) |*$r| { $r }
regsubst('é', String[1, 3])
sprintf('a,b')
each()
digest('0b101', ['a', 'b']) |$a, $b| { [$a, $b] }
chomp('b') || { 1 }
map(2.5)
strip(Type[Integer], Struct[{a => Integer}]) |$x| { $x }
chop(-1) |$a, $b| { $a }
lest('%s-%s') |$x, $y, $z| { 1 }
chomp(10)
call(SemVer('1.2.3-rc1')) |*$r| { $r }
sort([1, 2, 3], {1 => 2}) |$a, $b| { [$a, $b] }
unique()
index('', 'a b c')
slice(/(\w)(\d)?/, undef) |Integer $i| { $i }
regsubst()
floor({'b' => 2, 'a' => [1]}, default, default) |$a, $b| { [$a, $b] }
sha256('é', -0.0, '3.7', {'b' => 2, 'a' => [1]}) |*$r| { $r }
index(undef) |$x| { $x == 1 }
strip(SemVer('1.2.3-rc1'), /a.c/, Error('m', 'k'), undef) || { 1 }
downcase(Error('m', 'k'), {'b' => 2, 'a' => [1]}) |String $s, $t = 2| { $t }
lest(Type[Integer]) |Integer $i| { $i }
compare('017', {1 => 2}) || { 1 }
keys(Struct[{a => Integer}], [1, 2, 3], ',') |Integer $i| { $i }
then('abc', SemVer('1.2.3-rc1')) || { 1 }
lstrip({a => 1}, {a => {b => [1, 2]}}, 0)
map() |$a, $b| { [$a, $b] }
defined(File['/a'], {'b' => 2, 'a' => [1]}) |$x| { $x == 1 }
any(default, 'a b c')
any(7, Type[Integer])
with('+ 5', 'a,b', '') |$x, $y, $z| { 1 }
any(',', 1e-7)
digest([1, 2].reverse_each, ['a', 'b'])
sprintf() |$x, $y, $z| { 1 }
split([], 'a.b', default) |$a, $b| { [$a, $b] }
unwrap('ABC') || { 1 }
size([1, 2].reverse_each) |$x| { $x }
digest(7, '0x1F') |String $s, $t = 2| { $t }
downcase([undef, 1])
reduce('%05.1f') |$x| { $x == 1 }
lstrip(Sensitive('s'))
tree_each(Error('m', 'k'), 'é', 1.0e20)
dig('%s-%s') |$a, $b| { [$a, $b] }
fqdn_rand('+ 5', ' 42 ')
length('017', Error('m', 'k'))
slice('0b101')
sprintf({a => {b => [1, 2]}}) |$x| { $x }
camelcase(10) |String $s, $t = 2| { $t }
digest(File['/a'], [undef, 1]) || { 1 }
empty(File['/a'], String[1, 3], -1) |String $s, $t = 2| { $t }
max(100000000000, '1', Binary('aGVsbG8='))
sort({}, [1, 2, 3], SemVerRange('>=1.0.0 <2.0.0'), 'ABC') |$x, $y, $z| { 1 }
reduce([1, 2].reverse_each, String[1, 3]) |$x| { $x }
reverse_each(1e-7, "a\nb\n") |String $s, $t = 2| { $t }
call([1, 2, 3], '1')
values(SemVer('1.2.3-rc1'), ',')
lstrip(0, SemVerRange('>=1.0.0 <2.0.0'), Error('m', 'k'), '0x1F') |*$r| { $r }
regsubst(SemVerRange('>=1.0.0 <2.0.0'), [undef, 1]) |$x| { $x }
capitalize(10) |*$r| { $r }
strip([]) || { 1 }
compare(SemVerRange('>=1.0.0 <2.0.0'), URI('http://a.b/c?d#e'), 'a b c') |$x| { $x == 1 }
filter([1, 2, 3], [1, [2, [3]]]) |*$r| { $r }
ceiling({1 => 2})
empty(1.0e20, Binary('aGVsbG8='))
upcase(-3, []) |$x| { $x }
then(String[1, 3], '') |$x| { $x == 1 }
downcase('-1e3', Timespan(90.5), Optional[String])
sha256(/(\w)(\d)?/, '')
digest('%d', '0b101', '017') |String $s, $t = 2| { $t }
empty('1') |String $s, $t = 2| { $t }
unwrap('+ 5')
group_by(2.5, [1, 2].reverse_each)
sort(10, 10, [1, 2].reverse_each)
reverse_each(',', '0x1F') |$a, $b| { [$a, $b] }
sha1(0) |$a, $b| { [$a, $b] }
sha256('a.b', Timestamp(0)) |$x, $y, $z| { 1 }
length(' 42 ', ',', Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
chomp({}, Type[Integer], Error('m', 'k')) || { 1 }
tagged(Timespan(90.5)) |$a, $b| { $a }
type('abc', '%s-%s', true)
reduce(-1, '017') |$x| { $x == 1 }
sha256('+ 5', 2.5)
tree_each("a\nb\n", '%d', -1) |$a, $b| { [$a, $b] }
join([undef, 1], '1') |$a, $b| { [$a, $b] }
sha1('1.2.4-rc1')
floor("a\nb\n")
match(Integer, SemVer('1.2.3-rc1')) || { 1 }
map([['a', 1], ['b', 2]]) |$a, $b| { [$a, $b] }
values({a => {b => [1, 2]}}, {1 => 2}, [1, [2, [3]]]) || { 1 }
filter({a => 1}) || { 1 }
convert_to("a\nb\n", '%Y')
match("a\nb\n", '1.2.4-rc1')
length(1.0e20) |*$r| { $r }
with(Optional[String], SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { $a }
length('%05.1f')
partition('%d') |$x| { $x == 1 }
getvar() |$x| { $x == 1 }
ceiling(/a.c/, Sensitive('s'))
chop('abc', ' 42 ', 7) |$a, $b| { [$a, $b] }
versioncmp('1.2.3', true) |*$r| { $r }
getvar('0x1F') |$x, $y, $z| { 1 }
convert_to(-1) |String $s, $t = 2| { $t }
max([undef, 1]) |$a, $b| { $a }
filter('%Y')
regsubst(-3, -1)
flatten('a b c')
partition() || { 1 }
get() |$a, $b| { [$a, $b] }
split('a.b', 'ABC', 1, SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { $a }
sha1(Error('m', 'k')) |$a, $b| { $a }
round(0, ['b', 'A', 3]) |*$r| { $r }
strftime(Sensitive('s'), Struct[{a => Integer}])
tree_each(undef) || { 1 }
map([1, 2, 3], String[1, 3]) || { 1 }
round(-3, true, /a.c/) || { 1 }
lstrip(default, 2.5, [['a', 1], ['b', 2]], '%Y') |String $s, $t = 2| { $t }
size([], -0.0) |$a, $b| { [$a, $b] }
sort(Sensitive('s'), 'abc', '')
length(File['/a'])
chomp(default, Timespan(90.5))
chomp(0, 1.0e20) |Integer $i| { $i }
versioncmp("a\nb\n", ' 42 ') |$a, $b| { [$a, $b] }
fail(/(\w)(\d)?/) |$a, $b| { [$a, $b] }
type(/(\w)(\d)?/, -0.0, false, ['b', 'A', 3]) |$a, $b| { $a }
fail(SemVerRange('>=1.0.0 <2.0.0'), '017')
capitalize(true)
md5(/a.c/) |$x| { $x == 1 }
then('a.b', '%Y')
any({}, 'a b c') |$a, $b| { $a }
with(/a.c/)
dig("a\nb\n")
type(',')
unwrap(-1, 'é') |$a, $b| { [$a, $b] }
flatten(7, Integer[1, 4], URI('http://a.b/c?d#e')) || { 1 }
any() |$a, $b| { $a }
chomp() |$x, $y, $z| { 1 }
partition(7, true) |$a, $b| { [$a, $b] }
size() |String $s, $t = 2| { $t }
strip('a,b', [1, [2, [3]]], /(\w)(\d)?/, 'true') |Integer $i| { $i }
length(Struct[{a => Integer}], [1, [2, [3]]]) |$x, $y, $z| { 1 }
floor("a\nb\n", 'é', 'b') || { 1 }
versioncmp('1', 1, Type[Integer]) |$x| { $x == 1 }
unique('b', Timespan(90.5), 1, 10) |$x, $y, $z| { 1 }
upcase() |$x, $y, $z| { 1 }
assert_type()
md5('1.2.4-rc1') |$x| { $x == 1 }
camelcase() |Integer $i| { $i }
with(false)
chop(Class['foo']) |$x| { $x }
with(',', '+ 5') |String $s, $t = 2| { $t }
tree_each(undef, [])
md5('3.7')
partition('yes') |$x, $y, $z| { 1 }
unwrap([['a', 1], ['b', 2]], -0.0, -3, 'b')
sort(URI('http://a.b/c?d#e'), 'abc', "a\nb\n") || { 1 }
each([1, [2, [3]]]) || { 1 }
abs(1e-7, [1, 2].reverse_each, Error('m', 'k'), Binary('aGVsbG8='))
camelcase({}, 10, -1) |*$r| { $r }
versioncmp()
downcase(['a', 'b'])
assert_type('+ 5', 'a.b', [1, 2].reverse_each, /(\w)(\d)?/) |$a, $b| { [$a, $b] }
assert_type({a => 1}, '0x1F', String[1, 3]) |$x| { $x }
partition('1.2.4-rc1')
values(1e-7, String[1, 3]) |$a, $b| { $a }
capitalize(2.5) |String $s, $t = 2| { $t }
lest('1.2.3', [['a', 1], ['b', 2]]) |*$r| { $r }
sha256(Integer, Binary('aGVsbG8=')) |$x| { $x }
strftime('1.2.3')
unwrap(Error('m', 'k'))
strftime('017') |$x, $y, $z| { 1 }
all('%s-%s', 100000000000, [1, [2, [3]]]) |Integer $i| { $i }
filter('a b c', false) |$x| { $x }
regsubst('%d')
type(-0.0)
unwrap() |$x| { $x == 1 }
ceiling([1, [2, [3]]])
each('', 1) |$x, $y, $z| { 1 }
step(10, [['a', 1], ['b', 2]]) |$a, $b| { $a }
lstrip() |$a, $b| { [$a, $b] }
any() |Integer $i| { $i }
dig('', Binary('aGVsbG8='))
values([['a', 1], ['b', 2]])
step(/(\w)(\d)?/, '017', String[1, 3]) |$a, $b| { $a }
max(URI('http://a.b/c?d#e'), false, [1, [2, [3]]], 2.5)
index(default, SemVer('1.2.3-rc1'))
step([1, 2].reverse_each, /(\w)(\d)?/) |$x| { $x }
type('a b c') |$x, $y, $z| { 1 }
chop(Timespan(90.5), 100000000000, URI('http://a.b/c?d#e'))
keys(['a', 'b'], {a => {b => [1, 2]}}, ['a', 'b'], Struct[{a => Integer}]) || { 1 }
any('ABC', '%Y', Array[Integer]) |Integer $i| { $i }
keys(Type[Integer], Class['foo']) |Integer $i| { $i }
tagged([undef, 1], undef)
join() |$x| { $x }
upcase(Binary('aGVsbG8='), 'abc', Array[Integer])
step([1, [2, [3]]])
any("a\nb\n", 7) |*$r| { $r }
reverse_each('%05.1f') |$x, $y, $z| { 1 }
new(10)
type(' 42 ', '1')
any('1.2.3', '%s-%s')
chop(Sensitive('s')) |$x| { $x }
shellquote() |$a, $b| { [$a, $b] }
fail(Timespan(90.5))
split('1.2.4-rc1', 'b') |*$r| { $r }
lstrip(URI('http://a.b/c?d#e'), '+ 5', /a.c/)
assert_type('yes') |$x| { $x == 1 }
new(false, {}, -3, -1) |$x| { $x }
rstrip([], SemVer('1.2.3-rc1'))
assert_type('a,b')
sha256('%05.1f', {1 => 2})
filter('%d') |*$r| { $r }
floor(Array[Integer], Integer[1, 4], [1, 2].reverse_each) |$a, $b| { [$a, $b] }
keys(Sensitive('s'), Type[Integer]) |*$r| { $r }
chomp(SemVer('1.2.3-rc1'), 1e-7) |$x| { $x }
values('%Y', 7, '1') |*$r| { $r }
strftime('1.2.4-rc1', Timestamp(0), 'abc')
fqdn_rand()
reverse_each({a => 1}, -0.0)
keys() || { 1 }
lstrip(-3, Sensitive('s')) |$x| { $x }
unwrap("a\nb\n")
with('b', false, /a.c/) |$x, $y, $z| { 1 }
keys({}, 'é') |String $s, $t = 2| { $t }
call(-3) |Integer $i| { $i }
unique(-0.0, Struct[{a => Integer}], {1 => 2}) |*$r| { $r }
getvar(SemVerRange('>=1.0.0 <2.0.0'), Struct[{a => Integer}], 'a b c', Binary('aGVsbG8=')) |$a, $b| { $a }
strip('0b101') |*$r| { $r }
sha256('%s-%s', /a.c/) || { 1 }
all('1.2.4-rc1')
digest(Timestamp(0))
ceiling('%s-%s', [1, 2].reverse_each) |String $s, $t = 2| { $t }
lstrip('yes', 'abc', 'é')
rstrip(10, [], Optional[String])
join(-3, 0, [1, 2, 3])
defined('', [['a', 1], ['b', 2]], /a.c/) |String $s, $t = 2| { $t }
keys(true, {}, false)
group_by(1e-7) |$a, $b| { [$a, $b] }
reverse_each(7, "a\nb\n", 'a,b')
abs(true) |$x| { $x == 1 }
sort(-0.0, '%05.1f', [undef, 1]) || { 1 }
max(true, File['/a'], 10, 2.5) || { 1 }
lest('ABC') |$a, $b| { [$a, $b] }
sort({a => {b => [1, 2]}}, '017')
downcase(/(\w)(\d)?/, 10, 1, 1e-7) |Integer $i| { $i }
size([1, [2, [3]]], 1.0e20) |*$r| { $r }
index(String[1, 3], Timestamp(0)) |$a, $b| { [$a, $b] }
lest(0, 10)
chop(false, -1)
keys(2.5, '3.7') |$x, $y, $z| { 1 }
capitalize(Timespan(90.5), "a\nb\n")
assert_type('abc', ' 42 ') |$x| { $x }
empty(Timespan(90.5)) |$x| { $x }
getvar(2.5, '0b101') |$a, $b| { [$a, $b] }
floor('0b101', [1, 2].reverse_each) |String $s, $t = 2| { $t }
slice('true')
defined('+ 5', Timespan(90.5)) |String $s, $t = 2| { $t }
getvar(1, 'a,b') |$x| { $x }
split(0, Class['foo'])
flatten('%Y') |$a, $b| { [$a, $b] }
camelcase(SemVerRange('>=1.0.0 <2.0.0'), '0x1F')
defined({1 => 2}) |$a, $b| { $a }
strftime(true, Binary('aGVsbG8='), Array[Integer], [1, [2, [3]]]) |$x| { $x == 1 }
max(SemVer('1.2.3-rc1'), {'b' => 2, 'a' => [1]}, ['a', 'b'])
each(' 42 ', {}, URI('http://a.b/c?d#e')) |$x| { $x == 1 }
getvar(1e-7, [1, 2].reverse_each, {'b' => 2, 'a' => [1]}) |Integer $i| { $i }
assert_type(Optional[String])
match(true) |$a, $b| { $a }
abs(Timespan(90.5)) |*$r| { $r }
round(1)
chomp({'b' => 2, 'a' => [1]}, 'a,b', 100000000000)
unwrap(['a', 'b'], ',') |$x, $y, $z| { 1 }
regsubst(File['/a'], {a => 1}, /(\w)(\d)?/) |$a, $b| { $a }
call('é', '1.2.4-rc1', '+ 5', undef) |$a, $b| { [$a, $b] }
sha256(Error('m', 'k'), true) |$a, $b| { $a }
empty(1e-7, SemVerRange('>=1.0.0 <2.0.0'), '1')
digest([1, [2, [3]]], [1, [2, [3]]]) |*$r| { $r }
chomp(['a', 'b'], '1') |$a, $b| { [$a, $b] }
sha1('1.2.4-rc1') |$x| { $x == 1 }
size(SemVerRange('>=1.0.0 <2.0.0'))
reverse_each('%d', ['b', 'A', 3])
upcase([], 0) || { 1 }
each('b', "a\nb\n", 'b') |String $s, $t = 2| { $t }
new(SemVer('1.2.3-rc1'), '1')
strftime(Struct[{a => Integer}])
upcase(Binary('aGVsbG8='))
camelcase(',', Sensitive('s')) |$x| { $x == 1 }
defined(URI('http://a.b/c?d#e'), '1.2.4-rc1', 'ABC', '+ 5') |Integer $i| { $i }
reduce(['a', 'b'], ' 42 ', Integer[1, 4])
abs(Timestamp(0), [])
empty(',') |$a, $b| { [$a, $b] }
join('abc') |$a, $b| { [$a, $b] }
capitalize(Optional[String], true)
strip(1.0e20) |$a, $b| { [$a, $b] }
unwrap('0x1F') |*$r| { $r }
index(10, [undef, 1]) |Integer $i| { $i }
get('', File['/a'], "a\nb\n")
camelcase(1e-7, File['/a'])
min(['b', 'A', 3], '-1e3')
floor('true') |*$r| { $r }
keys({}, [['a', 1], ['b', 2]], Array[Integer])
floor('abc', '017') |$a, $b| { $a }
shellquote(File['/a']) |$x, $y, $z| { 1 }
lstrip(SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { $a }
tagged('a b c')
defined('+ 5', {1 => 2}, Timestamp(0), -0.0) |*$r| { $r }
fail([undef, 1]) |$x| { $x == 1 }
keys('1.2.3', 'ABC', '1.2.4-rc1') |$x, $y, $z| { 1 }
group_by('abc') |$x, $y, $z| { 1 }
reduce(Class['foo'])
reverse_each(',', 7, default, '%05.1f')
compare(false, 0) |$x| { $x == 1 }
regsubst('%d', 0, ['b', 'A', 3], Struct[{a => Integer}]) |$x, $y, $z| { 1 }
match(2.5, 'a.b') |*$r| { $r }
downcase(SemVer('1.2.3-rc1'))
convert_to(Array[Integer])
with('%s-%s')
partition('yes') |$a, $b| { [$a, $b] }
type({a => {b => [1, 2]}}, {a => {b => [1, 2]}})
downcase(2.5, 'a,b', '3.7')
then('a.b') |Integer $i| { $i }
flatten(' 42 ')
floor('0b101') |$x, $y, $z| { 1 }
strftime({'b' => 2, 'a' => [1]}, String[1, 3], '0x1F')
convert_to() |Integer $i| { $i }
step('abc') |$a, $b| { [$a, $b] }
map('a.b', default) |$x| { $x }
values('-1e3', undef) |String $s, $t = 2| { $t }
join()
then(Timespan(90.5), "a\nb\n", 'a,b')
index(10)
abs('017', SemVer('1.2.3-rc1'), 'true') |$x| { $x == 1 }
sha1('3.7', Sensitive('s')) || { 1 }
type(Struct[{a => Integer}], 7) |*$r| { $r }
filter(Integer, '%05.1f')
call() |*$r| { $r }
keys('ABC', Class['foo'])
digest(7, 'ABC') |*$r| { $r }
rstrip('-1e3') |Integer $i| { $i }
then(true) |$x| { $x }
compare(true)
convert_to(false) |$x, $y, $z| { 1 }
defined([undef, 1], -0.0, Optional[String], -1) |$x, $y, $z| { 1 }
rstrip('abc')
round('1', 'true')
then([1, 2, 3]) || { 1 }
call(/(\w)(\d)?/) |Integer $i| { $i }
strftime() || { 1 }
sprintf('', File['/a']) |$a, $b| { $a }
reduce(Array[Integer], Integer[1, 4], ['a', 'b'], 10) |$x| { $x }
new({a => 1}, '%Y') |String $s, $t = 2| { $t }
round(-3, Struct[{a => Integer}])
abs(-1, Timespan(90.5), 'a b c') |$x| { $x }
assert_type([undef, 1]) |$a, $b| { $a }
flatten(-3, 7) |$x, $y, $z| { 1 }
versioncmp() |Integer $i| { $i }
with(Type[Integer]) || { 1 }
capitalize(' 42 ', [undef, 1]) |String $s, $t = 2| { $t }
slice('1.2.4-rc1', '%s-%s', 1.0e20) |$a, $b| { [$a, $b] }
floor()
tagged({a => 1}, ' 42 ', -1) || { 1 }
md5() |Integer $i| { $i }
ceiling(Error('m', 'k'))
rstrip('1.2.3', '', 2.5) |$a, $b| { $a }
unique('0x1F') |Integer $i| { $i }
with(Optional[String]) |String $s, $t = 2| { $t }
unwrap(true) |Integer $i| { $i }
length([1, 2].reverse_each, '-1e3') |$x| { $x }
sha1([['a', 1], ['b', 2]], undef, Struct[{a => Integer}], ',')
camelcase({a => {b => [1, 2]}}, /a.c/, -3) |$a, $b| { $a }
match(['b', 'A', 3], '1', [['a', 1], ['b', 2]]) |$x| { $x == 1 }
unwrap('0x1F', Integer[1, 4])
max(Type[Integer])
step('0b101')
ceiling(String[1, 3], '%05.1f', '')
values() |String $s, $t = 2| { $t }
tree_each()
slice(undef, /(\w)(\d)?/, [1, 2].reverse_each) |$x| { $x == 1 }
dig(URI('http://a.b/c?d#e'), 'é', default, '+ 5') |String $s, $t = 2| { $t }
lstrip(1)
empty('-1e3') |Integer $i| { $i }
sha256(-3, 'yes', /a.c/)
sha1(Array[Integer])
values(1.0e20, '%d', 1.0e20)
floor('é') |$x| { $x }
values(SemVer('1.2.3-rc1'), SemVer('1.2.3-rc1'), 1e-7) |*$r| { $r }
index(undef, 2.5)
ceiling(Binary('aGVsbG8='), 0) |*$r| { $r }
reduce(Binary('aGVsbG8='), /(\w)(\d)?/, {'b' => 2, 'a' => [1]}) |$x| { $x == 1 }
rstrip(Binary('aGVsbG8='), '017', 'a b c', 'b') |$x| { $x }
partition(undef, '1.2.3', [undef, 1]) |$x| { $x }
max({a => {b => [1, 2]}}, Array[Integer]) |String $s, $t = 2| { $t }
empty('1.2.4-rc1', Sensitive('s'), 'abc', Error('m', 'k')) || { 1 }
lstrip(Timespan(90.5)) |$a, $b| { [$a, $b] }
unique('1', '1.2.4-rc1', "a\nb\n", '%05.1f') |$x, $y, $z| { 1 }
max(Timestamp(0))
floor(-3) |$a, $b| { $a }
regsubst(Struct[{a => Integer}])
sha256('%s-%s', default, [1, [2, [3]]])
each('') |String $s, $t = 2| { $t }
ceiling('1.2.3') |$a, $b| { [$a, $b] }
camelcase(10, Optional[String], 10, 7) || { 1 }
digest('1.2.3', 1, 'é')
step('yes', File['/a']) |$a, $b| { [$a, $b] }
new('1.2.3', {'b' => 2, 'a' => [1]})
abs('ABC', Binary('aGVsbG8=')) |$a, $b| { $a }
values('a b c')
round() |$x| { $x }
any(Timestamp(0), {a => {b => [1, 2]}}, {a => 1}) |$a, $b| { $a }
step(7) |Integer $i| { $i }
tagged('%d', /(\w)(\d)?/) |$a, $b| { $a }
capitalize('é') |String $s, $t = 2| { $t }
lstrip('3.7') |$a, $b| { $a }
dig('+ 5') |$x, $y, $z| { 1 }
join('%Y') |*$r| { $r }
abs('true') |$x| { $x }
lest('ABC', Sensitive('s')) |Integer $i| { $i }
each([1, 2, 3], '1', Sensitive('s')) |$x| { $x }
lstrip('1', {}) |$x| { $x == 1 }
lest(Binary('aGVsbG8='), {}, 1) |Integer $i| { $i }
downcase(Optional[String], ' 42 ', -1, [1, 2, 3])
sha1({1 => 2}, [1, 2, 3]) |$x| { $x == 1 }
sort(1.0e20, '1.2.3') |$x, $y, $z| { 1 }
index('true') |$x, $y, $z| { 1 }
empty('a,b', File['/a']) |$x| { $x }
empty('-1e3') || { 1 }
assert_type([undef, 1], Optional[String], ' 42 ') |String $s, $t = 2| { $t }
join("a\nb\n", -1, true)
unwrap(Type[Integer], undef) |$x, $y, $z| { 1 }
getvar('-1e3', {a => {b => [1, 2]}}) || { 1 }
chomp([undef, 1])
chomp('%05.1f', 100000000000, ' 42 ') |String $s, $t = 2| { $t }
upcase('é', 'ABC')
type('ABC')
downcase(Integer[1, 4], 1e-7)
empty(Error('m', 'k'), ' 42 ', Struct[{a => Integer}])
dig('b') |Integer $i| { $i }
chop('0x1F')
capitalize('%d', "a\nb\n")
defined() |Integer $i| { $i }
sha1('-1e3', 'abc', {}, "a\nb\n") |String $s, $t = 2| { $t }
any('b', default) |$a, $b| { $a }
sprintf(7, 'a b c')
lstrip(0) |*$r| { $r }
md5(undef)
sha1('%s-%s', {a => {b => [1, 2]}}, {}, undef) |$a, $b| { $a }
call('%s-%s') || { 1 }
lstrip('0b101')
unique('abc') |$a, $b| { [$a, $b] }
lstrip([['a', 1], ['b', 2]], ['a', 'b'], Integer) || { 1 }
lstrip(Binary('aGVsbG8='), 'true', [1, 2, 3])
new('017', [1, 2].reverse_each) |String $s, $t = 2| { $t }
lest('%d', 2.5)
dig('017') || { 1 }
type(-3) |String $s, $t = 2| { $t }
md5('yes', 'ABC')
fqdn_rand(1) |$x| { $x == 1 }
new('yes', ',') |$a, $b| { [$a, $b] }
join('é', '1.2.3')
max('1') || { 1 }
versioncmp(default, {1 => 2}) |Integer $i| { $i }
versioncmp('%d', true, Sensitive('s'), ' 42 ')
downcase(Array[Integer], "a\nb\n") |$x| { $x == 1 }
tagged() |$a, $b| { $a }
capitalize(-1, '%d', SemVer('1.2.3-rc1'), '%s-%s') |String $s, $t = 2| { $t }
split(',', ',')
convert_to(true, 'true', '%05.1f', 'a.b') || { 1 }
tree_each(Optional[String], 1, '%d')
sha256(Struct[{a => Integer}])
digest(Integer[1, 4], {1 => 2})
reverse_each('%Y', 'a,b', '%d') |Integer $i| { $i }
camelcase({a => 1}) |String $s, $t = 2| { $t }
then(['b', 'A', 3], -1, Type[Integer]) |$a, $b| { [$a, $b] }
sha1(default) |Integer $i| { $i }
shellquote('%Y')
tagged([1, 2].reverse_each)
split([1, [2, [3]]], {}) |$x, $y, $z| { 1 }
tagged(Class['foo'], ' 42 ') |String $s, $t = 2| { $t }
convert_to(['a', 'b'], '+ 5')
assert_type('017', 0) || { 1 }
any(10) |$x, $y, $z| { 1 }
split(Integer) |$x| { $x }
lest('a,b', -1)
upcase('0x1F', 2.5, ['b', 'A', 3]) |*$r| { $r }
values('0b101', File['/a'], Class['foo'], ',') |$a, $b| { [$a, $b] }
lest({a => 1}, ['a', 'b']) |$x| { $x == 1 }
split() |String $s, $t = 2| { $t }
call('0x1F', ['a', 'b'], 0, {})
dig('ABC')
assert_type() |$x| { $x }
tree_each({})
length(' 42 ', 'é')
tagged('1.2.4-rc1', undef)
dig([['a', 1], ['b', 2]], -3)
map('ABC') |$a, $b| { [$a, $b] }
tagged(1)
match(Optional[String], {}, 0, 10)
reverse_each(URI('http://a.b/c?d#e'))
split(Error('m', 'k'), /(\w)(\d)?/, 'abc', '1.2.3')
partition(Sensitive('s')) |$x, $y, $z| { 1 }
map(' 42 ', Struct[{a => Integer}])
tagged(-3, [['a', 1], ['b', 2]]) |String $s, $t = 2| { $t }
values('%Y', Class['foo'], 'a.b', SemVerRange('>=1.0.0 <2.0.0')) |$x| { $x == 1 }
compare([1, [2, [3]]], [undef, 1]) |$x, $y, $z| { 1 }
assert_type(Sensitive('s'), '+ 5', '017', Binary('aGVsbG8=')) |$a, $b| { [$a, $b] }
size('%s-%s')
chomp(0, 10, 'true', -0.0) |$x, $y, $z| { 1 }
length(['a', 'b'], -3)
get('b', -3)
step(10, Struct[{a => Integer}]) |$x, $y, $z| { 1 }
compare('1.2.4-rc1', SemVer('1.2.3-rc1'))
lstrip('%d', '1.2.3', [['a', 1], ['b', 2]], '0x1F') || { 1 }
strip('+ 5', '%d', [1, 2].reverse_each)
empty('yes') |$x| { $x }
strip('é', /(\w)(\d)?/) |$x| { $x == 1 }
min(-3, '%d', Error('m', 'k')) |$x, $y, $z| { 1 }
strip(default, {a => 1}) |String $s, $t = 2| { $t }
unwrap({'b' => 2, 'a' => [1]}, 0)
chop('-1e3', '')
sha1({'b' => 2, 'a' => [1]}, -3, '+ 5') || { 1 }
slice('a.b', 'yes', 100000000000)
fail(10) || { 1 }
strftime([1, [2, [3]]], 1e-7)
new(Timespan(90.5), 'abc') |$a, $b| { [$a, $b] }
unique('%d', 'abc', SemVerRange('>=1.0.0 <2.0.0'), 10) |*$r| { $r }
empty(default)
unique('%d', {a => 1}, [1, [2, [3]]]) |$a, $b| { $a }
filter() |Integer $i| { $i }
