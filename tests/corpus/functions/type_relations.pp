# What types have in common, and which of them can be iterated and called.
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable }
#=> {"value": [true, true, true, true, true, false, false, true, true], "type": "Tuple[Boolean[true], Boolean[true], Boolean[true], Boolean[true], Boolean[true], Boolean[false], Boolean[false], Boolean[true], Boolean[true]]"}
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable[Any] }
#=> {"value": [true, true, true, true, true, false, false, true, true], "type": "Tuple[Boolean[true], Boolean[true], Boolean[true], Boolean[true], Boolean[true], Boolean[false], Boolean[false], Boolean[true], Boolean[true]]"}
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable[Integer] }
#=> {"value": [true, true, false, true, false, true, false, false, true], "type": "Tuple[Boolean[true], Boolean[true], Boolean[false], Boolean[true], Boolean[false], Boolean[true], Boolean[false], Boolean[false], Boolean[true]]"}
[0,5,'hello',Integer[1,4],Enum[yes,no],-1,Integer,{a=>2},[1]].map |$x| { $x =~ Iterable[String] }
#=> {"value": [false, false, true, false, true, false, false, false, false], "type": "Tuple[Boolean[false], Boolean[false], Boolean[true], Boolean[false], Boolean[true], Boolean[false], Boolean[false], Boolean[false], Boolean[false]]"}
[Any,Boolean,Callable,CatalogEntry,Default,Float,Class,NotUndef,Numeric,Optional,Pattern,Regexp,Resource,Runtime,Scalar,ScalarData,Type,Undef,Type[Integer],Variant[Integer,Any],Binary,Enum,Enum[a]].map |$t| { $t <= Iterable }
#=> {"value": [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true], "type": "Tuple[Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[false], Boolean[true], Boolean[true]]"}
Type[Integer[0,5]] <= Iterable[Integer[0,5]]
#=> {"value": true, "type": "Boolean[true]"}
Type[Enum[yes,no]] <= Iterable[Enum[yes,no]]
#=> {"value": true, "type": "Boolean[true]"}
Type[Enum[ok,fail]] <= Iterable[Enum[yes,no]]
#=> {"value": false, "type": "Boolean[false]"}
Type[String] <= Iterable[String]
#=> {"value": false, "type": "Boolean[false]"}
Binary('YWJj').each |$x| { notice($x) }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Binary\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Binary\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Binary\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Binary"}
Binary('YWJj').map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Binary\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Binary\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Binary\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Binary"}
Binary('YWJj') =~ Iterable
#=> {"value": false, "type": "Boolean[false]"}
Binary <= Iterable
#=> {"value": false, "type": "Boolean[false]"}
3.map |$x| { $x }
#=> {"value": [0, 1, 2], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2]]"}
type(3.reverse_each)
#=> {"value": {"Type": "Iterator[Integer[0, 2]]"}, "type": "Type[Iterator[Integer[0, 2]]]"}
type(3.step(2))
#=> {"value": {"Type": "Iterator[Integer[0, 2]]"}, "type": "Type[Iterator[Integer[0, 2]]]"}
type(8.step(3), 'detailed')
#=> {"value": {"Type": "Iterator[Integer[0, 6]]"}, "type": "Type[Iterator[Integer[0, 6]]]"}
8.step(3).map |$x| { $x }
#=> {"value": [0, 3, 6], "type": "Tuple[Integer[0, 0], Integer[3, 3], Integer[6, 6]]"}
Integer[2,7].map |$x| { $x }
#=> {"value": [2, 3, 4, 5, 6, 7], "type": "Tuple[Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5], Integer[6, 6], Integer[7, 7]]"}
Integer[1,5].step(2).map |$x| { $x }
#=> {"value": [1, 3, 5], "type": "Tuple[Integer[1, 1], Integer[3, 3], Integer[5, 5]]"}
Integer[2,7].reverse_each.map |$x| { $x }
#=> {"value": [7, 6, 5, 4, 3, 2], "type": "Tuple[Integer[7, 7], Integer[6, 6], Integer[5, 5], Integer[4, 4], Integer[3, 3], Integer[2, 2]]"}
type(Integer[2,7].reverse_each)
#=> {"value": {"Type": "Iterator[Integer[2, 7]]"}, "type": "Type[Iterator[Integer[2, 7]]]"}
type(Integer[2,7].step(2))
#=> {"value": {"Type": "Iterator[Integer[2, 6]]"}, "type": "Type[Iterator[Integer[2, 6]]]"}
type('eat this'.reverse_each)
#=> {"value": {"Type": "Iterator[String[1, 1]]"}, "type": "Type[Iterator[String[1, 1]]]"}
'eat this'.reverse_each.map |$x| { $x }
#=> {"value": ["s", "i", "h", "t", " ", "t", "a", "e"], "type": "Tuple[String, String, String, String, String, String, String, String]"}
type([1,5,5,9,9,9].reverse_each)
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], Integer[5, 5], Integer[9, 9]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], Integer[5, 5], Integer[9, 9]]]]"}
type([1,5,5,9,9,9].step(2))
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], Integer[5, 5], Integer[9, 9]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], Integer[5, 5], Integer[9, 9]]]]"}
6.step(2).reverse_each.map |$x| { $x }
#=> {"value": [4, 2, 0], "type": "Tuple[Integer[4, 4], Integer[2, 2], Integer[0, 0]]"}
Integer[0,5].step(2).reverse_each.map |$x| { $x }
#=> {"value": [4, 2, 0], "type": "Tuple[Integer[4, 4], Integer[2, 2], Integer[0, 0]]"}
6.reverse_each.step(2).map |$x| { $x }
#=> {"value": [5, 3, 1], "type": "Tuple[Integer[5, 5], Integer[3, 3], Integer[1, 1]]"}
Integer[0,5].reverse_each.step(2).map |$x| { $x }
#=> {"value": [5, 3, 1], "type": "Tuple[Integer[5, 5], Integer[3, 3], Integer[1, 1]]"}
18.step(3).reverse_each.step(2).reverse_each.map |$x| { $x }
#=> {"value": [3, 9, 15], "type": "Tuple[Integer[3, 3], Integer[9, 9], Integer[15, 15]]"}
[a,b,c,d,e,f,g,h,i].step(3).map |$x| { $x }
#=> {"value": ["a", "d", "g"], "type": "Tuple[String, String, String]"}
[a,b,c,d,e,f,g,h,i].reverse_each.step(3).map |$x| { $x }
#=> {"value": ["i", "f", "c"], "type": "Tuple[String, String, String]"}
"${18.step(3)}"
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
"${18.reverse_each}"
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
"${[1,a].reverse_each}"
#=> {"value": "Iterator[Variant[Integer, String]]-Value", "type": "String"}
String([1,a].reverse_each)
#=> {"value": "['a', 1]", "type": "String"}
String([1,a].reverse_each, '%p')
#=> {"value": "['a', 1]", "type": "String"}
String([1,a].reverse_each, '%#p')
#=> {"value": "['a', 1]", "type": "String"}
String([1,a].reverse_each, '%s')
#=> {"value": "['a', 1]", "type": "String"}
String([1,a].reverse_each, '%a')
#=> {"value": "['a', 1]", "type": "String"}
String([1,a].reverse_each, '%d')
#=> {"value": "['a', 1]", "type": "String"}
String({a=>1}.reverse_each)
#=> {"value": "[['a', 1]]", "type": "String"}
type({a=>1}.reverse_each)
#=> {"value": {"Type": "Iterator[Tuple[String, Integer[1, 1], 2, 2]]"}, "type": "Type[Iterator[Tuple[String, Integer[1, 1], 2, 2]]]"}
type({a=>1}.step(1))
#=> {"value": {"Type": "Iterator[Tuple[String, Integer[1, 1], 2, 2]]"}, "type": "Type[Iterator[Tuple[String, Integer[1, 1], 2, 2]]]"}
type(Enum[a,b].reverse_each)
#=> {"value": {"Type": "Iterator[Enum['a', 'b']]"}, "type": "Type[Iterator[Enum['a', 'b']]]"}
type(Enum[a,b].step(1))
#=> {"value": {"Type": "Iterator[Enum['a', 'b']]"}, "type": "Type[Iterator[Enum['a', 'b']]]"}
Enum[a,b].reverse_each.map |$x| { $x }
#=> {"value": ["b", "a"], "type": "Tuple[String, String]"}
Enum[a,b,true].map |$x| { $x }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
Array(3.reverse_each)
#=> {"value": [2, 1, 0], "type": "Tuple[Integer[2, 2], Integer[1, 1], Integer[0, 0]]"}
Array({a=>1}.reverse_each)
#=> {"value": [["a", 1]], "type": "Tuple[Tuple[String, Integer[1, 1]]]"}
3.reverse_each =~ Iterator
#=> {"value": true, "type": "Boolean[true]"}
3.reverse_each =~ Iterator[Integer]
#=> {"value": true, "type": "Boolean[true]"}
3.reverse_each =~ Iterator[Integer[0,2]]
#=> {"value": true, "type": "Boolean[true]"}
3.reverse_each =~ Iterator[Integer[0,1]]
#=> {"value": false, "type": "Boolean[false]"}
3.reverse_each =~ Iterable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
3.reverse_each =~ Iterable[String]
#=> {"value": false, "type": "Boolean[false]"}
[1,a].reverse_each =~ Iterator[Integer]
#=> {"value": false, "type": "Boolean[false]"}
[1,a].reverse_each =~ Iterator[Scalar]
#=> {"value": true, "type": "Boolean[true]"}
assert_type(Iterator[String], 3.reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterator[String] value, got Iterator[Integer[0, 2]]"}
assert_type(Iterable[String], 3.reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterable[String] value, got Iterator"}
assert_type(Iterable[String], [1])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterable[String] value, got Tuple"}
assert_type(Iterable[String], 3)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterable[String] value, got Integer"}
assert_type(Iterable, -3)
#=> {"error": "Error while evaluating a Function Call, "}
assert_type(Iterable, Integer)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterable value, got Type[Integer]"}
assert_type(Iterable[String], {a=>1})
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterable[String] value, got Struct"}
assert_type(Iterator, [1])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterator value, got Tuple"}
3.reverse_each == 3.reverse_each
#=> {"value": false, "type": "Boolean[false]"}
[3.reverse_each, 3.step(2)].type
#=> {"value": {"Type": "Tuple[Iterator[Integer[0, 2]], Iterator[Integer[0, 2]]]"}, "type": "Type[Tuple[Iterator[Integer[0, 2]], Iterator[Integer[0, 2]]]]"}
type([3.reverse_each, 3.step(2)], 'reduced')
#=> {"value": {"Type": "Array[Iterator[Integer[0, 2]], 2, 2]"}, "type": "Type[Array[Iterator[Integer[0, 2]], 2, 2]]"}
type([3.reverse_each, [1].step(2)], 'generalized')
#=> {"value": {"Type": "Array[Iterator[Integer]]"}, "type": "Type[Array[Iterator[Integer]]]"}
type(3.reverse_each, 'generalized')
#=> {"value": {"Type": "Iterator[Integer]"}, "type": "Type[Iterator[Integer]]"}
type(3.reverse_each, 'reduced')
#=> {"value": {"Type": "Iterator[Integer[0, 2]]"}, "type": "Type[Iterator[Integer[0, 2]]]"}
Iterator[Integer] < Iterable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Iterator[Integer[1,2]] < Iterator[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Iterator[Integer[1,2]] < Iterable
#=> {"value": true, "type": "Boolean[true]"}
Array[Integer] < Iterable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Array[Integer] < Iterable[String]
#=> {"value": false, "type": "Boolean[false]"}
Hash[String,Integer] < Iterable[Tuple[String,Integer]]
#=> {"value": true, "type": "Boolean[true]"}
Hash[String,Integer] < Iterable[Integer]
#=> {"value": false, "type": "Boolean[false]"}
Struct[{a=>Integer}] < Iterable[Tuple[Enum[a],Integer]]
#=> {"value": true, "type": "Boolean[true]"}
Struct[{a=>Integer}] < Iterable[Tuple[String,Integer]]
#=> {"value": true, "type": "Boolean[true]"}
Tuple[Integer,String] < Iterable[Scalar]
#=> {"value": true, "type": "Boolean[true]"}
String < Iterable[String[1,1]]
#=> {"value": true, "type": "Boolean[true]"}
String[3] < Iterable[String[1,1]]
#=> {"value": true, "type": "Boolean[true]"}
String < Iterable[String]
#=> {"value": true, "type": "Boolean[true]"}
Integer < Iterable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Integer[3] < Iterable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Integer[1,3] < Iterable[Integer[0,2]]
#=> {"value": false, "type": "Boolean[false]"}
Integer[1,3] < Iterable[Integer[0,3]]
#=> {"value": false, "type": "Boolean[false]"}
Enum[a] < Iterable[String]
#=> {"value": true, "type": "Boolean[true]"}
Pattern[/a/] < Iterable[String]
#=> {"value": false, "type": "Boolean[false]"}
Binary < Iterable[Integer]
#=> {"value": false, "type": "Boolean[false]"}
Variant[Array[Integer],Integer[0,3]] < Iterable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Optional[Array] < Iterable
#=> {"value": false, "type": "Boolean[false]"}
NotUndef[Array] < Iterable
#=> {"value": true, "type": "Boolean[true]"}
NotUndef[Array[Integer]] < Iterable[Integer]
#=> {"value": true, "type": "Boolean[true]"}
Optional[Array[Integer]] < Iterable[Integer]
#=> {"value": false, "type": "Boolean[false]"}
Type[Integer[1,2]] < Iterable
#=> {"value": true, "type": "Boolean[true]"}
Type[Enum[a]] < Iterable
#=> {"value": true, "type": "Boolean[true]"}
Type[Type[Integer[1,2]]] < Iterable
#=> {"value": false, "type": "Boolean[false]"}
Callable[String] < Callable
#=> {"value": true, "type": "Boolean[true]"}
Callable < Callable[String]
#=> {"value": false, "type": "Boolean[false]"}
Callable[Scalar] < Callable[String]
#=> {"value": true, "type": "Boolean[true]"}
Callable[String] < Callable[Scalar]
#=> {"value": false, "type": "Boolean[false]"}
Callable[[String], Integer] < Callable[[String], Numeric]
#=> {"value": true, "type": "Boolean[true]"}
Callable[[String], Numeric] < Callable[[String], Integer]
#=> {"value": false, "type": "Boolean[false]"}
Callable[[String], Integer] < Callable[String]
#=> {"value": true, "type": "Boolean[true]"}
Callable[String] < Callable[[String], Integer]
#=> {"value": false, "type": "Boolean[false]"}
Callable[String, Callable[String]] < Callable[String, Callable[Scalar]]
#=> {"value": true, "type": "Boolean[true]"}
Callable[String, Callable[Scalar]] < Callable[String, Callable[String]]
#=> {"value": false, "type": "Boolean[false]"}
Callable[String, Optional[Callable]] < Callable[String]
#=> {"value": true, "type": "Boolean[true]"}
Callable[String] < Callable[String, Optional[Callable]]
#=> {"value": false, "type": "Boolean[false]"}
Callable[String, Callable] < Callable[String]
#=> {"value": false, "type": "Boolean[false]"}
Callable[String, 0, 1] < Callable[String]
#=> {"value": true, "type": "Boolean[true]"}
Callable[String] < Callable[String, 0, 1]
#=> {"value": false, "type": "Boolean[false]"}
Callable[String, 1, 3] < Callable[String,String]
#=> {"value": true, "type": "Boolean[true]"}
Callable[0,0] < Callable[0,1]
#=> {"value": false, "type": "Boolean[false]"}
Callable[0,1] < Callable[0,0]
#=> {"value": true, "type": "Boolean[true]"}
Callable[0,1] < Callable[String,0,1]
#=> {"value": false, "type": "Boolean[false]"}
Callable[String,0,1] < Callable[0,1]
#=> {"value": false, "type": "Boolean[false]"}
Callable[0] < Callable[0,0]
#=> {"value": true, "type": "Boolean[true]"}
Callable[0,0] < Callable[0]
#=> {"value": false, "type": "Boolean[false]"}
type([Callable[String],Callable[Integer]], 'reduced')
#=> {"value": {"Type": "Array[Type[Callable], 2, 2]"}, "type": "Type[Array[Type[Callable], 2, 2]]"}
type([Callable[String],Callable[Scalar]], 'reduced')
#=> {"value": {"Type": "Array[Type[Callable[String]], 2, 2]"}, "type": "Type[Array[Type[Callable[String]], 2, 2]]"}
type([Callable[Scalar],Callable[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Callable[String]], 2, 2]"}, "type": "Type[Array[Type[Callable[String]], 2, 2]]"}
type([Callable[String,Callable[String]],Callable[String,Callable[Integer]]], 'reduced')
#=> {"value": {"Type": "Array[Type[Callable], 2, 2]"}, "type": "Type[Array[Type[Callable], 2, 2]]"}
type([Callable[String,Callable[String]],Callable[String,Callable[Scalar]]], 'reduced')
#=> {"value": {"Type": "Array[Type[Callable[String, Callable[Scalar]]], 2, 2]"}, "type": "Type[Array[Type[Callable[String, Callable[Scalar]]], 2, 2]]"}
type([Callable[[String],Integer],Callable[[String],String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Callable], 2, 2]"}, "type": "Type[Array[Type[Callable], 2, 2]]"}
type([Callable[[String],Integer],Callable[[String],Numeric]], 'reduced')
#=> {"value": {"Type": "Array[Type[Callable[[String], Numeric]], 2, 2]"}, "type": "Type[Array[Type[Callable[[String], Numeric]], 2, 2]]"}
type([File,File], 'reduced')
#=> {"value": {"Type": "Array[Type[File], 2, 2]"}, "type": "Type[Array[Type[File], 2, 2]]"}
type([File,File['/a']], 'reduced')
#=> {"value": {"Type": "Array[Type[File], 2, 2]"}, "type": "Type[Array[Type[File], 2, 2]]"}
type([File['/a'],File['/a']], 'reduced')
#=> {"value": {"Type": "Array[Type[File['/a']], 2, 2]"}, "type": "Type[Array[Type[File['/a']], 2, 2]]"}
type([File['/a'],File['/b']], 'reduced')
#=> {"value": {"Type": "Array[Type[File], 2, 2]"}, "type": "Type[Array[Type[File], 2, 2]]"}
type([File['/a'],Package['b']], 'reduced')
#=> {"value": {"Type": "Array[Type[Resource], 2, 2]"}, "type": "Type[Array[Type[Resource], 2, 2]]"}
type([Class[foo],Class[foo]], 'reduced')
#=> {"value": {"Type": "Array[Type[Class[foo]], 2, 2]"}, "type": "Type[Array[Type[Class[foo]], 2, 2]]"}
type([Class[foo],Class[bar]], 'reduced')
#=> {"value": {"Type": "Array[Type[Class], 2, 2]"}, "type": "Type[Array[Type[Class], 2, 2]]"}
type([Class,Class[bar]], 'reduced')
#=> {"value": {"Type": "Array[Type[Class], 2, 2]"}, "type": "Type[Array[Type[Class], 2, 2]]"}
type([Class,File], 'reduced')
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Resource,File], 'reduced')
#=> {"value": {"Type": "Array[Type[Resource], 2, 2]"}, "type": "Type[Array[Type[Resource], 2, 2]]"}
type([Pattern[/a/],Pattern[/b/]], 'reduced')
#=> {"value": {"Type": "Array[Type[Pattern[/a/, /b/]], 2, 2]"}, "type": "Type[Array[Type[Pattern[/a/, /b/]], 2, 2]]"}
type([Enum[a,b],Enum[c]], 'reduced')
#=> {"value": {"Type": "Array[Type[Enum['a', 'b', 'c']], 2, 2]"}, "type": "Type[Array[Type[Enum['a', 'b', 'c']], 2, 2]]"}
type([Enum[a,b],Enum[c,true]], 'reduced')
#=> {"value": {"Type": "Array[Type[Enum['a', 'b', 'c']], 2, 2]"}, "type": "Type[Array[Type[Enum['a', 'b', 'c']], 2, 2]]"}
type([Enum[a,b],String], 'reduced')
#=> {"value": {"Type": "Array[Type[String], 2, 2]"}, "type": "Type[Array[Type[String], 2, 2]]"}
type([Enum[a,b],String[1]], 'reduced')
#=> {"value": {"Type": "Array[Type[String[1]], 2, 2]"}, "type": "Type[Array[Type[String[1]], 2, 2]]"}
type([String[1,3],String[2,5]], 'reduced')
#=> {"value": {"Type": "Array[Type[String[1, 5]], 2, 2]"}, "type": "Type[Array[Type[String[1, 5]], 2, 2]]"}
type([String,String[2,5]], 'reduced')
#=> {"value": {"Type": "Array[Type[String], 2, 2]"}, "type": "Type[Array[Type[String], 2, 2]]"}
type([Variant[Integer,Enum[b]],Variant[Integer,Enum[a]]], 'reduced')
#=> {"value": {"Type": "Array[Type[Variant[Integer, Enum['b'], Enum['a']]], 2, 2]"}, "type": "Type[Array[Type[Variant[Integer, Enum['b'], Enum['a']]], 2, 2]]"}
type([Variant[Integer,String],Variant[Integer,Enum[a]]], 'reduced')
#=> {"value": {"Type": "Array[Type[Variant[Integer, String]], 2, 2]"}, "type": "Type[Array[Type[Variant[Integer, String]], 2, 2]]"}
type([Integer[1,3],Integer[5,9]], 'reduced')
#=> {"value": {"Type": "Array[Type[Integer[1, 9]], 2, 2]"}, "type": "Type[Array[Type[Integer[1, 9]], 2, 2]]"}
type([Integer[1,3],Float[1.0,2.0]], 'reduced')
#=> {"value": {"Type": "Array[Type[Numeric], 2, 2]"}, "type": "Type[Array[Type[Numeric], 2, 2]]"}
type([Integer[1,3],Float], 'reduced')
#=> {"value": {"Type": "Array[Type[Numeric], 2, 2]"}, "type": "Type[Array[Type[Numeric], 2, 2]]"}
type([Float[1.0],Float[0.0,2.0]], 'reduced')
#=> {"value": {"Type": "Array[Type[Float[0.0]], 2, 2]"}, "type": "Type[Array[Type[Float[0.0]], 2, 2]]"}
type([Array[Integer],Array[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Array[ScalarData]], 2, 2]"}, "type": "Type[Array[Type[Array[ScalarData]], 2, 2]]"}
type([Array[Integer,1,2],Array[Integer,3]], 'reduced')
#=> {"value": {"Type": "Array[Type[Array[Integer]], 2, 2]"}, "type": "Type[Array[Type[Array[Integer]], 2, 2]]"}
type([Array[Integer],Tuple[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Tuple[Integer,String],Tuple[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Tuple[Integer,String],Tuple[String,Integer]], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Hash[String,Integer],Hash[Integer,String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Hash[ScalarData, ScalarData]], 2, 2]"}, "type": "Type[Array[Type[Hash[ScalarData, ScalarData]], 2, 2]]"}
type([Hash[String,Integer],Struct[{a=>String}]], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Struct[{b=>Integer}],Struct[{a=>String}]], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Struct[{a=>Integer}],Struct[{a=>String}]], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Array,Hash], 'reduced')
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Collection,Hash], 'reduced')
#=> {"value": {"Type": "Array[Type[Collection], 2, 2]"}, "type": "Type[Array[Type[Collection], 2, 2]]"}
type([Optional[Integer],String], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Optional[Integer],Optional[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([NotUndef[Integer],NotUndef[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[ScalarData], 2, 2]"}, "type": "Type[Array[Type[ScalarData], 2, 2]]"}
type([Undef,Integer], 'reduced')
#=> {"value": {"Type": "Array[Type[Integer], 2, 2]"}, "type": "Type[Array[Type[Integer], 2, 2]]"}
type([Default,Integer], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Regexp[/a/],Regexp[/b/]], 'reduced')
#=> {"value": {"Type": "Array[Type[Regexp], 2, 2]"}, "type": "Type[Array[Type[Regexp], 2, 2]]"}
type([Regexp[/a/],Pattern[/b/]], 'reduced')
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([Type[Integer],Type[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Type[ScalarData]], 2, 2]"}, "type": "Type[Array[Type[Type[ScalarData]], 2, 2]]"}
type([Type,Integer], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([SemVer['1.x'],SemVer['2.x']], 'reduced')
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([SemVer,SemVerRange], 'reduced')
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([Timespan[1,2],Timespan[3,4]], 'reduced')
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([Timestamp[1,2],Timestamp[3,4]], 'reduced')
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([Timespan[1,2],Timestamp[3,4]], 'reduced')
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([Boolean[true],Boolean[false]], 'reduced')
#=> {"value": {"Type": "Array[Type[ScalarData], 2, 2]"}, "type": "Type[Array[Type[ScalarData], 2, 2]]"}
type([Boolean[true],Boolean], 'reduced')
#=> {"value": {"Type": "Array[Type[Boolean], 2, 2]"}, "type": "Type[Array[Type[Boolean], 2, 2]]"}
type([Boolean[true],Integer], 'reduced')
#=> {"value": {"Type": "Array[Type[ScalarData], 2, 2]"}, "type": "Type[Array[Type[ScalarData], 2, 2]]"}
type([Sensitive[String],Sensitive[Integer]], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Runtime[ruby,'Integer'],Runtime[ruby,'Integer']], 'reduced')
#=> {"value": {"Type": "Array[Type[Runtime[ruby, 'Integer']], 2, 2]"}, "type": "Type[Array[Type[Runtime[ruby, 'Integer']], 2, 2]]"}
type([Init[Integer],Init[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Iterable[Integer],Iterable[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Iterator[Integer],Iterator[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([Iterator[Integer],Iterable[String]], 'reduced')
#=> {"value": {"Type": "Array[Type[Any], 2, 2]"}, "type": "Type[Array[Type[Any], 2, 2]]"}
type([URI['http:x'],URI['http:y']], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([URI,Binary], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Error,Deferred], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Error['a'],Error['b']], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Error['a'],Error], 'reduced')
#=> {"value": {"Type": "Array[Type[Error], 2, 2]"}, "type": "Type[Array[Type[Error], 2, 2]]"}
type([Data,RichData], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Data,Integer], 'reduced')
#=> {"value": {"Type": "Array[Type[Data], 2, 2]"}, "type": "Type[Array[Type[Data], 2, 2]]"}
type([Data,Deferred], 'reduced')
#=> {"value": {"Type": "Array[Type[RichData], 2, 2]"}, "type": "Type[Array[Type[RichData], 2, 2]]"}
type([Scalar,ScalarData], 'reduced')
#=> {"value": {"Type": "Array[Type[Scalar], 2, 2]"}, "type": "Type[Array[Type[Scalar], 2, 2]]"}
type([true,false], 'reduced')
#=> {"value": {"Type": "Array[ScalarData, 2, 2]"}, "type": "Type[Array[ScalarData, 2, 2]]"}
type([true,1], 'reduced')
#=> {"value": {"Type": "Array[ScalarData, 2, 2]"}, "type": "Type[Array[ScalarData, 2, 2]]"}
type(['a','b',1,2], 'reduced')
#=> {"value": {"Type": "Array[ScalarData, 4, 4]"}, "type": "Type[Array[ScalarData, 4, 4]]"}
type(['a','b',1,2], 'detailed')
#=> {"value": {"Type": "Tuple[String, String, Integer[1, 1], Integer[2, 2]]"}, "type": "Type[Tuple[String, String, Integer[1, 1], Integer[2, 2]]]"}
type(['a',undef], 'reduced')
#=> {"value": {"Type": "Array[String, 2, 2]"}, "type": "Type[Array[String, 2, 2]]"}
type(['a',undef], 'detailed')
#=> {"value": {"Type": "Tuple[String, Undef]"}, "type": "Type[Tuple[String, Undef]]"}
type([undef,undef], 'reduced')
#=> {"value": {"Type": "Array[Undef, 2, 2]"}, "type": "Type[Array[Undef, 2, 2]]"}
type([], 'detailed')
#=> {"value": {"Type": "Array[0, 0]"}, "type": "Type[Array[0, 0]]"}
type([], 'generalized')
#=> {"value": {"Type": "Array[Unit]"}, "type": "Type[Array[Unit]]"}
type({}, 'reduced')
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
type({}, 'detailed')
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
type({}, 'generalized')
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
type({''=>1}, 'detailed')
#=> {"value": {"Type": "Hash[String, Integer[1, 1], 1, 1]"}, "type": "Type[Hash[String, Integer[1, 1], 1, 1]]"}
type({1=>first,second=>second}, 'detailed')
#=> {"value": {"Type": "Hash[Variant[Integer[1, 1], String], Variant[String, String], 2, 2]"}, "type": "Type[Hash[Variant[Integer[1, 1], String], Variant[String, String], 2, 2]]"}
type({1=>first,second=>second}, 'reduced')
#=> {"value": {"Type": "Hash[ScalarData, Enum['first', 'second'], 2, 2]"}, "type": "Type[Hash[ScalarData, Enum['first', 'second'], 2, 2]]"}
type({a=>1,b=>2}, 'generalized')
#=> {"value": {"Type": "Hash[String[1, 1], Integer]"}, "type": "Type[Hash[String[1, 1], Integer]]"}
type({mode=>read,path=>[foo,fee]}, 'detailed')
#=> {"value": {"Type": "Struct[{'mode' => String, 'path' => Tuple[String, String]}]"}, "type": "Type[Struct[{'mode' => String, 'path' => Tuple[String, String]}]]"}
type([-3,0,42], 'reduced')
#=> {"value": {"Type": "Array[Integer[-3, 42], 3, 3]"}, "type": "Type[Array[Integer[-3, 42], 3, 3]]"}
type([1,8589934592], 'reduced')
#=> {"value": {"Type": "Array[Integer[1, 8589934592], 2, 2]"}, "type": "Type[Array[Integer[1, 8589934592], 2, 2]]"}
type([[a],[1,2]], 'reduced')
#=> {"value": {"Type": "Array[Array[ScalarData], 2, 2]"}, "type": "Type[Array[Array[ScalarData], 2, 2]]"}
type([{a=>b},{a=>1}], 'reduced')
#=> {"value": {"Type": "Array[Hash[String, ScalarData], 2, 2]"}, "type": "Type[Array[Hash[String, ScalarData], 2, 2]]"}
type([1,/two/], 'reduced')
#=> {"value": {"Type": "Array[Scalar, 2, 2]"}, "type": "Type[Array[Scalar, 2, 2]]"}
type([one,/two/], 'reduced')
#=> {"value": {"Type": "Array[Scalar, 2, 2]"}, "type": "Type[Array[Scalar, 2, 2]]"}
type([one,default], 'reduced')
#=> {"value": {"Type": "Array[RichData, 2, 2]"}, "type": "Type[Array[RichData, 2, 2]]"}
type(Struct[{a=>Any}], 'generalized')
#=> {"value": {"Type": "Type[Struct[{'a' => Any}]]"}, "type": "Type[Type[Struct[{'a' => Any}]]]"}
type(Struct[{NotUndef[a]=>Any}], 'generalized')
#=> {"value": {"Type": "Type[Struct[{NotUndef['a'] => Any}]]"}, "type": "Type[Type[Struct[{NotUndef['a'] => Any}]]]"}
type(Struct[{Optional[a]=>String[1]}], 'generalized')
#=> {"value": {"Type": "Type[Struct[{Optional['a'] => String}]]"}, "type": "Type[Type[Struct[{Optional['a'] => String}]]]"}
type(Struct[{a=>Integer[1,3]}], 'generalized')
#=> {"value": {"Type": "Type[Struct[{'a' => Integer}]]"}, "type": "Type[Type[Struct[{'a' => Integer}]]]"}
Foo::Fee::Fum
#=> {"error": "Resource type not found: Foo::Fee::Fum"}
type(Foo::Fee::Fum)
#=> {"error": "Resource type not found: Foo::Fee::Fum"}
type(Resource['foo::fee::fum'])
#=> {"value": {"Type": "Type[Foo::Fee::Fum]"}, "type": "Type[Type[Foo::Fee::Fum]]"}
Resource['Foo::Fee::Fum']
#=> {"value": {"Type": "Foo::Fee::Fum"}, "type": "Type[Foo::Fee::Fum]"}
