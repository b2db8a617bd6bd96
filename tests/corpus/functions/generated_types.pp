# Generated: python -m tests.oracle.functions.fuzz --seed 20261116 --count 420 --write generated_types types
type([{c=>1}, {c=>1}], 'reduced')
#=> {"value": {"Type": "Array[Hash[String, Integer[1, 1], 1, 1], 2, 2]"}, "type": "Type[Array[Hash[String, Integer[1, 1], 1, 1], 2, 2]]"}
Tuple[Stuff::Box, Timestamp['2015-01-01','2016-01-01']] <= Array[Stuff::Box]
#=> {"value": false, "type": "Boolean[false]"}
Timestamp >= Enum['A','b',true]
#=> {"value": false, "type": "Boolean[false]"}
type([[/a/],{'e f'=>Integer,tree=>1.5,1=>1}], 'detailed')
#=> {"value": {"Type": "Tuple[Tuple[Regexp[/a/]], Hash[Variant[String, String, Integer[1, 1]], Variant[Type[Integer], Float[1.5, 1.5], Integer[1, 1]], 3, 3]]"}, "type": "Type[Tuple[Tuple[Regexp[/a/]], Hash[Variant[String, String, Integer[1, 1]], Variant[Type[Integer], Float[1.5, 1.5], Integer[1, 1]], 3, 3]]]"}
String([Callable[String,1,3], []], '%s')
#=> {"value": "[Callable[String, 1, 3], []]", "type": "String"}
type([[[1,2].reverse_each,0,Binary('YQ==')],Timespan('0:30:00')]) <= Hash[0,0]
#=> {"value": false, "type": "Boolean[false]"}
[{}, []].reduce |Stuff::Spot $m, Variant[Type,Type,Struct[{b=>Callable[[Integer,String],Integer],Optional[c]=>String[2,3]}]] $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects a Stuff::Spot value, got Hash"}
Variant[Callable[0,0], Array[Float[1.0,2.5],0,2]] == Variant[Array[Float[1.0,2.5],0,2], Callable[0,0]]
#=> {"value": true, "type": "Boolean[true]"}
Hash[Callable[Tuple[Callable[0,0,Callable[1,1]]],Type], NotUndef[Hash[Stuff::Maybe,Stuff::Kind]]] <= Iterable[Tuple[Callable[Tuple[Callable[0,0,Callable[1,1]]],Type], NotUndef[Hash[Stuff::Maybe,Stuff::Kind]]]]
#=> {"value": true, "type": "Boolean[true]"}
Iterable[Array[Float[1.0,2.5],default,3]] =~ Type[Sensitive[Variant[Undef,Tuple,Stuff::Kind]]]
#=> {"value": false, "type": "Boolean[false]"}
Type[Hash[Array,Hash[0,0],default,3]]({name=>[Stuff::Point,Stuff::Box(1,'a'),Stuff::Port],a=>{port=>80},tree=>[-3]}, Stuff::Box(2,undef))
#=> {"error": "Error while evaluating a Function Call, 'new_type' expects 1 argument, got 2"}
[Array[Struct[{Optional[c]=>Integer,a=>String[2,3],b=>File['/a']}],0,2], Regexp, Array[Struct[{Optional[c]=>Integer,a=>String[2,3],b=>File['/a']}],0,2]].unique
#=> {"value": [{"Type": "Array[Struct[{Optional['c'] => Integer, 'a' => String[2, 3], 'b' => File['/a']}], 0, 2]"}, {"Type": "Regexp"}], "type": "Tuple[Type[Array[Struct[{Optional['c'] => Integer, 'a' => String[2, 3], 'b' => File['/a']}], 0, 2]], Type[Regexp]]"}
Type('Tuple[Callable[Integer,File,0,2],Stuff::Box[1],RichData,default,3]')
#=> {"value": {"Type": "Tuple[Callable[Integer, File, 0, 2], TypeReference['Stuff::Box[1]'], RichData, 0, 3]"}, "type": "Type[Tuple[Callable[Integer, File, 0, 2], TypeReference['Stuff::Box[1]'], RichData, 0, 3]]"}
case [1,2].reverse_each { Tuple[Init[Integer],1]: { 1 } [Variant[Hash[Stuff::Spot,Variant,0,2],Array[Stuff::Unknown],Array[Stuff::Unknown,1],Hash[Stuff::Maybe,Iterable,default,3]]]: { 2 } default: { 3 } }
#=> {"error": "Resource type not found: Stuff::Unknown"}
type(0, 'reduced')
#=> {"value": {"Type": "Integer[0, 0]"}, "type": "Type[Integer[0, 0]]"}
type(Array[Callable[Class,Callable[String,1,3],0,2]], 'reduced')
#=> {"value": {"Type": "Type[Array[Callable[Class, Callable[String, 1, 3], 0, 2]]]"}, "type": "Type[Type[Array[Callable[Class, Callable[String, 1, 3], 0, 2]]]]"}
type([[2.0,2.0,undef],{}], 'generalized') <= Type
#=> {"value": false, "type": "Boolean[false]"}
Callable[Binary] <= Callable[Tuple[Hash[Integer,Stuff::Box[default,'a'],0,2],Tuple[String[1],Stuff::Kind,1],Iterable[Regexp[/a/]]]]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Array[Array[Type]], Deferred('f')) |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Array[Array[Type]]"}, {"Type": "Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}]"}], "type": "Tuple[Type[Array[Array[Type]]], Type[Deferred]]"}
Struct[{b=>Array[Array,default,3]}]([[[]]])
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
[[1,[2,[3]]]].each |Runtime['ruby','Time'] $x| { }
#=> {"error": "Error while evaluating a Method call, block parameter 'x' expects a Runtime value, got Tuple"}
String(Type[Integer], '%#p')
#=> {"value": "Type[Integer]", "type": "String"}
type([[[]]], 'detailed')
#=> {"value": {"Type": "Tuple[Tuple[Array[0, 0]]]"}, "type": "Type[Tuple[Tuple[Array[0, 0]]]]"}
Hash[SemVer, Array[Callable[ScalarData,default,3],default,3]] <= Iterable[Tuple[SemVer, Array[Callable[ScalarData,default,3],default,3]]]
#=> {"value": true, "type": "Boolean[true]"}
'abc' in [Hash[Runtime['ruby','Time'],Hash[0,0],0,2], Tuple[Hash[Callable[0,0],Stuff::Maybe,0,2],Iterable[Iterator],Callable,1]]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Tuple[Array[Stuff::Maybe,0,2],Hash[Stuff::Tree,Error,default,3],0,2], [1,2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Tuple value, got Iterator[Integer]"}
type([{c=>[1,Resource],port=>[Error('m','k')],tree=>{}}, default], 'reduced')
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
Callable[[Array[Hash[Collection[1,2],Array[0,0]]]], Array[Deferred]] <= Callable[Array[Hash[Collection[1,2],Array[0,0]]]]
#=> {"value": true, "type": "Boolean[true]"}
Hash[Hash[Array[Enum,0,2],Stuff::Box[1],1], String[2,3]] <= Iterable[Tuple[Hash[Array[Enum,0,2],Stuff::Box[1],1], String[2,3]]]
#=> {"value": true, "type": "Boolean[true]"}
[Array[Callable], Type[Type]].type
#=> {"value": {"Type": "Tuple[Type[Array[Callable]], Type[Type[Type]]]"}, "type": "Type[Tuple[Type[Array[Callable]], Type[Type[Type]]]]"}
{b => undef}.map |Timespan['0:10:00','1:00:00'] $k, Variant[Array[URI],Type[Callable],Array[Stuff::Deep]] $v| { $v }
#=> {"error": "Error while evaluating a Method call, block parameter 'k' expects a Timespan value, got String"}
assert_type('Hash[Any,Hash[Integer,NotUndef,0,2],default,3]', {})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
Callable[Init, Callable[Iterator]]
#=> {"value": {"Type": "Callable[Init, Callable[Iterator]]"}, "type": "Type[Callable[Init, Callable[Iterator]]]"}
Array[Tuple[Error,URI['http://a.b']]] =~ Type[Stuff::Kind]
#=> {"value": false, "type": "Boolean[false]"}
with() |Hash[Tuple[Type,Deferred,Array,1],Tuple[ScalarData,Optional,Stuff::Point,0,2],default,3] $x = (String[1]), NotUndef[Struct[{NotUndef[d]=>Stuff::Maybe,Optional[c]=>Stuff::Box[1],b=>Error}]] $y = (Sensitive('a'))| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Hash value, got Type[String]"}
with(1.5) |Scalar $x| { $x }
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
String([Array[Hash[Float[1.0,2.5],Error,1]], {}], {Type => '%#s'})
#=> {"value": "[Array[Hash[Float[1.0, 2.5], Error, 1]], {}]", "type": "String"}
"${[Integer, String[1]]}"
#=> {"value": "[Integer, String[1]]", "type": "String"}
Hash[Hash,NotUndef['y'],default,3] >= Stuff::Box[{label=>'b'}]
#=> {"value": false, "type": "Boolean[false]"}
false =~ Init[Variant[Type[URI['http://a.b']],Hash[0,0]]]
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'Variant[Type[URI[{'scheme' => 'http', 'host' => 'a.b'}]], Hash[0, 0]]' is not supported"}
type(Callable[Array[Any,0,2],URI,0,2], 'reduced')
#=> {"value": {"Type": "Type[Callable[Array[Any, 0, 2], URI, 0, 2]]"}, "type": "Type[Type[Callable[Array[Any, 0, 2], URI, 0, 2]]]"}
type({['abc'] => [Integer,1,undef]}, 'generalized')
#=> {"value": {"Type": "Hash[Array[String], Array[RichData]]"}, "type": "Type[Hash[Array[String], Array[RichData]]]"}
Hash[Tuple[Stuff::Deep,default,3],Stuff::Box,0,2]
#=> {"value": {"Type": "Hash[Tuple[Stuff::Deep, 0, 3], Stuff::Box, 0, 2]"}, "type": "Type[Hash[Tuple[Stuff::Deep, 0, 3], Stuff::Box, 0, 2]]"}
with(String[1], String[1]) |Enum['A','b',true] $x, Callable[Tuple[Stuff::Box[{label=>'b'}],Stuff::Port,Scalar]] *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a match for Enum['A', 'b', true], got Type[String]"}
Callable[Array[Array[Stuff::Spot]], Callable[Hash[Class,Numeric]]]
#=> {"value": {"Type": "Callable[Array[Array[Stuff::Spot]], Callable[Hash[Class, Numeric]]]"}, "type": "Type[Callable[Array[Array[Stuff::Spot]], Callable[Hash[Class, Numeric]]]]"}
type([Hash[Stuff::Kind,String[2,3]], Pattern[/^a/,/b$/]], 'reduced')
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
with({a=>{1=>Deferred('f'),a=>'b',c=>0},port=>default,b=>undef}, {a=>{1=>Deferred('f'),a=>'b',c=>0},port=>default,b=>undef}) |Hash[Enum['A','b',true],Iterable[SemVer]] $x, Hash[SemVerRange,Array[NotUndef]] *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block expects (Hash[Enum['A', 'b', true], Iterable[SemVer]] x, Hash[SemVerRange, Array[NotUndef]] y*)\n  rejected: parameter 'x' entry 'a' expects an Iterable[SemVer] value, got Hash\n  rejected: parameter 'x' key of entry 'port' expects a match for Enum['A', 'b', true], got 'port'\n  rejected: parameter 'x' entry 'port' expects an Iterable[SemVer] value, got Default\n  rejected: parameter 'x' entry 'b' expects an Iterable[SemVer] value, got Undef"}
Init[String,'%d']
#=> {"value": {"Type": "Init[String, '%d']"}, "type": "Type[Init[String, '%d']]"}
Type[Iterable[Error]] in [Struct[{a=>Deferred,Optional[c]=>Type[Type],b=>Class['foo']}], Type[Iterable[Error]]]
#=> {"value": false, "type": "Boolean[false]"}
type([1,2].reverse_each, 'reduced')
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], Integer[2, 2]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], Integer[2, 2]]]]"}
Tuple[Callable[[Integer,String],Integer],Type[Type],Iterable[Type]] in [NotUndef[NotUndef[Hash]], Tuple[Callable[[Integer,String],Integer],Type[Type],Iterable[Type]]]
#=> {"value": false, "type": "Boolean[false]"}
Scalar =~ Type[Array]
#=> {"value": false, "type": "Boolean[false]"}
type([Stuff::Port, Stuff::Port], 'reduced')
#=> {"value": {"Type": "Array[Type[Stuff::Port], 2, 2]"}, "type": "Type[Array[Type[Stuff::Port], 2, 2]]"}
type(/a/, 'generalized') <= Struct[{NotUndef[d]=>Iterable[Enum]}]
#=> {"value": false, "type": "Boolean[false]"}
-3.convert_to(Iterable[Stuff::Box[1]])
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Iterable[Box[1]]' is not supported"}
type({a => Resource, b => SemVer('1.2.3')}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
type(Variant[Iterable[Callable[[Integer,String],Integer]],Object,Struct], 'generalized')
#=> {"value": {"Type": "Type[Variant[Iterable[Callable[[Integer, String], Integer]], Object, Struct]]"}, "type": "Type[Type[Variant[Iterable[Callable[[Integer, String], Integer]], Object, Struct]]]"}
Init[Integer]([Binary('YQ=='),Deferred('f'),true])
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got Binary\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
type(Callable[Array[Optional['x']],Regexp,1], 'reduced')
#=> {"value": {"Type": "Type[Callable[Array[Optional['x']], Regexp, 1]]"}, "type": "Type[Type[Callable[Array[Optional['x']], Regexp, 1]]]"}
Stuff::Unknown < Timestamp
#=> {"error": "Resource type not found: Stuff::Unknown"}
false =~ Numeric
#=> {"value": false, "type": "Boolean[false]"}
[{},'A'] == ['A',5]
#=> {"value": false, "type": "Boolean[false]"}
Array[Optional[Stuff::Point]]({port=>[1,2].reverse_each}, String[1])
#=> {"error": "Error while evaluating a Function Call, 'new_array' parameter 'wrap' expects a Boolean value, got Type[String]"}
Integer
#=> {"value": {"Type": "Integer"}, "type": "Type[Integer]"}
[ScalarData, Optional[Callable[Stuff::Box[{label=>'b'}],URI['http://a.b'],1]], ScalarData].unique
#=> {"value": [{"Type": "ScalarData"}, {"Type": "Optional[Callable[Box[default, 'b'], URI[{'scheme' => 'http', 'host' => 'a.b'}], 1]]"}], "type": "Tuple[Type[ScalarData], Type[Optional[Callable[Box[default, 'b'], URI[{'scheme' => 'http', 'host' => 'a.b'}], 1]]]]"}
Variant[Timespan['0:10:00','1:00:00']] > Stuff::Kind
#=> {"value": false, "type": "Boolean[false]"}
Type < ScalarData
#=> {"value": false, "type": "Boolean[false]"}
with(Resource, Resource) |Struct[{'e f'=>Hash[ScalarData,Integer,0,2]}] $x, Callable[Tuple[Iterator,Init,1],Callable[Callable[String,1,3],1],0,2] *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Struct value, got Type[Resource]"}
[[{x=>0},{port=>Type[Integer],a=>'abc',d=>true},Timespan('0:30:00')], [{port=>80},Data]].reduce |Struct[{'e f'=>Variant[RichData,Type,Hash,TypeSet],Optional[c]=>Callable[Any,Array[0,0]],NotUndef[d]=>NotUndef[Struct]}] $m, Iterable[Enum['A','b',true]] $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects a Struct value, got Tuple"}
assert_type(Regexp[/a/], 1) |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Regexp[/a/]"}, {"Type": "Integer[1, 1]"}], "type": "Tuple[Type[Regexp[/a/]], Type[Integer[1, 1]]]"}
assert_type('Variant[TypeSet,Iterator,Iterable[Iterator],Tuple[Stuff::Point,1]]', {c=>'b',x=>Type[Integer],1=>{tree=>Error('m','k'),2.5=>Stuff::Point(3,4),c=>Type[Integer]}})
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a value of type TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], Iterator, Iterable[Iterator], or Tuple[Object[{name => 'Stuff::Point', attributes => {'x' => Integer, 'y' => {type => Stuff::Port, value => 1}}}], 1], got Hash"}
assert_type(Sensitive[Hash[Struct[{Optional[c]=>Timestamp}],NotUndef['y'],0,2]], Sensitive({port=>0,tree=>[1,['x']],'e'=>1}))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Hash[Struct[{Optional['c'] => Timestamp}], String]] value, got Sensitive[Hash[String[1, 4], Data]]"}
Callable[Struct[{Optional[c]=>Error,'e f'=>Error['k']}]] <= Callable[Hash[Array[Undef,0,2],Type[Stuff::Deeper],0,2]]
#=> {"value": false, "type": "Boolean[false]"}
String([Array, 0], '%-60.9s')
#=> {"value": "[Array, 0]", "type": "String"}
type([1,[2,[3]]]) <= Callable[NotUndef[Numeric],0,2]
#=> {"value": false, "type": "Boolean[false]"}
type({a => Resource, b => Binary('YQ==')}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
Variant[Struct[{NotUndef[d]=>File}],Array[URI,1]] in [Hash[Struct[{Optional[c]=>Callable[0,0,Callable[1,1]]}],Type[Stuff::Deeper],default,3], Variant[Struct[{NotUndef[d]=>File}],Array[URI,1]]]
#=> {"value": false, "type": "Boolean[false]"}
{2.5=>{port=>Stuff::Point(3),d=>Binary('YQ==')},x=>Stuff::Point(3,4),a=>[]} in [Array[Tuple[Integer[1,10],Stuff::Maybe,Runtime,1]], Optional]
#=> {"value": false, "type": "Boolean[false]"}
Array[Integer[1,10]] == Type[Collection]
#=> {"value": false, "type": "Boolean[false]"}
unique([Type[Data], Stuff::Box])
#=> {"value": [{"Type": "Type[Data]"}, {"Type": "Object[{name => 'Stuff::Box', type_parameters => {'size' => Integer, 'label' => String}, attributes => {'size' => Integer, 'label' => {type => Optional[String], value => undef}}}]"}], "type": "Tuple[Type[Type[Data]], Type[Stuff::Box]]"}
Iterable[Sensitive] != Array[Struct[{'e f'=>Array[0,0]}],1]
#=> {"value": true, "type": "Boolean[true]"}
type({a => Deferred('f'), b => [SemVer('1.2.3'),'abc']}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
type([[5], Stuff::Box(2,undef)], 'generalized')
#=> {"value": {"Type": "Array[RichData]"}, "type": "Type[Array[RichData]]"}
unique([Optional[SemVer], Struct[{b=>NotUndef[Sensitive],a=>Timespan,Optional[c]=>NotUndef}]])
#=> {"value": [{"Type": "Optional[SemVer]"}, {"Type": "Struct[{'b' => NotUndef[Sensitive], 'a' => Timespan, Optional['c'] => NotUndef}]"}], "type": "Tuple[Type[Optional[SemVer]], Type[Struct[{'b' => NotUndef[Sensitive], 'a' => Timespan, Optional['c'] => NotUndef}]]]"}
Type[Integer].convert_to(Binary)
#=> {"error": "Error while evaluating a Method call, The function 'new_Binary' was called with arguments it does not accept. It expects one of:\n  (String str, Base64Format = Enum['%B', '%b', '%r', '%s', '%u'] format?)\n    rejected: parameter 'str' expects a String value, got Type[Type]\n  (Array[ByteInteger] byte_array)\n    rejected: parameter 'byte_array' expects an Array value, got Type[Type]\n  (BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] hash_args)\n    rejected: parameter 'hash_args' expects a BinaryArgsHash = Variant[StringHash = Struct[{'value' => String, 'format' => Optional[Base64Format = Enum['%B', '%b', '%r', '%s', '%u']]}], ArrayHash = Struct[{'value' => Array[ByteInteger = Integer[0, 255]]}]] value, got Type"}
assert_type('Callable[Struct[{NotUndef[d]=>Resource,a=>Iterable}],Sensitive[Pattern[/^a/,/b$/]],default,3]', 'b')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Callable value, got String"}
assert_type(Sensitive[Struct[{b=>NotUndef[URI],NotUndef[d]=>Callable[0,0,Callable[1,1]],Optional[c]=>Struct[{Optional[c]=>Enum['a','b'],NotUndef[d]=>NotUndef}]}]], Sensitive([Stuff::Box(1,'a')]))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Struct[{'b' => URI, 'd' => Callable[0, 0, Callable[1, 1]], Optional['c'] => Struct[{Optional['c'] => String, 'd' => NotUndef}]}]] value, got Sensitive[Array[Object[{name => 'Stuff::Box', type_parameters => {'size' => Integer, 'label' => String}, attributes => {'size' => Integer, 'label' => {type => Optional[String], value => undef}}}]]]"}
Tuple[Sensitive[Callable[Error,Timespan['0:10:00','1:00:00']]], Hash[Optional[Optional['x']],Type[Stuff::Box],default,3]] <= Array[Sensitive[Callable[Error,Timespan['0:10:00','1:00:00']]]]
#=> {"value": false, "type": "Boolean[false]"}
Callable[Type[Sensitive[Stuff::Box[1]]]] <= Callable[Class['foo']]
#=> {"value": false, "type": "Boolean[false]"}
Tuple < Hash
#=> {"value": false, "type": "Boolean[false]"}
[[]] =~ Init[Struct[{'e f'=>Variant[Scalar]}]]
#=> {"value": true, "type": "Boolean[true]"}
assert_type(Array[Type[Type],1], 'b')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Array value, got String"}
assert_type(Tuple[Callable[Init[String,'%d'],0,2],Float,0,2], Timestamp('2015-05-01'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Tuple value, got Timestamp"}
[[1,[2,[3]]],Stuff::Port] == {port=>1,2.5=>File['/a']}
#=> {"value": false, "type": "Boolean[false]"}
"${[Array[Collection], [Deferred('f'),['a'],Timespan('0:30:00')]]}"
#=> {"value": "[Array[Collection], [Deferred({'name' => 'f'}), [a], 0-00:30:00.0]]", "type": "String"}
type({1=>URI('http://a.b/c'),name=>Type[Integer]}, 'generalized') <= Callable[Array[Stuff::Deep]]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Sensitive[Regexp[/a/]], Sensitive([]))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Regexp[/a/]] value, got Sensitive[Array[Unit]]"}
{b => Class['foo']}.map |Callable[Stuff::Point] $k, Type[Struct[{Optional[c]=>ScalarData,b=>Enum['A','b',true],a=>NotUndef}]] $v| { $v }
#=> {"error": "Error while evaluating a Method call, block parameter 'k' expects a Callable value, got String"}
type([{}, {}], 'reduced')
#=> {"value": {"Type": "Array[Hash[0, 0], 2, 2]"}, "type": "Type[Array[Hash[0, 0], 2, 2]]"}
assert_type(Type[Callable[0,0,Callable[1,1]]], Array[Stuff::Port])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Callable[0, 0, Callable[1, 1]]] value, got Type[Array[Stuff::Port = Integer[1, 65535]]]"}
Tuple[Float, Iterable[Struct]] <= Array[Float]
#=> {"value": false, "type": "Boolean[false]"}
"${[Stuff::Kind, {name=>[1.5,Stuff::Point(3)],a=>[],2.5=>{d=>5,x=>Timestamp('2015-05-01')}}]}"
#=> {"value": "[Stuff::Kind = Type[Stuff::Port = Integer[1, 65535]], {name => [1.5, Stuff::Point({'x' => 3})], a => [], 2.5 => {d => 5, x => 2015-05-01T00:00:00.000000000 UTC}}]", "type": "String"}
Type('Stuff::Deep')
#=> {"value": {"Type": "TypeReference['Stuff::Deep']"}, "type": "Type[TypeReference['Stuff::Deep']]"}
Callable[[Callable[Array[RichData],Integer,0,2]], Hash[Variant[Callable[String,1,3],Stuff::Maybe,Type,Timestamp],Enum]] <= Callable[Callable[Array[RichData],Integer,0,2]]
#=> {"value": true, "type": "Boolean[true]"}
Hash[Type[SemVer], Struct[{NotUndef[d]=>Hash[Init[Stuff::Point],String[1],0,2]}]] <= Iterable[Tuple[Type[SemVer], Struct[{NotUndef[d]=>Hash[Init[Stuff::Point],String[1],0,2]}]]]
#=> {"value": true, "type": "Boolean[true]"}
assert_type(Array[Optional[SemVerRange],0,2], Type[Integer])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Array value, got Type[Type]"}
Sensitive(Error('m','k')) =~ Sensitive[Variant[Stuff::Port,Struct[{a=>Enum['A','b',true]}],Callable[String,1,3],Sensitive[Timestamp]]]
#=> {"value": false, "type": "Boolean[false]"}
Callable[Type[Type]] in [Array[Tuple[Timespan,Iterator,Callable,0,2]], Callable[Type[Type]]]
#=> {"value": false, "type": "Boolean[false]"}
Array[Stuff::Tree,1] >= Sensitive
#=> {"value": false, "type": "Boolean[false]"}
type([[]], 'reduced')
#=> {"value": {"Type": "Array[Array[0, 0], 1, 1]"}, "type": "Type[Array[Array[0, 0], 1, 1]]"}
Init[String,'%d'] < Hash[Struct[{Optional[c]=>Type,a=>Class,b=>NotUndef}],Callable[Object,Timespan['0:10:00','1:00:00'],default,3],0,2]
#=> {"value": false, "type": "Boolean[false]"}
case 'abc' { Type[NotUndef[String[1]]]: { 1 } [Timespan['0:10:00','1:00:00']]: { 2 } default: { 3 } }
#=> {"value": 3, "type": "Integer[3, 3]"}
with() |Tuple[NotUndef[Regexp],1] $x = ([]), SemVer $y = ([Deferred('f'),Stuff::Spot(3,'s',7,Stuff::Point(1)),Timestamp('2015-05-01')])| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects size to be at least 1, got 0"}
Variant[Struct[{'e f'=>Sensitive[Default],b=>Type[File],NotUndef[d]=>Error['k']}], Optional[Callable[Stuff::Deep,Binary,default,3]]] == Variant[Optional[Callable[Stuff::Deep,Binary,default,3]], Struct[{'e f'=>Sensitive[Default],b=>Type[File],NotUndef[d]=>Error['k']}]]
#=> {"value": true, "type": "Boolean[true]"}
Callable[Type[Init[Integer]],1]([[],SemVer('1.2.3')])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable[Type[Init[Integer]], 1]' is not supported"}
type([{x=>[[[]]]}, ['',[1,[2,[3]]],{port=>80}]], 'generalized')
#=> {"value": {"Type": "Array[Data]"}, "type": "Type[Array[Data]]"}
assert_type(Binary, Stuff::Spot(3,'s'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Binary value, got Stuff::Spot"}
Callable[[Hash[Callable[URI,Struct,0,2],NotUndef['y'],default,3]], Struct[{a=>Variant[Stuff::Deep],NotUndef[d]=>Optional[URI['http://a.b']]}]] <= Callable[Hash[Callable[URI,Struct,0,2],NotUndef['y'],default,3]]
#=> {"value": true, "type": "Boolean[true]"}
NotUndef[Scalar] in [Variant, NotUndef[Scalar]]
#=> {"value": false, "type": "Boolean[false]"}
Array[URI] != Struct[{Optional[c]=>Iterable[Iterable],a=>Optional['x'],b=>Struct[{Optional[c]=>Callable[0,0,Callable[1,1]]}]}]
#=> {"value": true, "type": "Boolean[true]"}
assert_type('Callable[Callable[SemVerRange,Callable,0,2],0,2]', [[Stuff::Spot(3,'s'),Binary('YQ==')],[Timespan('0:30:00'),-3,[1,2].reverse_each]])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Callable value, got Tuple"}
Callable[[Variant[Sensitive[Init[String,'%d']],Hash[Integer[1],Stuff::Deep,default,3]]], Class] <= Callable[Variant[Sensitive[Init[String,'%d']],Hash[Integer[1],Stuff::Deep,default,3]]]
#=> {"value": true, "type": "Boolean[true]"}
assert_type(Init[Integer], URI('http://a.b/c'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Init[Integer] value, got URI"}
type([{},Timestamp('2015-05-01')], 'reduced')
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
String(Stuff::Tree, '%#s')
#=> {"value": "\"Stuff::Tree = Variant[Integer, Array[Stuff::Tree]]\"", "type": "String"}
type(Stuff::Box(2,undef), 'reduced')
#=> {"value": {"Type": "Box[2, undef]"}, "type": "Type[Box[2, undef]]"}
{2.5=>1.5,a=>Timestamp('2015-05-01'),'e f'=>Sensitive('a')} ? { Tuple[Array[Any,0,2],Any,0,2] => 1, Enum['A','b',true] => 2, default => 3 }
#=> {"value": 3, "type": "Integer[3, 3]"}
type([[[]]]) <= Tuple[Class,Sensitive[Default],ScalarData]
#=> {"value": false, "type": "Boolean[false]"}
String[1] !~ Iterable[NotUndef[Callable[0,0,Callable[1,1]]]]
#=> {"value": true, "type": "Boolean[true]"}
Pattern[/^a/,/b$/] in [Variant[URI['http://a.b']], Pattern[/^a/,/b$/]]
#=> {"value": false, "type": "Boolean[false]"}
Variant[Tuple,NotUndef] > Optional[Array[Stuff::Deep,default,3]]
#=> {"value": false, "type": "Boolean[false]"}
[NotUndef, Struct[{Optional[c]=>Collection,b=>Array[Timestamp['2015-01-01','2016-01-01']],a=>Stuff::Options}]].type
#=> {"value": {"Type": "Tuple[Type[NotUndef], Type[Struct[{Optional['c'] => Collection, 'b' => Array[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], 'a' => Stuff::Options}]]]"}, "type": "Type[Tuple[Type[NotUndef], Type[Struct[{Optional['c'] => Collection, 'b' => Array[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], 'a' => Stuff::Options}]]]]"}
type(NotUndef[NotUndef[Stuff::Unknown]], 'reduced')
#=> {"error": "Resource type not found: Stuff::Unknown"}
assert_type(Hash[Variant[Init[Stuff::Point],Stuff::Spot,Callable[0,0,Callable[1,1]],Stuff::Tree],Array[Stuff::Point],0,2], []) |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Hash[Variant[Init[Stuff::Point], Stuff::Spot, Callable[0, 0, Callable[1, 1]], Stuff::Tree], Array[Stuff::Point], 0, 2]"}, {"Type": "Array[0, 0]"}], "type": "Tuple[Type[Hash[Variant[Init[Stuff::Point], Stuff::Spot, Callable[0, 0, Callable[1, 1]], Stuff::Tree], Array[Stuff::Point], 0, 2]], Type[Array[0, 0]]]"}
Hash[Type[Struct[{Optional[c]=>Stuff::Spot,NotUndef[d]=>Tuple,'e f'=>Error['k']}]], Optional['x']] <= Iterable[Tuple[Type[Struct[{Optional[c]=>Stuff::Spot,NotUndef[d]=>Tuple,'e f'=>Error['k']}]], Optional['x']]]
#=> {"value": true, "type": "Boolean[true]"}
Callable[ScalarData,0,2]
#=> {"value": {"Type": "Callable[ScalarData, 0, 2]"}, "type": "Type[Callable[ScalarData, 0, 2]]"}
Callable[Optional[Init[String,'%d']],Variant[Callable[0,0]]] != Tuple[Class,Array[Collection],default,3]
#=> {"value": true, "type": "Boolean[true]"}
String(Integer[1,10], '%#s')
#=> {"value": "\"Integer[1, 10]\"", "type": "String"}
Sensitive('a').convert_to(Type)
#=> {"error": "Error while evaluating a Method call, 'new_type' parameter 'type_string' expects a String value, got Sensitive[String]"}
type(/a/) <= Struct[{NotUndef[d]=>Init[Integer],b=>Sensitive[Error]}]
#=> {"value": false, "type": "Boolean[false]"}
unique([Sensitive[Tuple[Enum['A','b',true],Stuff::Kind,0,2]], Array[Variant[File,Data]]])
#=> {"value": [{"Type": "Sensitive[Tuple[String[1, 1], Stuff::Kind, 0, 2]]"}, {"Type": "Array[Variant[File, Data]]"}], "type": "Tuple[Type[Sensitive[Tuple[String[1, 1], Stuff::Kind, 0, 2]]], Type[Array[Variant[File, Data]]]]"}
type(Sensitive('a'), 'generalized') <= Array[Stuff::Port,0,2]
#=> {"value": false, "type": "Boolean[false]"}
Array[Stuff::Kind](Resource, Binary('YQ=='))
#=> {"error": "Error while evaluating a Function Call, The function 'new_array' was called with arguments it does not accept. It expects one of:\n  (Variant[Array, Hash, Binary, Iterable] from, Boolean[false] wrap?)\n    rejected: parameter 'from' expects a value of type Array, Hash, Binary, or Iterable, got Type[Resource]\n  (Any from, Boolean[true] wrap)\n    rejected: parameter 'wrap' expects a Boolean value, got Binary"}
Stuff::Box[default,'a']
#=> {"value": {"Type": "Box[default, 'a']"}, "type": "Type[Box[default, 'a']]"}
type([Class['foo'], Class['foo']], 'reduced')
#=> {"value": {"Type": "Array[Type[Class[foo]], 2, 2]"}, "type": "Type[Array[Type[Class[foo]], 2, 2]]"}
[[{b=>5},Deferred('f'),Stuff::Box(1,'a')]].each |Tuple[String[2,3],Type,0,2] $x| { }
#=> {"error": "Error while evaluating a Method call, block parameter 'x' expects size to be at most 2, got 3"}
type(SemVerRange('1.x'), 'generalized')
#=> {"value": {"Type": "SemVerRange"}, "type": "Type[SemVerRange]"}
String([NotUndef[Variant[Array[0,0]]], [1,2].reverse_each], '%s')
#=> {"value": "[NotUndef[Array[0, 0]], [2, 1]]", "type": "String"}
type(Variant[Type[String[1]]], 'generalized')
#=> {"value": {"Type": "Type[Type[String]]"}, "type": "Type[Type[Type[String]]]"}
Callable[Tuple[Iterator,Variant[ScalarData,Stuff::Spot,Enum['A','b',true],Regexp],Integer[1],default,3], Callable[Callable[NotUndef[Class['foo']],default,3]]]
#=> {"value": {"Type": "Callable[Tuple[Iterator, Variant[ScalarData, Stuff::Spot, Enum['A', 'b', true], Regexp], Integer[1], 0, 3], Callable[0, 0, Callable[NotUndef[Class[foo]], 0, 3]]]"}, "type": "Type[Callable[Tuple[Iterator, Variant[ScalarData, Stuff::Spot, Enum['A', 'b', true], Regexp], Integer[1], 0, 3], Callable[0, 0, Callable[NotUndef[Class[foo]], 0, 3]]]]"}
assert_type(TypeSet, Stuff::Box(1,'a')) |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]"}, {"Type": "Box[1, 'a']"}], "type": "Tuple[Type[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]], Type[Box[1, 'a']]]"}
String(Stuff::Box[default,'a'], {Type => '%#s'})
#=> {"value": "\"Box[default, 'a']\"", "type": "String"}
Struct[{a=>Stuff::Point,NotUndef[d]=>Sensitive[Deferred],'e f'=>Variant[Stuff::Kind,Stuff::Box[{label=>'b'}]]}](Stuff::Point(3,4))
#=> {"error": "Error while evaluating a Function Call, Value of type Object[{name => 'Stuff::Point', attributes => {'x' => Integer, 'y' => {type => Stuff::Port, value => 1}}}] cannot be converted to Hash"}
assert_type(SemVerRange, {})
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a SemVerRange value, got Hash"}
Stuff::Port
#=> {"value": {"Type": "Stuff::Port = Integer[1, 65535]"}, "type": "Type[Stuff::Port]"}
Sensitive({b=>[Type[Integer],'A'],port=>default}) =~ Sensitive[Callable[File['/a'],default,3]]
#=> {"value": false, "type": "Boolean[false]"}
type({1=>{x=>1,y=>70000}}) <= Struct[{'e f'=>Array[Timestamp,0,2],a=>Hash[Object,Stuff::Point,default,3],NotUndef[d]=>Struct[{b=>CatalogEntry,NotUndef[d]=>Callable,a=>Array}]}]
#=> {"value": false, "type": "Boolean[false]"}
with({port=>SemVerRange('1.x')}) |Callable[Struct[{Optional[c]=>RichData,'e f'=>Array[0,0],b=>Scalar}],1] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Callable value, got Struct"}
with({c=>Stuff::Point(3),'e f'=>[undef,Error('m','k')]}) |TypeSet $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a DefaultTypeSet value, got Struct"}
Callable[Runtime['ruby','Time'], Callable[Regexp]]
#=> {"value": {"Type": "Callable[Runtime[ruby, 'Time'], Callable[Regexp]]"}, "type": "Type[Callable[Runtime[ruby, 'Time'], Callable[Regexp]]]"}
Callable[Hash[Type[Timestamp['2015-01-01','2016-01-01']],Iterable[Enum['a','b']],default,3], Callable[NotUndef['y']]]
#=> {"value": {"Type": "Callable[Hash[Type[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], Iterable[Enum['a', 'b']], 0, 3], Callable[NotUndef['y']]]"}, "type": "Type[Callable[Hash[Type[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], Iterable[Enum['a', 'b']], 0, 3], Callable[NotUndef['y']]]]"}
type({0 => Stuff::Port}, 'generalized')
#=> {"value": {"Type": "Hash[Integer, Type[Stuff::Port]]"}, "type": "Type[Hash[Integer, Type[Stuff::Port]]]"}
type('b', 'generalized')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
false == []
#=> {"value": false, "type": "Boolean[false]"}
unique([Struct, Variant[Sensitive,Array[Type[Type]]]])
#=> {"value": [{"Type": "Struct"}, {"Type": "Variant[Sensitive, Array[Type[Type]]]"}], "type": "Tuple[Type[Struct], Type[Variant[Sensitive, Array[Type[Type]]]]]"}
[Tuple[Type[Optional],Iterable[Iterator],Array[Stuff::Maybe],default,3], Hash[Hash[TypeSet,ScalarData,1],Tuple,default,3], Tuple[Type[Optional],Iterable[Iterator],Array[Stuff::Maybe],default,3]].unique
#=> {"value": [{"Type": "Tuple[Type[Optional], Iterable[Iterator], Array[Stuff::Maybe], 0, 3]"}, {"Type": "Hash[Hash[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], ScalarData, 1], Tuple, 0, 3]"}], "type": "Tuple[Type[Tuple[Type[Optional], Iterable[Iterator], Array[Stuff::Maybe], 0, 3]], Type[Hash[Hash[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], ScalarData, 1], Tuple, 0, 3]]]"}
[[[]]] =~ Init[Array]
#=> {"value": true, "type": "Boolean[true]"}
with('b') |NotUndef[Iterable[NotUndef['y']]] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects an Iterable[String] value, got String"}
Enum in [Stuff::Box[{label=>'b'}], Enum]
#=> {"value": false, "type": "Boolean[false]"}
{x=>1,y=>70000} ? { Iterable[Pattern] => 1, ScalarData => 2, default => 3 }
#=> {"value": 3, "type": "Integer[3, 3]"}
type(Tuple[Stuff::Deeper,Default,default,3], 'generalized')
#=> {"value": {"Type": "Type[Tuple[Stuff::Deeper, Default, 0, 3]]"}, "type": "Type[Type[Tuple[Stuff::Deeper, Default, 0, 3]]]"}
Struct[{a=>Hash[Stuff::Unknown,String,1],b=>Struct[{NotUndef[d]=>Collection[1,2],b=>Object,a=>Stuff::Box[1]}],Optional[c]=>Array[Optional,1]}] < Tuple[Array[Undef,1],Variant]
#=> {"error": "Resource type not found: Stuff::Unknown"}
Timestamp['2015-01-01','2016-01-01']([], {d=>Type[Integer]})
#=> {"error": "Error while evaluating a Function Call, The function 'new_timestamp' was called with arguments it does not accept. It expects one of:\n  ()\n    rejected: expects no arguments, got 2\n  (Variant[Integer, Float] seconds)\n    rejected: expects 1 argument, got 2\n  (String[1] string, Formats = Variant[String[2], Array[String[2], 1]] format?, String[1] timezone?)\n    rejected: parameter 'string' expects a String value, got Array\n  (Struct[{'string' => String[1], Optional['format'] => Formats, Optional['timezone'] => String[1]}] hash_arg)\n    rejected: expects 1 argument, got 2"}
[Timespan('0:30:00')] =~ Init[NotUndef[Variant[Collection[1,2],SemVerRange,Boolean[true]]]]
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'NotUndef[Variant[Collection[1, 2], SemVerRange, Boolean[true]]]' is not supported"}
{d => {c=>{name=>5,1=>1.5},b=>['a']}}.map |Callable[Struct[{b=>Tuple,'e f'=>Boolean}],Tuple[Timestamp,0,2],default,3] $k, Optional[NotUndef[Regexp[/a/]]] $v| { $v }
#=> {"error": "Error while evaluating a Method call, block parameter 'k' expects a Callable value, got String"}
with({c=>SemVerRange('1.x'),a=>[SemVerRange('1.x'),'abc',1.5]}) |String $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a String value, got Struct"}
{2.5=>[5]} in [Callable[String,Hash,1], Optional[Optional[Timespan]]]
#=> {"value": false, "type": "Boolean[false]"}
String([1,[2,[3]]], '%#p')
#=> {"value": "[1,\n  [2,\n    [3]]]", "type": "String"}
{name=>'n',x=>1} =~ Init[Variant[Array[Scalar],NotUndef[Stuff::Port],Collection]]
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'Variant[Array[Scalar], NotUndef[Stuff::Port], Collection]' is not supported"}
Callable[Struct[{b=>Resource}]] <= Callable[Callable[0,0,Callable[1,1]]]
#=> {"value": false, "type": "Boolean[false]"}
'A' !~ Error['k']
#=> {"value": true, "type": "Boolean[true]"}
assert_type(Callable[Callable[Resource['file'],Timestamp['2015-01-01','2016-01-01'],default,3],default,3], [{},{}]) |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Callable[Callable[File, Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC'], 0, 3], 0, 3]"}, {"Type": "Tuple[Hash[0, 0], Hash[0, 0]]"}], "type": "Tuple[Type[Callable[Callable[File, Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC'], 0, 3], 0, 3]], Type[Tuple[Hash[0, 0], Hash[0, 0]]]]"}
Sensitive({a=>[false],tree=>{}}) =~ Sensitive[Optional[Callable[URI,Regexp]]]
#=> {"value": false, "type": "Boolean[false]"}
Callable[[Float[1.0,2.5]], Hash[SemVer,Callable[String,1,3]]] <= Callable[Float[1.0,2.5]]
#=> {"value": true, "type": "Boolean[true]"}
[[Type[Integer]],[Stuff::Box(2,undef)]] =~ Init[Sensitive]
#=> {"value": true, "type": "Boolean[true]"}
[Callable[Callable[[Integer,String],Integer],1], Array[Any]].type
#=> {"value": {"Type": "Tuple[Type[Callable[Callable[[Integer, String], Integer], 1]], Type[Array]]"}, "type": "Type[Tuple[Type[Callable[Callable[[Integer, String], Integer], 1]], Type[Array]]]"}
assert_type(Sensitive[Tuple[Tuple[Timespan,Numeric,Array[0,0],0,2],Error['k']]], Sensitive([Stuff::Point,Stuff::Point,{'e f'=>true,a=>SemVerRange('1.x')}]))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Tuple[Tuple[Timespan, Numeric, Array[Unit], 0, 2], Object[{name => 'Error', type_parameters => {'kind' => Variant[String, Regexp, Type[Enum], Type[Pattern], Type[NotUndef], Type[Undef]], 'issue_code' => Variant[String, Regexp, Type[Enum], Type[Pattern], Type[NotUndef], Type[Undef]]}, attributes => {'msg' => String[1], 'kind' => {type => Optional[String[1]], value => undef}, 'details' => {type => Optional[Hash[String[1], Data]], value => undef}, 'issue_code' => {type => Optional[String[1]], value => undef}}, functions => {'message' => Callable[[0, 0], String[1]]}}]]] value, got Sensitive[Array[RichData]]"}
assert_type(Iterable[Timestamp], [URI('http://a.b/c'),{2.5=>Stuff::Box(1,'a')}])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterable[Timestamp] value, got Tuple"}
Sensitive(undef) =~ Sensitive[Hash[Iterable[Stuff::Box[1]],Data]]
#=> {"value": false, "type": "Boolean[false]"}
Array[Tuple[Stuff::Box[1],Enum]]([1,[2,[3]]])
#=> {"error": "Error while evaluating a Function Call,  Converted value from Array[Tuple[Box[1], Enum]].new() has wrong type, index 0 expects a Tuple value, got Integer\n  Converted value from Array[Tuple[Box[1], Enum]].new() has wrong type, index 1 index 0 expects a Box[1] value, got Integer\n  Converted value from Array[Tuple[Box[1], Enum]].new() has wrong type, index 1 index 1 expects a match for Enum, got Tuple"}
Tuple[Struct[{a=>Variant[Sensitive],'e f'=>Iterable[Integer[1,10]]}], Iterable[Type[String[2,3]]]] <= Array[Struct[{a=>Variant[Sensitive],'e f'=>Iterable[Integer[1,10]]}]]
#=> {"value": false, "type": "Boolean[false]"}
type(Stuff::Point, 'detailed')
#=> {"value": {"Type": "Type[Stuff::Point]"}, "type": "Type[Type[Stuff::Point]]"}
type({a => {}, b => {c=>Error('m','k')}}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], Hash[String, Error['k', undef]], 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], Hash[String, Error['k', undef]], 2, 2]]"}
type(['a', 'a'], 'reduced')
#=> {"value": {"Type": "Array[String, 2, 2]"}, "type": "Type[Array[String, 2, 2]]"}
type({b=>[[1,[2,[3]]],Timestamp('2015-05-01')],port=>'',1=>[true]}, 'generalized') <= Array[Variant[Struct,SemVer,Optional,Error]]
#=> {"value": false, "type": "Boolean[false]"}
Array[Array[Stuff::Port,default,3]](/a/)
#=> {"error": "Error while evaluating a Function Call, 'new_array' Value of type Regexp[/a/] cannot be converted to Array"}
with({c=>[2.0],'e f'=>false,x=>{d=>Stuff::Point(3,4),tree=>Error('m','k'),port=>Deferred('f')}}) |Tuple[Stuff::Box[1],1] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Tuple value, got Struct"}
[[{a=>{b=>{c=>d}}}],['A',-3]] ? { Resource['file'] => 1, Variant[Variant[Integer[1]],Struct[{'e f'=>Sensitive}],Integer[default,5]] => 2, default => 3 }
#=> {"value": 3, "type": "Integer[3, 3]"}
Sensitive([]) =~ Sensitive[Class['foo']]
#=> {"value": false, "type": "Boolean[false]"}
[Sensitive('a'), [URI('http://a.b/c')]].reduce |Tuple[Sensitive[CatalogEntry],Tuple[Integer[default,5],Class['foo'],default,3],default,3] $m, Init[Integer] $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects a Tuple value, got Sensitive[String]"}
Hash > Variant[Callable[Timespan],Callable,Callable[Pattern[/^a/,/b$/],Timespan,default,3],Struct]
#=> {"value": false, "type": "Boolean[false]"}
type({a => [], b => {port=>80}}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], Data, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], Data, 2, 2]]"}
[{a=>Class['foo'],x=>SemVer('1.2.3')}].convert_to(Array[Struct[{Optional[c]=>Numeric}],0,2])
#=> {"error": "Error while evaluating a Method call,  Converted value from Array[Struct[{Optional['c'] => Numeric}], 0, 2].new() has wrong type, index 0 unrecognized key 'a'\n  Converted value from Array[Struct[{Optional['c'] => Numeric}], 0, 2].new() has wrong type, index 0 unrecognized key 'x'"}
with(Error('m','k'), Error('m','k')) |Struct[{Optional[c]=>Hash[Timestamp,Timestamp,default,3]}] $x, Variant[Struct[{b=>Boolean}],Hash[Stuff::Kind,Any],Array[Collection[1,2]]] *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Struct value, got Error"}
assert_type(Hash[TypeSet,Object,default,3], [1,2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Hash value, got Iterator[Integer]"}
Callable[Struct[{b=>Stuff::Box[1]}],Hash[Hash[0,0],Timestamp,default,3],default,3]
#=> {"value": {"Type": "Callable[Struct[{'b' => Box[1]}], Hash[Hash[0, 0], Timestamp, 0, 3], 0, 3]"}, "type": "Type[Callable[Struct[{'b' => Box[1]}], Hash[Hash[0, 0], Timestamp, 0, 3], 0, 3]]"}
type('A', 'generalized')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
type(Optional[URI], 'reduced')
#=> {"value": {"Type": "Type[Optional[URI]]"}, "type": "Type[Type[Optional[URI]]]"}
type(Hash[Any,Hash[Struct,Struct,0,2],default,3], 'generalized')
#=> {"value": {"Type": "Type[Hash[Any, Hash[Struct, Struct]]]"}, "type": "Type[Type[Hash[Any, Hash[Struct, Struct]]]]"}
[Array[Callable[Timestamp,0,2]], Array[Optional], Array[Callable[Timestamp,0,2]]].unique
#=> {"value": [{"Type": "Array[Callable[Timestamp, 0, 2]]"}, {"Type": "Array[Optional]"}], "type": "Tuple[Type[Array[Callable[Timestamp, 0, 2]]], Type[Array[Optional]]]"}
Variant([URI('http://a.b/c'),{x=>Data}], [Stuff::Spot(3,'s'),Stuff::Box(2,undef)])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Variant' is not supported"}
assert_type(Type[Tuple[Struct[{b=>Hash[0,0],Optional[c]=>Stuff::Unknown,'e f'=>Class}],default,3]], Struct[{b=>Hash[Pattern,Callable[String,1,3],1],'e f'=>Callable[String[1]]}])
#=> {"error": "Resource type not found: Stuff::Unknown"}
assert_type(Sensitive[Type[Optional[Callable[[Integer,String],Integer]]]], Sensitive(1))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Type[Optional[Callable[[Integer, String], Integer]]]] value, got Sensitive[Integer]"}
[{'e f'=>'a'}].each |Timestamp $x| { }
#=> {"error": "Error while evaluating a Method call, block parameter 'x' expects a Timestamp value, got Struct"}
Sensitive(['A',SemVer('1.2.3'),{name=>SemVer('1.2.3'),2.5=>SemVer('1.2.3')}]) =~ Sensitive[Array[Optional[Type]]]
#=> {"value": false, "type": "Boolean[false]"}
Tuple[Optional[Hash[Any,Stuff::Box[1],1]], Class['foo']] <= Array[Optional[Hash[Any,Stuff::Box[1],1]]]
#=> {"value": false, "type": "Boolean[false]"}
[false,[SemVer('1.2.3'),Data]].convert_to(Hash[Hash[Resource,Integer[1,10],1],RichData,default,3])
#=> {"error": "Error while evaluating a Method call, Converted value from Hash[Hash[Resource, Integer[1, 10], 1], RichData, 0, 3].new() has wrong type, expects a Hash[Hash[Resource, Integer[1, 10], 1], RichData, 0, 3] value, got Hash[Boolean[false], Tuple[SemVer['1.2.3 - 1.2.3'], Type[Data]]]"}
Variant[Struct[{'e f'=>RichDataKey}]] =~ Type[Optional[Callable[Pattern[/^a/,/b$/],Struct,default,3]]]
#=> {"value": false, "type": "Boolean[false]"}
Type('Optional[Array[RichData,0,2]]')
#=> {"value": {"Type": "Optional[Array[RichData, 0, 2]]"}, "type": "Type[Optional[Array[RichData, 0, 2]]]"}
assert_type(Sensitive[Array[Optional[Stuff::Box[{label=>'b'}]],0,2]], Sensitive(Type[Integer]))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Array[Optional[Object[{name => 'Stuff::Box', type_parameters => {'size' => Integer, 'label' => String}, attributes => {'size' => Integer, 'label' => {type => Optional[String], value => undef}}}]]]] value, got Sensitive[Type[Type[Integer]]]"}
Hash[Type[Optional], Variant[Type[Init[String,'%d']],Enum['A','b',true]]] <= Iterable[Tuple[Type[Optional], Variant[Type[Init[String,'%d']],Enum['A','b',true]]]]
#=> {"value": true, "type": "Boolean[true]"}
Tuple[Type[Type], Variant[Regexp[/a/]]] <= Array[Type[Type]]
#=> {"value": false, "type": "Boolean[false]"}
Array[Integer].convert_to(Hash[Array[Resource['file']],Runtime['ruby','Time'],0,2])
#=> {"error": "Error while evaluating a Method call, Value of type Type[Array[Integer]] cannot be converted to Hash"}
assert_type(Sensitive[Tuple[Hash[Pattern[/^a/,/b$/],Callable,default,3],Iterator,1]], Sensitive({c=>Class['foo'],x=>{},a=>String[1]}))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Tuple[Hash[Pattern[/^a/, /b$/], Callable], Iterator, 1]] value, got Sensitive[Hash[String[1, 1], RichData]]"}
Hash[Iterable[Stuff::Unknown], RichDataKey] <= Iterable[Tuple[Iterable[Stuff::Unknown], RichDataKey]]
#=> {"error": "Resource type not found: Stuff::Unknown"}
Array[Integer] =~ Type[Iterable[Tuple]]
#=> {"value": false, "type": "Boolean[false]"}
{a=>{b=>{c=>d}}} =~ Variant[Boolean[true],Iterable[URI['http://a.b']],String,Sensitive]
#=> {"value": false, "type": "Boolean[false]"}
{x=>1,y=>70000} in [Array[Init[String,'%d'],default,3], Float[1.0,2.5]]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Optional['x'], {b=>{b=>Deferred('f'),2.5=>{name=>'n',x=>1}},d=>Stuff::Point(3,4)})
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a value of type Undef or String, got Struct"}
[Struct[{a=>URI,Optional[c]=>Collection[1,2],'e f'=>Variant[Stuff::Box[default,'a']]}], Array[Tuple[Pattern[/^a/,/b$/],default,3]], Struct[{a=>URI,Optional[c]=>Collection[1,2],'e f'=>Variant[Stuff::Box[default,'a']]}]].unique
#=> {"value": [{"Type": "Struct[{'a' => URI, Optional['c'] => Collection[1, 2], 'e f' => Box[default, 'a']}]"}, {"Type": "Array[Tuple[Pattern[/^a/, /b$/], 0, 3]]"}], "type": "Tuple[Type[Struct[{'a' => URI, Optional['c'] => Collection[1, 2], 'e f' => Box[default, 'a']}]], Type[Array[Tuple[Pattern[/^a/, /b$/], 0, 3]]]]"}
type(Array[Variant[Stuff::Maybe,Stuff::Deeper,Pattern,Stuff::Port]], 'reduced')
#=> {"value": {"Type": "Type[Array[Variant[Stuff::Maybe, Stuff::Deeper, Pattern, Stuff::Port]]]"}, "type": "Type[Type[Array[Variant[Stuff::Maybe, Stuff::Deeper, Pattern, Stuff::Port]]]]"}
type([Pattern, NotUndef[Type[SemVer['1.x']]]], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
with('b') |Callable[String,1,3] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Callable value, got String"}
[{}, [Stuff::Point(3,4),-3,{x=>1,y=>70000}]].reduce |Hash[Optional,Enum,1] $m, Type[Hash[Class,File['/a'],default,3]] $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects size to be at least 1, got 0"}
Variant[Binary,NotUndef[Sensitive]] >= Stuff::Unknown
#=> {"error": "Resource type not found: Stuff::Unknown"}
{tree=>[Stuff::Box(2,undef)],'e f'=>false,d=>'A'}.convert_to(Tuple[Timespan,Array[Timestamp['2015-01-01','2016-01-01']],TypeSet,default,3])
#=> {"error": "Error while evaluating a Method call,  Converted value from Tuple[Timespan, Array[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], 0, 3].new() has wrong type, index 0 expects a Timespan value, got Tuple\n  Converted value from Tuple[Timespan, Array[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], 0, 3].new() has wrong type, index 1 index 0 expects a Timestamp value, got String\n  Converted value from Tuple[Timespan, Array[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], 0, 3].new() has wrong type, index 1 index 1 expects a Timestamp value, got Boolean\n  Converted value from Tuple[Timespan, Array[Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC']], TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}], 0, 3].new() has wrong type, index 2 expects a DefaultTypeSet value, got Tuple"}
type(undef) <= Hash[Stuff::Tree,Hash[Stuff::Box[{label=>'b'}],Stuff::Unknown,0,2]]
#=> {"error": "Resource type not found: Stuff::Unknown"}
Stuff::Point in [Iterable[Type[Type]], Stuff::Point]
#=> {"value": false, "type": "Boolean[false]"}
[[],{2.5=>'A',d=>String[1]}].convert_to(Variant[Class])
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Class' is not supported"}
with() |Array[Integer[1],1] $x = ({}), Variant[Type[Error],Sensitive[RichData],Array[Timestamp['2015-01-01','2016-01-01'],default,3]] $y = ({port=>{port=>0,tree=>[1,['x']],'e'=>1},a=>File['/a']})| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects an Array value, got Hash"}
['abc', {c=>Resource}].reduce |Array[Tuple[Init[Integer]]] $m, Sensitive[Array[Struct,1]] $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects an Array value, got String"}
assert_type(Type[Struct[{b=>NotUndef['y'],'e f'=>Sensitive[Callable[String,1,3]]}]], Tuple[Timespan])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Struct[{'b' => String, 'e f' => Sensitive[Callable[String, 1, 3]]}]] value, got Type[Tuple[Timespan]]"}
String([[false,Deferred('f')],{port=>Integer,'e f'=>2.0,b=>Type[Integer]}], '%#p')
#=> {"value": "[\n  [false, Deferred({\n      'name' => 'f'\n    })],\n  {'port' => Integer, 'e f' => 2.0, 'b' => Type[Integer]}]", "type": "String"}
Array[Tuple[URI,Error['k'],default,3],0,2] in [Class['foo'], Array[Tuple[URI,Error['k'],default,3],0,2]]
#=> {"value": false, "type": "Boolean[false]"}
type([{}, [Data,{name=>'n',x=>1}]], 'reduced')
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
type([[Timestamp('2015-05-01')], [Timestamp('2015-05-01')]], 'reduced')
#=> {"value": {"Type": "Array[Array[Timestamp['2015-05-01T00:00:00.000000000 UTC'], 1, 1], 2, 2]"}, "type": "Type[Array[Array[Timestamp['2015-05-01T00:00:00.000000000 UTC'], 1, 1], 2, 2]]"}
String([Array[Struct[{'e f'=>Integer[default,5],Optional[c]=>RichData,b=>Stuff::Unknown}]], Resource], '%#s')
#=> {"error": "Resource type not found: Stuff::Unknown"}
type(Callable[Optional[Class['foo']],Array[SemVerRange,default,3],0,2], 'generalized')
#=> {"value": {"Type": "Type[Callable[Optional[Class[foo]], Array[SemVerRange], 0, 2]]"}, "type": "Type[Type[Callable[Optional[Class[foo]], Array[SemVerRange], 0, 2]]]"}
assert_type(Stuff::Deeper, ['A',undef])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Stuff::Deeper = Hash[String[1], Stuff::Deep = Hash[String, Variant[String, Stuff::Deeper]], 1] value, got Tuple"}
assert_type(Hash[Array[Optional['x']],Variant[RichData,ScalarData]], Timestamp('2015-05-01'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Hash value, got Timestamp"}
String(Iterable[Optional[String[1]]], '%#p')
#=> {"value": "Iterable[Optional[String[1]]]", "type": "String"}
assert_type(Type[Hash], Tuple[Array[Stuff::Tree,0,2],Callable[Tuple,Struct,default,3],default,3])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Hash] value, got Type[Tuple[Array[Stuff::Tree = Variant[Integer, Array[Stuff::Tree]], 0, 2], Callable[Tuple, Struct, 0, 3], 0, 3]]"}
"${[Tuple[Tuple[String,1]], {a=>'A','e f'=>[]}]}"
#=> {"value": "[Tuple[Tuple[String, 1]], {a => A, e f => []}]", "type": "String"}
String([Array[Sensitive[Collection],default,3], 'a'], {Type => '%#s'})
#=> {"value": "[Array[Sensitive[Collection], 0, 3], 'a']", "type": "String"}
type({/a/ => URI('http://a.b/c')}, 'generalized')
#=> {"value": {"Type": "Hash[Regexp[/a/], URI]"}, "type": "Type[Hash[Regexp[/a/], URI]]"}
assert_type('Hash[Hash[Integer[1,10],Optional,default,3],Hash[Array[0,0],Data,0,2],default,3]', Class['foo'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Hash value, got Type[Class]"}
assert_type(Type[Array[Variant[Default],0,2]], Sensitive[Type[Stuff::Maybe]])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Array[Default, 0, 2]] value, got Type[Sensitive[Type[Stuff::Maybe = Optional[Stuff::Port = Integer[1, 65535]]]]]"}
with('a') |Tuple[NotUndef,Sensitive[Type],Stuff::Port,1] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Tuple value, got String"}
[].convert_to(Struct[{b=>Struct[{b=>Integer[default,5],NotUndef[d]=>Pattern}],a=>Resource['file']}])
#=> {"error": "Error while evaluating a Method call, Converted value from Struct[{'b' => Struct[{'b' => Integer[default, 5], 'd' => Pattern}], 'a' => File}].new() has wrong type, expects size to be 2, got 0"}
String([Hash[Tuple[Object,Data,Sensitive,default,3],Optional[Stuff::Spot]], default], '%-60.9s')
#=> {"value": "[Hash[Tuple[Object, Data, Sensitive, 0, 3], Optional[Stuff::Spot]], default]", "type": "String"}
type([Stuff::Point(3,4)], 'generalized')
#=> {"value": {"Type": "Array[Stuff::Point]"}, "type": "Type[Array[Stuff::Point]]"}
[Stuff::Point, Array[Tuple[Collection,File,Stuff::Box,default,3]], Stuff::Point].unique
#=> {"value": [{"Type": "Object[{name => 'Stuff::Point', attributes => {'x' => Integer, 'y' => {type => Stuff::Port, value => 1}}}]"}, {"Type": "Array[Tuple[Collection, File, Stuff::Box, 0, 3]]"}], "type": "Tuple[Type[Stuff::Point], Type[Array[Tuple[Collection, File, Stuff::Box, 0, 3]]]]"}
String(Array[Array[Stuff::Box[default,'a']]], {Type => '%#s'})
#=> {"value": "\"Array[Array[Box[default, 'a']]]\"", "type": "String"}
type({}) <= Hash[Undef,Array[Callable[[Integer,String],Integer],0,2],1]
#=> {"value": false, "type": "Boolean[false]"}
type([[{port=>File['/a'],tree=>0,a=>Stuff::Point(3)}], false], 'generalized')
#=> {"value": {"Type": "Array[RichData]"}, "type": "Type[Array[RichData]]"}
Stuff::Maybe > Struct[{NotUndef[d]=>Deferred,Optional[c]=>Tuple[Stuff::Tree,File['/a'],1],a=>Struct[{Optional[c]=>Callable[0,0,Callable[1,1]],a=>Error,b=>URI['http://a.b']}]}]
#=> {"value": false, "type": "Boolean[false]"}
type([{tree=>['A'],'e f'=>5}, {tree=>['A'],'e f'=>5}], 'reduced')
#=> {"value": {"Type": "Array[Hash[Enum['e f', 'tree'], Data, 2, 2], 2, 2]"}, "type": "Type[Array[Hash[Enum['e f', 'tree'], Data, 2, 2], 2, 2]]"}
with([[],[[[]]],[Type[Integer],'abc',true]]) |Optional[Array[Array]] $x| { $x }
#=> {"value": [[], [[[]]], [{"Type": "Type[Integer]"}, "abc", true]], "type": "Tuple[Array[0, 0], Tuple[Tuple[Array[0, 0]]], Tuple[Type[Type[Integer]], String, Boolean[true]]]"}
String(RichDataKey, '%#s')
#=> {"value": "\"RichDataKey\"", "type": "String"}
Init[Iterator](5)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterator' is not supported"}
"${[Struct[{b=>Callable[String,1,3],'e f'=>Collection,NotUndef[d]=>Type[Tuple]}], Sensitive('a')]}"
#=> {"value": "[Struct[{'b' => Callable[String, 1, 3], 'e f' => Collection, 'd' => Type[Tuple]}], Sensitive [value redacted]]", "type": "String"}
with(SemVerRange('1.x'), SemVerRange('1.x')) |Timestamp $x, Class *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Timestamp value, got SemVerRange"}
[[Deferred('f'),{a=>{b=>{c=>d}}},2.0]] =~ Init[Tuple[NotUndef,Sensitive[Type],Sensitive]]
#=> {"value": true, "type": "Boolean[true]"}
type([{port=>80}, []], 'generalized')
#=> {"value": {"Type": "Array[Data]"}, "type": "Type[Array[Data]]"}
{b => []}.map |Stuff::Kind $k, Init[Stuff::Point] $v| { $v }
#=> {"error": "Error while evaluating a Method call, block parameter 'k' expects a Stuff::Kind = Type[Stuff::Port = Integer[1, 65535]] value, got String"}
[{b=>/a/}].each |Array[CatalogEntry] $x| { }
#=> {"error": "Error while evaluating a Method call, block parameter 'x' expects an Array value, got Struct"}
assert_type(Array[Variant[Hash[0,0],Pattern,Stuff::Deeper]], 'a') |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Array[Variant[Hash[0, 0], Pattern, Stuff::Deeper]]"}, {"Type": "String"}], "type": "Tuple[Type[Array[Variant[Hash[0, 0], Pattern, Stuff::Deeper]]], Type[String]]"}
String({x=>{b=>Resource,'e f'=>Class['foo']},1=>Deferred('f'),'e f'=>[]}, '%#p')
#=> {"value": "{\n  'x' => {\n    'b' => Resource,\n    'e f' => Class[foo]\n  },\n  1 => Deferred({'name' => 'f'}),\n  'e f' => []\n}", "type": "String"}
Init[Hash[SemVer,Struct[{Optional[c]=>Stuff::Point}],default,3]]({})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
Callable[[Numeric], SemVer] <= Callable[Numeric]
#=> {"value": true, "type": "Boolean[true]"}
[{c=>Integer}, {tree=>URI('http://a.b/c')}].reduce |Iterable[ScalarData] $m, Iterator $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects an Iterable[ScalarData] value, got Struct"}
assert_type(Callable[Hash[Pattern[/^a/,/b$/],Stuff::Box[default,'a'],default,3],0,2], {name=>'n',x=>1})
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Callable value, got Struct"}
{'e f' => {b=>Data}}.map |Regexp $k, Struct[{'e f'=>Variant[Callable[0,0,Callable[1,1]],SemVer,String,NotUndef],a=>Struct[{'e f'=>ScalarData,b=>Pattern}]}] $v| { $v }
#=> {"error": "Error while evaluating a Method call, block parameter 'k' expects a Regexp value, got String"}
Variant[Variant[Array[Hash[0,0],default,3],Init[String,'%d'],Iterator,Array[Pattern]], Runtime] == Variant[Runtime, Variant[Array[Hash[0,0],default,3],Init[String,'%d'],Iterator,Array[Pattern]]]
#=> {"value": true, "type": "Boolean[true]"}
Variant[Type[Type],Sensitive[Stuff::Box[1]]] in [Variant, Variant[Type[Type],Sensitive[Stuff::Box[1]]]]
#=> {"value": false, "type": "Boolean[false]"}
with() |Struct[{NotUndef[d]=>Callable[Any,Stuff::Spot,1]}] $x = (Class['foo']), Boolean $y = ([default,String[1],{name=>'n',x=>1}])| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Struct value, got Type[Class]"}
[] =~ Init[Callable[0,0,Callable[1,1]]]
#=> {"error": "Error while evaluating a '=~' expression, Creation of new instance of type 'Callable[0, 0, Callable[1, 1]]' is not supported"}
String(Callable, '%p')
#=> {"value": "Callable", "type": "String"}
type(Stuff::Point(3), 'detailed')
#=> {"value": {"Type": "Object[{name => 'Stuff::Point', attributes => {'x' => Integer, 'y' => {type => Stuff::Port, value => 1}}}]"}, "type": "Type[Stuff::Point]"}
type({a => false, b => default}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
Init[Struct[{NotUndef[d]=>Tuple[SemVerRange,RichData,default,3],a=>Stuff::Box[1],b=>Hash[Class['foo'],Error,0,2]}]]([{port=>0,tree=>[1,['x']],'e'=>1},[{port=>80},Array[Integer]],Stuff::Spot(3,'s',7,Stuff::Point(1))])
#=> {"error": "Error while evaluating a Function Call, odd number of arguments for Hash"}
Tuple[Array[Init[String,'%d'],default,3],Array[Default],Callable[String[1],Timestamp,default,3],1] in [Hash[Struct[{b=>SemVerRange}],Stuff::Box,1], Tuple[Array[Init[String,'%d'],default,3],Array[Default],Callable[String[1],Timestamp,default,3],1]]
#=> {"value": false, "type": "Boolean[false]"}
Init[Integer]([SemVer('1.2.3'),[Integer,Stuff::Spot(3,'s',7,Stuff::Point(1))],[]])
#=> {"error": "Error while evaluating a Function Call, The function 'new' was called with arguments it does not accept. It expects one of:\n  (Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] from, Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]] radix?, Boolean abs?)\n    rejected: parameter 'from' expects a Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp] value, got SemVer\n  (NamedArgs = Struct[{'from' => Convertible = Variant[Numeric, Boolean, Pattern[/\\A[+-]?\\s*(?:(?:\\d+)|(?:0[xX][0-9A-Fa-f]+)|(?:0[bB][01]+))\\z/], Timespan, Timestamp], Optional['radix'] => Radix = Variant[Default, Integer[2, 2], Integer[8, 8], Integer[10, 10], Integer[16, 16]], Optional['abs'] => Boolean}] hash_args)\n    rejected: expects 1 argument, got 3"}
type({File['/a'] => 'A'}, 'generalized')
#=> {"value": {"Type": "Hash[Type[File['/a']], String]"}, "type": "Type[Hash[Type[File['/a']], String]]"}
Hash[Struct[{Optional[c]=>Stuff::Point,NotUndef[d]=>Callable[String,1,3]}],Type[URI['http://a.b']],0,2] != Variant[Stuff::Unknown,Resource,NotUndef['y'],Callable[Stuff::Point,Init,1]]
#=> {"error": "Resource type not found: Stuff::Unknown"}
String([Optional[Init[Stuff::Point]], [{},{x=>{name=>'n',x=>1},a=>Type[Integer],tree=>'abc'}]], '%#30p')
#=> {"value": "[Optional[Init[Stuff::Point]],\n  [\n    {},\n    {'x' => {'name' => 'n', 'x' => 1}, 'a' => Type[Integer], 'tree' => 'abc'}]]", "type": "String"}
Hash[Callable[Sensitive[Numeric]], Array[Array[Hash[0,0],0,2]]] <= Iterable[Tuple[Callable[Sensitive[Numeric]], Array[Array[Hash[0,0],0,2]]]]
#=> {"value": true, "type": "Boolean[true]"}
type([Array[Integer], Array[Integer]], 'reduced')
#=> {"value": {"Type": "Array[Type[Array[Integer]], 2, 2]"}, "type": "Type[Array[Type[Array[Integer]], 2, 2]]"}
Any < Sensitive[Variant[Iterable,Timespan['0:10:00','1:00:00'],Enum,SemVerRange]]
#=> {"value": false, "type": "Boolean[false]"}
[Tuple[Tuple[Callable[String,1,3],0,2],Optional[Stuff::Box],1], Variant[Hash[Error['k'],Stuff::Maybe],Callable[0,0]], Tuple[Tuple[Callable[String,1,3],0,2],Optional[Stuff::Box],1]].unique
#=> {"value": [{"Type": "Tuple[Tuple[Callable[String, 1, 3], 0, 2], Optional[Stuff::Box], 1]"}, {"Type": "Variant[Hash[Error['k'], Stuff::Maybe], Callable[0, 0]]"}], "type": "Tuple[Type[Tuple[Tuple[Callable[String, 1, 3], 0, 2], Optional[Stuff::Box], 1]], Type[Variant[Hash[Error['k'], Stuff::Maybe], Callable[0, 0]]]]"}
Callable[Callable[Callable[0,0],0,2]] <= Callable[Enum['a','b']]
#=> {"value": false, "type": "Boolean[false]"}
case {} { Type[Error['k']]: { 1 } [Timespan]: { 2 } default: { 3 } }
#=> {"value": 3, "type": "Integer[3, 3]"}
{'e f' => {b=>{port=>false,name=>Stuff::Point(3),2.5=>undef}}}.map |Hash[Stuff::Deep,Variant[Stuff::Unknown,Variant],0,2] $k, Callable[0,0,Callable[1,1]] $v| { $v }
#=> {"error": "Resource type not found: Stuff::Unknown"}
assert_type(NotUndef[Array[Regexp]], [Stuff::Port])
#=> {"error": "Error while evaluating a Function Call, assert_type(): index 0 expects a Regexp value, got Type[Stuff::Port]"}
String(Hash[Struct[{'e f'=>Float}],Variant[String[1]],0,2], '%#p')
#=> {"value": "Hash[Struct[{'e f' => Float}], String[1], 0, 2]", "type": "String"}
unique([Callable[[Integer,String],Integer], Struct[{a=>Iterable[Stuff::Deeper]}]])
#=> {"value": [{"Type": "Callable[[Integer, String], Integer]"}, {"Type": "Struct[{'a' => Iterable[Stuff::Deeper]}]"}], "type": "Tuple[Type[Callable[[Integer, String], Integer]], Type[Struct[{'a' => Iterable[Stuff::Deeper]}]]]"}
Tuple[Enum, Callable[Tuple[Error['k'],SemVer,Callable],Array[0,0],default,3]] <= Array[Enum]
#=> {"value": false, "type": "Boolean[false]"}
Callable[Callable[Tuple[Array,Type,Float,0,2],default,3], Callable[Error['k']]]
#=> {"value": {"Type": "Callable[Callable[Tuple[Array, Type, Float, 0, 2], 0, 3], Callable[Error['k']]]"}, "type": "Type[Callable[Callable[Tuple[Array, Type, Float, 0, 2], 0, 3], Callable[Error['k']]]]"}
Sensitive(/a/) =~ Sensitive[Hash[Iterable[Type],Variant[Boolean[true],Tuple]]]
#=> {"value": false, "type": "Boolean[false]"}
type([{'e f'=>Array[Integer],port=>[]}, {'e f'=>Array[Integer],port=>[]}], 'reduced')
#=> {"value": {"Type": "Array[Hash[Enum['e f', 'port'], RichData, 2, 2], 2, 2]"}, "type": "Type[Array[Hash[Enum['e f', 'port'], RichData, 2, 2], 2, 2]]"}
[{'e f'=>[Binary('YQ==')]}, Stuff::Spot(3,'s',7,Stuff::Point(1))].reduce |Variant[Tuple[Timestamp,Stuff::Unknown,Stuff::Options,1],Array[Regexp[/a/],default,3]] $m, Tuple[Tuple[Stuff::Point,File['/a'],default,3],Binary,Data,default,3] $e| { $e }
#=> {"error": "Resource type not found: Stuff::Unknown"}
type([[Class['foo'],5,false], [Class['foo'],5,false]], 'reduced')
#=> {"value": {"Type": "Array[Array[RichData, 3, 3], 2, 2]"}, "type": "Type[Array[Array[RichData, 3, 3], 2, 2]]"}
with() |Optional['x'] $x = (undef), Sensitive[Stuff::Spot] $y = ('')| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'y' expects a Sensitive[Stuff::Spot] value, got String"}
Callable[[Struct[{a=>URI['http://a.b']}]], Callable[String[1],Array[Stuff::Box[default,'a']],default,3]] <= Callable[Struct[{a=>URI['http://a.b']}]]
#=> {"value": true, "type": "Boolean[true]"}
Struct[{b=>Stuff::Box[{label=>'b'}],'e f'=>Array[Timestamp['2015-01-01','2016-01-01']]}] >= Class['foo']
#=> {"value": false, "type": "Boolean[false]"}
"${[Data, Data]}"
#=> {"value": "[Data, Data]", "type": "String"}
assert_type('Struct[{NotUndef[d]=>Array[NotUndef[\'y\'],1],Optional[c]=>Iterable}]', [])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Struct value, got Array"}
Optional >= Type[RichDataKey]
#=> {"value": true, "type": "Boolean[true]"}
type({{} => 'abc'}, 'generalized')
#=> {"value": {"Type": "Hash[Hash[0, 0], String]"}, "type": "Type[Hash[Hash[0, 0], String]]"}
with(-3) |Variant[Array[Timespan,0,2]] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects an Array value, got Integer"}
assert_type(Sensitive[Variant[String[1],Sensitive,Array[Stuff::Spot,1],Hash[Init,NotUndef,default,3]]], Sensitive([]))
#=> {"value": {"Sensitive": []}, "type": "Sensitive[Array[Unit]]"}
assert_type(Sensitive[NotUndef[Sensitive[Stuff::Box[1]]]], Sensitive([Integer]))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Sensitive[Object[{name => 'Stuff::Box', type_parameters => {'size' => Integer, 'label' => String}, attributes => {'size' => Integer, 'label' => {type => Optional[String], value => undef}}}]]] value, got Sensitive[Array[Type[Integer]]]"}
assert_type(Array[Struct[{'e f'=>Stuff::Port,a=>Class}]], [false,File['/a']])
#=> {"error": "Error while evaluating a Function Call,  assert_type(): index 0 expects a Struct value, got Boolean\n  assert_type(): index 1 expects a Struct value, got Type[Resource]"}
type([Default, NotUndef], 'reduced')
#=> {"value": {"Type": "Array[Type[NotUndef], 2, 2]"}, "type": "Type[Array[Type[NotUndef], 2, 2]]"}
with([{c=>1,1=>'A'},{a=>Stuff::Box(2,undef),b=>SemVerRange('1.x'),x=>File['/a']}], [{c=>1,1=>'A'},{a=>Stuff::Box(2,undef),b=>SemVerRange('1.x'),x=>File['/a']}]) |Hash[Hash[Stuff::Deeper,NotUndef['y'],0,2],Stuff::Tree,1] $x, Struct[{a=>Class['foo'],NotUndef[d]=>Hash[NotUndef['y'],Stuff::Point,0,2],Optional[c]=>Callable[Timestamp['2015-01-01','2016-01-01'],Resource,1]}] *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Hash value, got Tuple"}
Hash[0,0] >= File
#=> {"value": false, "type": "Boolean[false]"}
type({a => '', b => Resource}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
Stuff::Unknown >= Variant[Float[1.0,2.5],Array[CatalogEntry]]
#=> {"error": "Resource type not found: Stuff::Unknown"}
with(-3, -3) |Array[Array[Resource,1],default,3] $x, Integer *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects an Array value, got Integer"}
Sensitive(Binary('YQ==')) =~ Sensitive[URI]
#=> {"value": false, "type": "Boolean[false]"}
Optional['x']({})
#=> {"error": "Error while evaluating a Function Call, Converted value from Optional['x'].new() has wrong type, expects a value of type Undef or String, got String"}
type([{port=>{tree=>Stuff::Point(3,4),c=>0,b=>Array[Integer]}}, Stuff::Point], 'reduced')
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
type([]) <= Callable[0,0,Callable[1,1]]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Type[Sensitive[Hash[Integer[1],Stuff::Maybe,0,2]]], Iterable[Integer[1,10]])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Sensitive[Hash[Integer, Stuff::Maybe = Optional[Stuff::Port = Integer[1, 65535]]]]] value, got Type[Iterable[Integer[1, 10]]]"}
type(Regexp[/a/], 'generalized')
#=> {"value": {"Type": "Type[Regexp[/a/]]"}, "type": "Type[Type[Regexp[/a/]]]"}
with({a=>Stuff::Point}) |Iterable[Tuple[Resource,Runtime['ruby','Time'],Binary,1]] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects an Iterable[Tuple[Resource, Runtime[ruby, 'Time'], Binary, 1]] value, got Struct"}
['A',[Array[Integer],[1,[2,[3]]],Resource]] == [2.0,Binary('YQ==')]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Sensitive[Integer], Sensitive([1,2].reverse_each))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Integer] value, got Sensitive[Iterator[Integer]]"}
false =~ Hash[Type[Type[Type]],Stuff::Tree,default,3]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Struct[{a=>Struct[{NotUndef[d]=>Boolean[true],a=>Tuple}],Optional[c]=>Array[Boolean]}], 'abc') |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Struct[{'a' => Struct[{'d' => Boolean[true], 'a' => Tuple}], Optional['c'] => Array[Boolean]}]"}, {"Type": "String"}], "type": "Tuple[Type[Struct[{'a' => Struct[{'d' => Boolean[true], 'a' => Tuple}], Optional['c'] => Array[Boolean]}]], Type[String]]"}
{d=>{port=>0,tree=>[1,['x']],'e'=>1}} == ['a']
#=> {"value": false, "type": "Boolean[false]"}
[{}, {x=>{name=>'n',x=>1},'e f'=>{a=>{b=>{c=>d}}},tree=>2.0}].reduce |Stuff::Box[{label=>'b'}] $m, NotUndef[URI['http://a.b']] $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects a Box[default, 'b'] value, got Hash"}
Variant > Array[Pattern]
#=> {"value": false, "type": "Boolean[false]"}
type('A', 'detailed')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
type(Callable[NotUndef[Stuff::Tree],Class['foo'],1], 'reduced')
#=> {"value": {"Type": "Type[Callable[NotUndef[Stuff::Tree], Class[foo], 1]]"}, "type": "Type[Type[Callable[NotUndef[Stuff::Tree], Class[foo], 1]]]"}
File >= Tuple[Object,1]
#=> {"value": false, "type": "Boolean[false]"}
type([Type[Optional], RichData], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
RichDataKey < Error['k']
#=> {"value": false, "type": "Boolean[false]"}
Init[Callable[Integer[1,10],Callable[Array,Hash[0,0]],1]]([])
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Callable[Integer[1, 10], Callable[Array, Hash[0, 0]], 1]' is not supported"}
Class['foo'] in [Variant[Hash[Variant,Iterator,1]], Regexp[/a/]]
#=> {"value": false, "type": "Boolean[false]"}
assert_type(Type[Type[Array[Init[Stuff::Point]]]], Array[Type[Array[0,0]]])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Type[Array[Init[Object[{name => 'Stuff::Point', attributes => {'x' => Integer, 'y' => {type => Stuff::Port, value => 1}}}]]]]] value, got Type[Array[Type[Array[0, 0]]]]"}
Class['foo'] == 1
#=> {"value": false, "type": "Boolean[false]"}
[{},{c=>'A',name=>Stuff::Port,b=>Type[Integer]}] in [CatalogEntry, Variant[Tuple[Timestamp['2015-01-01','2016-01-01'],1],Hash[Stuff::Box[1],SemVer['1.x']],Hash[Iterable,Undef,default,3],Struct[{NotUndef[d]=>RichDataKey,b=>URI['http://a.b']}]]]
#=> {"value": false, "type": "Boolean[false]"}
-3 in [Optional, Sensitive[Iterable[URI['http://a.b']]]]
#=> {"value": false, "type": "Boolean[false]"}
"${[URI, {}]}"
#=> {"value": "[URI, {}]", "type": "String"}
Callable[Array[Iterable[Runtime]], Callable[Tuple]]
#=> {"value": {"Type": "Callable[Array[Iterable[Runtime]], Callable[Tuple]]"}, "type": "Type[Callable[Array[Iterable[Runtime]], Callable[Tuple]]]"}
Sensitive[Array[Stuff::Box[1],1]]
#=> {"value": {"Type": "Sensitive[Array[Stuff::Box]]"}, "type": "Type[Sensitive[Array[Stuff::Box]]]"}
Hash[Hash[Class,Iterator,1],Hash[Callable[0,0,Callable[1,1]],Integer[1,10]],default,3] =~ Type[Stuff::Box[1]]
#=> {"value": false, "type": "Boolean[false]"}
type({a => ['a',Stuff::Box(1,'a')], b => Type[Integer]}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
[Array[Struct[{a=>Timestamp['2015-01-01','2016-01-01'],b=>Scalar,Optional[c]=>Pattern}],0,2], Struct[{Optional[c]=>Tuple[Callable[[Integer,String],Integer],Numeric,1]}], Array[Struct[{a=>Timestamp['2015-01-01','2016-01-01'],b=>Scalar,Optional[c]=>Pattern}],0,2]].unique
#=> {"value": [{"Type": "Array[Struct[{'a' => Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC'], 'b' => Scalar, Optional['c'] => Pattern}], 0, 2]"}, {"Type": "Struct[{Optional['c'] => Tuple[Callable[[Integer, String], Integer], Numeric, 1]}]"}, {"Type": "Array[Struct[{'a' => Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC'], 'b' => Scalar, Optional['c'] => Pattern}], 0, 2]"}], "type": "Tuple[Type[Array[Struct[{'a' => Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC'], 'b' => Scalar, Optional['c'] => Pattern}], 0, 2]], Type[Struct[{Optional['c'] => Tuple[Callable[[Integer, String], Integer], Numeric, 1]}]], Type[Array[Struct[{'a' => Timestamp['2015-01-01T00:00:00.000000000 UTC', '2016-01-01T00:00:00.000000000 UTC'], 'b' => Scalar, Optional['c'] => Pattern}], 0, 2]]]"}
with(undef) |Optional[Enum['A','b',true]] $x| { $x }
#=> {"value": null, "type": "Undef"}
assert_type(Sensitive[Type[Sensitive[Binary]]], Sensitive({c=>1.5,'e f'=>Stuff::Box(2,undef)}))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Type[Sensitive[Binary]]] value, got Sensitive[Hash[String[1, 3], RichData]]"}
Stuff::Spot(3,'s',7,Stuff::Point(1)) == [1,2].reverse_each
#=> {"value": false, "type": "Boolean[false]"}
Callable[[Type[Hash[Stuff::Box[default,'a'],Type,0,2]]], Callable[Enum['a','b'],0,2]] <= Callable[Type[Hash[Stuff::Box[default,'a'],Type,0,2]]]
#=> {"value": true, "type": "Boolean[true]"}
type({a => SemVerRange('1.x'), b => []}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
String([URI, Data], '%#s')
#=> {"value": "[URI, Data]", "type": "String"}
type({port=>80}) <= Variant[Hash,Array[Type],Tuple[RichDataKey,Boolean[true],SemVerRange,1],Array[Callable[String,1,3]]]
#=> {"value": true, "type": "Boolean[true]"}
undef =~ Variant[Init[Stuff::Point]]
#=> {"value": false, "type": "Boolean[false]"}
[{}, -3].reduce |Optional[Callable[File['/a']]] $m, Hash[Tuple[RichData,default,3],Undef] $e| { $e }
#=> {"error": "Error while evaluating a Method call, block parameter 'm' expects a value of type Undef or Callable, got Hash"}
Sensitive([]) =~ Sensitive[Variant[Callable[SemVer,Stuff::Box[1]],Float[1.0,2.5],RichDataKey]]
#=> {"value": false, "type": "Boolean[false]"}
Struct[{b=>Array[Init[Integer]],a=>Tuple[Stuff::Options,ScalarData,Error['k'],1]}] < Type
#=> {"value": false, "type": "Boolean[false]"}
Stuff::Box(1,'a') =~ Tuple[Stuff::Box,Callable[String[2,3],Callable[String,1,3],1],Hash[Array,Integer[1,10],0,2],0,2]
#=> {"value": false, "type": "Boolean[false]"}
[Sensitive('a'),Stuff::Spot(3,'s'),{port=>Timespan('0:30:00')}] in [Struct[{NotUndef[d]=>Sensitive[Timestamp]}], Hash[Array[String],Struct[{Optional[c]=>Stuff::Box[default,'a'],a=>ScalarData,NotUndef[d]=>Regexp}],1]]
#=> {"value": false, "type": "Boolean[false]"}
type([{name=>'n',x=>1}, Array[Integer]], 'generalized')
#=> {"value": {"Type": "Array[RichData]"}, "type": "Type[Array[RichData]]"}
type(Callable[Array[Regexp],Hash[SemVer,Data,1],default,3], 'reduced')
#=> {"value": {"Type": "Type[Callable[Array[Regexp], Hash[SemVer, Data, 1], 0, 3]]"}, "type": "Type[Type[Callable[Array[Regexp], Hash[SemVer, Data, 1], 0, 3]]]"}
type(Struct[{a=>Hash[Runtime['ruby','Time'],CatalogEntry,default,3]}], 'reduced')
#=> {"value": {"Type": "Type[Struct[{'a' => Hash[Runtime[ruby, 'Time'], CatalogEntry, 0, 3]}]]"}, "type": "Type[Type[Struct[{'a' => Hash[Runtime[ruby, 'Time'], CatalogEntry, 0, 3]}]]]"}
Timestamp['2015-01-01','2016-01-01'] <= Sensitive[File]
#=> {"value": false, "type": "Boolean[false]"}
with(undef) |Hash[String,String] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Hash value, got Undef"}
type(SemVerRange('1.x'), 'detailed')
#=> {"value": {"Type": "SemVerRange"}, "type": "Type[SemVerRange]"}
'abc'.convert_to(Tuple[Type,Collection[1,2],0,2])
#=> {"error": "Error while evaluating a Method call, Converted value from Tuple[Type, Collection[1, 2], 0, 2].new() has wrong type, expects size to be at most 2, got 3"}
Iterable(false, 'b')
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Iterable' is not supported"}
with('A', 'A') |Optional[Struct[{a=>SemVerRange,b=>Numeric}]] $x, Sensitive *$y| { [$x, $y] }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a value of type Undef or Struct, got String"}
type({a => {2.5=>''}, b => -3}, 'reduced')
#=> {"value": {"Type": "Hash[Enum['a', 'b'], RichData, 2, 2]"}, "type": "Type[Hash[Enum['a', 'b'], RichData, 2, 2]]"}
type({false => {port=>Binary('YQ=='),d=>/a/}}, 'generalized')
#=> {"value": {"Type": "Hash[Boolean, Hash[String[1, 4], RichData]]"}, "type": "Type[Hash[Boolean, Hash[String[1, 4], RichData]]]"}
CatalogEntry != Iterable[Variant[Struct,Pattern[/^a/,/b$/]]]
#=> {"value": true, "type": "Boolean[true]"}
type(false, 'generalized')
#=> {"value": {"Type": "Boolean"}, "type": "Type[Boolean]"}
Callable[Callable[Callable[Default,Stuff::Box[default,'a'],default,3]], Callable[Struct[{a=>Optional[Callable],b=>Callable[Stuff::Box[1],Iterable,0,2]}]]]
#=> {"value": {"Type": "Callable[Callable[0, 0, Callable[Default, Box[default, 'a'], 0, 3]], Callable[Struct[{'a' => Optional[Callable], 'b' => Callable[Box[1], Iterable, 0, 2]}]]]"}, "type": "Type[Callable[Callable[0, 0, Callable[Default, Box[default, 'a'], 0, 3]], Callable[Struct[{'a' => Optional[Callable], 'b' => Callable[Box[1], Iterable, 0, 2]}]]]]"}
[1,2].reverse_each.convert_to(String)
#=> {"value": "[2, 1]", "type": "String"}
assert_type(Type[Collection[1,2]], RichData)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Collection] value, got Type[RichData]"}
Stuff::Box[default,'a'] in [NotUndef[Variant[Init[Integer],Callable[0,0,Callable[1,1]]]], Stuff::Box[default,'a']]
#=> {"value": false, "type": "Boolean[false]"}
Stuff::Box[default,'a'] <= Type[Callable[Init[Stuff::Point],Array,default,3]]
#=> {"value": false, "type": "Boolean[false]"}
String([Stuff::Box[1], undef], '%s')
#=> {"value": "[Box[1], undef]", "type": "String"}
assert_type(Enum, 'a') |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Enum"}, {"Type": "String"}], "type": "Tuple[Type[Enum], Type[String]]"}
{} =~ Stuff::Deeper
#=> {"value": false, "type": "Boolean[false]"}
'a'.convert_to(Enum)
#=> {"error": "Error while evaluating a Method call, Creation of new instance of type 'Enum' is not supported"}
Any in [Hash[Optional[TypeSet],Iterable[NotUndef['y']]], Any]
#=> {"value": true, "type": "Boolean[true]"}
Optional[Optional[Callable[0,0,Callable[1,1]]]] > Variant[Tuple[String[2,3],String[2,3],Iterator,1],ScalarData,Float[1.0,2.5]]
#=> {"value": false, "type": "Boolean[false]"}
Sensitive(Stuff::Port) =~ Sensitive[Iterable[Struct[{b=>Class}]]]
#=> {"value": false, "type": "Boolean[false]"}
type(['b', {}], 'generalized')
#=> {"value": {"Type": "Array[Data]"}, "type": "Type[Array[Data]]"}
{2.5=>[Stuff::Point],tree=>Array[Integer],1=>{x=>1,y=>70000}} ? { NotUndef[Variant[Stuff::Tree,Callable[[Integer,String],Integer],Stuff::Box[{label=>'b'}]]] => 1, Callable[Stuff::Unknown,1] => 2, default => 3 }
#=> {"error": "Resource type not found: Stuff::Unknown"}
Callable[[Optional], SemVer['1.x']] <= Callable[Optional]
#=> {"value": true, "type": "Boolean[true]"}
Variant[Type, Stuff::Options] == Variant[Stuff::Options, Type]
#=> {"value": true, "type": "Boolean[true]"}
Type('Optional[URI]')
#=> {"value": {"Type": "Optional[URI]"}, "type": "Type[Optional[URI]]"}
Optional[Stuff::Deep] < TypeSet
#=> {"value": false, "type": "Boolean[false]"}
Tuple[Variant[Stuff::Box,Boolean],Struct[{a=>Float,NotUndef[d]=>Class['foo'],b=>Stuff::Tree}],0,2] in [Array[Scalar], Tuple[Variant[Stuff::Box,Boolean],Struct[{a=>Float,NotUndef[d]=>Class['foo'],b=>Stuff::Tree}],0,2]]
#=> {"value": false, "type": "Boolean[false]"}
Array[Hash[Stuff::Kind,Stuff::Options,0,2]] =~ Type[Variant[Runtime,Array[String]]]
#=> {"value": false, "type": "Boolean[false]"}
unique([Struct[{'e f'=>Tuple[TypeSet],Optional[c]=>Optional[Boolean]}], Variant[Struct[{Optional[c]=>Type,NotUndef[d]=>Init,a=>NotUndef}],Optional[Hash],NotUndef[Enum]]])
#=> {"value": [{"Type": "Struct[{'e f' => Tuple[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]], 'c' => Optional[Boolean]}]"}, {"Type": "Variant[Struct[{Optional['c'] => Type, NotUndef['d'] => Init, 'a' => NotUndef}], Optional[Hash], NotUndef[Enum]]"}], "type": "Tuple[Type[Struct[{'e f' => Tuple[TypeSet[{pcore_uri => 'http://puppet.com/2016.1/pcore', pcore_version => '1.0.0', name_authority => 'http://puppet.com/2016.1/runtime', name => 'DefaultTypeSet', version => '0.0.0'}]], 'c' => Optional[Boolean]}]], Type[Variant[Struct[{Optional['c'] => Type, NotUndef['d'] => Init, 'a' => NotUndef}], Optional[Hash], NotUndef[Enum]]]]"}
Callable[[Struct[{'e f'=>Init,a=>Data}]], Array[Array[Boolean[true]]]] <= Callable[Struct[{'e f'=>Init,a=>Data}]]
#=> {"value": true, "type": "Boolean[true]"}
[{x=>/a/,tree=>/a/},/a/,default] !~ Variant[Tuple[Timestamp['2015-01-01','2016-01-01'],Deferred],Hash[Variant,Type[Type],1],NotUndef[Type[Type]]]
#=> {"value": true, "type": "Boolean[true]"}
assert_type(Struct[{NotUndef[d]=>Callable[Stuff::Maybe,Callable[0,0],1],a=>Array[RichData,default,3]}], 0) |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Struct[{'d' => Callable[Stuff::Maybe, Callable[0, 0], 1], 'a' => Array[RichData, 0, 3]}]"}, {"Type": "Integer[0, 0]"}], "type": "Tuple[Type[Struct[{'d' => Callable[Stuff::Maybe, Callable[0, 0], 1], 'a' => Array[RichData, 0, 3]}]], Type[Integer[0, 0]]]"}
[String[1],File['/a']] ? { Sensitive => 1, Array[Struct[{NotUndef[d]=>Default,a=>Binary,Optional[c]=>Sensitive}]] => 2, default => 3 }
#=> {"value": 3, "type": "Integer[3, 3]"}
with([1,2].reverse_each) |Hash[Iterable[NotUndef],Optional[Undef],default,3] $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects a Hash value, got Iterator[Integer]"}
assert_type(Hash[Type[Callable[[Integer,String],Integer]],Stuff::Point,1], [])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Hash value, got Array"}
Callable[Resource] <= Callable[Struct[{b=>Array[Collection]}]]
#=> {"value": false, "type": "Boolean[false]"}
Tuple[Runtime['ruby','Time'],Stuff::Deep] == Variant[Callable[Object,default,3]]
#=> {"value": false, "type": "Boolean[false]"}
[Stuff::Spot(3,'s',7,Stuff::Point(1)),Timestamp('2015-05-01'),{}].convert_to(Sensitive[Struct[{Optional[c]=>Struct,a=>Optional}]])
#=> {"error": "Error while evaluating a Method call, Converted value from Sensitive[Struct[{Optional['c'] => Struct, 'a' => Optional}]].new() has wrong type, expects a Sensitive[Struct[{Optional['c'] => Struct, 'a' => Optional}]] value, got Sensitive[Array[RichData]]"}
Callable[Struct[{b=>Resource,'e f'=>Struct[{'e f'=>Stuff::Maybe}]}], Callable[String]]
#=> {"value": {"Type": "Callable[Struct[{'b' => Resource, 'e f' => Struct[{'e f' => Stuff::Maybe}]}], Callable[String]]"}, "type": "Type[Callable[Struct[{'b' => Resource, 'e f' => Struct[{'e f' => Stuff::Maybe}]}], Callable[String]]]"}
