# What Puppet's own specifications ask about, where no other topic has it.
Resource[[]]
Resource[[], 'a']
Resource[[[]]]
Resource[undef]
Resource[[undef]]
Resource[['file']]
Resource[['file', 'a']]
Resource[[], []]
Resource[undef, undef]
Resource[default]
Resource[['a', 'b'], 'c']
String(SemVerRange('1.x'), '%p')
String(SemVerRange('~1.2'), '%p')
String(SemVerRange('^1.2.3'), '%p')
String(SemVerRange('1.2.3 - 2.0.0'), '%p')
String(SemVerRange('>1.0.0 <=2.0.0 || 3.x'), '%p')
String(SemVerRange('*'), '%p')
String(SemVerRange('1.2.3'), '%p')
String([SemVerRange('1.x')])
String([SemVerRange('1.x')], '%p')
String({a => SemVerRange('1.x')})
String(SemVerRange('1.x'), '%#p')
String(SemVerRange('1.x'), '%s')
String(SemVerRange('1.x'), '%#s')
String(SemVerRange('1.x'), '%20p')
String(SemVerRange('>=1.0.0'), '%p')
String(SemVerRange('<1.0.0'), '%p')
sprintf('%p', SemVerRange('1.x'))
sprintf('%p', [SemVerRange('1.x')])
sprintf('%s', [SemVerRange('1.x')])
"${[SemVerRange('1.x')]}"
"${{a => SemVerRange('1.x')}}"
"${SemVerRange('1.x')}"
sprintf('%p', SemVer('1.0.0'))
[SemVerRange('1.x')].join(',')
String(SemVerRange('1.x'), '%-20p|')
assert_type(Integer, 'x')
assert_type(Integer, 'x') |$e, $a| { "${e} ${a}" }
assert_type(Integer[1,3], 7) |$e, $a| { [$e, $a] }
assert_type(Optional[String], 1)
assert_type(Struct[{a => Integer, Optional[b] => String}], {a => 'x', c => 1})
assert_type(Variant[Integer, Array[String]], ['a', 1])
assert_type(Integer) 
assert_type(1, 2)
assert_type(Integer, 'a') |$x| { 1 }
assert_type(Hash[String, Integer, 1], {})
assert_type(Pattern[/^a/, /^b/], 'c')
assert_type(NotUndef[Integer], undef)
assert_type(Regexp[/a/], /b/)
assert_type(Timespan[0, 5], Timespan(10))
assert_type(SemVer['>1.0.0'], SemVer('0.9.0'))
assert_type(Callable[Integer], 1)
assert_type(Iterator[Integer], [1].reverse_each)
assert_type(Collection[1, 2], [1, 2, 3])
assert_type(Class['a'], Class['b'])
assert_type(Resource['file'], Notify['a'])
assert_type(Type[File], File)
assert_type(File['/a'], File['/b'])
type([1, 'a', 2.0])
type([1, 'a', 2.0], 'generalized')
type([1, 'a', 2.0], 'reduced')
type([1, 'a', 2.0], 'detailed')
type({a => 1, b => [2]}, generalized)
type({a => 1, b => [2]}, reduced)
type({1 => 1, b => [2]}, reduced)
type({a => undef}, generalized)
type([undef, 1], reduced)
type([[1, 2], ['a']], generalized)
type([[1, 2], [3]], reduced)
type([], generalized)
type({}, generalized)
type({}, reduced)
type([1, 1.5], generalized)
type(['a', 'bcd'], reduced)
type([/a/, /b/], reduced)
type([/a/, /b/], generalized)
type([true, false], reduced)
type([true, true], reduced)
type([Integer, String], reduced)
type([Integer, Float], reduced)
type([Integer[1, 2], Integer[4, 5]], reduced)
type([Integer, String], generalized)
type([Class['a'], Class['b']], reduced)
type([File['/a'], File['/b']], reduced)
type([File['/a'], Notify['/b']], reduced)
type([Timestamp(0), Timestamp(1)], reduced)
type([Timespan(0), Timespan(1)], reduced)
type([SemVer('1.0.0'), SemVer('2.0.0')], reduced)
type([Sensitive(1), Sensitive('a')], reduced)
type([default, default], reduced)
type([default, undef], reduced)
type([URI('http://a'), URI('http://b')], reduced)
type([Binary('YQ==')], reduced)
type([{a => 1}, {b => 's'}], reduced)
type([{a => 1}, {a => 2}], reduced)
type([{a => 1}, []], reduced)
type(Deferred('x'))
type(Error('x'))
type(Sensitive('x'), generalized)
type(Sensitive([1, 'a']), reduced)
type(Type[Integer[1, 2]])
type(Variant[Integer, String], generalized)
type([1].reverse_each)
type('abc'.reverse_each)
type(Integer[1, 3].step(2))
type(Enum['a', 'b'])
type(Enum['a', 'b', true])
type([Enum['a'], Enum['b', true]], reduced)
type([Enum['a'], Enum['b', true]], generalized)
type([Enum['a'], Enum['b', true]])
type([Enum['a', true], Enum['b', true]], reduced)
type([Pattern[/a/], Pattern[/b/]], reduced)
type([Optional[Integer], Optional[String]], reduced)
type([Array[Integer], Array[String]], reduced)
type([Tuple[Integer], Tuple[String]], reduced)
type([Struct[{a => Integer}], Struct[{b => Integer}]], reduced)
type([Struct[{a => Integer}], Struct[{a => String}]], reduced)
type([Callable[Integer], Callable[String]], reduced)
type([Init[Integer], Init[String]], reduced)
type([NotUndef[Integer], NotUndef[String]], reduced)
type([Regexp[/a/], Regexp[/b/]], reduced)
type([Type[Integer], Type[String]], reduced)
type([Sensitive[Integer], Sensitive[String]], reduced)
type([Iterable[Integer], Iterable[String]], reduced)
type([Iterator[Integer], Iterator[String]], reduced)
type([Resource['a'], Resource['b']], reduced)
type([Resource['a', 'x'], Resource['a', 'y']], reduced)
type([Class, Class['b']], reduced)
type([Timespan[1, 2], Timespan[3, 4]], reduced)
type([Timestamp[1, 2], Timestamp[3, 4]], reduced)
type([SemVer['1.x'], SemVer['2.x']], reduced)
type([Collection[1, 2], Collection[3, 4]], reduced)
type([Array[Integer, 1, 2], Hash[String, Integer]], reduced)
type([URI['http://a'], URI['http://b']], reduced)
type([Boolean[true], Boolean[false]], reduced)
type([Float[1.0, 2.0], Float[3.0, 4.0]], reduced)
type([Integer[1, 2], Float[3.0, 4.0]], reduced)
type([String[1, 2], String[4, 5]], reduced)
type([String[1, 2], Enum['abcdefg']], reduced)
type([Enum['a'], Pattern[/a/]], reduced)
type([Undef, Integer], reduced)
type([Default, Integer], reduced)
type([Scalar, Data], reduced)
type([TypeReference['A'], TypeReference['B']], reduced)
type([Deferred, Error], reduced)
type([Binary, Integer], reduced)
[1, 2, 3].any |$x| { $x > 2 }
[1, 2].all |$i, $v| { $v > $i }
{a => 1}.all |$p| { $p[1] == 1 }
{a => 1}.all |$k, $v| { $k == 'a' }
'abc'.all |$c| { $c =~ String[1, 1] }
3.all |$x| { $x < 3 }
Integer[1, 3].all |$x| { $x < 3 }
Enum['a', 'b'].map |$x| { $x }
'abc'.map |$i, $c| { "${i}${c}" }
all([1, 2])
any([undef, false])
group_by([1, 2, 3]) |$x| { $x % 2 }
group_by({a => 1, b => 2}) |$k, $v| { $v }
group_by({a => 1, b => 2}) |$kv| { $kv[1] }
group_by([1, 2, 3]) |$i, $x| { $i }
partition([1, 2, 3]) |$x| { $x > 1 }
partition({a => 1, b => 2}) |$kv| { $kv[1] > 1 }
partition('abc') |$c| { $c == 'a' }
index('abcabc', 'ca')
index('abc', 'z')
index({a => 1}, 1)
index([1, 2, 3]) |$x| { $x > 1 }
index({a => 1, b => 2}) |$k, $v| { $v == 2 }
index([1, 2, 3]) |$i, $v| { $i == 2 }
index(Integer[5, 9], 7)
index('abc', /b/)
index('abc', 1)
unique('aabbc')
unique([1, 2, 1])
unique({a => 1, b => 1, c => 2})
unique(Integer[1, 3])
unique(['a', 'A'])
unique(['a', 'A']) |$x| { $x.downcase }
unique({a => 'x', b => 'X'}) |$v| { $v.downcase }
unique([1, 1.0, '1'])
unique([1, 2].reverse_each)
unique(1.5)
unique([[1], [1]])
unique('aAb') |$c| { $c.upcase }
flatten([1, [2, [3]]], 4, [[5]])
flatten({a => [1, [2]]})
flatten([{a => 1}])
keys({1 => 2, a => 3})
values({a => undef})
values('x')
join([1, undef, [2, [3]], {a => 1}], '-')
join([1, 2])
join([1], 2)
join([true, default, /a/, Integer], ',')
split('a1b2', /\d/)
split('a1b2', '(\d)')
split('a.b', '[.]')
split('a,b', Regexp[/,/])
split('a,b', Regexp)
split(Sensitive('a,b'), ',')
split(',a', ',')
split('a b', /(?<x> )/)
split(undef, ',')
empty(1)
length(1)
size({a => 1})
size('é')
length(Sensitive('abc'))
camelcase('ab_cd_ef')
camelcase(['a_b', 'c_d'])
camelcase('__a__b')
camelcase([1, 'a_b', ['c_d']])
camelcase(1)
capitalize('hELLO wORLD')
capitalize([1, 'abc', 'x y'])
upcase(['a', ['b', 1]])
upcase({a => {b => 'c'}})
upcase([{a => 'b'}])
downcase([1.5, 'A'])
downcase('ÄÖ')
capitalize('äb')
lstrip("\t\n a ")
lstrip(" \u00a0a")
strip("\u0000a\u0000")
strip([' a ', 1])
rstrip(" a\u0000 ")
chomp("a\r\n\r\n")
chomp("a\n\r")
chop(['abc', ''])
chop(1)
abs('-0x1F')
abs('-1.5e2')
floor('-1.2')
round('1.5')
round('abc')
ceiling(1e20)
floor(-0.5)
max(1, '2')
max('a', 'B')
max('abc', 1)
max([1, 5], [3])
max([3, 1, 2])
max(Timespan(1), Timespan(2))
max(Timestamp(1), Timestamp(2))
max(SemVer('1.0.0'), SemVer('2.0.0'))
max('1.5', '1.25')
max([1, 2]) |$a, $b| { compare($b, $a) }
max(['abb', 'Abc']) |$a, $b| { compare($a, $b, false) }
max(1, true)
max(1, undef)
min('0x10', '15')
min('a', 'b', 'C')
min([[1], [2]])
min(2, 1) |$x| { 1 }
min({a => 1})
compare('a', 'B', false)
compare(1, '1')
compare(Timestamp(1), 1)
compare(Timestamp(1), 1.5)
compare(SemVer('1.0.0'), SemVer('1.0.0-a'))
compare(Timespan(1), Timestamp(1))
sort(['b', 'A', 'a'])
sort(['b', 1])
sort(['b', 'A', 'a']) |$a, $b| { compare($a, $b) }
sort([3, 1]) |$a, $b| { 0 }
sort([3, 1]) |$a, $b| { 'x' }
sort([1, 2.5, 1.5])
sort([[2], [1]])
sort([SemVer('1.2.0'), SemVer('1.1.0')])
versioncmp('1.0.0-rc', '1.0.0')
versioncmp('1.0.0', '1', false)
match('abc123', '([a-z]+)(\d+)')
match(['abc123', 'x1'], /([a-z]+)(\d+)/)
match('abc', Pattern[/z/, /b(c)/])
match('abc', Pattern)
match('abc', String)
match('abc', '[')
match(1, 'a')
regsubst(['abc', 'bbb'], 'b', 'X', 'G')
regsubst('aBc', 'b', 'X', 'I')
regsubst('abc', /(b)/, '[\1]')
regsubst('abc', 'b', '\0\0\\')
regsubst('abc', 'b', {b => 'y'})
regsubst('abcb', /b/, {b => 'y'}, 'G')
regsubst('abc', 'b', 'X', 'Q')
regsubst('abc', 'b', 'X', 'G', 'U')
regsubst('abc', 'b', 'X', 'G', 'Z')
regsubst('a b', 'a  b', 'X', 'E')
regsubst(['a', Sensitive('abc')], 'b', 'X')
regsubst(['a', 1], 'b', 'X')
strftime(Timestamp('2020-02-29T12:13:14.123456789'), '%Y %j %U %W %V %G %g %u %w %e %k %l %I %p %P %Z %z %:z %::z %s %Q %N %3N %6N %9N %12N %L %n %t %% %c %D %F %T %R %r %v %x %X %h %C %y')
strftime(Timestamp('2020-02-29T12:13:14'), '%^a %#p %-d %_m %010Y %+ %E %Oy', 'PST')
strftime(Timespan(93784.5), '%D-%H:%M:%S.%N')
strftime(Timespan(93784.5), '%-H %_5M %L %3N %%')
strftime(Timespan(-93784.5), '%D %H')
strftime(Timestamp(0), '%F %T', 'Europe/Stockholm')
strftime(Timestamp(0), '%F %T', 'Nope/Nope')
strftime(Timestamp(0), '%F %T %z', '+05:30')
strftime(Timespan(1), '%Q')
Integer[1, 10] =~ Type[Integer[1, 20]]
Type[Integer] == Type[Integer]
Integer[1, 2] <= Integer
Array[Integer] < Array
Tuple[Integer, Integer] < Array[Integer]
Array[Integer, 2, 2] < Tuple[Integer, Integer]
Struct[{a => Integer}] < Hash[String, Integer]
Hash[Enum['a'], Integer, 1, 1] < Struct[{a => Integer}]
Enum['a', 'b'] < Pattern[/a|b/]
Pattern[/a/] < Pattern[/a/, /b/]
Variant[Integer, String] < Scalar
Optional[Integer] > Undef
Callable[Integer] < Callable[Integer[1, 2]]
Callable[Integer[1, 2]] < Callable[Integer]
Callable[[Integer], String] < Callable[[Integer], Scalar]
Callable[Integer, 1, 3] < Callable[Integer]
Callable[0, 0] < Callable
Callable[Integer, Callable[String]] < Callable[Integer, Callable]
Callable[Integer, Optional[Callable]] < Callable[Integer]
Type[Any] > Type[Integer]
Iterable[Integer] > Array[Integer]
Iterable[Integer] > Integer[1, 3]
Iterable > String
Iterable[String] > Hash[String, String]
Iterable[Tuple[String, Integer]] > Hash[String, Integer]
Iterable > Type[Integer[1, 2]]
Iterable > Type[Enum['a']]
Iterable > Type[Integer]
Collection > Array
Collection[1, 2] > Array[Integer, 1, 2]
Resource['file'] < Resource
File['/a'] < File
Class['a'] < Class
CatalogEntry > File
CatalogEntry > Class
Data > Struct[{a => Integer}]
Data > Hash[Integer, Integer]
RichData > Hash[Integer, Integer]
RichData > Timestamp
Data > Undef
Data > Variant[Data, Integer]
ScalarData > Timestamp
Scalar > Timestamp
Scalar > Regexp
Scalar > Binary
NotUndef > Integer
NotUndef > Optional[Integer]
NotUndef[Optional[Integer]] == NotUndef[Integer]
NotUndef['a']
Optional['a']
Optional['a'] =~ Type
'a' =~ Optional['a']
Optional[Optional[Integer]]
Optional[NotUndef[Integer]]
NotUndef[Optional[Integer]]
NotUndef[Any]
Optional[Any]
Optional
NotUndef
Variant[Integer]
Variant[Integer, Integer]
Variant[Undef, Integer]
Variant[Variant[Integer, String], Float]
Variant[Enum['a'], Enum['b']]
Variant[Pattern[/a/], Pattern[/b/]]
Variant[Integer[1, 3], Integer[4, 6]]
Variant[Integer[1, 3], Integer[2, 6]]
Enum['b', 'a', 'b']
Enum['A', 'a', true]
Enum['a', false]
Enum
Enum[1]
Enum[['a', 'b']]
Enum[['a', 'b'], true]
Enum[Enum['a'], 'b']
'A' =~ Enum['a', true]
Pattern['a', /b/]
Pattern[Pattern[/x/], Regexp[/y/]]
Pattern[1]
Pattern
Regexp['a']
Regexp[1]
Regexp[/a/, /b/]
Integer['1']
Integer['0x10', '20']
Integer['a']
Integer[1.5]
Integer[3, 1]
Integer[default, 3]
Integer[default, default]
Integer[1, 2, 3]
Float[1, 2]
Float['1.5']
Float[3.0, 1.0]
String[1]
String[-1]
String[1, default]
String[2, 1]
String['a']
String[Integer[1, 2]]
String[Integer[1]]
String[Integer[-1, 3]]
Boolean[true]
Boolean['true']
Boolean[1]
Array[1]
Array[1, 2]
Array[Integer, 1]
Array[Integer, -1]
Array[Integer, Integer[1, 2]]
Array[Integer, 1, 2, 3]
Array[Integer, 3, 1]
Array['a']
Hash[Integer]
Hash[Integer, String, 1, 2]
Hash[1]
Hash[1, 2]
Hash[Integer, 1]
Hash[String, Integer, Integer[1, 2]]
Hash[0, 0]
Array[0, 0]
Tuple[Integer, 1, 3]
Tuple[Integer, String, 1]
Tuple[1, 2]
Tuple[Integer, 5]
Tuple[Integer, Integer[1, 2]]
Tuple[String, Integer, 3, 1]
Struct[{a => Integer, b => Optional[String]}]
Struct[{Optional[a] => Integer}]
Struct[{NotUndef[a] => Integer}]
Struct[{NotUndef[a] => Optional[Integer]}]
Struct[{1 => Integer}]
Struct[{a => 1}]
Struct[{'' => Integer}]
Struct[{Integer => Integer}]
Struct[{}]
Struct[1]
Struct[{String['a'] => Integer}]
Callable[String, Integer, 1, 2]
Callable[1, 2]
Callable[0]
Callable[[String], Integer]
Callable[[], Integer]
Callable[[0, 0], Integer]
Callable[String, default]
Callable[1, default]
Callable[Tuple[Integer, String]]
Callable[Integer, Callable[String], Optional[Callable]]
Callable['a']
Callable[Callable]
Callable[0, 0, Callable]
Type[1]
Type[Integer, String]
Type['Integer']
Sensitive[1]
Sensitive[Integer, String]
Sensitive['a']
Iterable[1]
Iterator[Integer]
Iterator['x']
Collection[1]
Collection['a']
Collection[1, 2, 3]
Timespan['0-00:00:01', 5]
Timespan[1, 'x']
Timespan[{days => 1}]
Timespan[5, 1]
Timespan[default, 5]
Timestamp['2000-01-01', default]
Timestamp['x']
Timestamp[5, 1]
SemVer['1.x', '>=3.0.0']
SemVer['x y']
SemVer[SemVerRange('1.x')]
SemVer[1]
SemVer['1.0.0'] 
SemVerRange['1']
Binary[1]
URI['http://example.com']
URI[{scheme => 'http'}]
URI[1]
URI[{nope => 'x'}]
URI['http://a', 'b']
Init[Integer, 'a']
Init[1]
Init[Init[Integer]]
TypeReference['Foo']
TypeReference[1]
TypeAlias['Foo', Integer]
Data[1]
Any[1]
Undef[1]
Default[1]
Numeric[1]
Scalar[1]
CatalogEntry['a']
Resource['a', 'b', 'c']
Resource[File]
Resource[File, '/a']
Resource[1]
Resource['file', 1]
Resource['file']['/a']
Resource['file', '/a']['/b']
File['/a']['mode']
File[1]
File['']
File['a', 'b']
File[['a', 'b'], 'c']
File[undef]
File[default]
Class['']
Class['a', 'b']
Class['::a']
Class[1]
Class['a b']
Class[File]
Class['A']
Nope['a']
Foo::Bar['a']
Integer.new
Integer.foo
inline_epp('<%= $kryptonite == undef %>')
inline_epp('<%= $x %>', {x => 1})
inline_epp('<%- | $x | -%><%= $x %>', {x => 1, y => 2})
inline_epp('<%- | Integer $x = "a" | -%><%= $x %>')
inline_epp('<%- | $x = default_it | -%><%= $x %>', {x => undef})
inline_epp('<%-|$x|%>', {x => 1})
inline_epp("a\r\nb")
inline_epp('<%= [1, {a => undef}] %>')
inline_epp('<%= Sensitive("x") %>')
inline_epp('a<%# c %>b')
inline_epp("a\n<%# c -%>\nb")
inline_epp('<%% x %%>')
inline_epp('<%= "%>" %>')
inline_epp('<% if true { %>y<% } else { %>n<% } %>')
inline_epp('<% [1,2].each |$x| { %><%= $x %>,<% } %>')
inline_epp('<%= epp("stuff/page.epp") %>')
inline_epp('<%= inline_epp("<%%= 1 %%>") %>')
inline_epp('<% return 5 %>x')
inline_epp('<%= return("x") %>')
inline_epp('x', {'A' => 1})
inline_epp('x', {'a-b' => 1})
inline_epp('x', {1 => 1})
inline_epp('<%= $1 %>')
inline_epp('<%= $title %><%= $facts["os"] %>', {title => 3})
inline_epp('<%- |Sensitive $x| -%><%= $x.unwrap %>', {x => Sensitive('s')})
epp('stuff/page.epp', {})
epp('nope/page.epp')
epp('/nope/abs.epp')
'abcd'[1, 2]
'abcd'[[1, 2]]
'abcd'[100]
'abcd'[1, 2, 3]
'abcd'[-2, 1]
'abcd'[-10, 8]
'abcd'[1, -2]
'abcd'['a']
'abcd'[1.5]
Binary('YWJj')[1]
Binary('YWJj')[1, 2]
Binary('YWJj')[100]
Binary('YWJj')[1, 2, 3]
[1, 2, 3, 4][1, 2]
[1, 2, 3, 4][[1, 2]]
[1, 2, 3, 4][1, 2, 3]
[1, 2, 3, 4][1, -2]
[1, 2, 3, 4][-3, 2]
[1, 2, 3, 4][4, 1]
[1, 2, 3, 4][5, 1]
[1, 2]['a']
[1, 2]['1']
[1, 2][1.0]
{[1] => 10}[[1]]
{a => 1, b => 2}['a', 'x']
{a => 1, b => 2}['x', 'y']
{a => 1}[undef]
{1 => 2}['1']
{1 => 2}[1.0]
Class[apache]
Class[[apache]]
Class[undef]
Class[[]]
Class['fail-whale']
Class['My::Class']
Class[apache, 'nginx']
Class[[[], []]]
Class[apache][foo]
File[[]]
File[[[], []]]
File['a']['b', 'c']
Resource['::file']
Resource['My::Type', 'x']
Resource['file', []]
Resource['file', ['a', 'b']]
Resource['a b']
Resource['a-b']
Notify['x'] == Notify['x']
File['/a'] == Resource['file', '/a']
1[0]
1.5[0]
true[0]
undef[0]
undef['a']
default[0]
/a/[0]
Timestamp(0)[0]
SemVer('1.0.0')[0]
Sensitive('abc')[0]
[1].reverse_each[0]
Integer[1, 5][0]
Integer[[1, 3]]
Float[[1, 3]]
Hash[[Scalar, String]]
Array[[String]]
Tuple[[String]]
Regexp[['foo']]
Array[Integer][String]
Hash[Integer, Array][Integer, String]
Timespan[{hours => 3}]
Timespan[default, {hours => 9}]
Timestamp['2014-12-12T13:14:15 CET']
Timestamp[default, '2016-08-23T17:50:00 CET']
1 + '2'
'0x10' + 1
'1e2' + 1
'a' + 1
[1] + 2
[1] + [2]
[1] + {a => 1}
{a => 1} + [b, 2]
{a => 1} + [[b, 2]]
{a => 1} + {a => 2}
{a => 1} + 1
{a => 1} + [1]
[1, 2, 2] - 2
[1, 2, 2] - [2]
{a => 1, b => 2} - a
{a => 1, b => 2} - [a, b]
{a => 1, b => 2} - {a => 5}
[[1, 2], 3] - [[1, 2]]
[{a => 1}] - {a => 1}
[1] << 2
[1] << [2]
1 << 2
1 << -2
8 >> 2
1.5 << 1
1 / 0
1 % 0
1.0 / 0
1.0 / 0.0
-7 / 2
-7 % 3
7 % -3
7.5 % 2
1 == 1.0
'a' == 'A'
'é' == 'É'
1 == '1'
[1] == [1.0]
{a => 1} == {'A' => 1}
undef == ''
'a' < 'B'
'a' < 1
1 < 'a'
[1] < [2]
'10' < '9'
1 < 2.5
Integer < Numeric
true < false
'abc' in 'xABCx'
'a' in ['A', 'b']
1 in '123'
1 in [1.0]
'a' in {a => 1}
'a' in {'A' => 1}
/b/ in 'abc'
/b/ in ['abc', 'b']
/B/ in {abc => 1}
Integer in [1, 'a']
String in {1 => 2}
undef in [undef]
undef in 'a'
1 in 5
'a' =~ 'a'
'a' =~ 'A'
'a' =~ '['
1 =~ /a/
1 =~ Integer
'1.2.3' =~ SemVerRange('1.x')
SemVer('1.2.3') =~ SemVerRange('1.x')
'a' !~ /b/
'a' =~ 1
[1] =~ Array[Integer]
!0
!''
!undef
-'1'
-'a'
- [1]
-true
*[1, 2]
*{a => 1}
*1
*undef
[*[1, 2], 3]
[*{a => 1}]
[*undef]
[*1]
Timespan('1-2:3:4.5')
Timespan('PT1H')
Timespan('1:2', '%H:%M')
Timespan('5', ['%M:%S', '%S'])
Timespan({days => 1, negative => true})
Timespan({string => '1:1', format => '%H:%M'})
Timespan(1.5).total_milliseconds
Timespan(93784.5).days
Timespan(93784.5).hours
Timespan(93784.5).minutes
Timespan(93784.5).total_hours
Timespan(93784.5).milliseconds
Timespan(93784.5).nanoseconds
Timespan(-93784.5).hours
Timespan(1) + 1
Timespan(1) + Timespan(2)
Timespan(1) * 2.5
Timespan(5) / Timespan(2)
Timespan(5) / 2
Timespan(5) % Timespan(2)
Timespan(5) - 1
1 + Timespan(1)
Timestamp(1) + Timespan(1)
Timestamp(1) - Timestamp(0)
Timestamp(1) - 1
Timespan(1) + Timestamp(1)
Timestamp(1) + Timestamp(1)
-Timespan(1)
Timespan(1) < Timespan(2)
Timespan(1) == 1
Timestamp(1) < 2
Timestamp('2015-03-01T11:12:13.14 PST')
Timestamp('2015-03-01', '%F')
Timestamp('2015-03-01', '%F', 'PST')
Timestamp('2015-03-01 01:02', ['%F', '%F %R'])
Timestamp({string => '2015-03-01', format => '%F', timezone => 'EST'})
Timestamp('2015-03-01T11:12:13 EST', '%FT%T %Z', 'PST')
Timestamp('x')
String(Timestamp(1.5))
String(Timespan(1.5), '%s')
"${Timespan(100000)}"
Timestamp(0) =~ Timestamp[0, 1]
SemVer('1.2.3-rc1+b').prerelease
SemVer('1.2.3-rc1+b').build
SemVer(1, 2, 3, 'rc1', 'b')
SemVer({version => '1.2.3'})
SemVer('1.2.3') < SemVer('1.2.3-rc')
SemVer('1.2.3') == '1.2.3'
SemVerRange('>1.0.0 <=2.0.0 || 3.x')
SemVerRange({min => '1.0.0', max => '2.0.0', exclude_max => true})
SemVerRange('1.0.0', default)
SemVerRange('x.y')
SemVerRange('*')
SemVerRange('1.x').min
SemVerRange('1.x').max
SemVerRange('1.x') == SemVerRange('>=1.0.0 <2.0.0')
Binary('YQ', '%b')
Binary('YQ==', '%u')
Binary('YQ==', '%B')
Binary('a', '%s')
Binary('YQ=', '%B')
Binary([97, 98])
Binary([-1])
Binary({value => 'YQ==', format => '%B'})
String(Binary('YWJj'), '%u')
String(Binary('/w=='), '%s')
Binary('YWJj') + Binary('ZA==')
Binary('YWJj') == Binary('YWJj')
URI('http://u:p@h:80/p?q#f').port
URI('http://u:p@h:80/p?q#f').userinfo
URI({scheme => 'http', host => 'a', path => '/b'})
URI('http://a') + 'b/c'
URI('http://a/b/') + URI('../c')
URI('mailto:a@b')
URI('mailto:a@b').opaque
URI('not a uri')
URI('http://a') =~ URI['http://a']
URI('http://a') =~ URI[{scheme => 'https'}]
URI('http://a') =~ URI[{host => Pattern[/a/]}]
URI('http://a') == URI('http://A')
URI('http://a').foo
Sensitive([1]).unwrap
Sensitive('a') == Sensitive('a')
Sensitive('a') =~ Sensitive[String[1, 1]]
"${Sensitive('a')}"
[Sensitive('a')]
Integer('0x1F', 16)
Integer(' ')
Integer('1.5')
Integer(1.99)
Integer(-1.99)
Integer(12, 10)
Integer('-5', 10, true)
Integer({from => '-5', abs => true})
Integer(Timespan(90.7))
Integer(Timestamp(90.7))
Float('1e5')
Float('0x10')
Float('0b11')
Float('010')
Float(Timespan(1.5))
Float('-3.5', true)
Numeric('0x10')
Numeric('1.5e3')
Numeric('- 5')
Numeric(' 5')
Array(Binary('YQ=='))
Array(1.5, true)
Array([1].reverse_each)
Array[Integer]('12')
Array[String]('12')
Hash([1, 2, 3])
Hash([[['a', 0], 1], [['a', 1], 2]], 'tree')
Hash([[['a', 0], 1]], 'hash_tree')
Hash([[[], {}], [['a'], 1]], 'tree')
Hash([1, 2].reverse_each)
Hash[String, Integer](['a', 'b'])
Struct[{a => Integer}]({b => 1})
Struct[{a => Integer}](['a', 1])
Tuple[Integer]('1')
Tuple[Integer, 6](3)
Regexp('a.c')
Regexp('a.c', true)
Regexp('[')
Type('Integer[1,2]')
Type('foo')
Type('Foo')
Type[Numeric]('String')
NotUndef(5)
Enum('a')
Iterator([1])
CatalogEntry('x')
Resource('file', '/x')
Class('x')
File('/x')
Init('x')
Init[Integer, 16]('100')
Init[String, 23](128)
Init[String](128, '%x')
Init[Sensitive[String]]('256')
Init[Type[Numeric]]('String')
Init > RichData
Init < RichData
Init[Integer] < Init[Numeric]
Init[Tuple[Integer]] < Init[Array[Integer]]
Integer < Init[Integer]
Integer < Init[String]
Error('a', 'b', {c => 1}, 'd')
Error('')
Error('a').message
Error('a') =~ Error['b']
Error('a', 'b') =~ Error['b']
Error('a', 'b') =~ Error[/b/]
Error('a', 'b', {}, 'ISSUE') =~ Error[default, 'ISSUE']
Deferred('a', [1])
Deferred('a', 1)
Deferred('A')
Deferred('$a')
Deferred({name => 'a'})
Deferred('a').name
[Enum['a'], Enum['b', true]] =~ type([Enum['a'], Enum['b', true]], reduced)
Enum['a', 'b'] > Enum['b', true]
Enum['a', 'b', true] > Enum['b']
Enum['a', 'b', true] > Enum['B', true]
Enum['a'] == Enum['a', true]
Variant[Enum['a'], Enum['b', true]]
'B' =~ Variant[Enum['a'], Enum['b', true]]
type([Enum['b', true], Enum['a']], reduced)
type([Enum['b', true], String], reduced)
type([Enum['b', true], 'x'], reduced)
tree_each({a => {b => [1]}}).map |$x| { $x }
[1, [2]].tree_each({include_root => false}).map |$x| { $x }
[1, [2]].tree_each({order => breadth_first}).map |$p, $v| { $p }
[1, [2]].tree_each({container_type => Array}).map |$p, $v| { $v }
{a => [1]}.tree_each({container_type => Hash}).map |$p, $v| { $v }
[1].tree_each({container_type => Integer})
[1].tree_each({nope => true})
[1].tree_each({order => 'x'})
[1, 2].reverse_each.map |$x| { $x }
5.reverse_each.map |$x| { $x }
'abc'.reverse_each.map |$x| { $x }
Integer[1, 4].reverse_each.map |$x| { $x }
[1, 2, 3, 4, 5].step(2).map |$x| { $x }
{a => 1, b => 2, c => 3}.step(2).map |$x| { $x }
[1, 2, 3].step(2).reverse_each.map |$x| { $x }
[1, 2, 3].reverse_each.step(2).map |$x| { $x }
[1, 2, 3].step(-1)
'abcd'.step(2).map |$x| { $x }
10.step(3).map |$x| { $x }
10.step(3).type
[1, 2].each |$x| { }
{a => 1}.each |$k, $v| { }
Integer[1].each |$x| { }
Enum['b', 'a'].each |$x| { }
Integer.each |$x| { }
1.5.each |$x| { }
true.each |$x| { }
undef.each |$x| { }
[1, 2].map
[1, 2].filter |$x| { undef }
{a => 1, b => undef}.filter |$x| { $x[1] }
[[1, 2], [3, 4]].map |$a, $b| { $b }
[[1, 2], [3, 4]].each |$a, $b| { }
[[1, 2], [3, 4]].map |*$x| { $x }
{a => 1}.map |*$x| { $x }
{a => 1}.map |$k, $v = 5| { $v }
[1].map |$k, $v = 5| { $v }
[1, 2, 3].reduce |$a, $b| { $a * $b }
[1, 2, 3].reduce(10) |$a, $b| { $a + $b }
{a => 1, b => 2}.reduce([]) |$m, $kv| { $m + $kv }
[1, 2].reduce |$a| { $a }
'abc'.reduce |$a, $b| { "${b}${a}" }
[1, 2, 3, 4].slice(2) |$a| { $a }
[1, 2, 3, 4].slice(3) |$a, $b, $c| { $b }
[1, 2, 3].slice('x')
[1, 2, 3].slice(-1)
zip
getvar('facts.os.nope', 'd')
getvar('nope', 'd') |$e| { $e }
getvar('facts.os.family.x') |$e| { $e }
getvar('facts."os".family')
get({a => [1]}, 'a.x')
get({a => [1]}, 'a.x') |$e| { 'caught' }
get({a => 1}, 'a.b.c')
get([{a => 1}], '0.a')
get('abc', '0')
get({a => {b => 1}}, 'a."b')
dig([1, {a => 2}], 1, 'a')
lest(undef) || { 1 }
lest(false) || { 1 }
then('') |$x| { 'empty' }
then(false) |$x| { 'f' }
with([1, 2]) |$a, $b| { $b }
with(*[1, 2]) |$a, $b| { $b }
unwrap(Sensitive('a')) |$x| { $x.upcase }
[Sensitive('a')].map |$x| { $x.unwrap }
call('sprintf', '%s-%s', 1, 2)
call('map', [1]) |$x| { $x + 1 }
call(Deferred('abs', [-1]))
type(1, generalized)
convert_to('5', Integer)
convert_to('0x10', Integer, 16) |$x| { $x + 1 }
'abc'.convert_to(Array)
binary_file('stuff/nope')
find_file('stuff/greeting.txt') =~ String
find_file('nope/x', 'stuff/nope')
find_file(['stuff/nope', 'stuff/empty']) =~ String
find_template('stuff/page.epp') =~ String
find_template('stuff/nope')
file('nope/x', 'stuff/greeting.txt')
file('nope/x')
file('stuff')
module_directory('stuff') =~ String
module_directory('nope')
module_directory('nope', 'stuff') =~ String
module_directory(['nope', 'other']) =~ String
defined('notify')
defined('Notify')
defined(Notify)
defined(Notify['x'])
defined('Notify[x]')
defined(Class['nope'])
defined('$nope::x')
defined('::')
defined('a', 'notify')
defined([])
defined(Type[Integer])
defined(Type[Notify])
defined(Type[Class])
defined(Type[Class['main']])
defined(Resource['notify'])
versioncmp('1.2.3-rc.1', '1.2.3-rc.10')
versioncmp('a', 'b')
versioncmp('1.0', '1.0~rc1')
versioncmp('v1', '1')
versioncmp('1.2', '1.2-')
strftime(Timestamp('2000-01-01T00:00:00'), '%s%%%n')
