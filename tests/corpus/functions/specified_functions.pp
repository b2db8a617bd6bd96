# What Puppet's own specifications of functions ask, where no other topic has it.
abs('-1')
abs('0777')
abs('-0777')
abs('blue')
abs('0xFF')
abs('0.2.3')
abs('1E+10')
abs([1,2,3])
abs({a=>10})
[6,6].all |$v| { 42 }
[0,2,4].all |$i, $v| { $v == $i * 2 }
{0=>0,1=>2}.all |$e| { $e[1] == $e[0]*2 }
[1,2].all |$a,$b,$c| { 1 }
[1,2].all || { 1 }
[1,2].all
'abc'.all |$x| { true }
3.all |$x| { true }
0.all |$x| { true }
ceiling('0xFF')
ceiling('-0777')
ceiling('blue')
ceiling('0.2.3')
floor('0xFF')
floor('-0777')
floor('blue')
floor('0.2.3')
compare(Semver('1.0.0'), Semver('2.0.0'))
compare(Timespan(1), Semver("1.2.3"))
compare(Timestamp(1), 'hello')
compare('a','b', false, false)
compare([1],[1])
compare({a=>1},{b=>1})
compare(10.0, 10, true)
compare(Semver("1.2.3"), Semver("1.2.3"), false)
compare(1, Timestamp(2))
compare(1, Timespan(2))
compare('B','b',false)
['a','b',['c']].camelcase
'åäö_äö'.camelcase
'åäö'.capitalize
max('abc', 12)
min([1,2])
warning('a')
notice('a', 1, undef, [1,2], {a=>1})
[testing].dig(0)
type([testing].dig(undef))
undef.dig(undef)
[nope, {yes => testing}].dig(1, no, 2)
[nope, {yes => testing}].dig(1, yes, 2)
"hello".dig(1, yes, 2)
[1].dig('a')
[[1]].dig(0, 'a')
{a=>[1]}.dig('a', 0.5)
['A', ['B', ['C']]].downcase
{'A'=>['B'],'C'=>[{'D'=>'E'}]}.downcase
{'A'=>1, /x/ => 'Z'}.downcase
downcase([1, /a/])
upcase({'a'=>{'b'=>Sensitive('x')}})
String([1,[2,[3]]].flatten, Array => {'format'=>'%(a', 'separator'=>''})
String(flatten({a=>1}), Array => {'format'=>'%(a', 'separator'=>''})
get('$x')
$x = undef; get('$x', 'ok')
get(undef, '0')
get([undef], '0', 'ok')
get(a => undef, 'a')
get(a => 43, 'b', 'ok')
$x = ['nope', ['ok']] get('$x.1.0')
$x = ['nope', ['ok']] get('x.1.0')
get(a => 'nope', 0=> ['ok'], '0.0')
get(a => 'nope', '0'=> ['ok'], '"0".0')
$x = {'a.b' => ['nope', ['ok']]} get('$x."a.b".1.0')
get(['nope', ['ok']], '1.blue')
get(['nope', ['ok']], '1.blue') |$msg| { $msg }
get(['nope', /nah/], '1.blue') |$msg| { $msg }
get('$x....')
get({a=>1}, 'a.b')
get({a=>1}, 'a.b', 3)
get({a=>1}, 'a.b', 3) |*$x| { $x }
get([1,2], '-1')
get([1,2], ['1'])
get('$facts.os.family')
get('facts.os.family')
get('$trusted.certname')
String(group_by([a, b, ab]) |$s| { $s.length })
group_by([a, b, ab]) |$i, $s| { $i%2 + $s.length }
group_by(a => [1, 2], b => [1]) |$kv| { $kv[1].length }
group_by(a => [1, 2], b => [1]) |$k, $v| { $v.length }
group_by('something') |$s| { $s.length }
group_by(Integer[1,4]) |$s| { $s % 2 == 0 }
'foobarfuu'.index |$v| { $v == 'o' }
'foobarfuu'.index |$i, $v| { $i == 2 }
'foobarfuu'.index('fu')
'foobarfuub'.index(/f(oo|uu)b/)
{1 => 10, 2 =>20}.index(20)
{1 => 10, 2 =>20}.index |$k, $v| { $k == 2 }
Integer[1,4].index(3)
index('abc', '')
index('', '')
index('', 'a')
index(['A'], 'a')
index(['A'], /a/)
index('ABC', 'b')
index([1,'1'], '1')
index([1,2], 1) |$x| { 1 }
index([1,2])
index([1,2]) || { 1 }
index([1,2]) |$x,$y,$z| { 1 }
[1,2].each |*$r| { notice($r) }
{a=>1}.each |*$r| { notice($r) }
[1,2].map |*$r| { $r }
{a=>1}.map |*$r| { $r }
[1,2].filter |*$r| { $r[0] == 1 }
{a=>1}.filter |*$r| { true }
[1,2].reduce |*$r| { $r }
[1,2].slice(1) |*$r| { notice($r) }
[1,2].any |*$r| { $r =~ Array }
group_by([1,2]) |*$r| { $r }
partition([1,2]) |*$r| { $r }
index([1,2]) |*$r| { $r == [1,2] }
unique([1,2,1]) |*$r| { 1 }
sort([1,2,1]) |*$r| { compare($r[1], $r[0]) }
$h = {1=>2} $h.each |$a, $b = 3| { notice($a, $b) }
[1,2].each |$a, $b = 3| { notice($a, $b) }
[1,2].each |$a = 9, $b = 3, $c = 4| { notice($a, $b, $c) }
[1,2].map |$a, *$b| { [$a, $b] }
[1,2].map |$a, $b, *$c| { [$a, $b, $c] }
[1,2].map |$a, $b, $c, *$d| { [$a, $b, $c] }
3.map |$x| { $x }
'abc'.map |$i, $x| { "${i}${x}" }
Enum[a,b].map |$x| { $x }
Enum[a,b].each |$i, $x| { notice("${i}${x}") }
String.map |$x| { $x }
Integer.map |$x| { $x }
Integer[1].map |$x| { $x }
1.5.map |$x| { $x }
true.each |$x| { $x }
undef.each |$x| { $x }
-1.each |$x| { notice($x) }
join([1,2,{a => [3,4]}])
join([undef, undef], "x")
join([1,[2,[3, undef]], /a/, true, Integer[1,2], SemVer('1.0.0'), Timespan(1), Sensitive('a'), default], ',')
join({a=>1})
join('a')
{undef => 1}.keys.map |$v| { $v.type }
lest(1) |$x| { }
lest(undef) || { testing }
lest() || { testing }
alert('a','b',3)
notice('yay', {a => b, c => d}, [1, {x => undef}], /re/, Integer, Sensitive('x'))
type(emerg('yay'))
type(debug('yay'))
crit(undef, default, true, 1.5)
notice(Deferred('a'))
notice(Binary('aGk='), SemVer('1.0.0'), Timestamp(0))
err()
match('abc123', Pattern["([a-z]+)([1-9]+)"])
match('abc123', Pattern[/x9/, /([a-z]+)([1-9]+)/])
match('abc123', Regexp)
match('abc123', Pattern)
match('abc123', Pattern[/zz/])
match(['abc123', '2a', 'xyz2'], /([a-z]+)[1-9]+/)
match(['abc123', ['2a', ['xyz2']]], /([a-z]+)[1-9]+/)
match('abc', 'a(b)')
match('abc', 'a', 'b')
match([1], /a/)
max(20, '100')
max('20', 100)
max(20, '100x')
max('20x', 100)
max(20, '1e2')
max(20, '10_0')
max([20], 'a')
max({'a' => 10}, 'a')
max(false, 'fal')
max(/b/, '(?-mix:c)')
max(Timestamp(1), '1980 a.d')
max(Semver('2.0.0'), Semver('10.0.0'))
max(default, 'a')
max("2", "10") |$a, $b| { compare($a, $b) }
max([1,"2",3])
max(["1","2","3"])
max(1, [2,3])
max([[1,2],[3]])
max(1,2) |$a| { 1 }
max(1,2) |$a,$b| { 'x' }
max(1,2) |$a,$b| { undef }
max(1,2,3) |$a,$b| { 1.5 }
max(Integer, String)
max(Sensitive('a'), Sensitive('b'))
max(Binary('aGk='), 'zz')
min(-0.0, 0)
max('abc', 'ABC', 'abd')
partition('something') |$s| { $s.empty }
partition(a => [1, 2], b => []) |$k, $v| { $v.empty }
partition(Integer[1,4]) |$s| { $s > 2 }
partition(['', b, ab]) |$i, $s| { $i == 2 or $s.empty }
partition(5) |$s| { true }
[1,2,3].reduce |*$mx| { $mx[0] + $mx[1] }
[].reduce |$a,$b| { 1 }
[].reduce(5) |$a,$b| { 1 }
[1].reduce |$a,$b| { 7 }
{a=>1, b=>2}.reduce |$memo, $x| {['sum', $memo[1] + $x[1]] }
[1,2].reduce |$a| { 1 }
[1,2].reduce |$a,$b,$c| { 1 }
[1,2].reduce(1,2) |$a,$b| { 1 }
[1,2].reduce
round('42')
round([1])
round(1e30)
[1, present, 2, absent].slice(2) |$k| { notice($k) }
[1, 2, 3, 4, 5].slice(4) |$a, $b, $c, $d| { notice($a,$b,$c,$d) }
{1=>present, 2=>present, 3=>absent}.slice(2) |$a,$b| { notice("${a[0]}.${b[0]}") }
{1=>present, 2=>present, 3=>absent}.slice(2)
4.slice(2) |$a,$b| { notice($a,$b) }
[1,2,3].slice(0)
[1,2,3].slice(-1)
[1,2,3].slice('a')
[1,2,3].slice
[1,2,3].slice(2) || { }
[1,2,3].slice(2) |$a, $b = 1| { notice($a,$b) }
[1,2,3].slice(2) |$a, *$b| { notice($a,$b) }
sort('BaC')
sort('BaC') |$a,$b| { compare($a,$b) }
sort([1,'a'])
sort(['b', 3, 'a', 2]) |$a, $b| { case [$a, $b] { [String, Numeric] : { 1 } [Numeric, String] : { -1 } default: { compare($a, $b) } } }
sort([1, 'a']) || { }
sort([1, 'a']) |$x| { }
sort([1, 'a']) |$x,$y, $z| { }
sort([undef, 1])
sort([[2,1],[1,2]])
sort([true,false])
sort([{a=>1},{b=>1}])
sort([Timespan(2), Timespan(1)])
sort([SemVer('2.0.0'), SemVer('1.0.0')])
sort([1.5, 1])
sort([/b/, /a/])
sort([Sensitive(1), Sensitive(2)])
sort([1])
sort([undef])
sort([2,1]) |$a,$b| { undef }
sort([2,1]) |$a,$b| { 'x' }
sort([2,1,3]) |$a,$b| { 0.5 }
sort([2,1,3]) |$a,$b| { -0.5 }
split('a,b')
split('a,b','foo','bar')
split('a,b',')')
split('ab', Regexp)
split('ab', Regexp[//])
split('a,b,,', ',')
split(' a b', ' ')
split('a1b2', /(\d)/)
split(['a'], ',')
then(1) |$x, $y| { }
then(1) || { }
then(undef) |$x| { testing }
then(undef)
type([2, 4.14], gobbledygooked)
'abcAbbBccC'.unique |$x| { String($x, '%d') }
{a => 10, b => 10, c => 20}.unique
{a => 10, b => 11, c => 20}.unique |$x| { if $x > 10 {bigly} else { $x }}
3.unique
undef.unique
unique(Integer)
unique([1]) |$x,$y| { 1 }
unwrap(Sensitive('12345')) |$u| { $u.split(/3/) }
unwrap('x') |$u| { $u }
unwrap(1,2)
unwrap(Sensitive(1)) |$a,$b| { 1 }
unwrap(Sensitive(1)) || { 1 }
versioncmp('a,b')
versioncmp('a','b','c')
versioncmp('a','b',true,1)
with(1) |$x, $y| { }
with(1,2) |$x| { }
with(1, 2) |*$x| { $x }
{a => undef}.values.map |$v| { $v.type }
values([1])
strftime(Timespan({hours=>3}), '%_H')
strftime(Timespan({hours=>3}), '%-H')
strftime(Timespan({hours=>3}), '%10H')
strftime(Timespan({hours=>3}), '%_10H')
strftime(Timespan({hours=>3}), '%-10H')
strftime(Timespan({milli_seconds=>3}), '%_L')
strftime(Timespan({micro_seconds=>3}), '%_6N')
strftime(Timespan({nano_seconds=>3}), '%-9N')
strftime(Timespan({string => '100-14:02:24.123456789', format => '%D-%H:%M:%S.%9N'}), '%_10D%%%03H:%-M:%S.%9N')
strftime('%Y', 'UTC') =~ /^\d{4}$/
$x=Integer[1,3].each |$i,$y| { } $x
$x=3.each |$i,$y| { } $x
$x='abc'.each |$i,$y| { } $x
assert_type(Variant[Integer,String], Variant[Integer[1,2],String])
sort(Variant[Integer[1,2],Integer[3,4]])
assert_type(Type[String], Variant[Integer[1,2],Integer[3,4]])
assert_type(Type[String], Optional[Integer[3,4]])
upcase(Variant[Integer[1,2],Integer[3,4]])
Variant[Integer[1,2],Integer[4,5]].generalize
type(Variant[Integer[1,2],Integer[4,5]], generalized)
type([Variant[Integer[1,2],Integer[4,5]]], generalized)
'42'.scanf('%i')|$x|{$x[0]} + 1
'42 no'.scanf('%i')
'42'.scanf()
Timespan('1-7:10:11.123456789', '%D-%H:%M:%S.%N')
Timespan('-1-7:10:11.123456789', '%D-%H:%M:%S.%N')
Timespan('27:10:11', '%H:%M:%S')
Timespan('1630:11', '%M:%S')
Timespan('97811', '%S')
Timespan('97811000', '%L')
Timespan('112211123456789', '%N')
Timespan('11:1630', '%S:%M')
Timespan('11:1630', '%S-%M')
Timespan('11:70:12', '%H:%M:%S')
Timespan('x', '%H')
strftime(Timespan(-90000.5), '%D-%H:%M:%S')
strftime(Timespan(90000.5), '%D%%%H:%M:%S')
Hash(Timespan(90000.5))
Timestamp(1495789430.910161286)
Timestamp('2017-05-26T09:03:50.910161286 UTC')
min('2','10') |$a, $b| { compare($a, $b) }
min(Semver('2.0.0'), Semver('10.0.0'))
min(Timespan(2), Timespan(77.3))
min(Timestamp(0), Timestamp(298922400))
max(Timestamp(0), Timestamp(298922400))
max(Timespan(2), Timespan(10))
min([20], 'a')
min({'a' => 10}, '|a')
min(false, 'fal')
min(/b/, '(?-mix:a)')
empty(0.0)
sprintf("%<foo>d : %<zanzibar>f", {'foo' => 1, 'bar' => 2})
sprintf("%<foo>d : %<bar>f", {'foo' => 1, 'bar' => 2, 1 => 2, [1] => 2, false => true, {} => {}})
sprintf("%s", {'foo' => 1, 'bar' => 2})
sprintf("<%.8s:%#5o %#8X (%-8s)>", "overlongstring", "23", "48879", "foo")
sprintf("%{foo}", {foo => 1})
sprintf("%{foo", {foo => 1})
sprintf("%<foo", {foo => 1})
sprintf("%d %d", 1)
sprintf("%d", 1, 2)
sprintf("%d", 'x')
sprintf("%d", [1])
sprintf("%d", undef)
sprintf("%s", undef)
sprintf("%s", Sensitive('x'))
sprintf("%1$s %2$s %1$s", 'a', 'b')
sprintf("%*d", 5, 1)
sprintf("%-*d|", 5, 1)
sprintf("%%")
sprintf("%")
sprintf("%z", 1)
sprintf("%c%c", 65, 'xyz')
fqdn_rand(3000)
fqdn_rand('3000', 'a')
fqdn_rand(5, [1])
fqdn_rand(5, undef)
fqdn_rand('x')
shellquote('foo', ['bar@example.com', 'localhost:/dev/null'], 'xyzzy+-4711,23')
shellquote("'foo'bar'", "`\$'EDITOR'`")
shellquote('`echo *`', '`ls "$MAILPATH"`')
shellquote('\'foo"bar"xyzzy\'', '"foo\'bar\'xyzzy"')
shellquote("foo \n bar")
generate('command')
generate('/com mand')
generate('/command/../x')
generate('/##/command')
generate('/com\\mand')
digest('a','b')
file('one')
file('/nosuch/one')
find_template('nosuch/x')
binary_file('nosuch/x')
lookup()
lookup('nosuch')
lookup('nosuch', Integer)
lookup('nosuch', undef, undef, 3)
lookup('nosuch', String, 'first', 3)
lookup('nosuch', String, 'bogus', 3)
lookup(['a','b'], {default_value => 4})
lookup('nosuch') |$k| { "k${k}" }
lookup('nosuch', Integer) |$k| { "k${k}" }
lookup({name => 'nosuch', default_value => 5})
lookup({name => 'nosuch', bogus => 5})
lookup('nosuch', {merge => {strategy => deep, bogus => 1}})
lookup('nosuch', {merge => {strategy => bogus}})
lookup('nosuch', {merge => 'unique', default_value => [1]})
lookup('nosuch', {value_type => Integer, default_value => 'x'})
lookup('nosuch', {default_values_hash => {nosuch => 9}})
lookup('nosuch', {override => {nosuch => 9}})
lookup('a.b', {override => {a => {b => 9}}})
lookup('lookup_options')
lookup('')
lookup(1)
lookup([])
hiera('nosuch')
hiera('nosuch', 1)
hiera('nosuch') |$k| { $k }
hiera()
hiera_array('nosuch', [1])
hiera_hash('nosuch', {a=>1})
hiera_hash('nosuch', 1)
hiera_array('nosuch', 1)
hiera_include('nosuch')
hiera_include('nosuch', [])
hiera_include('nosuch', 'settings')
hiera_array('nosuch')
hiera_hash('nosuch')
sort([SemVer('2.0.0'),SemVer('1.0.0')])
sort([Timestamp(2),Timestamp(1)])
sort([[SemVer('2.0.0')],[SemVer('1.0.0')]])
sort([Timespan(2),1])
sort([1,Timespan(2)])
sort([true,true])
sort([true,1])
sort(['b',undef])
sort([{a=>1},{a=>1}])
sort([Integer,Integer])
sort([Integer,String])
sort([Sensitive(1),Sensitive(1)])
sort([default,default])
sort([/a/,/a/])
sort([[1,'a'],[1,2]])
sort([[1],[1,2],[]])
sort(['é','z'])
sort([Binary('aGk='),Binary('aGk=')])
sort([URI('http://b'),URI('http://a')])
sort([SemVerRange('1.x'),SemVerRange('1.x')])
intersection([SemVer('1.0.0')],[SemVer('1.0.0')])
sort([1,Timestamp(2)])
sort([Timestamp(2),1])
sort([3.5,Timespan(2)])
sort([3,Timespan(2),1])
sort([Timespan(2),Timestamp(1)])
sort(['a',Timespan(2)])
compare(3,Timespan(2))
compare(3.5,Timestamp(2))
compare('a',Timestamp(2))
