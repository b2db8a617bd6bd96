# What types have in common, and which of them can be iterated and called.
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable }
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable[Any] }
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable[Integer] }
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable[String] }
[Any,Boolean,Callable,CatalogEntry,Default,Float,Class,NotUndef,Numeric,Optional,Pattern,Regexp,Resource,Runtime,Scalar,ScalarData,Type,Undef,Type[Integer],Variant[Integer,Any],Binary,Enum,Enum[a]].map |$t| { $t <= Iterable }
Type[Integer[0,5]] <= Iterable[Integer[0,5]]
Type[Enum[yes,no]] <= Iterable[Enum[yes,no]]
Type[Enum[ok,fail]] <= Iterable[Enum[yes,no]]
Type[String] <= Iterable[String]
Binary('YWJj').each |$x| { notice($x) }
Binary('YWJj').map |$x| { $x }
Binary('YWJj') =~ Iterable
Binary <= Iterable
3.map |$x| { $x }
type(3.reverse_each)
type(3.step(2))
type(8.step(3), 'detailed')
8.step(3).map |$x| { $x }
Integer[2,7].map |$x| { $x }
Integer[1,5].step(2).map |$x| { $x }
Integer[2,7].reverse_each.map |$x| { $x }
type(Integer[2,7].reverse_each)
type(Integer[2,7].step(2))
type('eat this'.reverse_each)
'eat this'.reverse_each.map |$x| { $x }
type([1,5,5,9,9,9].reverse_each)
type([1,5,5,9,9,9].step(2))
6.step(2).reverse_each.map |$x| { $x }
Integer[0,5].step(2).reverse_each.map |$x| { $x }
6.reverse_each.step(2).map |$x| { $x }
Integer[0,5].reverse_each.step(2).map |$x| { $x }
18.step(3).reverse_each.step(2).reverse_each.map |$x| { $x }
[a,b,c,d,e,f,g,h,i].step(3).map |$x| { $x }
[a,b,c,d,e,f,g,h,i].reverse_each.step(3).map |$x| { $x }
"${18.step(3)}"
"${18.reverse_each}"
"${[1,a].reverse_each}"
String([1,a].reverse_each)
String([1,a].reverse_each, '%p')
String([1,a].reverse_each, '%#p')
String([1,a].reverse_each, '%s')
String([1,a].reverse_each, '%a')
String([1,a].reverse_each, '%d')
String({a=>1}.reverse_each)
type({a=>1}.reverse_each)
type({a=>1}.step(1))
type(Enum[a,b].reverse_each)
type(Enum[a,b].step(1))
Enum[a,b].reverse_each.map |$x| { $x }
Enum[a,b,true].map |$x| { $x }
Array(3.reverse_each)
Array({a=>1}.reverse_each)
3.reverse_each =~ Iterator
3.reverse_each =~ Iterator[Integer]
3.reverse_each =~ Iterator[Integer[0,2]]
3.reverse_each =~ Iterator[Integer[0,1]]
3.reverse_each =~ Iterable[Integer]
3.reverse_each =~ Iterable[String]
[1,a].reverse_each =~ Iterator[Integer]
[1,a].reverse_each =~ Iterator[Scalar]
assert_type(Iterator[String], 3.reverse_each)
assert_type(Iterable[String], 3.reverse_each)
assert_type(Iterable[String], [1])
assert_type(Iterable[String], 3)
assert_type(Iterable, -3)
assert_type(Iterable, Integer)
assert_type(Iterable[String], {a=>1})
assert_type(Iterator, [1])
3.reverse_each == 3.reverse_each
[3.reverse_each, 3.step(2)].type
type([3.reverse_each, 3.step(2)], 'reduced')
type([3.reverse_each, [1].step(2)], 'generalized')
type(3.reverse_each, 'generalized')
type(3.reverse_each, 'reduced')
Iterator[Integer] < Iterable[Integer]
Iterator[Integer[1,2]] < Iterator[Integer]
Iterator[Integer[1,2]] < Iterable
Array[Integer] < Iterable[Integer]
Array[Integer] < Iterable[String]
Hash[String,Integer] < Iterable[Tuple[String,Integer]]
Hash[String,Integer] < Iterable[Integer]
Struct[{a=>Integer}] < Iterable[Tuple[Enum[a],Integer]]
Struct[{a=>Integer}] < Iterable[Tuple[String,Integer]]
Tuple[Integer,String] < Iterable[Scalar]
String < Iterable[String[1,1]]
String[3] < Iterable[String[1,1]]
String < Iterable[String]
Integer < Iterable[Integer]
Integer[3] < Iterable[Integer]
Integer[1,3] < Iterable[Integer[0,2]]
Integer[1,3] < Iterable[Integer[0,3]]
Enum[a] < Iterable[String]
Pattern[/a/] < Iterable[String]
Binary < Iterable[Integer]
Variant[Array[Integer],Integer[0,3]] < Iterable[Integer]
Optional[Array] < Iterable
NotUndef[Array] < Iterable
NotUndef[Array[Integer]] < Iterable[Integer]
Optional[Array[Integer]] < Iterable[Integer]
Type[Integer[1,2]] < Iterable
Type[Enum[a]] < Iterable
Type[Type[Integer[1,2]]] < Iterable
Callable[String] < Callable
Callable < Callable[String]
Callable[Scalar] < Callable[String]
Callable[String] < Callable[Scalar]
Callable[[String], Integer] < Callable[[String], Numeric]
Callable[[String], Numeric] < Callable[[String], Integer]
Callable[[String], Integer] < Callable[String]
Callable[String] < Callable[[String], Integer]
Callable[String, Callable[String]] < Callable[String, Callable[Scalar]]
Callable[String, Callable[Scalar]] < Callable[String, Callable[String]]
Callable[String, Optional[Callable]] < Callable[String]
Callable[String] < Callable[String, Optional[Callable]]
Callable[String, Callable] < Callable[String]
Callable[String, 0, 1] < Callable[String]
Callable[String] < Callable[String, 0, 1]
Callable[String, 1, 3] < Callable[String,String]
Callable[0,0] < Callable[0,1]
Callable[0,1] < Callable[0,0]
Callable[0,1] < Callable[String,0,1]
Callable[String,0,1] < Callable[0,1]
Callable[0] < Callable[0,0]
Callable[0,0] < Callable[0]
type([Callable[String],Callable[Integer]], 'reduced')
type([Callable[String],Callable[Scalar]], 'reduced')
type([Callable[Scalar],Callable[String]], 'reduced')
type([Callable[String,Callable[String]],Callable[String,Callable[Integer]]], 'reduced')
type([Callable[String,Callable[String]],Callable[String,Callable[Scalar]]], 'reduced')
type([Callable[[String],Integer],Callable[[String],String]], 'reduced')
type([Callable[[String],Integer],Callable[[String],Numeric]], 'reduced')
type([File,File], 'reduced')
type([File,File['/a']], 'reduced')
type([File['/a'],File['/a']], 'reduced')
type([File['/a'],File['/b']], 'reduced')
type([File['/a'],Package['b']], 'reduced')
type([Class[foo],Class[foo]], 'reduced')
type([Class[foo],Class[bar]], 'reduced')
type([Class,Class[bar]], 'reduced')
type([Class,File], 'reduced')
type([Resource,File], 'reduced')
type([Pattern[/a/],Pattern[/b/]], 'reduced')
type([Enum[a,b],Enum[c]], 'reduced')
type([Enum[a,b],Enum[c,true]], 'reduced')
type([Enum[a,b],String], 'reduced')
type([Enum[a,b],String[1]], 'reduced')
type([String[1,3],String[2,5]], 'reduced')
type([String,String[2,5]], 'reduced')
type([Variant[Integer,Enum[b]],Variant[Integer,Enum[a]]], 'reduced')
type([Variant[Integer,String],Variant[Integer,Enum[a]]], 'reduced')
type([Integer[1,3],Integer[5,9]], 'reduced')
type([Integer[1,3],Float[1.0,2.0]], 'reduced')
type([Integer[1,3],Float], 'reduced')
type([Float[1.0],Float[0.0,2.0]], 'reduced')
type([Array[Integer],Array[String]], 'reduced')
type([Array[Integer,1,2],Array[Integer,3]], 'reduced')
type([Array[Integer],Tuple[String]], 'reduced')
type([Tuple[Integer,String],Tuple[String]], 'reduced')
type([Tuple[Integer,String],Tuple[String,Integer]], 'reduced')
type([Hash[String,Integer],Hash[Integer,String]], 'reduced')
type([Hash[String,Integer],Struct[{a=>String}]], 'reduced')
type([Struct[{b=>Integer}],Struct[{a=>String}]], 'reduced')
type([Struct[{a=>Integer}],Struct[{a=>String}]], 'reduced')
type([Array,Hash], 'reduced')
type([Collection,Hash], 'reduced')
type([Optional[Integer],String], 'reduced')
type([Optional[Integer],Optional[String]], 'reduced')
type([NotUndef[Integer],NotUndef[String]], 'reduced')
type([Undef,Integer], 'reduced')
type([Default,Integer], 'reduced')
type([Regexp[/a/],Regexp[/b/]], 'reduced')
type([Regexp[/a/],Pattern[/b/]], 'reduced')
type([Type[Integer],Type[String]], 'reduced')
type([Type,Integer], 'reduced')
type([SemVer['1.x'],SemVer['2.x']], 'reduced')
type([SemVer,SemVerRange], 'reduced')
type([Timespan[1,2],Timespan[3,4]], 'reduced')
type([Timestamp[1,2],Timestamp[3,4]], 'reduced')
type([Timespan[1,2],Timestamp[3,4]], 'reduced')
type([Boolean[true],Boolean[false]], 'reduced')
type([Boolean[true],Boolean], 'reduced')
type([Boolean[true],Integer], 'reduced')
type([Sensitive[String],Sensitive[Integer]], 'reduced')
type([Runtime[ruby,'Integer'],Runtime[ruby,'Integer']], 'reduced')
type([Init[Integer],Init[String]], 'reduced')
type([Iterable[Integer],Iterable[String]], 'reduced')
type([Iterator[Integer],Iterator[String]], 'reduced')
type([Iterator[Integer],Iterable[String]], 'reduced')
type([URI['http:x'],URI['http:y']], 'reduced')
type([URI,Binary], 'reduced')
type([Error,Deferred], 'reduced')
type([Error['a'],Error['b']], 'reduced')
type([Error['a'],Error], 'reduced')
type([Data,RichData], 'reduced')
type([Data,Integer], 'reduced')
type([Data,Deferred], 'reduced')
type([Scalar,ScalarData], 'reduced')
type([true,false], 'reduced')
type([true,1], 'reduced')
type(['a','b',1,2], 'reduced')
type(['a','b',1,2], 'detailed')
type(['a',undef], 'reduced')
type(['a',undef], 'detailed')
type([undef,undef], 'reduced')
type([], 'detailed')
type([], 'generalized')
type({}, 'reduced')
type({}, 'detailed')
type({}, 'generalized')
type({''=>1}, 'detailed')
type({1=>first,second=>second}, 'detailed')
type({1=>first,second=>second}, 'reduced')
type({a=>1,b=>2}, 'generalized')
type({mode=>read,path=>[foo,fee]}, 'detailed')
type([-3,0,42], 'reduced')
type([1,8589934592], 'reduced')
type([[a],[1,2]], 'reduced')
type([{a=>b},{a=>1}], 'reduced')
type([1,/two/], 'reduced')
type([one,/two/], 'reduced')
type([one,default], 'reduced')
type(Struct[{a=>Any}], 'generalized')
type(Struct[{NotUndef[a]=>Any}], 'generalized')
type(Struct[{Optional[a]=>String[1]}], 'generalized')
type(Struct[{a=>Integer[1,3]}], 'generalized')
Foo::Fee::Fum
type(Foo::Fee::Fum)
type(Resource['foo::fee::fum'])
Resource['Foo::Fee::Fum']
