# Iterators: who walks them how, and what is left of them.
['a', 'b', 'B'].reverse_each.unique |$x| { String($x, '%d') }
#=> {"value": ["B", "a"], "type": "Tuple[String, String]"}
type([1,2,3,4].reverse_each)
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]]]"}
type([1,2,3].reverse_each)
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]]"}
type([1,1].reverse_each)
#=> {"value": {"Type": "Iterator[Integer[1, 1]]"}, "type": "Type[Iterator[Integer[1, 1]]]"}
type([].reverse_each)
#=> {"value": {"Type": "Iterator[Unit]"}, "type": "Type[Iterator[Unit]]"}
type({a=>1,b=>'c'}.reverse_each)
#=> {"value": {"Type": "Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], String], 2, 2]]"}, "type": "Type[Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], String], 2, 2]]]"}
type({a=>1}.reverse_each)
#=> {"value": {"Type": "Iterator[Tuple[String, Integer[1, 1], 2, 2]]"}, "type": "Type[Iterator[Tuple[String, Integer[1, 1], 2, 2]]]"}
type(Integer[1,4].reverse_each)
#=> {"value": {"Type": "Iterator[Integer[1, 4]]"}, "type": "Type[Iterator[Integer[1, 4]]]"}
type(4.reverse_each)
#=> {"value": {"Type": "Iterator[Integer[0, 3]]"}, "type": "Type[Iterator[Integer[0, 3]]]"}
type('ab'.reverse_each)
#=> {"value": {"Type": "Iterator[String[1, 1]]"}, "type": "Type[Iterator[String[1, 1]]]"}
type(Enum[a,b].reverse_each)
#=> {"value": {"Type": "Iterator[Enum['a', 'b']]"}, "type": "Type[Iterator[Enum['a', 'b']]]"}
type([1,'a',2.0].step(2))
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], String, Float[2.0, 2.0]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], String, Float[2.0, 2.0]]]]"}
type([1,'a',2.0].reverse_each.step(2))
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], String, Float[2.0, 2.0]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], String, Float[2.0, 2.0]]]]"}
type([[1,2],['a']].reverse_each)
#=> {"value": {"Type": "Iterator[Variant[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[String]]]"}, "type": "Type[Iterator[Variant[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[String]]]]"}
type([1,2].reverse_each, reduced)
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], Integer[2, 2]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], Integer[2, 2]]]]"}
type([1,2].reverse_each, generalized)
#=> {"value": {"Type": "Iterator[Integer]"}, "type": "Type[Iterator[Integer]]"}
type(['a','b'].reverse_each)
#=> {"value": {"Type": "Iterator[Variant[String, String]]"}, "type": "Type[Iterator[Variant[String, String]]]"}
type(['a','b'].reverse_each, generalized)
#=> {"value": {"Type": "Iterator[String]"}, "type": "Type[Iterator[String]]"}
$x=[1,2].reverse_each notice(type($x)) $x.each |$y| { } $x.each |$i,$y| { } $x
#=> {"value": {"Iterator": [2, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2]]]"}
$x=[1,2,3].reverse_each $x.index |$y| { $y == 2 } Array($x)
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
$x=[1,2,3].reverse_each [Array($x), Array($x)]
#=> {"value": [[3, 2, 1], [3, 2, 1]], "type": "Tuple[Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]], Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]]"}
$x=[1,2,3].reverse_each [$x.map |$i,$y| { $y }, $x.map |$i,$y| { $y }]
#=> {"value": [[3, 2, 1], [3, 2, 1]], "type": "Tuple[Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]], Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]]"}
#[7]=> {"value": [[3, 2, 1], []], "type": "Tuple[Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]], Array[0, 0]]"}
$x=[1,2,3].reverse_each $x.any |$i,$y| { $y == 3 } $x.map |$y| { $y }
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
$x=[1,2,3].reverse_each.each |$i,$y| { } $x.map |$y| { $y }
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
#[7]=> {"value": [], "type": "Array[0, 0]"}
[1,2,3].reverse_each.each |$y| { }
#=> {"value": {"Iterator": [3, 2, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
[1,2,3].reverse_each |$y| { }
#=> {"value": null, "type": "Undef"}
[1,2,3].step(2) |$y| { }
#=> {"value": null, "type": "Undef"}
{a=>1}.reverse_each.each |$y| { }
#=> {"value": {"Iterator": [["a", 1]]}, "type": "Iterator[Tuple[String, Integer[1, 1], 2, 2]]"}
{a=>1}.reverse_each.each |$k, $y| { }
#=> {"value": {"Iterator": [["a", 1]]}, "type": "Iterator[Tuple[String, Integer[1, 1], 2, 2]]"}
[1,2,3].reverse_each.each |$i,$y| { }
#=> {"value": {"Iterator": [3, 2, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
[1,2,3].reverse_each.reverse_each.each |$i,$y| { }
#=> {"value": {"Iterator": [1, 2, 3]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
[1,2,3].step(2).each |$i,$y| { }
#=> {"value": {"Iterator": []}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
[1,2,3,4].tree_each.each |$i,$y| { }
#=> {"error": "Error while evaluating a Method call, undefined method `each_with_index' for an instance of Puppet::Pops::Types::Iterable::DepthFirstTreeIterator"}
#[7]=> {"value": {"Iterator": []}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
"${[1,2,3,4].reverse_each}"
#=> {"value": "Iterator[Integer]-Value", "type": "String"}
sort([1].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Integer]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Integer]"}
sort([1,2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Integer]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Integer]"}
sort([1,2,3].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
sort([1,'a',3].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
sort(['a','b'].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Enum]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Enum]"}
sort([['a'],['b']].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
sort([[1,2],[3]].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
sort({a=>1,b=>2}.reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Tuple]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Tuple]"}
sort({a=>1}.reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Tuple]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Tuple]"}
sort(Integer[1,4].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Integer]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Integer]"}
sort([1,2,3].step(2))
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
sort([].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Unit]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Unit]"}
sort([true,false].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
sort([1.5,2.5].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
assert_type(Iterator[String], [1,2,3].reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterator[String] value, got Iterator[Variant[Integer[2, 3], Integer[1, 1]]]"}
assert_type(Iterator[Integer[0,1]], [1,2,3].reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterator[Integer[0, 1]] value, got Iterator[Variant[Integer[2, 3], Integer[1, 1]]]"}
assert_type(String, [1,2,3].reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a String value, got Iterator[Variant]"}
assert_type(Variant[String,Integer], [1,2,3].reverse_each)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a value of type String or Integer, got Iterator[Integer]"}
assert_type(Array[String], [[1,2,3].reverse_each])
#=> {"error": "Error while evaluating a Function Call, assert_type(): index 0 expects a String value, got Iterator[Variant]"}
type([1,4].reverse_each, generalized)
#=> {"value": {"Type": "Iterator[Integer]"}, "type": "Type[Iterator[Integer]]"}
type([1,4].reverse_each, reduced)
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], Integer[4, 4]]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], Integer[4, 4]]]]"}
$x=[1,2,3,4,5].reverse_each $x.each |$y| { if $y == 3 { break() } } [$x.map |$y| { $y }, $x.reduce |$a,$b| { $a + $b }, $x.map |$y| { $y }]
#=> {"value": [[2, 1], 15, []], "type": "Tuple[Tuple[Integer[2, 2], Integer[1, 1]], Integer[15, 15], Array[0, 0]]"}
$x=[1,2,3,4,5].step(2) [$x.map |$y| { $y }, $x.reduce |$a,$b| { $a + $b }, $x.map |$y| { $y }]
#=> {"value": [[1, 3, 5], null, []], "type": "Tuple[Tuple[Integer[1, 1], Integer[3, 3], Integer[5, 5]], Undef, Array[0, 0]]"}
$x=[1,2,3,4,5].reverse_each $y = $x.step(2) $x.each |$z| { if $z == 4 { break() } } Array($y)
#=> {"value": [3, 1], "type": "Tuple[Integer[3, 3], Integer[1, 1]]"}
$x=[1,2,3,4,5].reverse_each $y = $x.step(2) $y.each |$z| { break() } $x.map |$z| { $z }
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
$x=Integer[1,5].reverse_each $y = $x.step(2) $x.each |$z| { if $z == 4 { break() } } [Array($y), Array($x)]
#=> {"value": [[5, 3, 1], [3, 2, 1]], "type": "Tuple[Tuple[Integer[5, 5], Integer[3, 3], Integer[1, 1]], Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]]"}
$x=[1,2,3,4,5].step(2) $x.each |$z| { break() } Array($x.reverse_each)
#=> {"value": [5, 3], "type": "Tuple[Integer[5, 5], Integer[3, 3]]"}
$x=[1,2,3,4,5].step(2) $y = $x.reverse_each [Array($y), Array($x)]
#=> {"value": [[5, 3, 1], []], "type": "Tuple[Tuple[Integer[5, 5], Integer[3, 3], Integer[1, 1]], Array[0, 0]]"}
$x=[1,2,3,4,5].reverse_each $y = $x.reverse_each [Array($y), Array($x)]
#=> {"value": [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5]], Tuple[Integer[5, 5], Integer[4, 4], Integer[3, 3], Integer[2, 2], Integer[1, 1]]]"}
$x=[1,2,3].reverse_each [$x.filter |$i,$y| { true }, $x.filter |$y| { true }, $x.all |$y| { $y < 3 }, $x.slice(2), $x.slice(2), $x.unique, $x.unique, $x.index(1), $x.upcase]
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Iterator[Integer]"}
$x=[1,2,3,4].step(2) [$x.index(3), $x.index(3)]
#=> {"value": [1, null], "type": "Tuple[Integer[1, 1], Undef]"}
$x=[1,2,3,4].step(2) [$x.slice(2), $x.slice(2)]
#=> {"value": [[[1, 3]], []], "type": "Tuple[Tuple[Tuple[Integer[1, 1], Integer[3, 3]]], Array[0, 0]]"}
$x=Integer[1,4].reverse_each [$x.slice(2), $x.slice(2)]
#=> {"value": [[[4, 3], [2, 1]], []], "type": "Tuple[Tuple[Tuple[Integer[4, 4], Integer[3, 3]], Tuple[Integer[2, 2], Integer[1, 1]]], Array[0, 0]]"}
$x=[1,2].reverse_each [*$x, *$x]
#=> {"value": [2, 1, 2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1], Integer[2, 2], Integer[1, 1]]"}
$x=[1,2].reverse_each notify { $x: } [*$x]
#=> {"error": "Illegal title type at index 0. Expected String, got Iterator[Integer]"}
$x=[1,[2]].tree_each [$x.map |$y| { $y }, $x.map |$y| { $y }]
#=> {"value": [[[[], [1, [2]]], [[0], 1], [[1], [2]], [[1, 0], 2]], []], "type": "Tuple[Tuple[Tuple[Array[0, 0], Tuple[Integer[1, 1], Tuple[Integer[2, 2]]]], Tuple[Tuple[Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]], Tuple[Tuple[Integer[1, 1], Integer[0, 0]], Integer[2, 2]]], Array[0, 0]]"}
$x=['a','b'].reverse_each [$x.join(','), "${x}"]
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Iterator[Enum]"}
$x=[1,2].reverse_each [$x] + $x
#=> {"value": [{"Iterator": [2, 1]}, {"Iterator": [2, 1]}], "type": "Tuple[Iterator[Variant[Integer[1, 1], Integer[2, 2]]], Iterator[Variant[Integer[1, 1], Integer[2, 2]]]]"}
[[[1]],[[2,3]],[[]],[[{a=>1}]],[{}],[undef]].each |$e| { notice(Array($e.step(2))) notice($e.step(2).map |$x| { $x }) notice($e.step(2).reduce([]) |$m,$x| { $m + [$x] }) notice($e.step(2).slice(2)) notice(Array($e.step(2).reverse_each)) notice($e.step(2).index(1))  }
#=> {"value": [[[1]], [[2, 3]], [[]], [[{"Hash": [["a", 1]]}]], [{"Hash": []}], [null]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]]], Tuple[Tuple[Integer[2, 2], Integer[3, 3]]], Tuple[Array[0, 0]], Tuple[Tuple[Struct[{'a' => Integer[1, 1]}]]], Tuple[Hash[0, 0]], Tuple[Undef]]"}
[[1],2,[[3]],4].step(2).filter |$x| { true }
#=> {"value": [[1], [[3]]], "type": "Tuple[Tuple[Integer[1, 1]], Tuple[Tuple[Integer[3, 3]]]]"}
[[1],2,[[3]],4].step(2).any |$i, $x| { notice($x) false }
#=> {"value": false, "type": "Boolean[false]"}
[[1],2,[[3]],4].step(2).all |$x| { notice($x) true }
#=> {"value": true, "type": "Boolean[true]"}
[[1],2,[[3]],4].step(2).all |$i, $x| { notice($x) true }
#=> {"value": true, "type": "Boolean[true]"}
[[1],2,[[3]],4].step(2).any |$x| { notice($x) false }
#=> {"value": false, "type": "Boolean[false]"}
[[1],2,[[3]],4].step(2).unique
#=> {"value": [1, [3]], "type": "Tuple[Integer[1, 1], Tuple[Integer[3, 3]]]"}
[[1],2,[[3]],4].step(2).each |$i,$x| { notice($x) }
#=> {"value": {"Iterator": []}, "type": "Iterator[Variant[Tuple[Integer[1, 1]], Integer[2, 2], Tuple[Tuple[Integer[3, 3]]], Integer[4, 4]]]"}
[[1],2,[[3]],4].step(2).map |$i,$x| { $x }
#=> {"value": [1, [3]], "type": "Tuple[Integer[1, 1], Tuple[Integer[3, 3]]]"}
#[7]=> {"value": [[1], [[3]]], "type": "Tuple[Tuple[Integer[1, 1]], Tuple[Tuple[Integer[3, 3]]]]"}
[[1],2,[[3]],4].step(2) |$x| { notice($x) }
#=> {"value": null, "type": "Undef"}
[[1],2,[[3]],4].reverse_each |$x| { notice($x) }
#=> {"value": null, "type": "Undef"}
[[1],2,[[3]],4].reverse_each |$x| { break() }
#=> {"value": null, "type": "Undef"}
[[1],2,[[3]],4].step(1) |$x| { notice($x) break() }
#=> {"value": null, "type": "Undef"}
[[1],2,[[3]],4].step(2).step(2)
#=> {"value": {"Iterator": [1]}, "type": "Iterator[Variant[Tuple[Integer[1, 1]], Integer[2, 2], Tuple[Tuple[Integer[3, 3]]], Integer[4, 4]]]"}
[[[1]],2,[[3]],4].step(2).step(2)
#=> {"value": {"Iterator": [[1]]}, "type": "Iterator[Variant[Tuple[Tuple[Integer[1, 1]]], Integer[2, 2], Tuple[Tuple[Integer[3, 3]]], Integer[4, 4]]]"}
[[1],2,[[3]],4].tree_each |$p, $x| { notice($p) break() }
#=> {"value": [[1], 2, [[3]], 4], "type": "Tuple[Tuple[Integer[1, 1]], Integer[2, 2], Tuple[Tuple[Integer[3, 3]]], Integer[4, 4]]"}
[[1],2,[[3]],4].tree_each.step(2)
#=> {"value": {"Iterator": [[[], [[1], 2, [[3]], 4]], [[0, 0], 1], [[2], [[3]]], [[2, 0, 0], 3]]}, "type": "Iterator[Any]"}
[[1],2].tree_each |$x| { notice($x) next() }
#=> {"value": [[1], 2], "type": "Tuple[Tuple[Integer[1, 1]], Integer[2, 2]]"}
[[1],2].reverse_each |$x| { return(1) }
#=> {"error": "return() from context where this is illegal"}
type([[1],2,[[3]],4].step(2))
#=> {"value": {"Type": "Iterator[Variant[Tuple[Integer[1, 1]], Integer[2, 2], Tuple[Tuple[Integer[3, 3]]], Integer[4, 4]]]"}, "type": "Type[Iterator[Variant[Tuple[Integer[1, 1]], Integer[2, 2], Tuple[Tuple[Integer[3, 3]]], Integer[4, 4]]]]"}
{a=>1,b=>2}.step(1).step(2)
#=> {"value": {"Iterator": [["a", 1]]}, "type": "Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]]"}
{a=>1,b=>2}.step(1).each |$k, $v| { notice($k, $v) }
#=> {"value": {"Iterator": [["a", 1], ["b", 2]]}, "type": "Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]]"}
{a=>1,b=>2}.step(1).map |$k, $v| { [$k, $v] }
#=> {"value": [["a", 1], ["b", 2]], "type": "Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]]"}
{a=>1,b=>2}.step(1).map |$k| { [$k] }
#=> {"value": [[["a", 1]], [["b", 2]]], "type": "Tuple[Tuple[Tuple[String, Integer[1, 1]]], Tuple[Tuple[String, Integer[2, 2]]]]"}
{a=>1,b=>2}.step(1).filter |$k, $v| { true }
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
{a=>1,b=>2}.step(1).any |$k, $v| { $k == 'b' }
#=> {"value": true, "type": "Boolean[true]"}
{a=>1,b=>2}.step(1).index |$k, $v| { $k == 'b' }
#=> {"value": "b", "type": "String"}
{a=>1,b=>2}.step(1).index(2)
#=> {"value": "b", "type": "String"}
$x = {a=>1,b=>2}.step(1) [$x.map |$k| { $k }, $x.map |$k| { $k }, $x.map |$k,$v| { $k }, $x.each |$k,$v| { $k }]
#=> {"value": [[["a", 1], ["b", 2]], [], ["a", "b"], {"Iterator": [["a", 1], ["b", 2]]}], "type": "Tuple[Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]], Array[0, 0], Tuple[String, String], Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]]]"}
$x = {a=>1,b=>2}.step(1) [$x.map |$k,$v| { $k }, $x.map |$k,$v| { $k }]
#=> {"value": [["a", "b"], ["a", "b"]], "type": "Tuple[Tuple[String, String], Tuple[String, String]]"}
$x = {a=>1,b=>2}.step(1) [$x.filter |$k,$v| { true }, $x.filter |$k,$v| { true }]
#=> {"value": [{"Hash": [["a", 1], ["b", 2]]}, {"Hash": []}], "type": "Tuple[Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}], Hash[0, 0]]"}
$x = {a=>1,b=>2}.step(1) $x.each |$k,$v| { } [$x.map |$k,$v| { $k }, $x.filter |$k,$v| { true }]
#=> {"value": [["a", "b"], {"Hash": []}], "type": "Tuple[Tuple[String, String], Hash[0, 0]]"}
$x = {a=>1,b=>2}.step(1) $x.index |$k,$v| { true } [$x.map |$k| { $k }]
#=> {"value": [[["b", 2]]], "type": "Tuple[Tuple[Tuple[String, Integer[2, 2]]]]"}
{a=>1,b=>2}.step(1).filter |$k,$v| { break() }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
{a=>1,b=>2}.step(1).each |$k,$v| { notice($k) break() }
#=> {"value": {"Iterator": [["a", 1], ["b", 2]]}, "type": "Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]]"}
{a=>1,b=>2}.step(1).map |$k,$v| { break() }
#=> {"error": "break() from context where this is illegal"}
join([1].reverse_each, ',')
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Iterator[Integer]"}
notice([1].reverse_each)
#=> {"value": null, "type": "Undef"}
max(['a'].reverse_each)
#=> {"value": {"Iterator": ["a"]}, "type": "Iterator[String]"}
partition([1].reverse_each) |$i, $s| { true }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Iterator[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[Integer]"}
3.14.reverse_each |$v| {  }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Float"}
[1].reverse_each(1)
#=> {"error": "Error while evaluating a Method call, 'reverse_each' expects 1 argument, got 2"}
[1].reverse_each(1) |$v| {  }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' expects 1 argument, got 2"}
[1].reverse_each() |$v1, $v2| {  }
#=> {"error": "Error while evaluating a Method call, The function 'reverse_each' was called with arguments it does not accept. It expects one of:\n  (Iterable iterable)\n    rejected: does not expect a block\n  (Iterable iterable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 2"}
[1].reverse_each() | | {  }
#=> {"error": "Error while evaluating a Method call, The function 'reverse_each' was called with arguments it does not accept. It expects one of:\n  (Iterable iterable)\n    rejected: does not expect a block\n  (Iterable iterable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got none"}
[1].reverse_each() |$v1, $v2=extra| {  }
#=> {"value": null, "type": "Undef"}
assert_type(Iterable, [1].reverse_each)
#=> {"value": {"Iterator": [1]}, "type": "Iterator[Integer[1, 1]]"}
5.reverse_each |$x| { notice($x) }
#=> {"value": null, "type": "Undef"}
Integer[5,8].reverse_each |$x| { notice($x) }
#=> {"value": null, "type": "Undef"}
Integer[5,default].reverse_each |$x| { notice($x) }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Type[Integer]"}
Enum[first,second,third].reverse_each |$x| { notice($x) }
#=> {"value": null, "type": "Undef"}
{first => 1,second => 2}.reverse_each |$t| { notice($t[0]) }
#=> {"value": null, "type": "Undef"}
String(['a'].reverse_each)
#=> {"value": "['a']", "type": "String"}
"${['a','b'].reverse_each}"
#=> {"value": "Iterator[String]-Value", "type": "String"}
String([1,2,3].step(2))
#=> {"value": "[1, 3]", "type": "String"}
[1,2,3].step('a')
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'step' expects an Integer value, got String"}
[1,2,3].step(2) |$a,$b| { }
#=> {"error": "Error while evaluating a Method call, The function 'step' was called with arguments it does not accept. It expects one of:\n  (Iterable iterable, Integer[1] step)\n    rejected: does not expect a block\n  (Iterable iterable, Integer[1] step, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 2"}
Integer[1,10].step(3) |$x| { notice($x) }
#=> {"value": null, "type": "Undef"}
Integer[1,10].step(3).step(2)
#=> {"value": {"Iterator": [1, 7]}, "type": "Iterator[Integer[1, 7]]"}
[1,2,3,4].step(2).reverse_each.map |$x| { $x * 2 }
#=> {"value": [6, 2], "type": "Tuple[Integer[6, 6], Integer[2, 2]]"}
[1,2,3,4].reverse_each.step(2).map |$x| { $x * 2 }
#=> {"value": [8, 4], "type": "Tuple[Integer[8, 8], Integer[4, 4]]"}
[1,2,3,4].reverse_each.filter |$x| { $x > 1 }
#=> {"value": [4, 3, 2], "type": "Tuple[Integer[4, 4], Integer[3, 3], Integer[2, 2]]"}
[1,2,3,4].reverse_each.reduce |$a,$b| { $a - $b }
#=> {"value": -2, "type": "Integer[-2, -2]"}
[1,2,3,4].reverse_each.reverse_each
#=> {"value": {"Iterator": [1, 2, 3, 4]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]]"}
[1,2,3,4].reverse_each.slice(2)
#=> {"value": [[4, 3], [2, 1]], "type": "Tuple[Tuple[Integer[4, 4], Integer[3, 3]], Tuple[Integer[2, 2], Integer[1, 1]]]"}
[1,2,3,4].reverse_each.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Variant]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Variant]"}
[1,2,3,4].reverse_each.unique
#=> {"value": [4, 3, 2, 1], "type": "Tuple[Integer[4, 4], Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
[1,2,3,4].reverse_each.length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Iterator[Integer]"}
[1,2,3,4].reverse_each.empty
#=> {"error": "Error while evaluating a Method call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Iterator[Variant]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Iterator[Variant]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Iterator[Variant]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Iterator[Variant]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Iterator[Variant]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Iterator[Variant]"}
[1,2,3,4].reverse_each.flatten
#=> {"value": [{"Iterator": [4, 3, 2, 1]}], "type": "Tuple[Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]]]"}
[1,2,3,4].reverse_each.any |$x| { $x == 3 }
#=> {"value": true, "type": "Boolean[true]"}
[1,2,3,4].reverse_each.group_by |$x| { $x % 2 }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[Variant]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Iterator[Variant]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[Variant]"}
[1,2,3,4].reverse_each[0]
#=> {"error": "Operator '[]' is not applicable to an Object."}
[1,2,3,4].reverse_each == [4,3,2,1]
#=> {"value": false, "type": "Boolean[false]"}
3 in [1,2,3,4].reverse_each
#=> {"value": false, "type": "Boolean[false]"}
[1] + [2,3].reverse_each
#=> {"value": [1, {"Iterator": [3, 2]}], "type": "Tuple[Integer[1, 1], Iterator[Variant[Integer[2, 2], Integer[3, 3]]]]"}
[1,2,3].reverse_each + [4]
#=> {"error": "The value 'Iterator[Integer]-Value' cannot be converted to Numeric."}
[[1,2],[3,4]].reverse_each.each |$i, $x| { notice($i, $x) }
#=> {"value": {"Iterator": [[3, 4], [1, 2]]}, "type": "Iterator[Variant[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]]"}
{a=>1,b=>2}.reverse_each.map |$k, $v| { [$k, $v] }
#=> {"value": [[0, ["b", 2]], [1, ["a", 1]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[String, Integer[2, 2]]], Tuple[Integer[1, 1], Tuple[String, Integer[1, 1]]]]"}
{a=>1,b=>2}.reverse_each.map |$kv| { $kv }
#=> {"value": [["b", 2], ["a", 1]], "type": "Tuple[Tuple[String, Integer[2, 2]], Tuple[String, Integer[1, 1]]]"}
{a=>1,b=>2}.step(2).map |$k, $v| { [$k, $v] }
#=> {"value": [[0, ["a", 1]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[String, Integer[1, 1]]]]"}
{a=>1}.tree_each.map |$x| { $x }
#=> {"value": [[[], {"Hash": [["a", 1]]}], [["a"], 1]], "type": "Tuple[Tuple[Array[0, 0], Struct[{'a' => Integer[1, 1]}]], Tuple[Tuple[String], Integer[1, 1]]]"}
{a=>1}.tree_each.each |$i, $x| { notice($i, $x) }
#=> {"error": "Error while evaluating a Method call, undefined method `each_with_index' for an instance of Puppet::Pops::Types::Iterable::DepthFirstTreeIterator"}
#[7]=> {"value": {"Iterator": []}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
Array([1,2].reverse_each)
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
Hash([[1,2]].reverse_each)
#=> {"error": "Error while evaluating a Function Call, wrong element type Integer at 0 (expected array)"}
Hash({a=>1}.reverse_each)
#=> {"error": "Error while evaluating a Function Call, wrong element type String at 0 (expected array)"}
Tuple([1,2].reverse_each)
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
*[1,2].reverse_each
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
[*[1,2].reverse_each]
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
notice(*[1,2].reverse_each)
#=> {"value": null, "type": "Undef"}
with(*[1,2].reverse_each) |$a, $b| { $b }
#=> {"value": 1, "type": "Integer[1, 1]"}
unique([{}]) |$x| { break() }
#=> {"value": [{"Hash": []}], "type": "Tuple[Hash[0, 0]]"}
unique(['a']) |$x| { fail('x') }
#=> {"value": ["a"], "type": "Tuple[String]"}
unique('a') |$x| { fail('x') }
#=> {"value": "a", "type": "String"}
unique({a=>1}) |$x| { fail('x') }
#=> {"error": "Error while evaluating a Function Call, x"}
unique(1) |$x| { fail('x') }
#=> {"error": "Error while evaluating a Function Call, x"}
unique([1].reverse_each) |$x| { fail('x') }
#=> {"error": "Error while evaluating a Function Call, x"}
all(Integer[1,3]) |$a, $b| { break() }
#=> {"value": true, "type": "Boolean[true]"}
all(Integer[1,3]) |$a| { break() }
#=> {"value": true, "type": "Boolean[true]"}
all(3) |$a| { break() }
#=> {"value": true, "type": "Boolean[true]"}
all('abc') |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
all([1,2].step(2)) |$a| { break() }
#=> {"value": true, "type": "Boolean[true]"}
all([1,2].reverse_each) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
any(Integer[1,3]) |$a, $b| { break() }
#=> {"value": false, "type": "Boolean[false]"}
any(Integer[1,3]) |$a| { break() }
#=> {"value": false, "type": "Boolean[false]"}
any([1,2].step(2)) |$a| { break() }
#=> {"value": false, "type": "Boolean[false]"}
any(Enum[a,b]) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
index(Integer[1,3]) |$a| { break() }
#=> {"value": null, "type": "Undef"}
index(Integer[1,3]) |$a,$b| { break() }
#=> {"value": null, "type": "Undef"}
index([1,2].step(2)) |$a| { break() }
#=> {"value": null, "type": "Undef"}
index([1,2]) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
index({a=>1}.step(1)) |$a| { break() }
#=> {"value": null, "type": "Undef"}
index('abc') |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
unique(Integer[1,3]) |$a| { if $a == 2 { break() } $a }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
unique([1,2,3].step(2)) |$a| { break() }
#=> {"value": [], "type": "Array[0, 0]"}
unique([1,2,3].reverse_each) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
unique([1,2,3]) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
reduce(Integer[1,3]) |$a,$b| { break() }
#=> {"value": 1, "type": "Integer[1, 1]"}
reduce([1,2].reverse_each) |$a,$b| { break() }
#=> {"value": 2, "type": "Integer[2, 2]"}
slice(Integer[1,4], 2) |$a,$b| { break() }
#=> {"value": {"Type": "Integer[1, 4]"}, "type": "Type[Integer[1, 4]]"}
slice([1,2], 1) |$a| { break() }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
slice([1,2], 2) |$a,$b| { break() }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
slice({a=>1}, 1) |$a| { break() }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
sort([1,2]) |$a,$b| { break() }
#=> {"error": "break() from context where this is illegal"}
max(1,2) |$a,$b| { break() }
#=> {"error": "break() from context where this is illegal"}
group_by([1,2]) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
partition([1,2]) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
then(1) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
lest(undef) || { break() }
#=> {"error": "break() from context where this is illegal"}
with(1) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
unwrap(Sensitive(1)) |$a| { break() }
#=> {"error": "break() from context where this is illegal"}
get({a=>1}, 'a.b.c') |$m| { break() }
#=> {"error": "break() from context where this is illegal"}
assert_type(Integer, 'a') |$e, $a| { break() }
#=> {"error": "break() from context where this is illegal"}
[1].map |$x| { [2].with |$y| { break() } }
#=> {"value": [], "type": "Array[0, 0]"}
[1,2].map |$x| { then(1) |$y| { break() } }
#=> {"value": [], "type": "Array[0, 0]"}
map({a=>1}) |$k,$v| { break() }
#=> {"value": [], "type": "Array[0, 0]"}
map({a=>1}) |$k| { break() }
#=> {"value": [], "type": "Array[0, 0]"}
filter({a=>1}) |$k,$v| { break() }
#=> {"error": "break() from context where this is illegal"}
filter({a=>1}) |$k| { break() }
#=> {"error": "break() from context where this is illegal"}
filter([1]) |$k| { break() }
#=> {"value": [], "type": "Array[0, 0]"}
each({a=>1}) |$k| { break() }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
any({a=>1}) |$k| { break() }
#=> {"error": "break() from context where this is illegal"}
all({a=>1}) |$k,$v| { break() }
#=> {"error": "break() from context where this is illegal"}
call('with', 1) |$x| { break() }
#=> {"error": "break() from context where this is illegal"}
lookup('nosuch') |$k| { break() }
#=> {"error": "break() from context where this is illegal"}
[[1,2],[3]].reverse_each() |$x, *$r| { notice($x, $r) }
#=> {"value": null, "type": "Undef"}
[[1,2],[3]].reverse_each() |*$r| { notice($r) }
#=> {"value": null, "type": "Undef"}
[[1,2],[3]].step(2) |*$r| { notice($r) }
#=> {"value": null, "type": "Undef"}
[[1,2],[3]].step(1) |$a, $b = 7| { notice($a, $b) }
#=> {"value": null, "type": "Undef"}
[[1,2,3],[3]].step(1) |$a, $b = 7| { notice($a, $b) }
#=> {"value": null, "type": "Undef"}
[{a=>1,b=>2}].step(1) |*$r| { notice($r) }
#=> {"value": null, "type": "Undef"}
[undef].step(1) |*$r| { notice($r) }
#=> {"value": null, "type": "Undef"}
[undef].step(1) |$a = 5| { notice($a) }
#=> {"value": null, "type": "Undef"}
[[1]].step(1) |$a = 5| { notice($a) }
#=> {"value": null, "type": "Undef"}
{a=>1,b=>2}.reverse_each |$a, $b = 7| { notice($a, $b) }
#=> {"value": null, "type": "Undef"}
{a=>1,b=>2}.reverse_each |$a| { notice($a) }
#=> {"value": null, "type": "Undef"}
[[1,2]].reverse_each |Integer *$a| { notice($a) }
#=> {"value": null, "type": "Undef"}
[['a']].tree_each |*$a| { notice($a) }
#=> {"value": [["a"]], "type": "Tuple[Tuple[String]]"}
[['a']].tree_each |$a, $b = 3| { notice($a, $b) }
#=> {"value": [["a"]], "type": "Tuple[Tuple[String]]"}
tree_each(Struct[{a => Integer, Optional[b] => String}])
#=> {"value": {"Iterator": [[[], {"Type": "Struct[{'a' => Integer, Optional['b'] => String}]"}], [["elements"], [{"Object": ["Pcore::StructElement", {"Hash": []}]}, {"Object": ["Pcore::StructElement", {"Hash": []}]}]], [["elements", 0], {"Object": ["Pcore::StructElement", {"Hash": []}]}], [["elements", 0, "key_type"], {"Type": "String"}], [["elements", 0, "key_type", "size_type_or_value"], "a"], [["elements", 0, "value_type"], {"Type": "Integer"}], [["elements", 1], {"Object": ["Pcore::StructElement", {"Hash": []}]}], [["elements", 1, "key_type"], {"Type": "Optional['b']"}], [["elements", 1, "key_type", "type"], {"Type": "String"}], [["elements", 1, "key_type", "type", "size_type_or_value"], "b"], [["elements", 1, "value_type"], {"Type": "String"}], [["elements", 1, "value_type", "size_type_or_value"], null]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
Struct[{a => Integer, Optional[b] => String}].tree_each.map |$x| { type($x[1]) }
#=> {"value": [{"Type": "Type[Struct[{'a' => Integer, Optional['b'] => String}]]"}, {"Type": "Tuple[Pcore::StructElement, Pcore::StructElement]"}, {"Type": "Object[{name => 'Pcore::StructElement', attributes => {'key_type' => Type, 'value_type' => Type}}]"}, {"Type": "Type[String]"}, {"Type": "String"}, {"Type": "Type[Integer]"}, {"Type": "Object[{name => 'Pcore::StructElement', attributes => {'key_type' => Type, 'value_type' => Type}}]"}, {"Type": "Type[Optional['b']]"}, {"Type": "Type[String]"}, {"Type": "String"}, {"Type": "Type[String]"}, {"Type": "Undef"}], "type": "Tuple[Type[Type[Struct[{'a' => Integer, Optional['b'] => String}]]], Type[Tuple[Pcore::StructElement, Pcore::StructElement]], Type[Pcore::StructElement], Type[Type[String]], Type[String], Type[Type[Integer]], Type[Pcore::StructElement], Type[Type[Optional['b']]], Type[Type[String]], Type[String], Type[Type[String]], Type[Undef]]"}
Struct[{a => Integer}].tree_each.map |$p, $v| { String($v) }
#=> {"error": "Error while evaluating a Method call, undefined method `each_with_index' for an instance of Puppet::Pops::Types::Iterable::DepthFirstTreeIterator"}
#[7]=> {"value": ["[[], Struct[{'a' => Integer}]]", "[['elements'], [Pcore::StructElement({})]]", "[['elements', 0], Pcore::StructElement({})]", "[['elements', 0, 'key_type'], String]", "[['elements', 0, 'key_type', 'size_type_or_value'], 'a']", "[['elements', 0, 'value_type'], Integer]"], "type": "Tuple[String, String, String, String, String, String]"}
Struct[{a => Integer}].tree_each.map |$x| { String($x) }
#=> {"value": ["[[], Struct[{'a' => Integer}]]", "[['elements'], [Pcore::StructElement({})]]", "[['elements', 0], Pcore::StructElement({})]", "[['elements', 0, 'key_type'], String]", "[['elements', 0, 'key_type', 'size_type_or_value'], 'a']", "[['elements', 0, 'value_type'], Integer]"], "type": "Tuple[String, String, String, String, String, String]"}
