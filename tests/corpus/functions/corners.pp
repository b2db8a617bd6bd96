# iteration corners
[1,2,3].each |$i, $v| { $i }
{a => 1}.each |$p| { $p }
{a => 1}.map |$p| { $p }
{a => 1}.map |$k, $v| { [$v, $k] }
'abc'.map |$c| { $c }
'abc'.each |$c| { $c }
3.map |$i| { $i * 2 }
-1.map |$i| { $i }
0.map |$i| { $i }
2.5.map |$i| { $i }
undef.map |$i| { $i }
true.map |$i| { $i }
Integer[1,3].map |$i| { $i }
Integer[1].map |$i| { $i }
Integer.map |$i| { $i }
Enum['a','b'].map |$i| { $i }
Enum.map |$i| { $i }
[1,2,3].filter |$x| { $x > 1 }
[1,2,3].filter |$i, $x| { $i > 0 }
{a => 1, b => 2}.filter |$k, $v| { $v > 1 }
{a => 1, b => 2}.filter |$p| { $p[1] > 1 }
[1,2,3].filter |$x| { 'truthy' }
[1,2,3].filter |$x| { undef }
'abc'.filter |$x| { $x != 'b' }
5.filter |$x| { $x % 2 == 0 }
[1,2,3].reduce |$m, $x| { $m + $x }
[1,2,3].reduce(10) |$m, $x| { $m + $x }
[].reduce |$m, $x| { $m }
[].reduce(5) |$m, $x| { $m }
[1].reduce |$m, $x| { fail('never') }
{a => 1, b => 2}.reduce |$m, $x| { [$m, $x] }
{a => 1, b => 2}.reduce(0) |$m, $x| { $m + $x[1] }
[1,2].reduce |$m| { $m }
[1,2].reduce |$m, $x, $y| { $m }
4.reduce |$m, $x| { $m + $x }
'abc'.reduce |$m, $x| { "${x}${m}" }
[1,2,3,4].slice(2)
[1,2,3].slice(2)
[1,2,3].slice(2) |$a, $b| { [$b, $a] }
[1,2,3].slice(2) |$a| { $a }
{a => 1, b => 2}.slice(1)
{a => 1, b => 2}.slice(2)
'abcde'.slice(2)
5.slice(2)
[1].slice(0)
[1].slice(-1)
[1].slice('a')
[1,2,3].any |$x| { $x == 2 }
[].any |$x| { true }
[1, undef].any
[undef, false].any
{a => undef}.any
{}.any
[1,2,3].all |$x| { $x > 0 }
[].all |$x| { false }
[1, undef].all
{a => 1}.all |$k, $v| { $v == 1 }
[1,2].all |$i, $v| { $i < 2 }
'ab'.any |$c| { $c == 'b' }
[1,2,3].reverse_each
[1,2,3].reverse_each.map |$x| { $x }
'abc'.reverse_each
{a => 1, b => 2}.reverse_each.map |$x| { $x }
4.reverse_each.map |$x| { $x }
[1,2,3,4,5].step(2).map |$x| { $x }
[1,2,3].step(0)
[1,2,3].step(-1)
[1,2,3].step(10).map |$x| { $x }
5.step(2).map |$x| { $x }
Integer[0,10].step(3)
Integer[0,10].step(3).step(2).map |$x| { $x }
[1,2,3].step(2) |$x| { $x }
[1,2,3].reverse_each |$x| { $x }
[3,1,2].sort
[3,1,2].sort |$a, $b| { compare($b, $a) }
['b','A','c'].sort
[1,'a'].sort
[1, 2.5, -3].sort
'hello'.sort
{b => 1, a => 2}.sort
[[2,1],[1,2]].sort
[undef, 1].sort
[true, false].sort
[3,1,2].sort |$a, $b| { 'x' }
[3,1,2].sort |$a, $b| { 1.5 }
[3,1,2].sort |$a| { 1 }
['B', 'a'].sort |$a, $b| { compare($a, $b) }
[1,2,1,'1'].unique
['a','A'].unique
[1, 1.0].unique
'hello'.unique
{a => 1, b => 1}.unique
{a => 1, b => 1}.unique |$x| { $x }
[1,2,3,4].unique |$x| { $x % 2 }
5.unique
[1,2,3].index(2)
[1,2,3].index |$x| { $x == 3 }
[1,2,3].index |$i, $x| { $i == 1 }
{a => 1}.index(1)
{a => 1}.index |$k, $v| { $v == 1 }
{a => 1}.index |$p| { $p[1] == 1 }
'abc'.index('c')
'abc'.index('bc')
'abc'.index |$c| { $c == 'c' }
[1,2].index(9)
['a', 'A'].index('A')
5.index(3)
[1,2,3,4].partition |$x| { $x > 2 }
[1,2,3,4].partition |$i, $x| { $i > 2 }
{a => 1, b => 2}.partition |$k, $v| { $v > 1 }
{a => 1, b => 2}.partition |$p| { $p[0] == 'a' }
'abc'.partition |$x| { true }
[1,2,3].group_by |$x| { $x % 2 }
[1,2,3].group_by |$i, $x| { $i }
{a => 1, b => 1}.group_by |$k, $v| { $v }
{a => 1, b => 1}.group_by |$p| { $p[1] }
'abc'.group_by |$x| { 1 }
[[1,[2,3]],{a => {b => 1}}].tree_each.map |$x| { $x }
{a => [1,{b => 2}]}.tree_each({include_containers => false}).map |$x| { $x }
{a => [1]}.tree_each({include_values => false}).map |$x| { $x }
{a => [1]}.tree_each({include_root => false}).map |$x| { $x }
{a => [1,2]}.tree_each({order => breadth_first}).map |$x| { $x }
[1].tree_each({include_values => false, include_containers => false})
[1,[2]].tree_each |$p, $v| { $p }
1.tree_each
[1,2].with |$a| { $a }
with(1,2) |$a, $b| { $a + $b }
with(1) |$a, $b| { $a }
with(1,2) |$a| { $a }
with() || { 3 }
with(1) |Integer $a, $b = 5| { $a + $b }
with('a') |Integer $a| { $a }
with(1,2,3) |*$a| { $a }
with(1,2,3) |$a, *$b| { $b }
with(1) |$a, *$b| { $b }
with(1,2) |$a, Integer *$b| { $b }
with(1,'x') |$a, Integer *$b| { $b }
with(1) |$a| >> String { $a }
with(1) |$a| >> Integer { $a }
5.then |$x| { $x + 1 }
undef.then |$x| { 1 }
false.then |$x| { 1 }
undef.lest || { 5 }
false.lest || { 5 }
1.lest |$x| { 5 }
1.then || { 5 }
[1,2,3].each |$x| { if $x == 2 { break() } }
[1,2,3].map |$x| { if $x == 2 { break() } $x }
[1,2,3].map |$x| { if $x == 2 { next('two') } $x }
[1,2,3].filter |$x| { if $x == 2 { next(true) } false }
[1,2,3].reduce |$m, $x| { if $x == 3 { break() } $m + $x }
[1,2,3].reduce |$m, $x| { if $x == 3 { next(100) } $m + $x }
[1,2,3].each |$x| { next() }
[1,2,3].any |$x| { if $x == 2 { break() } false }
[1,[2,[3]]].flatten
[1,[2,[3]]].flatten(1)
flatten(1,[2],[[3]])
flatten({a => [1]})
flatten(undef)
flatten()
[1,2].join
[1,[2,[3]],undef,'x'].join('-')
[{a => 1}].join
['a'].join(1)
join(1)
{a => 1}.join
[1,undef,''].join(',')
keys({b => 1, 1 => 2, undef => 3})
values({b => 1, a => undef})
keys([1])
values(1)
length('é日')
length([])
length({a => 1})
length(Binary('aGk='))
length(5)
size(undef)
size(3)
size('')
empty('')
empty(' ')
empty(undef)
empty(0)
empty([undef])
empty(Binary(''))
empty({})
empty(false)
dig({a => [1, {b => 2}]}, 'a', 1, 'b')
dig({a => undef}, 'a', 'b')
dig([1], 5)
dig([1], -1)
dig({a => 1}, 'a', 'b')
dig([1], 'a')
dig(undef, 'a')
dig({}, undef)
dig({a => {1 => 2}}, 'a', 1)
dig(1)
dig()
get({a => [10, 20]}, 'a.1')
get({a => {b => 3}}, 'a.b')
get({'a.b' => 3}, '"a.b"')
get({'a.b' => 3}, "'a.b'")
get({a => 1}, 'x', 5)
get({a => 1}, 'x.y', 5)
get([1,2], '0')
get([1,2], '5', 'd')
get({a => 1}, '')
get(5, '')
get({a => 1}, 'a..b')
get({a => 1}, '.a')
get({a => 1}, 'a b')
get({a => {'1' => 'x'}}, 'a.1')
get({a => {1 => 'x'}}, 'a.1')
getvar('facts')['networking']['fqdn']
getvar('facts.networking.fqdn')
getvar('facts.nope', 'd')
getvar('nope')
getvar('nope', 1)
getvar('nope') |$e| { 2 }
getvar('::facts.networking.fqdn')
getvar('1x')
getvar('')
getvar('Nope')
getvar('a-b')
max(1, 2, 3)
max([1, 5, 2])
max('a', 'b')
max('10', '9')
max('10', 9)
max(1)
max()
max([])
max([3,1]) |$a, $b| { compare($b, $a) }
max({a => 1, b => 2}) |$a, $b| { compare($a[1], $b[1]) }
min(1, 'a')
min(1.5, 1)
min(Timespan(1), Timespan(2))
min(SemVer('1.0.0'), SemVer('2.0.0'))
max('abc') |$a, $b| { compare($a, $b) }
max([1,2], [3])
max(true, false)
max(undef, 1)
abs(-5)
abs(-2.5)
abs('-5')
abs('-2.5')
abs('x')
abs(undef)
ceiling(2.1)
ceiling('2.1')
ceiling('x')
ceiling(-2.9)
floor(-2.1)
floor('3.9')
floor(3)
floor('abc')
round(2.5)
round(-2.5)
round(3.5)
round('2.5')
round(2)
compare(1, 2)
compare('a', 'B')
compare('a', 'A')
compare('a', 'A', false)
compare('A', 'a', false)
compare(1, 'a')
compare(1, 1.0)
compare(SemVer('1.0.0'), SemVer('1.0.0-rc'))
compare(Timespan(1), 1)
compare(Timestamp(1), Timespan(1))
compare([1], [2])
unwrap(Sensitive('a'))
unwrap('a')
unwrap(Sensitive(1)) |$x| { $x + 1 }
unwrap('a') |$x| { "${x}!" }
Sensitive(Sensitive('a')).unwrap
Sensitive([Sensitive('a')]).unwrap
camelcase('abc_def__g')
camelcase('_abc_')
camelcase(['a_b', 1])
camelcase('ABC_DEF')
capitalize('éa')
capitalize('ABC')
capitalize(['aB', 'é'])
upcase('straße')
upcase({a => ['b', {c => 'd'}]})
downcase('ÀÉ')
downcase([1, 'A', undef])
upcase(true)
chop("a\r\n")
chop('')
chomp("a\n\n")
chomp("a\r\n")
chomp("a\r")
strip("\u00a0 a \t\n\0")
lstrip("\0 a")
rstrip("a \0")
strip(['  a', 5])
type(1, 'reduced')
type([1, 2.0, 'x'], 'generalized')
type({a => {b => 1}}, 'detailed')
type([], 'reduced')
type({})
type([[]])
type(Sensitive([1]))
type([1, undef])
type({1 => 'a', 'b' => 2}, 'reduced')
call('abs', -3)
call('each', [1]) |$x| { $x }
call('map', [1,2]) |$x| { $x * 2 }
call(Deferred('abs', [-3]))
call('')
call('Abs', 1)
call('$x')
call(Deferred('$facts'))
call(Deferred('$facts', ['networking', 'fqdn']))
assert_type(Integer, 1) |$e, $a| { 1 }
assert_type(Integer, 'a') |$e, $a| { [$e, $a] }
assert_type(Integer, 'a') |$e| { $e }
assert_type('Integer', 1)
assert_type('Integer', 'x')
assert_type(Integer)
assert_type(Array[Integer], [1, 'x', 2.0])
assert_type(Hash[String, Integer], {1 => 'x'})
assert_type(Struct[{a => Integer, Optional[b] => String}], {a => 'x', b => 1, c => 2})
assert_type(Tuple[Integer, String], [1])
assert_type(Tuple[Integer, String], ['x', 1])
assert_type(Variant[Array[Integer], Hash[String, Integer]], ['x'])
assert_type(Optional[Array[String]], [1])
assert_type(Enum['a', 'b'], 'c')
assert_type(Pattern[/a/, /b/], 'c')
assert_type(Integer[1, 5], 10)
assert_type(String[3, 5], 'ab')
assert_type(Array[Integer, 2, 3], [1])
assert_type(NotUndef, undef)
assert_type(Callable, 1)
assert_type(Type[Integer], String)
assert_type(Sensitive[Integer], Sensitive('a'))
assert_type(SemVer['>=2.0.0'], SemVer('1.0.0'))
assert_type(Timespan[5, 10], Timespan(1))
assert_type(Regexp, 'a')
assert_type(Boolean[true], false)
assert_type(Float[1.0, 2.0], 3.0)
assert_type(Iterable[Integer], ['a'])
assert_type(Collection[2], [1])
assert_type(Data, {a => /x/})
assert_type(RichData, {a => /x/})
assert_type(ScalarData, [1])
assert_type(Init[Integer], 'x')
assert_type(Resource, 1)
assert_type(File, Class['a'])
assert_type(URI, 'x')
assert_type(Undef, 1)
assert_type(Default, 1)
