# Generated: python -m tests.oracle.functions.fuzz --seed 22 --count 900 --write generated_crossed crossed
[['a', 1], ['b', 2]].abs() |$a, $b| { compare($a, $b) }
all(Tuple[Integer, String])
any(['a', 'b']) |$x| { $x == 1 }
assert_type('yes', '%d', [Sensitive('x')])
call(Deferred('f', [1]))
camelcase(File['/a'], false) |$a, $b| { $a }
1e-7.capitalize([default], Integer)
ceiling(/a.c/, ' ')
chomp(' 42 ', {'b' => 2, 'a' => [1]}, '\\1') |*$r| { $r }
chop('1.2.4-rc1', 2.5) |String $s, $t = 2| { $t }
compare(Sensitive[String], Error('m', 'k'), Binary('aGVsbG8='))
'%05.1f'.convert_to(SemVerRange('>=1.0.0 <2.0.0')) |$x| { $x }
defined('%s-%s', '%Y', '1.2.3') |$x| { next(7) }
dig(Integer[1, 4]) |Integer *$i| { $i }
digest(Timestamp('2016-01-01'))
1.downcase('1') |Integer $i| { $i }
each(Timespan(90.5), Type[Integer], 'yes') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
empty(2.5, 'abc')
[[]].fail()
filter('017', '\\1') |$a, $b| { break() }
10.flatten()
floor([Sensitive('x')], Callable[String])
'$x'.get()
getvar(-3) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
group_by('1', 'true')
index('yes', -0.0) |Integer $i| { $i }
join([])
keys(true) |$a, $b| { $a }
length(default, URI('http://a.b/c?d#e'), Type[Integer]) |$x| { next(7) }
['b', 'A', 3].lest() |$x| >> Integer { $x }
Pattern[/a/].lstrip() |Hash $h| { $h }
'é'.map([1, [2, [3]]]) |$x, $y, $z| { 1 }
Sensitive(['a', 1]).match()
1e-7.max(7) |$x| >> Integer { $x }
[default].md5(7) |$x| { $x }
min(Notify['x'], [{}]) |$x| { break() }
new(Array[Integer], {})
[default].partition() |$a, $b| { $a }
'%d'.reduce({[1, 2] => 3}, SemVer('1.2.3-rc1')) |$x| { next(7) }
regsubst({'b' => 2, 'a' => [1]}, '1.2.3') |$x| { next(7) }
'$x'.reverse_each('-1e3')
Array[Integer].round(Any)
rstrip(false, [1, 2, 3].step(2), "a\nb\n") |Hash $h| { $h }
sha1('a.b')
'%s-%s'.sha256() |$x| >> Integer { $x }
size('1')
slice(100000000000, [undef, 1])
sort(Deferred('f', [1]), Integer[1, 3])
split(Sensitive(undef), '::a::b')
[[]].sprintf(Integer, Sensitive(undef)) |$x, $y, $z| { 1 }
step(/(\w)(\d)?/) |$x| { $x }
strftime('0x1F')
strip("a\nb\n") |Integer *$i| { $i }
tagged('$x') |$x, $y, $z| { 1 }
then(SemVerRange('>=1.0.0 <2.0.0'), -0.0, 'é')
tree_each('a b c') |$x, $y, $z| { 1 }
type('-1e3', Integer[1, 4], 1.0e20) |$x, $y, $z| { 1 }
unique('%s-%s') |*$r| { $r }
Sensitive(undef).unwrap() |Hash $h| { $h }
Binary.upcase(Struct[{a => Integer}], [1, 2].reverse_each)
values('10.0.0.1/24', Class)
{a => Sensitive('x')}.versioncmp(0)
with(Pattern[/a/], ' ') |$a, $b| { break() }
abs([1, [2], {a => undef}], '3.7') |*$r| { $r }
'1.2.4-rc1'.all(['b', 'A', 3])
any(Tuple[Integer, String], Binary('aGVsbG8=')) |*$r| { $r }
"\t x \n".call() |$x| { next(7) }
Deferred('f', [1]).camelcase(-0.0)
capitalize(['b', 'A', 3], Sensitive('s'), Struct[{a => Integer}])
ceiling(9223372036854775807)
chomp('3.7', Tuple[Integer, String]) |$x| { break() }
chop([[]], ' ') |$x| { next(7) }
compare(Binary('aGVsbG8=')) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
0.convert_to(0) |$a = 1| { $a }
defined('b')
dig(SemVerRange('>=1.0.0 <2.0.0'), '017') |*$r| { $r }
digest(Sensitive(['a', 1]), [1, [2, [3]]], [Sensitive('x')]) |$a, $b| { compare($a, $b) }
downcase(Integer, ['a', 'b'], Notify['x']) |$x| { $x == 1 }
each('abc', 0)
empty([1, [2], {a => undef}], String[1, 3])
fail(['a', 'b'])
-0.0.filter('%05.1f') |$x| { break() }
flatten(URI('http://a.b/c?d#e'), 'b') |$x| { $x }
floor('', "a\nb\n", Integer[1, 4])
get(Timestamp(0), []) |$x| >> Integer { $x }
{1 => 2}.getvar()
group_by('$x', undef) |*$r| { $r }
'abc'.index() |$a, $b| { $a }
join(Pattern[/a/], {[1, 2] => 3})
keys("a\u{1F600}b", [{}]) |String $s, $t = 2| { $t }
'%s-%s'.length() |$x, $y, $z| { 1 }
lest(Timestamp(0), '+ 5') |String $s, $t = 2| { $t }
lstrip(Tuple[Integer, String], 0)
map('1.2.3', "e\u{301}")
[].match() |$x, *$r| { $r }
max({'x' => {'y' => {'z' => 1}}}) |$x| { break() }
md5({undef => 1}) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
min('+ 5') |$x, $y, $z| { 1 }
','.new([Sensitive('x')], Class['foo']) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
partition('017')
reduce(Type[Integer], [1, 2, 3].step(2))
Sensitive(undef).regsubst(Binary('aGVsbG8='))
'-1e3'.reverse_each() |String $s, $t = 2| { $t }
round(Sensitive(undef)) |$x| { $x == 1 }
rstrip({a => {b => [1, 2]}}, '0b101', '017') |$x| { $x }
sha1([Sensitive('x')])
sha256(Error('m', 'k'), 'a.b')
shellquote('yes') |$x| { $x == 1 }
size(1e-7)
100000000000.slice(100000000000, SemVer('1.2.3-rc1')) || { 1 }
sort(Sensitive(undef), {a => Sensitive('x')}) |$a, $b| { [$a, $b] }
split(7) |$x| { next(7) }
Sensitive('s').sprintf() |$x| { next(7) }
step(10)
[['a', 1], ['b', 2]].strftime()
strip(1e-7, '日本語')
tagged(Integer, '$x') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
then(Array[Integer], 1e300)
tree_each({'b' => 2, 'a' => [1]})
type(Error('m', 'k'), '%d')
unique(10) |$x, $y, $z| { 1 }
unwrap([1, 2, 3].step(2)) |$a, $b| { [$a, $b] }
upcase('$x', [[]]) |$x| { next(7) }
'a b c'.values('2001:db8::1') |$x| { undef }
versioncmp([Sensitive('x')], {'b' => 2, 'a' => [1]})
with("a\u{1F600}b", [Sensitive('x')], Integer[1, 4])
abs(Notify['x'], '日本語', Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
all(10, '017')
any('0x1F', SemVer('1.2.3-rc1'), -3)
','.assert_type()
call(0, Any) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
camelcase(Timespan(90.5)) |Integer $i| { $i }
'a.b'.capitalize() |$a, $b = 2, $c = 3| { [$a, $b, $c] }
ceiling(Pattern[/a/])
Sensitive(undef).chomp('3.7', '%05.1f')
chop(9223372036854775807)
compare(2.5, Undef) |Integer $i| { $i }
convert_to(Undef) |Integer $i| { $i }
defined('%Y')
Deferred('f', [1]).dig() |$x, *$r| { $r }
digest(Array[Integer], '2001:db8::1') |Integer *$i| { $i }
downcase({a => {b => [1, 2]}}) |Hash $h| { $h }
/a.c/.each()
empty(Sensitive(undef), '')
fail(Sensitive(['a', 1]), Init[Integer], '3.7')
'1.2.3'.filter('b') |$x| { undef }
flatten(Optional[String], [], {a => {b => [1, 2]}}) |$x| { next(7) }
floor('0b101')
fqdn_rand('ÅÄÖß', ['a', 'b'], [1, [2, [3]]]) |$x| { $x }
get(File['/a'], '0x1F')
getvar({a => 1}, Integer[1, 4], [undef, 1])
[1, 'a', undef, true, 2.5].group_by('+ 5')
Timespan(90.5).index() |$x| { $x == 1 }
join('1.2.3', "\t x \n", Init[Integer]) |$a, $b| { [$a, $b] }
keys(Enum['a', 'b'], {undef => 1})
length(true, [1, [2], {a => undef}], [{}]) |Integer $i| { $i }
default.lest(',', -0.0) |Integer *$i| { $i }
lstrip(Class, "e\u{301}")
map(100000000000, '017') |$x| { undef }
match([undef, 1], '1.2.4-rc1') |$x, *$r| { $r }
max(Error('m', 'k')) |$x| { undef }
md5(Binary('aGVsbG8='), ['a', 'b'])
7.min("e\u{301}", [1, [2, [3]]]) |$x| { break() }
new({[1, 2] => 3})
partition(Timestamp('2016-01-01'), URI('http://a.b/c?d#e')) |$x| >> Integer { $x }
Timestamp('2016-01-01').reduce(default, Class) |$x| { $x == 1 }
regsubst([Sensitive('x')], Binary, [['a', 1], ['b', 2]])
reverse_each(-0.0, 'true')
round(['a', 'b']) |$x| { break() }
rstrip('a b c', Timespan(90.5), {}) |Integer *$i| { $i }
sha1(SemVer('1.2.3-rc1'), 'ÅÄÖß') |$x| { $x == 1 }
{a => 1, b => 2}.reverse_each.sha256(Any, "a\nb\n")
size({[1, 2] => 3}, '-1e3')
slice('017') |Hash $h| { $h }
sort('1', false)
10.split('b', default) || { 1 }
"a\nb\n".sprintf(-3, {})
step(SemVerRange('>=1.0.0 <2.0.0'))
strftime([['a', 1], ['b', 2]])
strip(Timestamp('2016-01-01'))
'+ 5'.tagged()
then({a => {b => [1, 2]}})
tree_each('abc', ['b', 'A', 3], [['a', 1], ['b', 2]])
type("e\u{301}")
unique(Callable[String])
Pattern[/a/].unwrap()
0.upcase(-3, Sensitive(undef)) |$x, *$r| { $r }
values({a => 1})
Sensitive('s').versioncmp() |String $s, $t = 2| { $t }
{a => 1, b => 2}.reverse_each.with(Deferred('f', [1])) |$x| { $x == 1 }
abs([1, 2, 3].step(2), -1)
all({undef => 1}, 1.0e20)
'abc'.any('\\1')
assert_type(Init[Integer], ',')
call({}, Array[Integer], [1, 'a', undef, true, 2.5]) |*$r| { $r }
-0.0.camelcase() |$x, $y, $z| { 1 }
capitalize(0) |$x, *$r| { $r }
ceiling(-1) |$a, $b| { $a }
chomp(0, [1, 2, 3].step(2)) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
chop([], 'abc'.reverse_each) |$x| { $x }
compare(Integer) |String $s, $t = 2| { $t }
convert_to('-1e3')
defined('1.2.3') |$x| { break() }
String[1, 3].dig([Sensitive('x')])
digest('1.2.3', '1.2.4-rc1', Enum['a', 'b'])
2.5.downcase()
Sensitive(undef).each('true', [1, 2, 3].step(2))
empty('yes') |$x| { undef }
Enum['a', 'b'].fail()
'日本語'.filter() |$x| { undef }
[default].flatten('0b101')
{a => {b => [1, 2]}}.floor() |$x, *$r| { $r }
fqdn_rand('+ 5', Integer[1, 4], /(\w)(\d)?/) |$a, $b| { compare($a, $b) }
get(' ', '') |$x| { $x == 1 }
getvar('%d')
SemVerRange('>=1.0.0 <2.0.0').group_by(1.0e20)
/a.c/.index(Binary('aGVsbG8='))
[1, [2], {a => undef}].join(Optional[String]) |$x| { $x }
Timestamp(0).keys(' 42 ')
length(undef)
lest('%d', '日本語')
SemVer('1.2.3-rc1').lstrip()
map(Timestamp('2016-01-01'), [1, 2].reverse_each)
match(default, Struct[{a => Integer}])
'1'.max('017')
md5('\\1', 'abc'.reverse_each, [1, 2].reverse_each) |$x, $y, $z| { 1 }
new(Sensitive(['a', 1]), {[1, 2] => 3}, Notify['x']) |$x, *$r| { $r }
partition('a.b') |$a, $b| { compare($a, $b) }
Error('m', 'k').reduce()
Binary.regsubst(['a', 'b'], [1, 2].reverse_each)
{'b' => 2, 'a' => [1]}.reverse_each(Sensitive[String], [1, 2].reverse_each)
round(Sensitive[String], '\\1', undef)
rstrip(Timespan(90.5), Sensitive(undef)) |String $s, $t = 2| { $t }
Integer[1, 4].sha1()
sha256(Pattern[/a/]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
size({a => {b => [1, 2]}}) |$a, $b| { $a }
slice(Binary) |$x| { $x }
sort(9223372036854775807)
Sensitive[String].split({undef => 1}) |*$r| { $r }
sprintf(1, Sensitive('s')) |$x| { $x == 1 }
step(Class['foo'], [1, 2, 3].step(2), 10)
strftime([{}]) |$x| { undef }
Integer[1, 4].strip() || { 1 }
{a => {b => [1, 2]}}.tagged('017') |$x| { undef }
'é'.then("a\u{1F600}b", URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
tree_each(false, 'abc') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
type(10, 'yes')
unique(Array[Integer], Init[Integer]) |Integer $i| { $i }
unwrap(Binary('aGVsbG8='))
upcase({}, [undef, 1])
Undef.values({a => 1, b => 2}.reverse_each)
versioncmp('%d', 'abc'.reverse_each, 'a,b') |$x| { next(7) }
with(Callable[String]) |String $s, $t = 2| { $t }
abs(/a.c/)
all(-1)
'%s-%s'.any()
assert_type([1, [2, [3]]], Sensitive(['a', 1]))
{[1, 2] => 3}.call([Sensitive('x')]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
camelcase('a.b') |Integer $i| { $i }
capitalize("\t x \n", 100000000000) |$a, $b| { break() }
ceiling([1, 2].reverse_each)
Sensitive[String].chomp('true') |Hash $h| { $h }
chop(2.5, "e\u{301}") |$a, $b = 2, $c = 3| { [$a, $b, $c] }
compare(1, '%s-%s') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
convert_to('true')
defined(Init[Integer])
dig(/(\w)(\d)?/) |$x| { next(7) }
digest({'b' => 2, 'a' => [1]}, -0.0) || { 1 }
[default].downcase()
each('ABC', '%05.1f') |$a, $b| { break() }
empty("e\u{301}", [default], Enum['a', 'b'])
fail(1e-7)
filter(Enum['a', 'b'], '::a::b', 'é') |$a, $b| { $a }
flatten(['a', 'b']) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
floor('abc')
get([1, 2, 3])
getvar(Optional[String])
true.group_by()
index('日本語', -3)
join('%s-%s', String[1, 3]) |$a, $b| { $a }
keys('')
length(Timestamp('2016-01-01')) |$a = 1| { $a }
lest('+ 5', Timestamp('2016-01-01'), String[1, 3])
lstrip(Struct[{a => Integer}], 'a b c', [[]])
map(Callable[String])
match(Integer, Sensitive(['a', 1]))
max('a b c', Integer[1, 4])
md5([1, [2, [3]]], {a => 1}, [1, 2].reverse_each) |$x| { break() }
min(Integer, SemVerRange('>=1.0.0 <2.0.0'), '1.2.3')
10.new() |$x, *$r| { $r }
partition(Sensitive(['a', 1]), 'a b c') |$x| { undef }
reduce(String[1, 3]) |$a, $b| { [$a, $b] }
'ABC'.regsubst()
[1, 2].reverse_each.reverse_each()
Integer[1, 3].round(Struct[{a => Integer}]) |$a, $b| { break() }
rstrip(/(\w)(\d)?/, Timestamp('2016-01-01'))
sha1(Integer[1, 3], 1e300, {a => {b => [1, 2]}}) |Hash $h| { $h }
sha256([1, 2, 3].step(2), [{}]) |Integer $i| { $i }
shellquote([1, 2].reverse_each, 'yes', Error('m', 'k')) |$x| { break() }
size(Struct[{a => Integer}], Init[Integer]) |$a = 1| { $a }
{1 => 2}.slice({a => Sensitive('x')}) |$x, *$r| { $r }
sort([undef, 1]) |$x| { undef }
split('yes', 1e300) |Integer $i| { $i }
sprintf([[]], {a => {b => [1, 2]}})
step(1e-7)
strftime(',', [1, 'a', undef, true, 2.5])
strip(Class, [undef, 1])
tagged('a,b', "\t x \n", URI('http://a.b/c?d#e')) |Hash $h| { $h }
Init[Integer].then(1e300, '10.0.0.1/24') |$x| { $x == 1 }
tree_each([[]]) |*$r| { $r }
type({a => Sensitive('x')}) |Integer $i| { $i }
unique('\\1', [Sensitive('x')]) |$x| { $x == 1 }
'%d'.unwrap(1.0e20, Class)
10.upcase(Integer)
'é'.values(-3, ['b', 'A', 3])
[[]].versioncmp(Class)
with(' ', {'b' => 2, 'a' => [1]}) |$x| >> Integer { $x }
abs('0b101', {a => Sensitive('x')}) |Integer *$i| { $i }
Array[Integer].all()
any(Struct[{a => Integer}], '0x1F')
assert_type("a\u{1F600}b", '-1e3') |$x| { undef }
'-1e3'.call(Integer[1, 3])
camelcase([1, 2].reverse_each, [{}])
capitalize(Timestamp('2016-01-01')) |Integer *$i| { $i }
ceiling(Binary('aGVsbG8='), 'b', '%05.1f')
chomp(100000000000) |$x| { $x == 1 }
Notify['x'].chop("a\u{1F600}b") |$a, $b| { break() }
compare('%d')
convert_to(Undef, -3, '') || { 1 }
defined(9223372036854775807) |$x| { break() }
Timestamp(0).dig()
[1, 2, 3].digest()
100000000000.downcase('ABC', {'b' => 2, 'a' => [1]})
-3.each([[]], Timespan(90.5)) |$x| >> Integer { $x }
empty(9223372036854775807, Type[Integer]) |$a, $b| { compare($a, $b) }
'+ 5'.fail(Tuple[Integer, String], Sensitive[String])
filter('%s-%s')
flatten({1 => 2}, Array[Integer])
floor(0) |$x| { $x }
get(' ', [1, 'a', undef, true, 2.5])
Integer[1, 3].getvar()
1.group_by() |Integer $i| { $i }
'1'.index('2001:db8::1', '3.7')
{a => {b => [1, 2]}}.join(1e-7) |$x| { break() }
keys(Pattern[/a/]) |String $s, $t = 2| { $t }
Sensitive(undef).length('ÅÄÖß', [1, 'a', undef, true, 2.5])
lest('0b101', ['a', 'b'])
lstrip('b', 'ABC') |$x| { $x }
map(Struct[{a => Integer}], Integer[1, 4]) |$x, *$r| { $r }
match('%05.1f', Integer[1, 4], '::a::b')
max(Timespan(90.5), Callable[String], '1')
md5('abc'.reverse_each) |$x| { undef }
min('true', false, Sensitive[String]) |Integer $i| { $i }
new(Binary)
partition(' ')
"\t x \n".reduce() |$a, $b| { break() }
undef.regsubst([], 100000000000)
reverse_each(Integer[1, 3], {1 => 2}) |Integer *$i| { $i }
Optional[String].round('\\1', Type[Integer]) |$a = 1| { $a }
rstrip([Sensitive('x')], [undef, 1])
sha1(/a.c/)
1.sha256(Integer[1, 3]) |$a, $b| { compare($a, $b) }
size(SemVerRange('>=1.0.0 <2.0.0'), default, '1.2.4-rc1')
slice([1, 2, 3].step(2))
sort(1.0e20, [1, 2, 3], '\\1')
default.split('yes', false)
sprintf(Error('m', 'k')) |$a, $b| { compare($a, $b) }
'1.2.4-rc1'.step([]) |$x| { undef }
strftime(Sensitive(['a', 1])) || { 1 }
strip(1e-7, Sensitive(undef)) |$a, $b| { break() }
' 42 '.tagged([Sensitive('x')]) |$x| { break() }
true.then([[]], '+ 5') |$a, $b| { $a }
tree_each('%Y', {undef => 1})
type([1, 2, 3]) |$x| >> Integer { $x }
'b'.unique(Class) |Integer *$i| { $i }
'::a::b'.unwrap(Callable[String]) |$x| { $x == 1 }
'::a::b'.upcase(Any) |$x| { $x }
values({undef => 1}, default)
Enum['a', 'b'].versioncmp() |$a, $b| { $a }
with(File['/a'], Init[Integer], Notify['x']) |$x| >> Integer { $x }
abs([1, 2, 3].step(2)) |$x| { next(7) }
all(1, '0x1F')
any({1 => 2}, [{}], [[]]) |$x| { break() }
assert_type(/a.c/, '%d')
call('true', Sensitive(['a', 1]))
[{}].camelcase('%s-%s') |Integer $i| { $i }
capitalize('017')
ceiling('10.0.0.1/24', 'ABC', [default])
chomp(Class, 'yes') || { 1 }
chop(URI('http://a.b/c?d#e'), '', ' ')
Binary.compare()
convert_to({a => {b => [1, 2]}})
defined(/(\w)(\d)?/, Array[Integer]) |Hash $h| { $h }
dig(true)
'1.2.4-rc1'.digest([['a', 1], ['b', 2]]) |$a, $b| { compare($a, $b) }
downcase('abc'.reverse_each, '%d')
'%05.1f'.each(Timestamp('2016-01-01'), [1, [2, [3]]])
empty('+ 5', {})
fail(1) |$a, $b| { $a }
Array[Integer].filter(Undef, '2001:db8::1')
[Sensitive('x')].flatten(-0.0)
Sensitive(undef).floor() |$a, $b| { compare($a, $b) }
get([])
getvar(Enum['a', 'b'], Optional[String])
group_by('3.7') |String $s, $t = 2| { $t }
Integer[1, 4].index('abc'.reverse_each) |$x| >> Integer { $x }
/a.c/.join(default) |String $s, $t = 2| { $t }
'b'.keys()
length(-1, ' ') |Hash $h| { $h }
lest('2001:db8::1', '017', SemVer('1.2.3-rc1'))
lstrip(false, Init[Integer], "\t x \n")
map('0x1F', Binary, Undef)
Pattern[/a/].match('3.7') |$x| >> Integer { $x }
max(-1) || { 1 }
md5([1, 2, 3].step(2), Class)
min('\\1') |$x, $y, $z| { 1 }
'yes'.new('::a::b') |$x| >> Integer { $x }
partition({1 => 2}) |$x, *$r| { $r }
Binary('aGVsbG8=').reduce(10, Sensitive(undef))
regsubst({a => {b => [1, 2]}}, {}, SemVerRange('>=1.0.0 <2.0.0'))
reverse_each({a => Sensitive('x')}, Timestamp('2016-01-01'), 1.0e20)
' '.round()
rstrip(' ')
'10.0.0.1/24'.sha1({a => {b => [1, 2]}})
sha256('-1e3', {})
size(undef, '0x1F') || { 1 }
slice('+ 5') |$a = 1| { $a }
sort(Timestamp(0), [Sensitive('x')], /(\w)(\d)?/) |$x, *$r| { $r }
split(',', {a => Sensitive('x')}, 'a.b') |Integer $i| { $i }
sprintf(Notify['x'])
step(Pattern[/a/])
strftime(1e300)
strip(Sensitive[String]) |$x| { $x == 1 }
tagged([default], Timespan(90.5))
then('2001:db8::1', Optional[String], {a => {b => [1, 2]}})
tree_each(Sensitive(['a', 1]), Enum['a', 'b'], '%d') |*$r| { $r }
type('yes', '2001:db8::1', 'ÅÄÖß')
unique(Type[Integer], 10) |$x| { undef }
unwrap(Timespan(90.5), ['a', 'b'])
Notify['x'].upcase(1e300, 'a,b') |$x| { $x == 1 }
{}.values() |$a, $b| { break() }
versioncmp(Optional[String], {a => Sensitive('x')}, 1e300) |$a, $b| { compare($a, $b) }
with([1, [2, [3]]])
abs('-1e3') |$x, *$r| { $r }
all(0) |$x, *$r| { $r }
any(100000000000, '2001:db8::1') |$x| { break() }
assert_type([{}], {a => 1}, Sensitive('s')) |Hash $h| { $h }
call('1.2.3', '10.0.0.1/24')
'a,b'.camelcase() |$x| { break() }
'é'.capitalize(-3, 2.5) |$x| >> Integer { $x }
ceiling(Timestamp('2016-01-01'), '-1e3') |Integer $i| { $i }
chomp(10, 'a b c')
chop(0, 10)
compare(Pattern[/a/], URI('http://a.b/c?d#e')) |$x, *$r| { $r }
'2001:db8::1'.convert_to(' ', Integer) |$a, $b| { $a }
defined(1e-7, 1.0e20) |Integer *$i| { $i }
{a => 1}.dig('true') |$a = 1| { $a }
digest(2.5) |$x| { undef }
downcase('$x', 10, File['/a'])
each('日本語', ['b', 'A', 3]) |$x| { undef }
empty('2001:db8::1')
Sensitive(undef).fail(default) |$x| { $x == 1 }
filter(-1, '-1e3', Timespan(90.5))
flatten(Integer[1, 3])
floor(1e300, '\\1') |String $s, $t = 2| { $t }
100000000000.fqdn_rand()
get(Deferred('f', [1])) |Hash $h| { $h }
[1, 'a', undef, true, 2.5].getvar(-1)
group_by(SemVer('1.2.3-rc1'))
Undef.index(2.5)
join(Error('m', 'k'), File['/a'])
keys(Sensitive[String], Binary('aGVsbG8=')) |String $s, $t = 2| { $t }
'1'.length()
lest([1, 2, 3]) |$x| { undef }
lstrip('abc'.reverse_each)
map('true', Init[Integer])
match(100000000000) || { 1 }
max(true, 7) || { 1 }
Pattern[/a/].md5([undef, 1]) || { 1 }
'0x1F'.min() |Hash $h| { $h }
Integer.new([1, 2].reverse_each) |$x, *$r| { $r }
partition('::a::b', Class) |$x, $y, $z| { 1 }
'$x'.reduce(['a', 'b'], Integer[1, 3]) |$x| { $x }
[[]].regsubst([default])
reverse_each([undef, 1], [], '017') |$a, $b| { [$a, $b] }
"e\u{301}".round([[]])
'\\1'.rstrip()
sha1(String[1, 3], Error('m', 'k')) |Hash $h| { $h }
sha256(['b', 'A', 3], '0b101', false)
size({a => 1, b => 2}.reverse_each, [1, 2].reverse_each, '%05.1f')
slice({a => 1, b => 2}.reverse_each, Notify['x'])
sort(Integer[1, 4], 'a,b')
split(Error('m', 'k')) |$x, $y, $z| { 1 }
sprintf([1, 2, 3]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
Pattern[/a/].step() |$a, $b| { [$a, $b] }
strftime('::a::b', [undef, 1]) |$x, $y, $z| { 1 }
strip('ABC', Undef)
tagged('$x', {undef => 1})
Class['foo'].then('日本語') |$a, $b| { $a }
tree_each(Sensitive(undef)) |$x| { $x }
Struct[{a => Integer}].type('日本語')
unique('ÅÄÖß')
unwrap(Binary)
upcase([undef, 1], '0x1F', '%05.1f') |*$r| { $r }
values([1, [2], {a => undef}], Callable[String], '0x1F')
versioncmp([1, [2], {a => undef}], '日本語')
Class.with(-3) |*$r| { $r }
'%s-%s'.abs(true)
all(1.0e20, '017', Sensitive[String])
any({a => {b => [1, 2]}}) |Integer *$i| { $i }
Init[Integer].assert_type(-3)
call(SemVerRange('>=1.0.0 <2.0.0'), [1, 'a', undef, true, 2.5])
camelcase('ABC', Timestamp('2016-01-01'), {[1, 2] => 3}) |$a, $b| { $a }
capitalize(SemVer('1.2.3-rc1'), Binary('aGVsbG8=')) |Integer $i| { $i }
ceiling([1, 'a', undef, true, 2.5], File['/a']) |$a, $b| { $a }
chomp(Class) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
'a,b'.chop() |$x, $y, $z| { 1 }
compare(/a.c/, 9223372036854775807)
convert_to('0x1F', /(\w)(\d)?/) |Integer *$i| { $i }
defined(Sensitive[String])
dig({a => {b => [1, 2]}}, true) |$a, $b| { [$a, $b] }
Callable[String].digest([]) |$a, $b| { compare($a, $b) }
downcase([1, 2, 3]) |*$r| { $r }
each(undef) |$a, $b| { break() }
empty({undef => 1}, [], Binary('aGVsbG8=')) |$a = 1| { $a }
fail('abc')
filter('1.2.3', '::a::b', SemVer('1.2.3-rc1')) |Integer $i| { $i }
flatten('1.2.4-rc1') |Integer $i| { $i }
Class.floor('%05.1f', {'b' => 2, 'a' => [1]})
fqdn_rand(SemVerRange('>=1.0.0 <2.0.0')) |$x| >> Integer { $x }
get(default, '%Y')
-1.getvar()
group_by(9223372036854775807, Enum['a', 'b'])
index(undef, '1.2.3', String[1, 3])
join(Binary('aGVsbG8='), File['/a'], '') |Hash $h| { $h }
keys({a => 1}, 1.0e20, 1) |$x| { $x == 1 }
length({undef => 1})
lest('a,b')
lstrip([[]], Integer[1, 3]) |$a, $b| { [$a, $b] }
map("\t x \n", '017') |Integer *$i| { $i }
match(Notify['x'])
md5('a b c')
min({1 => 2}, Enum['a', 'b'], Sensitive[String]) || { 1 }
new(Sensitive(undef), Undef, SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
partition(Pattern[/a/], 0)
reduce('b')
regsubst(SemVer('1.2.3-rc1'), [Sensitive('x')], Sensitive(['a', 1])) |String $s, $t = 2| { $t }
reverse_each(-0.0, '\\1', ' ') |$x| >> Integer { $x }
round('1', SemVer('1.2.3-rc1'))
'ÅÄÖß'.rstrip() |$x| { $x == 1 }
'b'.sha1() |Integer *$i| { $i }
"a\nb\n".sha256(/(\w)(\d)?/)
' '.shellquote('%s-%s')
size(false, Binary, ['a', 'b']) |$x, *$r| { $r }
slice('a,b', Integer, 'a,b')
sort([1, 2, 3].step(2), Deferred('f', [1]), {'b' => 2, 'a' => [1]})
split('a.b', [['a', 1], ['b', 2]], Class) |$a, $b| { compare($a, $b) }
sprintf("e\u{301}", Integer[1, 4])
step(SemVerRange('>=1.0.0 <2.0.0'), Enum['a', 'b'])
'日本語'.strftime() |$a, $b| { [$a, $b] }
strip(Undef)
tagged('2001:db8::1')
then(Any, 'ÅÄÖß') |$a, $b| { $a }
Undef.tree_each() |String $s, $t = 2| { $t }
'b'.type() |$x| { undef }
unique(1) |$x| { undef }
{'b' => 2, 'a' => [1]}.unwrap() |$a, $b = 2, $c = 3| { [$a, $b, $c] }
upcase(String[1, 3]) |$x| { undef }
values(/a.c/)
versioncmp('ABC', [1, [2], {a => undef}])
SemVer('1.2.3-rc1').with({a => 1, b => 2}.reverse_each)
abs([default])
all('3.7', "e\u{301}")
any(Timespan(90.5))
Type[Integer].assert_type('', SemVerRange('>=1.0.0 <2.0.0')) |$a = 1| { $a }
Integer[1, 3].call()
camelcase([1, 'a', undef, true, 2.5], true, 'a.b')
capitalize(100000000000)
ceiling([1, 2].reverse_each) |Integer $i| { $i }
chomp(' 42 ', 'abc'.reverse_each, Class)
chop(URI('http://a.b/c?d#e')) |$x, *$r| { $r }
compare(1.0e20) |$x| >> Integer { $x }
convert_to(9223372036854775807)
'%05.1f'.defined()
dig('+ 5', {a => 1})
digest(Any) |$x, $y, $z| { 1 }
downcase(Class) || { 1 }
1.each(-1, ['b', 'A', 3]) |$x| { $x == 1 }
Error('m', 'k').empty('true') |$x| { $x == 1 }
fail([[]], ',') |$a, $b| { compare($a, $b) }
Enum['a', 'b'].filter('true', '1.2.4-rc1')
[undef, 1].flatten([undef, 1], Timestamp('2016-01-01'))
floor(String[1, 3], Class['foo'], "\t x \n") |$x| { next(7) }
get([[]], [1, 2, 3].step(2), Class)
getvar(0, Array[Integer], 'a b c')
group_by('日本語', 1)
index('-1e3')
join('ÅÄÖß') |Integer *$i| { $i }
'1.2.3'.keys('2001:db8::1') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
Struct[{a => Integer}].length(String[1, 3]) |$a = 1| { $a }
lest([], Integer, '1.2.3')
lstrip('1.2.3', ['b', 'A', 3], {1 => 2})
map('3.7') |$x| { $x == 1 }
match(Timestamp(0), String[1, 3]) |$x, *$r| { $r }
max('true') |$x| { undef }
md5('ABC')
min('$x') |$a, $b| { break() }
new(Class['foo'], ' 42 ') |Hash $h| { $h }
partition(100000000000, Optional[String])
'\\1'.reduce()
Sensitive('s').regsubst() |$x| { break() }
reverse_each('-1e3', 100000000000) |$a, $b| { break() }
round('%s-%s', Sensitive(undef), SemVerRange('>=1.0.0 <2.0.0')) |$x| { next(7) }
rstrip('%Y', '+ 5') |$x| { $x }
sha1(Timestamp(0), 2.5, [1, 'a', undef, true, 2.5])
sha256(1.0e20)
Deferred('f', [1]).size([1, 'a', undef, true, 2.5])
1.0e20.slice(Timespan(90.5), 'a,b')
/(\w)(\d)?/.sort(Integer[1, 4])
split([default], -3) |$a, $b| { break() }
sprintf(Class, '\\1') |$x, $y, $z| { 1 }
step("a\u{1F600}b")
strftime(SemVer('1.2.3-rc1'))
'abc'.strip()
tagged(String[1, 3]) |$a, $b| { compare($a, $b) }
then(2.5)
tree_each("e\u{301}", Undef)
type({}, '') |$x| { next(7) }
unique(Class, Class) |$a, $b| { $a }
unwrap(Deferred('f', [1]), {'x' => {'y' => {'z' => 1}}}, Timestamp('2016-01-01'))
upcase('::a::b') |$a = 1| { $a }
' '.values() |Integer $i| { $i }
[undef, 1].versioncmp()
with(Integer[1, 4]) |$a, $b| { break() }
abs([1, 2].reverse_each) |Integer *$i| { $i }
all(100000000000, Callable[String]) |$a, $b| { break() }
any(Sensitive(undef), 'é') |$x| >> Integer { $x }
assert_type(Array[Integer], 'yes') |$a, $b| { break() }
call('+ 5', undef)
camelcase(Binary)
capitalize(2.5, {a => 1}, {a => Sensitive('x')})
ceiling({})
chomp(/(\w)(\d)?/, -0.0)
chop(/(\w)(\d)?/, 'a,b', 'abc')
compare([1, 2].reverse_each) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
convert_to(File['/a'], "a\nb\n", '3.7')
defined([1, [2], {a => undef}], "a\u{1F600}b", Sensitive(undef)) |$a, $b| { compare($a, $b) }
dig(Struct[{a => Integer}], [1, [2, [3]]], 'ÅÄÖß') |$a = 1| { $a }
digest('true', 'a.b') |$a, $b| { [$a, $b] }
{a => 1, b => 2}.reverse_each.downcase('yes') |Integer $i| { $i }
[Sensitive('x')].each()
empty(Class, Binary) |$a, $b| { $a }
fail({'x' => {'y' => {'z' => 1}}}, 1e300)
filter('%d', Deferred('f', [1]))
Integer[1, 4].flatten()
floor(1e-7)
Notify['x'].get([1, [2], {a => undef}]) || { 1 }
getvar([1, 'a', undef, true, 2.5], Init[Integer]) |$x| { $x == 1 }
group_by(7, '2001:db8::1', /a.c/)
index({1 => 2}, [undef, 1], Integer[1, 3])
join('10.0.0.1/24', /(\w)(\d)?/) |$a, $b| { compare($a, $b) }
'0x1F'.keys()
length(undef, 2.5) |$x| { next(7) }
lest([[]], [1, [2], {a => undef}]) |$x| { $x == 1 }
Struct[{a => Integer}].lstrip(Integer[1, 4], 'ABC') |Integer *$i| { $i }
map(false)
Binary('aGVsbG8=').match(Callable[String])
Array[Integer].max()
"\t x \n".md5(Timespan(90.5), [1, 2].reverse_each) |$a, $b| { [$a, $b] }
min(' ', Integer, 'ÅÄÖß')
'abc'.new([{}]) |$a, $b| { $a }
partition([1, 'a', undef, true, 2.5], 'ABC', '2001:db8::1') |$x| { break() }
reduce(Error('m', 'k'), 'a,b', Timestamp(0))
regsubst([1, [2], {a => undef}]) |$x| { $x == 1 }
reverse_each(1)
round({[1, 2] => 3}, {}) |$x, $y, $z| { 1 }
rstrip(String[1, 3]) |*$r| { $r }
'+ 5'.sha1()
sha256('日本語', '0b101') |$a, $b| { [$a, $b] }
size(Error('m', 'k')) |Integer $i| { $i }
slice('2001:db8::1', Callable[String]) |$x| >> Integer { $x }
sort(Timestamp('2016-01-01'), {[1, 2] => 3}, '0b101')
split({1 => 2}, 'b') |$x, *$r| { $r }
'017'.sprintf() |String $s, $t = 2| { $t }
step({a => {b => [1, 2]}}, [[]], Timestamp(0))
strftime('ABC')
strip(Tuple[Integer, String], [[]], 'a.b') |$a, $b| { break() }
tagged("e\u{301}", -0.0)
then(1.0e20, '0x1F') |$a = 1| { $a }
Any.tree_each(/(\w)(\d)?/)
type('abc', "a\u{1F600}b", Integer[1, 4])
unique({[1, 2] => 3}, Enum['a', 'b'])
unwrap(Optional[String])
upcase(['a', 'b'], Integer[1, 3], 'ABC')
values(2.5) |Hash $h| { $h }
1.0e20.versioncmp()
with(Tuple[Integer, String], Array[Integer])
abs([1, 'a', undef, true, 2.5], Undef)
all('$x', Integer) |$x| { $x }
','.any(/(\w)(\d)?/, {1 => 2}) |Integer $i| { $i }
assert_type(2.5) |$x| { undef }
call([['a', 1], ['b', 2]]) |$x, *$r| { $r }
'2001:db8::1'.camelcase('é', {a => {b => [1, 2]}})
capitalize(Timespan(90.5), Sensitive(undef), [1, [2], {a => undef}]) |Integer *$i| { $i }
ceiling(SemVer('1.2.3-rc1'))
chomp(default)
chop(Tuple[Integer, String], '\\1') |$a, $b| { compare($a, $b) }
{a => {b => [1, 2]}}.compare(Error('m', 'k'))
convert_to(Integer[1, 4], Any, 1e300)
defined('::a::b', /(\w)(\d)?/, Sensitive('s'))
dig('::a::b', '017', 'é') |$x| { $x == 1 }
digest('b', 'a,b', "\t x \n") |$a, $b = 2, $c = 3| { [$a, $b, $c] }
downcase({a => 1, b => 2}.reverse_each)
each('1.2.4-rc1')
empty(Class, Any, Sensitive[String]) |Integer *$i| { $i }
{'b' => 2, 'a' => [1]}.fail(Array[Integer])
filter([1, 'a', undef, true, 2.5], 'a,b')
flatten(Any) |$x| { break() }
floor('0b101', File['/a'])
'\\1'.fqdn_rand('abc', '\\1') |Hash $h| { $h }
get([1, 2, 3], '10.0.0.1/24', Integer[1, 3]) |$x| >> Integer { $x }
getvar(' ', [1, 2, 3]) |$x| { $x }
group_by(7, URI('http://a.b/c?d#e'), {1 => 2}) |String $s, $t = 2| { $t }
'%d'.index() |Integer *$i| { $i }
join(' ', '1.2.3', 'é')
keys('1', '%Y') || { 1 }
length(/(\w)(\d)?/) |$x| >> Integer { $x }
lest([[]]) |$a, $b| { compare($a, $b) }
lstrip(/(\w)(\d)?/, '$x') |$x| { $x }
map(0, "\t x \n", {}) |$a, $b| { [$a, $b] }
match(['b', 'A', 3], Binary, {'x' => {'y' => {'z' => 1}}})
max(['b', 'A', 3]) |$x, $y, $z| { 1 }
'ÅÄÖß'.md5(-3)
min({a => {b => [1, 2]}}, Binary)
new('017')
partition([1, 'a', undef, true, 2.5]) |$x| { undef }
reduce([['a', 1], ['b', 2]], [1, [2], {a => undef}], '1.2.4-rc1')
String[1, 3].regsubst() |$x| { undef }
[[]].reverse_each() |$x, *$r| { $r }
round('$x', '', -1) |$a, $b| { $a }
'%Y'.rstrip() |$x| { undef }
sha1(String[1, 3])
sha256(10, Class) |$x, *$r| { $r }
'abc'.reverse_each.size({a => Sensitive('x')})
'::a::b'.slice(-0.0, SemVerRange('>=1.0.0 <2.0.0'))
'3.7'.sort(Callable[String], -1)
'ÅÄÖß'.split(Tuple[Integer, String])
'abc'.reverse_each.sprintf() |$x| { next(7) }
step(SemVer('1.2.3-rc1'))
strftime(2.5, '')
strip('%05.1f', [1, 'a', undef, true, 2.5])
7.tagged()
then('017', [Sensitive('x')])
tree_each([1, [2, [3]]], {undef => 1}, {1 => 2})
type(Pattern[/a/], [default])
{undef => 1}.unique(Sensitive(['a', 1]))
unwrap('yes', undef)
Pattern[/a/].upcase(Tuple[Integer, String], 'é')
{1 => 2}.values('a b c') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
true.versioncmp() |Integer $i| { $i }
with(Class['foo'], '%d')
abs({[1, 2] => 3}, 2.5, File['/a']) |String $s, $t = 2| { $t }
[1, 2, 3].all('+ 5') |$a, $b| { compare($a, $b) }
2.5.any([1, [2], {a => undef}]) |$x| { break() }
assert_type(true)
call(Callable[String], Array[Integer])
0.camelcase()
capitalize('%s-%s') |$a, $b| { [$a, $b] }
ceiling(['b', 'A', 3], Struct[{a => Integer}]) |$a, $b| { compare($a, $b) }
chomp('10.0.0.1/24')
chop(Any, [])
compare([1, 2].reverse_each) |*$r| { $r }
convert_to(Class['foo'])
defined([1, 2, 3].step(2), 100000000000)
SemVer('1.2.3-rc1').digest('yes')
{[1, 2] => 3}.downcase()
each('a,b', {}, Deferred('f', [1]))
'-1e3'.empty()
fail(Struct[{a => Integer}], URI('http://a.b/c?d#e'), '\\1') |$x| >> Integer { $x }
filter('$x')
flatten(Notify['x'], [{}]) |Integer *$i| { $i }
Tuple[Integer, String].floor(' 42 ') |$a, $b| { break() }
fqdn_rand(' ', '%d')
get(-0.0, 1e300, {[1, 2] => 3}) |Hash $h| { $h }
getvar(Callable[String])
group_by(1e-7, [[]])
Init[Integer].index('3.7') |$a, $b| { $a }
join('0b101', 'b', ['a', 'b']) |Integer $i| { $i }
Undef.keys('1.2.4-rc1')
0.length("e\u{301}", {undef => 1})
lest(' ', '%d')
lstrip(Tuple[Integer, String]) |*$r| { $r }
map('%d')
match('日本語', ' 42 ') |$x| { break() }
/(\w)(\d)?/.md5(File['/a'])
URI('http://a.b/c?d#e').min() |$a, $b| { $a }
new('2001:db8::1', Enum['a', 'b'])
partition('a b c', '\\1', {undef => 1}) |$x| { $x }
reduce("a\u{1F600}b", [default], [default])
regsubst('%05.1f', Array[Integer], 2.5) |String $s, $t = 2| { $t }
[Sensitive('x')].reverse_each() || { 1 }
round('%s-%s', [1, 2].reverse_each)
rstrip(Tuple[Integer, String], SemVerRange('>=1.0.0 <2.0.0')) |$a = 1| { $a }
Any.sha1([]) |$a, $b| { break() }
1.sha256() |$x| { break() }
size(-1, 0, '%Y')
'2001:db8::1'.slice(Integer)
sort('%Y', '%05.1f', '%05.1f') |Hash $h| { $h }
split(undef, Optional[String]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
'1.2.4-rc1'.sprintf([1, 'a', undef, true, 2.5]) |$a = 1| { $a }
step("e\u{301}") |$a, $b| { [$a, $b] }
strftime(Sensitive(undef))
strip('abc'.reverse_each, {1 => 2}, 'yes')
tagged(SemVer('1.2.3-rc1'), Class['foo'])
then(['b', 'A', 3]) |$x| { $x == 1 }
tree_each(Undef, '3.7')
Tuple[Integer, String].type('+ 5') || { 1 }
unique(SemVer('1.2.3-rc1'), Error('m', 'k'), ' 42 ')
unwrap(/(\w)(\d)?/) |$x| { undef }
upcase(Class['foo'])
values("a\u{1F600}b")
versioncmp(-3)
with(1e300) |Integer $i| { $i }
'0b101'.abs([['a', 1], ['b', 2]])
all([{}], ['b', 'A', 3])
any('2001:db8::1', Tuple[Integer, String]) |$x| { $x }
10.assert_type()
call(Undef)
camelcase('b') |$x, $y, $z| { 1 }
capitalize('\\1', Undef)
ceiling(Tuple[Integer, String], '3.7') |$x| { next(7) }
chomp(Tuple[Integer, String], Pattern[/a/]) |$a, $b| { compare($a, $b) }
chop(Enum['a', 'b'], 2.5, [])
'+ 5'.compare("a\u{1F600}b")
{a => 1}.convert_to([1, 'a', undef, true, 2.5]) |Hash $h| { $h }
defined(File['/a'], Integer[1, 4]) |$a, $b| { compare($a, $b) }
dig(2.5, [1, [2], {a => undef}]) |$a, $b| { [$a, $b] }
Integer.digest(['b', 'A', 3], [['a', 1], ['b', 2]])
'10.0.0.1/24'.downcase('3.7')
each({a => 1}) |String $s, $t = 2| { $t }
empty(7, Timestamp('2016-01-01'), {'x' => {'y' => {'z' => 1}}}) |$a = 1| { $a }
fail({a => 1}, Integer[1, 3], [1, 2, 3])
filter(1.0e20) |$a, $b| { compare($a, $b) }
flatten(100000000000, [1, 2, 3])
floor('ÅÄÖß', Init[Integer])
fqdn_rand(SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
get(-1, 'true')
getvar(-0.0, Integer[1, 4])
[default].group_by([default], {1 => 2})
index(7)
join(false, false, '017')
9223372036854775807.keys()
'a,b'.length(Callable[String], '%05.1f')
lest({1 => 2}) |String $s, $t = 2| { $t }
10.lstrip(100000000000) |$x| { next(7) }
map('abc', '%s-%s')
match([])
max([default]) |$x| { $x == 1 }
min('2001:db8::1', ',', '0b101')
['b', 'A', 3].partition() |$x| { $x == 1 }
'1.2.4-rc1'.reduce(Callable[String]) |$x, *$r| { $r }
regsubst(Binary, 'b', [default]) |$a, $b| { break() }
reverse_each([], Binary)
round(Enum['a', 'b'])
rstrip(undef, '3.7')
[1, 'a', undef, true, 2.5].sha1()
sha256('ÅÄÖß', Integer[1, 3])
[undef, 1].shellquote(Sensitive('s'), Class) |$a, $b| { [$a, $b] }
size(Sensitive(undef), '\\1', [{}]) |$x, *$r| { $r }
slice(Notify['x'], Sensitive(['a', 1]), {a => 1})
[1, [2, [3]]].sort() |Hash $h| { $h }
100000000000.split({'b' => 2, 'a' => [1]})
sprintf(Init[Integer])
{1 => 2}.step({a => Sensitive('x')})
strftime(0, Array[Integer], ['a', 'b']) |Integer $i| { $i }
strip('10.0.0.1/24')
