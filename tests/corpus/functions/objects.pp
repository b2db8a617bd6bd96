# Members of objects, called like functions
Error('msg').msg
Error('msg').msg(1)
Error('msg').msg |$x| { 1 }
Error('msg').message
Error('msg').message(1)
Error('msg').nope
Error('msg').details
Error('msg', 'k', {a => 1}, 'c').details
Deferred('x', [1]).name
Deferred('x', [1]).arguments
Deferred('x').arguments
URI('http://example.com').host
URI('http://example.com').port(5)
URI('http://example.com').nope
URI('http://u@example.com:90/a?b#c').then |$u| { [$u.scheme, $u.userinfo, $u.port, $u.path, $u.query, $u.fragment, $u.opaque] }
Object[{name => 'Point', attributes => {x => Integer}}](1).x
Object[{name => 'Point', attributes => {x => Integer}}](1).x(2)
Object[{name => 'Point', attributes => {x => Integer}}](1).y
Object[{name => 'Point', attributes => {x => Integer}, functions => {f => Callable[[], Integer]}}](1).f
Object[{name => 'Point', attributes => {x => Integer}, functions => {f => Callable[[Integer], Integer]}}](1).f('a')
Object[{name => 'Point', attributes => {x => Integer}, functions => {f => Callable[[Integer], Integer]}}](1).f(1)
Object[{name => 'Point', attributes => {x => {type => Integer, kind => derived}}}]().x
Object[{name => 'Point', attributes => {x => {type => Integer, kind => given_or_derived}}}](3).x
Object[{name => 'Point', constants => {x => 3}}]().x
Object[{name => 'P', parent => Object[{name => 'Q', attributes => {a => Integer}}], attributes => {b => Integer}}](1, 2).then |$o| { [$o.a, $o.b] }
Object[{name => 'P', attributes => {each => Array}}]([1]).each
Object[{name => 'P', attributes => {a => Integer, b => {type => Optional[String], value => 'x'}}}](1).b
Object[{name => 'P', attributes => {a => Object[{name => 'Q', attributes => {c => Integer}}]}}](Object[{name => 'Q', attributes => {c => Integer}}](3)).a.c
Sensitive('x').unwrap
SemVer('1.2.3').major
Timespan(3).seconds
Binary('YQ==').length
Integer[1,2].new('3')
call('no_such_function', 1)
call(Deferred('no_such_function'))
[Error('a'), Error('b')].map |$e| { $e.msg }
$e = Error('abc')
Error['kind'].new('m')
type(Error('m','kind')).msg
Error('m').then |$e| { "${e.msg}!" }
Error('m').then |$e| { "${e.msg.upcase}!" }
Object[{name => 'Point', attributes => {x => Integer}}](1)['x']
Error('m', 'k')['kind']
URI('http://example.com')['host']
Error('m', 'k')['nope']
Error('m', 'k')[1]
# Object types with parameters, and with parents, of a module.
"${Stuff::Box(1,'a')}"
String(Stuff::Box(1,'a'))
"${[Stuff::Box(1,'a')]}"
String(Stuff::Box(1,'a'),'%p')
String(Stuff::Box(1,'a'),'%#p')
String(Stuff::Box(1,'a'),'%s')
String([Stuff::Box(1,'a')],'%p')
String({a=>Stuff::Box(1,'a')},'%p')
sprintf('%s', Stuff::Box(1,'a'))
join([Stuff::Box(1,'a')])
"${Stuff::Spot(3,'s')}"
"${[Stuff::Spot(3,'s')]}"
fail(Stuff::Box(1,'a'))
assert_type(Integer, Stuff::Box(1,'a'))
assert_type(Integer, Stuff::Spot(1,'a'))
assert_type(Array[Integer], [Stuff::Spot(1,'a')])
1 + Stuff::Box(1,'a')
Stuff::Box(1,'a')[1]
Stuff::Box(1,'a') < 1
Stuff::Box(1,'a').foo
Stuff::Box[1].foo
Stuff::Box(1,'a').size
Stuff::Box(1,'a').label(2)
Stuff::Box('x')
Stuff::Box()
Stuff::Box(1,2,3)
Stuff::Box({size=>'x'})
Stuff::Box[1](1,'a')
Stuff::Box[1](2,'a')
Stuff::Box[1]()
Stuff::Box[1]({size=>2,label=>'x'})
type(Stuff::Box(1,'a'),'generalized')
type(Stuff::Box(1,'a'),'reduced')
type([Stuff::Box(1,'a'),Stuff::Box(2,'a')],'reduced')
type([Stuff::Box(1,'a'),Stuff::Box(2,'a')],'generalized')
type([Stuff::Box(1,'a'),Stuff::Box(1,'a')],'reduced')
type([Stuff::Box(1,'a'),Stuff::Point(2)],'reduced')
type([Stuff::Spot(1,'a'),Stuff::Point(2)],'reduced')
type([Stuff::Box[1],Stuff::Box[2]],'reduced')
type([Stuff::Box[1],Stuff::Box],'reduced')
Stuff::Box[1] < Stuff::Box
Stuff::Box < Stuff::Box[1]
Stuff::Box[1,'a'] < Stuff::Box[1]
Stuff::Box[1,'a'] < Stuff::Box[Integer]
Stuff::Box[Integer[1,3]] > Stuff::Box[2]
Stuff::Box[1] =~ Type[Stuff::Box]
Stuff::Box(1,'a') =~ Stuff::Box['x']
Stuff::Box[1]['x']
Stuff::Box[1] == Stuff::Box[1,default]
Stuff::Box[{size=>1}] == Stuff::Box[1]
Stuff::Box[{size=>1,nope=>2}]
Stuff::Box[undef]
Stuff::Box[undef,'a']
Stuff::Box[1,undef]
type(Stuff::Box(2,undef))
Stuff::Box(2,undef) =~ Stuff::Box[2,undef]
Stuff::Box(2,undef) =~ Stuff::Box[{label=>undef}]
Stuff::Box(2,'ab') =~ Stuff::Box[{label=>/b/}]
Stuff::Box[{label=>/b/}]
Stuff::Box(2,'ab') =~ Stuff::Box[{label=>Enum[ab]}]
assert_type(Stuff::Box[{label=>'q'}], Stuff::Box(2,'ab'))
assert_type(Stuff::Box[3], Stuff::Box(2,'ab'))
assert_type(Stuff::Point, Stuff::Box(2,'ab'))
assert_type(Stuff::Spot, Stuff::Point(2))
assert_type(Stuff::Point, 1)
with(1) |Stuff::Point $x| { }
with(1) |Stuff::Box[1] $x| { }
Stuff::Spot(3,'s') == Stuff::Spot(4,'s')
Stuff::Spot(3,'s') == Stuff::Spot(3,'s',5)
Stuff::Point(3) == Stuff::Spot(3,'s')
Stuff::Spot(3,'s') == Stuff::Point(3)
[Stuff::Spot(3,'s'),Stuff::Spot(4,'s')].unique
{Stuff::Point(3)=>1}[Stuff::Point(3)]
Stuff::Point(3) in [Stuff::Point(3)]
Stuff::Point in [Stuff::Point(3)]
Stuff::Point(3) ? { Stuff::Point => 1, default => 2 }
