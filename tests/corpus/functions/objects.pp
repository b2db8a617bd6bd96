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
