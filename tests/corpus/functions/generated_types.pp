# Generated: python -m tests.oracle.functions.fuzz --seed 20261116 --count 420 --write generated_types types
type([{c=>1}, {c=>1}], 'reduced')
Tuple[Stuff::Box, Timestamp['2015-01-01','2016-01-01']] <= Array[Stuff::Box]
Timestamp >= Enum['A','b',true]
type([[/a/],{'e f'=>Integer,tree=>1.5,1=>1}], 'detailed')
String([Callable[String,1,3], []], '%s')
type([[[1,2].reverse_each,0,Binary('YQ==')],Timespan('0:30:00')]) <= Hash[0,0]
[{}, []].reduce |Stuff::Spot $m, Variant[Type,Type,Struct[{b=>Callable[[Integer,String],Integer],Optional[c]=>String[2,3]}]] $e| { $e }
Variant[Callable[0,0], Array[Float[1.0,2.5],0,2]] == Variant[Array[Float[1.0,2.5],0,2], Callable[0,0]]
Hash[Callable[Tuple[Callable[0,0,Callable[1,1]]],Type], NotUndef[Hash[Stuff::Maybe,Stuff::Kind]]] <= Iterable[Tuple[Callable[Tuple[Callable[0,0,Callable[1,1]]],Type], NotUndef[Hash[Stuff::Maybe,Stuff::Kind]]]]
Iterable[Array[Float[1.0,2.5],default,3]] =~ Type[Sensitive[Variant[Undef,Tuple,Stuff::Kind]]]
Type[Hash[Array,Hash[0,0],default,3]]({name=>[Stuff::Point,Stuff::Box(1,'a'),Stuff::Port],a=>{port=>80},tree=>[-3]}, Stuff::Box(2,undef))
[Array[Struct[{Optional[c]=>Integer,a=>String[2,3],b=>File['/a']}],0,2], Regexp, Array[Struct[{Optional[c]=>Integer,a=>String[2,3],b=>File['/a']}],0,2]].unique
Type('Tuple[Callable[Integer,File,0,2],Stuff::Box[1],RichData,default,3]')
case [1,2].reverse_each { Tuple[Init[Integer],1]: { 1 } [Variant[Hash[Stuff::Spot,Variant,0,2],Array[Stuff::Unknown],Array[Stuff::Unknown,1],Hash[Stuff::Maybe,Iterable,default,3]]]: { 2 } default: { 3 } }
type(0, 'reduced')
type(Array[Callable[Class,Callable[String,1,3],0,2]], 'reduced')
type([[2.0,2.0,undef],{}], 'generalized') <= Type
Callable[Binary] <= Callable[Tuple[Hash[Integer,Stuff::Box[default,'a'],0,2],Tuple[String[1],Stuff::Kind,1],Iterable[Regexp[/a/]]]]
assert_type(Array[Array[Type]], Deferred('f')) |$e, $a| { [$e, $a] }
Struct[{b=>Array[Array,default,3]}]([[[]]])
[[1,[2,[3]]]].each |Runtime['ruby','Time'] $x| { }
String(Type[Integer], '%#p')
type([[[]]], 'detailed')
Hash[SemVer, Array[Callable[ScalarData,default,3],default,3]] <= Iterable[Tuple[SemVer, Array[Callable[ScalarData,default,3],default,3]]]
'abc' in [Hash[Runtime['ruby','Time'],Hash[0,0],0,2], Tuple[Hash[Callable[0,0],Stuff::Maybe,0,2],Iterable[Iterator],Callable,1]]
assert_type(Tuple[Array[Stuff::Maybe,0,2],Hash[Stuff::Tree,Error,default,3],0,2], [1,2].reverse_each)
type([{c=>[1,Resource],port=>[Error('m','k')],tree=>{}}, default], 'reduced')
Callable[[Array[Hash[Collection[1,2],Array[0,0]]]], Array[Deferred]] <= Callable[Array[Hash[Collection[1,2],Array[0,0]]]]
Hash[Hash[Array[Enum,0,2],Stuff::Box[1],1], String[2,3]] <= Iterable[Tuple[Hash[Array[Enum,0,2],Stuff::Box[1],1], String[2,3]]]
[Array[Callable], Type[Type]].type
{b => undef}.map |Timespan['0:10:00','1:00:00'] $k, Variant[Array[URI],Type[Callable],Array[Stuff::Deep]] $v| { $v }
assert_type('Hash[Any,Hash[Integer,NotUndef,0,2],default,3]', {})
Callable[Init, Callable[Iterator]]
Array[Tuple[Error,URI['http://a.b']]] =~ Type[Stuff::Kind]
with() |Hash[Tuple[Type,Deferred,Array,1],Tuple[ScalarData,Optional,Stuff::Point,0,2],default,3] $x = (String[1]), NotUndef[Struct[{NotUndef[d]=>Stuff::Maybe,Optional[c]=>Stuff::Box[1],b=>Error}]] $y = (Sensitive('a'))| { [$x, $y] }
with(1.5) |Scalar $x| { $x }
String([Array[Hash[Float[1.0,2.5],Error,1]], {}], {Type => '%#s'})
"${[Integer, String[1]]}"
Hash[Hash,NotUndef['y'],default,3] >= Stuff::Box[{label=>'b'}]
false =~ Init[Variant[Type[URI['http://a.b']],Hash[0,0]]]
type(Callable[Array[Any,0,2],URI,0,2], 'reduced')
type({['abc'] => [Integer,1,undef]}, 'generalized')
Hash[Tuple[Stuff::Deep,default,3],Stuff::Box,0,2]
with(String[1], String[1]) |Enum['A','b',true] $x, Callable[Tuple[Stuff::Box[{label=>'b'}],Stuff::Port,Scalar]] *$y| { [$x, $y] }
Callable[Array[Array[Stuff::Spot]], Callable[Hash[Class,Numeric]]]
type([Hash[Stuff::Kind,String[2,3]], Pattern[/^a/,/b$/]], 'reduced')
with({a=>{1=>Deferred('f'),a=>'b',c=>0},port=>default,b=>undef}, {a=>{1=>Deferred('f'),a=>'b',c=>0},port=>default,b=>undef}) |Hash[Enum['A','b',true],Iterable[SemVer]] $x, Hash[SemVerRange,Array[NotUndef]] *$y| { [$x, $y] }
Init[String,'%d']
Type[Iterable[Error]] in [Struct[{a=>Deferred,Optional[c]=>Type[Type],b=>Class['foo']}], Type[Iterable[Error]]]
type([1,2].reverse_each, 'reduced')
Tuple[Callable[[Integer,String],Integer],Type[Type],Iterable[Type]] in [NotUndef[NotUndef[Hash]], Tuple[Callable[[Integer,String],Integer],Type[Type],Iterable[Type]]]
Scalar =~ Type[Array]
type([Stuff::Port, Stuff::Port], 'reduced')
type(/a/, 'generalized') <= Struct[{NotUndef[d]=>Iterable[Enum]}]
-3.convert_to(Iterable[Stuff::Box[1]])
type({a => Resource, b => SemVer('1.2.3')}, 'reduced')
type(Variant[Iterable[Callable[[Integer,String],Integer]],Object,Struct], 'generalized')
Init[Integer]([Binary('YQ=='),Deferred('f'),true])
type(Callable[Array[Optional['x']],Regexp,1], 'reduced')
Stuff::Unknown < Timestamp
false =~ Numeric
[{},'A'] == ['A',5]
Array[Optional[Stuff::Point]]({port=>[1,2].reverse_each}, String[1])
Integer
[ScalarData, Optional[Callable[Stuff::Box[{label=>'b'}],URI['http://a.b'],1]], ScalarData].unique
Variant[Timespan['0:10:00','1:00:00']] > Stuff::Kind
Type < ScalarData
with(Resource, Resource) |Struct[{'e f'=>Hash[ScalarData,Integer,0,2]}] $x, Callable[Tuple[Iterator,Init,1],Callable[Callable[String,1,3],1],0,2] *$y| { [$x, $y] }
[[{x=>0},{port=>Type[Integer],a=>'abc',d=>true},Timespan('0:30:00')], [{port=>80},Data]].reduce |Struct[{'e f'=>Variant[RichData,Type,Hash,TypeSet],Optional[c]=>Callable[Any,Array[0,0]],NotUndef[d]=>NotUndef[Struct]}] $m, Iterable[Enum['A','b',true]] $e| { $e }
assert_type(Regexp[/a/], 1) |$e, $a| { [$e, $a] }
assert_type('Variant[TypeSet,Iterator,Iterable[Iterator],Tuple[Stuff::Point,1]]', {c=>'b',x=>Type[Integer],1=>{tree=>Error('m','k'),2.5=>Stuff::Point(3,4),c=>Type[Integer]}})
assert_type(Sensitive[Hash[Struct[{Optional[c]=>Timestamp}],NotUndef['y'],0,2]], Sensitive({port=>0,tree=>[1,['x']],'e'=>1}))
Callable[Struct[{Optional[c]=>Error,'e f'=>Error['k']}]] <= Callable[Hash[Array[Undef,0,2],Type[Stuff::Deeper],0,2]]
String([Array, 0], '%-60.9s')
type([1,[2,[3]]]) <= Callable[NotUndef[Numeric],0,2]
type({a => Resource, b => Binary('YQ==')}, 'reduced')
Variant[Struct[{NotUndef[d]=>File}],Array[URI,1]] in [Hash[Struct[{Optional[c]=>Callable[0,0,Callable[1,1]]}],Type[Stuff::Deeper],default,3], Variant[Struct[{NotUndef[d]=>File}],Array[URI,1]]]
{2.5=>{port=>Stuff::Point(3),d=>Binary('YQ==')},x=>Stuff::Point(3,4),a=>[]} in [Array[Tuple[Integer[1,10],Stuff::Maybe,Runtime,1]], Optional]
Array[Integer[1,10]] == Type[Collection]
unique([Type[Data], Stuff::Box])
Iterable[Sensitive] != Array[Struct[{'e f'=>Array[0,0]}],1]
type({a => Deferred('f'), b => [SemVer('1.2.3'),'abc']}, 'reduced')
type([[5], Stuff::Box(2,undef)], 'generalized')
unique([Optional[SemVer], Struct[{b=>NotUndef[Sensitive],a=>Timespan,Optional[c]=>NotUndef}]])
Type[Integer].convert_to(Binary)
assert_type('Callable[Struct[{NotUndef[d]=>Resource,a=>Iterable}],Sensitive[Pattern[/^a/,/b$/]],default,3]', 'b')
assert_type(Sensitive[Struct[{b=>NotUndef[URI],NotUndef[d]=>Callable[0,0,Callable[1,1]],Optional[c]=>Struct[{Optional[c]=>Enum['a','b'],NotUndef[d]=>NotUndef}]}]], Sensitive([Stuff::Box(1,'a')]))
Tuple[Sensitive[Callable[Error,Timespan['0:10:00','1:00:00']]], Hash[Optional[Optional['x']],Type[Stuff::Box],default,3]] <= Array[Sensitive[Callable[Error,Timespan['0:10:00','1:00:00']]]]
Callable[Type[Sensitive[Stuff::Box[1]]]] <= Callable[Class['foo']]
Tuple < Hash
[[]] =~ Init[Struct[{'e f'=>Variant[Scalar]}]]
assert_type(Array[Type[Type],1], 'b')
assert_type(Tuple[Callable[Init[String,'%d'],0,2],Float,0,2], Timestamp('2015-05-01'))
[[1,[2,[3]]],Stuff::Port] == {port=>1,2.5=>File['/a']}
"${[Array[Collection], [Deferred('f'),['a'],Timespan('0:30:00')]]}"
type({1=>URI('http://a.b/c'),name=>Type[Integer]}, 'generalized') <= Callable[Array[Stuff::Deep]]
assert_type(Sensitive[Regexp[/a/]], Sensitive([]))
{b => Class['foo']}.map |Callable[Stuff::Point] $k, Type[Struct[{Optional[c]=>ScalarData,b=>Enum['A','b',true],a=>NotUndef}]] $v| { $v }
type([{}, {}], 'reduced')
assert_type(Type[Callable[0,0,Callable[1,1]]], Array[Stuff::Port])
Tuple[Float, Iterable[Struct]] <= Array[Float]
"${[Stuff::Kind, {name=>[1.5,Stuff::Point(3)],a=>[],2.5=>{d=>5,x=>Timestamp('2015-05-01')}}]}"
Type('Stuff::Deep')
Callable[[Callable[Array[RichData],Integer,0,2]], Hash[Variant[Callable[String,1,3],Stuff::Maybe,Type,Timestamp],Enum]] <= Callable[Callable[Array[RichData],Integer,0,2]]
Hash[Type[SemVer], Struct[{NotUndef[d]=>Hash[Init[Stuff::Point],String[1],0,2]}]] <= Iterable[Tuple[Type[SemVer], Struct[{NotUndef[d]=>Hash[Init[Stuff::Point],String[1],0,2]}]]]
assert_type(Array[Optional[SemVerRange],0,2], Type[Integer])
Sensitive(Error('m','k')) =~ Sensitive[Variant[Stuff::Port,Struct[{a=>Enum['A','b',true]}],Callable[String,1,3],Sensitive[Timestamp]]]
Callable[Type[Type]] in [Array[Tuple[Timespan,Iterator,Callable,0,2]], Callable[Type[Type]]]
Array[Stuff::Tree,1] >= Sensitive
type([[]], 'reduced')
Init[String,'%d'] < Hash[Struct[{Optional[c]=>Type,a=>Class,b=>NotUndef}],Callable[Object,Timespan['0:10:00','1:00:00'],default,3],0,2]
case 'abc' { Type[NotUndef[String[1]]]: { 1 } [Timespan['0:10:00','1:00:00']]: { 2 } default: { 3 } }
with() |Tuple[NotUndef[Regexp],1] $x = ([]), SemVer $y = ([Deferred('f'),Stuff::Spot(3,'s',7,Stuff::Point(1)),Timestamp('2015-05-01')])| { [$x, $y] }
Variant[Struct[{'e f'=>Sensitive[Default],b=>Type[File],NotUndef[d]=>Error['k']}], Optional[Callable[Stuff::Deep,Binary,default,3]]] == Variant[Optional[Callable[Stuff::Deep,Binary,default,3]], Struct[{'e f'=>Sensitive[Default],b=>Type[File],NotUndef[d]=>Error['k']}]]
Callable[Type[Init[Integer]],1]([[],SemVer('1.2.3')])
type([{x=>[[[]]]}, ['',[1,[2,[3]]],{port=>80}]], 'generalized')
assert_type(Binary, Stuff::Spot(3,'s'))
Callable[[Hash[Callable[URI,Struct,0,2],NotUndef['y'],default,3]], Struct[{a=>Variant[Stuff::Deep],NotUndef[d]=>Optional[URI['http://a.b']]}]] <= Callable[Hash[Callable[URI,Struct,0,2],NotUndef['y'],default,3]]
NotUndef[Scalar] in [Variant, NotUndef[Scalar]]
Array[URI] != Struct[{Optional[c]=>Iterable[Iterable],a=>Optional['x'],b=>Struct[{Optional[c]=>Callable[0,0,Callable[1,1]]}]}]
assert_type('Callable[Callable[SemVerRange,Callable,0,2],0,2]', [[Stuff::Spot(3,'s'),Binary('YQ==')],[Timespan('0:30:00'),-3,[1,2].reverse_each]])
Callable[[Variant[Sensitive[Init[String,'%d']],Hash[Integer[1],Stuff::Deep,default,3]]], Class] <= Callable[Variant[Sensitive[Init[String,'%d']],Hash[Integer[1],Stuff::Deep,default,3]]]
assert_type(Init[Integer], URI('http://a.b/c'))
type([{},Timestamp('2015-05-01')], 'reduced')
String(Stuff::Tree, '%#s')
type(Stuff::Box(2,undef), 'reduced')
{2.5=>1.5,a=>Timestamp('2015-05-01'),'e f'=>Sensitive('a')} ? { Tuple[Array[Any,0,2],Any,0,2] => 1, Enum['A','b',true] => 2, default => 3 }
type([[[]]]) <= Tuple[Class,Sensitive[Default],ScalarData]
String[1] !~ Iterable[NotUndef[Callable[0,0,Callable[1,1]]]]
Pattern[/^a/,/b$/] in [Variant[URI['http://a.b']], Pattern[/^a/,/b$/]]
Variant[Tuple,NotUndef] > Optional[Array[Stuff::Deep,default,3]]
[NotUndef, Struct[{Optional[c]=>Collection,b=>Array[Timestamp['2015-01-01','2016-01-01']],a=>Stuff::Options}]].type
type(NotUndef[NotUndef[Stuff::Unknown]], 'reduced')
assert_type(Hash[Variant[Init[Stuff::Point],Stuff::Spot,Callable[0,0,Callable[1,1]],Stuff::Tree],Array[Stuff::Point],0,2], []) |$e, $a| { [$e, $a] }
Hash[Type[Struct[{Optional[c]=>Stuff::Spot,NotUndef[d]=>Tuple,'e f'=>Error['k']}]], Optional['x']] <= Iterable[Tuple[Type[Struct[{Optional[c]=>Stuff::Spot,NotUndef[d]=>Tuple,'e f'=>Error['k']}]], Optional['x']]]
Callable[ScalarData,0,2]
Callable[Optional[Init[String,'%d']],Variant[Callable[0,0]]] != Tuple[Class,Array[Collection],default,3]
String(Integer[1,10], '%#s')
Sensitive('a').convert_to(Type)
type(/a/) <= Struct[{NotUndef[d]=>Init[Integer],b=>Sensitive[Error]}]
unique([Sensitive[Tuple[Enum['A','b',true],Stuff::Kind,0,2]], Array[Variant[File,Data]]])
type(Sensitive('a'), 'generalized') <= Array[Stuff::Port,0,2]
Array[Stuff::Kind](Resource, Binary('YQ=='))
Stuff::Box[default,'a']
type([Class['foo'], Class['foo']], 'reduced')
[[{b=>5},Deferred('f'),Stuff::Box(1,'a')]].each |Tuple[String[2,3],Type,0,2] $x| { }
type(SemVerRange('1.x'), 'generalized')
String([NotUndef[Variant[Array[0,0]]], [1,2].reverse_each], '%s')
type(Variant[Type[String[1]]], 'generalized')
Callable[Tuple[Iterator,Variant[ScalarData,Stuff::Spot,Enum['A','b',true],Regexp],Integer[1],default,3], Callable[Callable[NotUndef[Class['foo']],default,3]]]
assert_type(TypeSet, Stuff::Box(1,'a')) |$e, $a| { [$e, $a] }
String(Stuff::Box[default,'a'], {Type => '%#s'})
Struct[{a=>Stuff::Point,NotUndef[d]=>Sensitive[Deferred],'e f'=>Variant[Stuff::Kind,Stuff::Box[{label=>'b'}]]}](Stuff::Point(3,4))
assert_type(SemVerRange, {})
Stuff::Port
Sensitive({b=>[Type[Integer],'A'],port=>default}) =~ Sensitive[Callable[File['/a'],default,3]]
type({1=>{x=>1,y=>70000}}) <= Struct[{'e f'=>Array[Timestamp,0,2],a=>Hash[Object,Stuff::Point,default,3],NotUndef[d]=>Struct[{b=>CatalogEntry,NotUndef[d]=>Callable,a=>Array}]}]
with({port=>SemVerRange('1.x')}) |Callable[Struct[{Optional[c]=>RichData,'e f'=>Array[0,0],b=>Scalar}],1] $x| { $x }
with({c=>Stuff::Point(3),'e f'=>[undef,Error('m','k')]}) |TypeSet $x| { $x }
Callable[Runtime['ruby','Time'], Callable[Regexp]]
Callable[Hash[Type[Timestamp['2015-01-01','2016-01-01']],Iterable[Enum['a','b']],default,3], Callable[NotUndef['y']]]
type({0 => Stuff::Port}, 'generalized')
type('b', 'generalized')
false == []
unique([Struct, Variant[Sensitive,Array[Type[Type]]]])
[Tuple[Type[Optional],Iterable[Iterator],Array[Stuff::Maybe],default,3], Hash[Hash[TypeSet,ScalarData,1],Tuple,default,3], Tuple[Type[Optional],Iterable[Iterator],Array[Stuff::Maybe],default,3]].unique
[[[]]] =~ Init[Array]
with('b') |NotUndef[Iterable[NotUndef['y']]] $x| { $x }
Enum in [Stuff::Box[{label=>'b'}], Enum]
{x=>1,y=>70000} ? { Iterable[Pattern] => 1, ScalarData => 2, default => 3 }
type(Tuple[Stuff::Deeper,Default,default,3], 'generalized')
Struct[{a=>Hash[Stuff::Unknown,String,1],b=>Struct[{NotUndef[d]=>Collection[1,2],b=>Object,a=>Stuff::Box[1]}],Optional[c]=>Array[Optional,1]}] < Tuple[Array[Undef,1],Variant]
Timestamp['2015-01-01','2016-01-01']([], {d=>Type[Integer]})
[Timespan('0:30:00')] =~ Init[NotUndef[Variant[Collection[1,2],SemVerRange,Boolean[true]]]]
{d => {c=>{name=>5,1=>1.5},b=>['a']}}.map |Callable[Struct[{b=>Tuple,'e f'=>Boolean}],Tuple[Timestamp,0,2],default,3] $k, Optional[NotUndef[Regexp[/a/]]] $v| { $v }
with({c=>SemVerRange('1.x'),a=>[SemVerRange('1.x'),'abc',1.5]}) |String $x| { $x }
{2.5=>[5]} in [Callable[String,Hash,1], Optional[Optional[Timespan]]]
String([1,[2,[3]]], '%#p')
{name=>'n',x=>1} =~ Init[Variant[Array[Scalar],NotUndef[Stuff::Port],Collection]]
Callable[Struct[{b=>Resource}]] <= Callable[Callable[0,0,Callable[1,1]]]
'A' !~ Error['k']
assert_type(Callable[Callable[Resource['file'],Timestamp['2015-01-01','2016-01-01'],default,3],default,3], [{},{}]) |$e, $a| { [$e, $a] }
Sensitive({a=>[false],tree=>{}}) =~ Sensitive[Optional[Callable[URI,Regexp]]]
Callable[[Float[1.0,2.5]], Hash[SemVer,Callable[String,1,3]]] <= Callable[Float[1.0,2.5]]
[[Type[Integer]],[Stuff::Box(2,undef)]] =~ Init[Sensitive]
[Callable[Callable[[Integer,String],Integer],1], Array[Any]].type
assert_type(Sensitive[Tuple[Tuple[Timespan,Numeric,Array[0,0],0,2],Error['k']]], Sensitive([Stuff::Point,Stuff::Point,{'e f'=>true,a=>SemVerRange('1.x')}]))
assert_type(Iterable[Timestamp], [URI('http://a.b/c'),{2.5=>Stuff::Box(1,'a')}])
Sensitive(undef) =~ Sensitive[Hash[Iterable[Stuff::Box[1]],Data]]
Array[Tuple[Stuff::Box[1],Enum]]([1,[2,[3]]])
Tuple[Struct[{a=>Variant[Sensitive],'e f'=>Iterable[Integer[1,10]]}], Iterable[Type[String[2,3]]]] <= Array[Struct[{a=>Variant[Sensitive],'e f'=>Iterable[Integer[1,10]]}]]
type(Stuff::Point, 'detailed')
type({a => {}, b => {c=>Error('m','k')}}, 'reduced')
type(['a', 'a'], 'reduced')
type({b=>[[1,[2,[3]]],Timestamp('2015-05-01')],port=>'',1=>[true]}, 'generalized') <= Array[Variant[Struct,SemVer,Optional,Error]]
Array[Array[Stuff::Port,default,3]](/a/)
with({c=>[2.0],'e f'=>false,x=>{d=>Stuff::Point(3,4),tree=>Error('m','k'),port=>Deferred('f')}}) |Tuple[Stuff::Box[1],1] $x| { $x }
[[{a=>{b=>{c=>d}}}],['A',-3]] ? { Resource['file'] => 1, Variant[Variant[Integer[1]],Struct[{'e f'=>Sensitive}],Integer[default,5]] => 2, default => 3 }
Sensitive([]) =~ Sensitive[Class['foo']]
[Sensitive('a'), [URI('http://a.b/c')]].reduce |Tuple[Sensitive[CatalogEntry],Tuple[Integer[default,5],Class['foo'],default,3],default,3] $m, Init[Integer] $e| { $e }
Hash > Variant[Callable[Timespan],Callable,Callable[Pattern[/^a/,/b$/],Timespan,default,3],Struct]
type({a => [], b => {port=>80}}, 'reduced')
[{a=>Class['foo'],x=>SemVer('1.2.3')}].convert_to(Array[Struct[{Optional[c]=>Numeric}],0,2])
with(Error('m','k'), Error('m','k')) |Struct[{Optional[c]=>Hash[Timestamp,Timestamp,default,3]}] $x, Variant[Struct[{b=>Boolean}],Hash[Stuff::Kind,Any],Array[Collection[1,2]]] *$y| { [$x, $y] }
assert_type(Hash[TypeSet,Object,default,3], [1,2].reverse_each)
Callable[Struct[{b=>Stuff::Box[1]}],Hash[Hash[0,0],Timestamp,default,3],default,3]
type('A', 'generalized')
type(Optional[URI], 'reduced')
type(Hash[Any,Hash[Struct,Struct,0,2],default,3], 'generalized')
[Array[Callable[Timestamp,0,2]], Array[Optional], Array[Callable[Timestamp,0,2]]].unique
Variant([URI('http://a.b/c'),{x=>Data}], [Stuff::Spot(3,'s'),Stuff::Box(2,undef)])
assert_type(Type[Tuple[Struct[{b=>Hash[0,0],Optional[c]=>Stuff::Unknown,'e f'=>Class}],default,3]], Struct[{b=>Hash[Pattern,Callable[String,1,3],1],'e f'=>Callable[String[1]]}])
assert_type(Sensitive[Type[Optional[Callable[[Integer,String],Integer]]]], Sensitive(1))
[{'e f'=>'a'}].each |Timestamp $x| { }
Sensitive(['A',SemVer('1.2.3'),{name=>SemVer('1.2.3'),2.5=>SemVer('1.2.3')}]) =~ Sensitive[Array[Optional[Type]]]
Tuple[Optional[Hash[Any,Stuff::Box[1],1]], Class['foo']] <= Array[Optional[Hash[Any,Stuff::Box[1],1]]]
[false,[SemVer('1.2.3'),Data]].convert_to(Hash[Hash[Resource,Integer[1,10],1],RichData,default,3])
Variant[Struct[{'e f'=>RichDataKey}]] =~ Type[Optional[Callable[Pattern[/^a/,/b$/],Struct,default,3]]]
Type('Optional[Array[RichData,0,2]]')
assert_type(Sensitive[Array[Optional[Stuff::Box[{label=>'b'}]],0,2]], Sensitive(Type[Integer]))
Hash[Type[Optional], Variant[Type[Init[String,'%d']],Enum['A','b',true]]] <= Iterable[Tuple[Type[Optional], Variant[Type[Init[String,'%d']],Enum['A','b',true]]]]
Tuple[Type[Type], Variant[Regexp[/a/]]] <= Array[Type[Type]]
Array[Integer].convert_to(Hash[Array[Resource['file']],Runtime['ruby','Time'],0,2])
assert_type(Sensitive[Tuple[Hash[Pattern[/^a/,/b$/],Callable,default,3],Iterator,1]], Sensitive({c=>Class['foo'],x=>{},a=>String[1]}))
Hash[Iterable[Stuff::Unknown], RichDataKey] <= Iterable[Tuple[Iterable[Stuff::Unknown], RichDataKey]]
Array[Integer] =~ Type[Iterable[Tuple]]
{a=>{b=>{c=>d}}} =~ Variant[Boolean[true],Iterable[URI['http://a.b']],String,Sensitive]
{x=>1,y=>70000} in [Array[Init[String,'%d'],default,3], Float[1.0,2.5]]
assert_type(Optional['x'], {b=>{b=>Deferred('f'),2.5=>{name=>'n',x=>1}},d=>Stuff::Point(3,4)})
[Struct[{a=>URI,Optional[c]=>Collection[1,2],'e f'=>Variant[Stuff::Box[default,'a']]}], Array[Tuple[Pattern[/^a/,/b$/],default,3]], Struct[{a=>URI,Optional[c]=>Collection[1,2],'e f'=>Variant[Stuff::Box[default,'a']]}]].unique
type(Array[Variant[Stuff::Maybe,Stuff::Deeper,Pattern,Stuff::Port]], 'reduced')
type([Pattern, NotUndef[Type[SemVer['1.x']]]], 'reduced')
with('b') |Callable[String,1,3] $x| { $x }
[{}, [Stuff::Point(3,4),-3,{x=>1,y=>70000}]].reduce |Hash[Optional,Enum,1] $m, Type[Hash[Class,File['/a'],default,3]] $e| { $e }
Variant[Binary,NotUndef[Sensitive]] >= Stuff::Unknown
{tree=>[Stuff::Box(2,undef)],'e f'=>false,d=>'A'}.convert_to(Tuple[Timespan,Array[Timestamp['2015-01-01','2016-01-01']],TypeSet,default,3])
type(undef) <= Hash[Stuff::Tree,Hash[Stuff::Box[{label=>'b'}],Stuff::Unknown,0,2]]
Stuff::Point in [Iterable[Type[Type]], Stuff::Point]
[[],{2.5=>'A',d=>String[1]}].convert_to(Variant[Class])
with() |Array[Integer[1],1] $x = ({}), Variant[Type[Error],Sensitive[RichData],Array[Timestamp['2015-01-01','2016-01-01'],default,3]] $y = ({port=>{port=>0,tree=>[1,['x']],'e'=>1},a=>File['/a']})| { [$x, $y] }
['abc', {c=>Resource}].reduce |Array[Tuple[Init[Integer]]] $m, Sensitive[Array[Struct,1]] $e| { $e }
assert_type(Type[Struct[{b=>NotUndef['y'],'e f'=>Sensitive[Callable[String,1,3]]}]], Tuple[Timespan])
String([[false,Deferred('f')],{port=>Integer,'e f'=>2.0,b=>Type[Integer]}], '%#p')
Array[Tuple[URI,Error['k'],default,3],0,2] in [Class['foo'], Array[Tuple[URI,Error['k'],default,3],0,2]]
type([{}, [Data,{name=>'n',x=>1}]], 'reduced')
type([[Timestamp('2015-05-01')], [Timestamp('2015-05-01')]], 'reduced')
String([Array[Struct[{'e f'=>Integer[default,5],Optional[c]=>RichData,b=>Stuff::Unknown}]], Resource], '%#s')
type(Callable[Optional[Class['foo']],Array[SemVerRange,default,3],0,2], 'generalized')
assert_type(Stuff::Deeper, ['A',undef])
assert_type(Hash[Array[Optional['x']],Variant[RichData,ScalarData]], Timestamp('2015-05-01'))
String(Iterable[Optional[String[1]]], '%#p')
assert_type(Type[Hash], Tuple[Array[Stuff::Tree,0,2],Callable[Tuple,Struct,default,3],default,3])
"${[Tuple[Tuple[String,1]], {a=>'A','e f'=>[]}]}"
String([Array[Sensitive[Collection],default,3], 'a'], {Type => '%#s'})
type({/a/ => URI('http://a.b/c')}, 'generalized')
assert_type('Hash[Hash[Integer[1,10],Optional,default,3],Hash[Array[0,0],Data,0,2],default,3]', Class['foo'])
assert_type(Type[Array[Variant[Default],0,2]], Sensitive[Type[Stuff::Maybe]])
with('a') |Tuple[NotUndef,Sensitive[Type],Stuff::Port,1] $x| { $x }
[].convert_to(Struct[{b=>Struct[{b=>Integer[default,5],NotUndef[d]=>Pattern}],a=>Resource['file']}])
String([Hash[Tuple[Object,Data,Sensitive,default,3],Optional[Stuff::Spot]], default], '%-60.9s')
type([Stuff::Point(3,4)], 'generalized')
[Stuff::Point, Array[Tuple[Collection,File,Stuff::Box,default,3]], Stuff::Point].unique
String(Array[Array[Stuff::Box[default,'a']]], {Type => '%#s'})
type({}) <= Hash[Undef,Array[Callable[[Integer,String],Integer],0,2],1]
type([[{port=>File['/a'],tree=>0,a=>Stuff::Point(3)}], false], 'generalized')
Stuff::Maybe > Struct[{NotUndef[d]=>Deferred,Optional[c]=>Tuple[Stuff::Tree,File['/a'],1],a=>Struct[{Optional[c]=>Callable[0,0,Callable[1,1]],a=>Error,b=>URI['http://a.b']}]}]
type([{tree=>['A'],'e f'=>5}, {tree=>['A'],'e f'=>5}], 'reduced')
with([[],[[[]]],[Type[Integer],'abc',true]]) |Optional[Array[Array]] $x| { $x }
String(RichDataKey, '%#s')
Init[Iterator](5)
"${[Struct[{b=>Callable[String,1,3],'e f'=>Collection,NotUndef[d]=>Type[Tuple]}], Sensitive('a')]}"
with(SemVerRange('1.x'), SemVerRange('1.x')) |Timestamp $x, Class *$y| { [$x, $y] }
[[Deferred('f'),{a=>{b=>{c=>d}}},2.0]] =~ Init[Tuple[NotUndef,Sensitive[Type],Sensitive]]
type([{port=>80}, []], 'generalized')
{b => []}.map |Stuff::Kind $k, Init[Stuff::Point] $v| { $v }
[{b=>/a/}].each |Array[CatalogEntry] $x| { }
assert_type(Array[Variant[Hash[0,0],Pattern,Stuff::Deeper]], 'a') |$e, $a| { [$e, $a] }
String({x=>{b=>Resource,'e f'=>Class['foo']},1=>Deferred('f'),'e f'=>[]}, '%#p')
Init[Hash[SemVer,Struct[{Optional[c]=>Stuff::Point}],default,3]]({})
Callable[[Numeric], SemVer] <= Callable[Numeric]
[{c=>Integer}, {tree=>URI('http://a.b/c')}].reduce |Iterable[ScalarData] $m, Iterator $e| { $e }
assert_type(Callable[Hash[Pattern[/^a/,/b$/],Stuff::Box[default,'a'],default,3],0,2], {name=>'n',x=>1})
{'e f' => {b=>Data}}.map |Regexp $k, Struct[{'e f'=>Variant[Callable[0,0,Callable[1,1]],SemVer,String,NotUndef],a=>Struct[{'e f'=>ScalarData,b=>Pattern}]}] $v| { $v }
Variant[Variant[Array[Hash[0,0],default,3],Init[String,'%d'],Iterator,Array[Pattern]], Runtime] == Variant[Runtime, Variant[Array[Hash[0,0],default,3],Init[String,'%d'],Iterator,Array[Pattern]]]
Variant[Type[Type],Sensitive[Stuff::Box[1]]] in [Variant, Variant[Type[Type],Sensitive[Stuff::Box[1]]]]
with() |Struct[{NotUndef[d]=>Callable[Any,Stuff::Spot,1]}] $x = (Class['foo']), Boolean $y = ([default,String[1],{name=>'n',x=>1}])| { [$x, $y] }
[] =~ Init[Callable[0,0,Callable[1,1]]]
String(Callable, '%p')
type(Stuff::Point(3), 'detailed')
type({a => false, b => default}, 'reduced')
Init[Struct[{NotUndef[d]=>Tuple[SemVerRange,RichData,default,3],a=>Stuff::Box[1],b=>Hash[Class['foo'],Error,0,2]}]]([{port=>0,tree=>[1,['x']],'e'=>1},[{port=>80},Array[Integer]],Stuff::Spot(3,'s',7,Stuff::Point(1))])
Tuple[Array[Init[String,'%d'],default,3],Array[Default],Callable[String[1],Timestamp,default,3],1] in [Hash[Struct[{b=>SemVerRange}],Stuff::Box,1], Tuple[Array[Init[String,'%d'],default,3],Array[Default],Callable[String[1],Timestamp,default,3],1]]
Init[Integer]([SemVer('1.2.3'),[Integer,Stuff::Spot(3,'s',7,Stuff::Point(1))],[]])
type({File['/a'] => 'A'}, 'generalized')
Hash[Struct[{Optional[c]=>Stuff::Point,NotUndef[d]=>Callable[String,1,3]}],Type[URI['http://a.b']],0,2] != Variant[Stuff::Unknown,Resource,NotUndef['y'],Callable[Stuff::Point,Init,1]]
String([Optional[Init[Stuff::Point]], [{},{x=>{name=>'n',x=>1},a=>Type[Integer],tree=>'abc'}]], '%#30p')
Hash[Callable[Sensitive[Numeric]], Array[Array[Hash[0,0],0,2]]] <= Iterable[Tuple[Callable[Sensitive[Numeric]], Array[Array[Hash[0,0],0,2]]]]
type([Array[Integer], Array[Integer]], 'reduced')
Any < Sensitive[Variant[Iterable,Timespan['0:10:00','1:00:00'],Enum,SemVerRange]]
[Tuple[Tuple[Callable[String,1,3],0,2],Optional[Stuff::Box],1], Variant[Hash[Error['k'],Stuff::Maybe],Callable[0,0]], Tuple[Tuple[Callable[String,1,3],0,2],Optional[Stuff::Box],1]].unique
Callable[Callable[Callable[0,0],0,2]] <= Callable[Enum['a','b']]
case {} { Type[Error['k']]: { 1 } [Timespan]: { 2 } default: { 3 } }
{'e f' => {b=>{port=>false,name=>Stuff::Point(3),2.5=>undef}}}.map |Hash[Stuff::Deep,Variant[Stuff::Unknown,Variant],0,2] $k, Callable[0,0,Callable[1,1]] $v| { $v }
assert_type(NotUndef[Array[Regexp]], [Stuff::Port])
String(Hash[Struct[{'e f'=>Float}],Variant[String[1]],0,2], '%#p')
unique([Callable[[Integer,String],Integer], Struct[{a=>Iterable[Stuff::Deeper]}]])
Tuple[Enum, Callable[Tuple[Error['k'],SemVer,Callable],Array[0,0],default,3]] <= Array[Enum]
Callable[Callable[Tuple[Array,Type,Float,0,2],default,3], Callable[Error['k']]]
Sensitive(/a/) =~ Sensitive[Hash[Iterable[Type],Variant[Boolean[true],Tuple]]]
type([{'e f'=>Array[Integer],port=>[]}, {'e f'=>Array[Integer],port=>[]}], 'reduced')
[{'e f'=>[Binary('YQ==')]}, Stuff::Spot(3,'s',7,Stuff::Point(1))].reduce |Variant[Tuple[Timestamp,Stuff::Unknown,Stuff::Options,1],Array[Regexp[/a/],default,3]] $m, Tuple[Tuple[Stuff::Point,File['/a'],default,3],Binary,Data,default,3] $e| { $e }
type([[Class['foo'],5,false], [Class['foo'],5,false]], 'reduced')
with() |Optional['x'] $x = (undef), Sensitive[Stuff::Spot] $y = ('')| { [$x, $y] }
Callable[[Struct[{a=>URI['http://a.b']}]], Callable[String[1],Array[Stuff::Box[default,'a']],default,3]] <= Callable[Struct[{a=>URI['http://a.b']}]]
Struct[{b=>Stuff::Box[{label=>'b'}],'e f'=>Array[Timestamp['2015-01-01','2016-01-01']]}] >= Class['foo']
"${[Data, Data]}"
assert_type('Struct[{NotUndef[d]=>Array[NotUndef[\'y\'],1],Optional[c]=>Iterable}]', [])
Optional >= Type[RichDataKey]
type({{} => 'abc'}, 'generalized')
with(-3) |Variant[Array[Timespan,0,2]] $x| { $x }
assert_type(Sensitive[Variant[String[1],Sensitive,Array[Stuff::Spot,1],Hash[Init,NotUndef,default,3]]], Sensitive([]))
assert_type(Sensitive[NotUndef[Sensitive[Stuff::Box[1]]]], Sensitive([Integer]))
assert_type(Array[Struct[{'e f'=>Stuff::Port,a=>Class}]], [false,File['/a']])
type([Default, NotUndef], 'reduced')
with([{c=>1,1=>'A'},{a=>Stuff::Box(2,undef),b=>SemVerRange('1.x'),x=>File['/a']}], [{c=>1,1=>'A'},{a=>Stuff::Box(2,undef),b=>SemVerRange('1.x'),x=>File['/a']}]) |Hash[Hash[Stuff::Deeper,NotUndef['y'],0,2],Stuff::Tree,1] $x, Struct[{a=>Class['foo'],NotUndef[d]=>Hash[NotUndef['y'],Stuff::Point,0,2],Optional[c]=>Callable[Timestamp['2015-01-01','2016-01-01'],Resource,1]}] *$y| { [$x, $y] }
Hash[0,0] >= File
type({a => '', b => Resource}, 'reduced')
Stuff::Unknown >= Variant[Float[1.0,2.5],Array[CatalogEntry]]
with(-3, -3) |Array[Array[Resource,1],default,3] $x, Integer *$y| { [$x, $y] }
Sensitive(Binary('YQ==')) =~ Sensitive[URI]
Optional['x']({})
type([{port=>{tree=>Stuff::Point(3,4),c=>0,b=>Array[Integer]}}, Stuff::Point], 'reduced')
type([]) <= Callable[0,0,Callable[1,1]]
assert_type(Type[Sensitive[Hash[Integer[1],Stuff::Maybe,0,2]]], Iterable[Integer[1,10]])
type(Regexp[/a/], 'generalized')
with({a=>Stuff::Point}) |Iterable[Tuple[Resource,Runtime['ruby','Time'],Binary,1]] $x| { $x }
['A',[Array[Integer],[1,[2,[3]]],Resource]] == [2.0,Binary('YQ==')]
assert_type(Sensitive[Integer], Sensitive([1,2].reverse_each))
false =~ Hash[Type[Type[Type]],Stuff::Tree,default,3]
assert_type(Struct[{a=>Struct[{NotUndef[d]=>Boolean[true],a=>Tuple}],Optional[c]=>Array[Boolean]}], 'abc') |$e, $a| { [$e, $a] }
{d=>{port=>0,tree=>[1,['x']],'e'=>1}} == ['a']
[{}, {x=>{name=>'n',x=>1},'e f'=>{a=>{b=>{c=>d}}},tree=>2.0}].reduce |Stuff::Box[{label=>'b'}] $m, NotUndef[URI['http://a.b']] $e| { $e }
Variant > Array[Pattern]
type('A', 'detailed')
type(Callable[NotUndef[Stuff::Tree],Class['foo'],1], 'reduced')
File >= Tuple[Object,1]
type([Type[Optional], RichData], 'reduced')
RichDataKey < Error['k']
Init[Callable[Integer[1,10],Callable[Array,Hash[0,0]],1]]([])
Class['foo'] in [Variant[Hash[Variant,Iterator,1]], Regexp[/a/]]
assert_type(Type[Type[Array[Init[Stuff::Point]]]], Array[Type[Array[0,0]]])
Class['foo'] == 1
[{},{c=>'A',name=>Stuff::Port,b=>Type[Integer]}] in [CatalogEntry, Variant[Tuple[Timestamp['2015-01-01','2016-01-01'],1],Hash[Stuff::Box[1],SemVer['1.x']],Hash[Iterable,Undef,default,3],Struct[{NotUndef[d]=>RichDataKey,b=>URI['http://a.b']}]]]
-3 in [Optional, Sensitive[Iterable[URI['http://a.b']]]]
"${[URI, {}]}"
Callable[Array[Iterable[Runtime]], Callable[Tuple]]
Sensitive[Array[Stuff::Box[1],1]]
Hash[Hash[Class,Iterator,1],Hash[Callable[0,0,Callable[1,1]],Integer[1,10]],default,3] =~ Type[Stuff::Box[1]]
type({a => ['a',Stuff::Box(1,'a')], b => Type[Integer]}, 'reduced')
[Array[Struct[{a=>Timestamp['2015-01-01','2016-01-01'],b=>Scalar,Optional[c]=>Pattern}],0,2], Struct[{Optional[c]=>Tuple[Callable[[Integer,String],Integer],Numeric,1]}], Array[Struct[{a=>Timestamp['2015-01-01','2016-01-01'],b=>Scalar,Optional[c]=>Pattern}],0,2]].unique
with(undef) |Optional[Enum['A','b',true]] $x| { $x }
assert_type(Sensitive[Type[Sensitive[Binary]]], Sensitive({c=>1.5,'e f'=>Stuff::Box(2,undef)}))
Stuff::Spot(3,'s',7,Stuff::Point(1)) == [1,2].reverse_each
Callable[[Type[Hash[Stuff::Box[default,'a'],Type,0,2]]], Callable[Enum['a','b'],0,2]] <= Callable[Type[Hash[Stuff::Box[default,'a'],Type,0,2]]]
type({a => SemVerRange('1.x'), b => []}, 'reduced')
String([URI, Data], '%#s')
type({port=>80}) <= Variant[Hash,Array[Type],Tuple[RichDataKey,Boolean[true],SemVerRange,1],Array[Callable[String,1,3]]]
undef =~ Variant[Init[Stuff::Point]]
[{}, -3].reduce |Optional[Callable[File['/a']]] $m, Hash[Tuple[RichData,default,3],Undef] $e| { $e }
Sensitive([]) =~ Sensitive[Variant[Callable[SemVer,Stuff::Box[1]],Float[1.0,2.5],RichDataKey]]
Struct[{b=>Array[Init[Integer]],a=>Tuple[Stuff::Options,ScalarData,Error['k'],1]}] < Type
Stuff::Box(1,'a') =~ Tuple[Stuff::Box,Callable[String[2,3],Callable[String,1,3],1],Hash[Array,Integer[1,10],0,2],0,2]
[Sensitive('a'),Stuff::Spot(3,'s'),{port=>Timespan('0:30:00')}] in [Struct[{NotUndef[d]=>Sensitive[Timestamp]}], Hash[Array[String],Struct[{Optional[c]=>Stuff::Box[default,'a'],a=>ScalarData,NotUndef[d]=>Regexp}],1]]
type([{name=>'n',x=>1}, Array[Integer]], 'generalized')
type(Callable[Array[Regexp],Hash[SemVer,Data,1],default,3], 'reduced')
type(Struct[{a=>Hash[Runtime['ruby','Time'],CatalogEntry,default,3]}], 'reduced')
Timestamp['2015-01-01','2016-01-01'] <= Sensitive[File]
with(undef) |Hash[String,String] $x| { $x }
type(SemVerRange('1.x'), 'detailed')
'abc'.convert_to(Tuple[Type,Collection[1,2],0,2])
Iterable(false, 'b')
with('A', 'A') |Optional[Struct[{a=>SemVerRange,b=>Numeric}]] $x, Sensitive *$y| { [$x, $y] }
type({a => {2.5=>''}, b => -3}, 'reduced')
type({false => {port=>Binary('YQ=='),d=>/a/}}, 'generalized')
CatalogEntry != Iterable[Variant[Struct,Pattern[/^a/,/b$/]]]
type(false, 'generalized')
Callable[Callable[Callable[Default,Stuff::Box[default,'a'],default,3]], Callable[Struct[{a=>Optional[Callable],b=>Callable[Stuff::Box[1],Iterable,0,2]}]]]
[1,2].reverse_each.convert_to(String)
assert_type(Type[Collection[1,2]], RichData)
Stuff::Box[default,'a'] in [NotUndef[Variant[Init[Integer],Callable[0,0,Callable[1,1]]]], Stuff::Box[default,'a']]
Stuff::Box[default,'a'] <= Type[Callable[Init[Stuff::Point],Array,default,3]]
String([Stuff::Box[1], undef], '%s')
assert_type(Enum, 'a') |$e, $a| { [$e, $a] }
{} =~ Stuff::Deeper
'a'.convert_to(Enum)
Any in [Hash[Optional[TypeSet],Iterable[NotUndef['y']]], Any]
Optional[Optional[Callable[0,0,Callable[1,1]]]] > Variant[Tuple[String[2,3],String[2,3],Iterator,1],ScalarData,Float[1.0,2.5]]
Sensitive(Stuff::Port) =~ Sensitive[Iterable[Struct[{b=>Class}]]]
type(['b', {}], 'generalized')
{2.5=>[Stuff::Point],tree=>Array[Integer],1=>{x=>1,y=>70000}} ? { NotUndef[Variant[Stuff::Tree,Callable[[Integer,String],Integer],Stuff::Box[{label=>'b'}]]] => 1, Callable[Stuff::Unknown,1] => 2, default => 3 }
Callable[[Optional], SemVer['1.x']] <= Callable[Optional]
Variant[Type, Stuff::Options] == Variant[Stuff::Options, Type]
Type('Optional[URI]')
Optional[Stuff::Deep] < TypeSet
Tuple[Variant[Stuff::Box,Boolean],Struct[{a=>Float,NotUndef[d]=>Class['foo'],b=>Stuff::Tree}],0,2] in [Array[Scalar], Tuple[Variant[Stuff::Box,Boolean],Struct[{a=>Float,NotUndef[d]=>Class['foo'],b=>Stuff::Tree}],0,2]]
Array[Hash[Stuff::Kind,Stuff::Options,0,2]] =~ Type[Variant[Runtime,Array[String]]]
unique([Struct[{'e f'=>Tuple[TypeSet],Optional[c]=>Optional[Boolean]}], Variant[Struct[{Optional[c]=>Type,NotUndef[d]=>Init,a=>NotUndef}],Optional[Hash],NotUndef[Enum]]])
Callable[[Struct[{'e f'=>Init,a=>Data}]], Array[Array[Boolean[true]]]] <= Callable[Struct[{'e f'=>Init,a=>Data}]]
[{x=>/a/,tree=>/a/},/a/,default] !~ Variant[Tuple[Timestamp['2015-01-01','2016-01-01'],Deferred],Hash[Variant,Type[Type],1],NotUndef[Type[Type]]]
assert_type(Struct[{NotUndef[d]=>Callable[Stuff::Maybe,Callable[0,0],1],a=>Array[RichData,default,3]}], 0) |$e, $a| { [$e, $a] }
[String[1],File['/a']] ? { Sensitive => 1, Array[Struct[{NotUndef[d]=>Default,a=>Binary,Optional[c]=>Sensitive}]] => 2, default => 3 }
with([1,2].reverse_each) |Hash[Iterable[NotUndef],Optional[Undef],default,3] $x| { $x }
assert_type(Hash[Type[Callable[[Integer,String],Integer]],Stuff::Point,1], [])
Callable[Resource] <= Callable[Struct[{b=>Array[Collection]}]]
Tuple[Runtime['ruby','Time'],Stuff::Deep] == Variant[Callable[Object,default,3]]
[Stuff::Spot(3,'s',7,Stuff::Point(1)),Timestamp('2015-05-01'),{}].convert_to(Sensitive[Struct[{Optional[c]=>Struct,a=>Optional}]])
Callable[Struct[{b=>Resource,'e f'=>Struct[{'e f'=>Stuff::Maybe}]}], Callable[String]]
