# iteration corners
[1,2,3].each |$i, $v| { $i }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
{a => 1}.each |$p| { $p }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
{a => 1}.map |$p| { $p }
#=> {"value": [["a", 1]], "type": "Tuple[Tuple[String, Integer[1, 1]]]"}
{a => 1}.map |$k, $v| { [$v, $k] }
#=> {"value": [[1, "a"]], "type": "Tuple[Tuple[Integer[1, 1], String]]"}
'abc'.map |$c| { $c }
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
'abc'.each |$c| { $c }
#=> {"value": "abc", "type": "String"}
3.map |$i| { $i * 2 }
#=> {"value": [0, 2, 4], "type": "Tuple[Integer[0, 0], Integer[2, 2], Integer[4, 4]]"}
-1.map |$i| { $i }
#=> {"error": "The value '[0]' cannot be converted to Numeric."}
0.map |$i| { $i }
#=> {"value": [], "type": "Array[0, 0]"}
2.5.map |$i| { $i }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float"}
undef.map |$i| { $i }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
true.map |$i| { $i }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
Integer[1,3].map |$i| { $i }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
Integer[1].map |$i| { $i }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]"}
Integer.map |$i| { $i }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]"}
Enum['a','b'].map |$i| { $i }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
Enum.map |$i| { $i }
#=> {"value": [], "type": "Array[0, 0]"}
[1,2,3].filter |$x| { $x > 1 }
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
[1,2,3].filter |$i, $x| { $i > 0 }
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
{a => 1, b => 2}.filter |$k, $v| { $v > 1 }
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
{a => 1, b => 2}.filter |$p| { $p[1] > 1 }
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
[1,2,3].filter |$x| { 'truthy' }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1,2,3].filter |$x| { undef }
#=> {"value": [], "type": "Array[0, 0]"}
'abc'.filter |$x| { $x != 'b' }
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
5.filter |$x| { $x % 2 == 0 }
#=> {"value": [0, 2, 4], "type": "Tuple[Integer[0, 0], Integer[2, 2], Integer[4, 4]]"}
[1,2,3].reduce |$m, $x| { $m + $x }
#=> {"value": 6, "type": "Integer[6, 6]"}
[1,2,3].reduce(10) |$m, $x| { $m + $x }
#=> {"value": 16, "type": "Integer[16, 16]"}
[].reduce |$m, $x| { $m }
#=> {"value": null, "type": "Undef"}
[].reduce(5) |$m, $x| { $m }
#=> {"value": 5, "type": "Integer[5, 5]"}
[1].reduce |$m, $x| { fail('never') }
#=> {"value": 1, "type": "Integer[1, 1]"}
{a => 1, b => 2}.reduce |$m, $x| { [$m, $x] }
#=> {"value": [["a", 1], ["b", 2]], "type": "Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]]"}
{a => 1, b => 2}.reduce(0) |$m, $x| { $m + $x[1] }
#=> {"value": 3, "type": "Integer[3, 3]"}
[1,2].reduce |$m| { $m }
#=> {"error": "Error while evaluating a Method call, 'reduce' block expects 2 arguments, got 1"}
[1,2].reduce |$m, $x, $y| { $m }
#=> {"error": "Error while evaluating a Method call, 'reduce' block expects 2 arguments, got 3"}
4.reduce |$m, $x| { $m + $x }
#=> {"value": 6, "type": "Integer[6, 6]"}
'abc'.reduce |$m, $x| { "${x}${m}" }
#=> {"value": "cba", "type": "String"}
[1,2,3,4].slice(2)
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
[1,2,3].slice(2)
#=> {"value": [[1, 2], [3]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3]]]"}
[1,2,3].slice(2) |$a, $b| { [$b, $a] }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1,2,3].slice(2) |$a| { $a }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
{a => 1, b => 2}.slice(1)
#=> {"value": [[["a", 1]], [["b", 2]]], "type": "Tuple[Tuple[Tuple[String, Integer[1, 1]]], Tuple[Tuple[String, Integer[2, 2]]]]"}
{a => 1, b => 2}.slice(2)
#=> {"value": [[["a", 1], ["b", 2]]], "type": "Tuple[Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]]]"}
'abcde'.slice(2)
#=> {"value": [["a", "b"], ["c", "d"], ["e"]], "type": "Tuple[Tuple[String, String], Tuple[String, String], Tuple[String]]"}
5.slice(2)
#=> {"value": [[0, 1], [2, 3], [4]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[4, 4]]]"}
[1].slice(0)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[0, 0]"}
[1].slice(-1)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[-1, -1]"}
[1].slice('a')
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got String"}
[1,2,3].any |$x| { $x == 2 }
#=> {"value": true, "type": "Boolean[true]"}
[].any |$x| { true }
#=> {"value": false, "type": "Boolean[false]"}
[1, undef].any
#=> {"error": "Error while evaluating a Method call, 'any' expects a block"}
[undef, false].any
#=> {"error": "Error while evaluating a Method call, 'any' expects a block"}
{a => undef}.any
#=> {"error": "Error while evaluating a Method call, 'any' expects a block"}
{}.any
#=> {"error": "Error while evaluating a Method call, 'any' expects a block"}
[1,2,3].all |$x| { $x > 0 }
#=> {"value": true, "type": "Boolean[true]"}
[].all |$x| { false }
#=> {"value": true, "type": "Boolean[true]"}
[1, undef].all
#=> {"error": "Error while evaluating a Method call, 'all' expects a block"}
{a => 1}.all |$k, $v| { $v == 1 }
#=> {"value": true, "type": "Boolean[true]"}
[1,2].all |$i, $v| { $i < 2 }
#=> {"value": true, "type": "Boolean[true]"}
'ab'.any |$c| { $c == 'b' }
#=> {"value": true, "type": "Boolean[true]"}
[1,2,3].reverse_each
#=> {"value": {"Iterator": [3, 2, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
[1,2,3].reverse_each.map |$x| { $x }
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
'abc'.reverse_each
#=> {"value": {"Iterator": ["c", "b", "a"]}, "type": "Iterator[String[1, 1]]"}
{a => 1, b => 2}.reverse_each.map |$x| { $x }
#=> {"value": [["b", 2], ["a", 1]], "type": "Tuple[Tuple[String, Integer[2, 2]], Tuple[String, Integer[1, 1]]]"}
4.reverse_each.map |$x| { $x }
#=> {"value": [3, 2, 1, 0], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1], Integer[0, 0]]"}
[1,2,3,4,5].step(2).map |$x| { $x }
#=> {"value": [1, 3, 5], "type": "Tuple[Integer[1, 1], Integer[3, 3], Integer[5, 5]]"}
[1,2,3].step(0)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'step' expects an Integer[1] value, got Integer[0, 0]"}
[1,2,3].step(-1)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'step' expects an Integer[1] value, got Integer[-1, -1]"}
[1,2,3].step(10).map |$x| { $x }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
5.step(2).map |$x| { $x }
#=> {"value": [0, 2, 4], "type": "Tuple[Integer[0, 0], Integer[2, 2], Integer[4, 4]]"}
Integer[0,10].step(3)
#=> {"value": {"Iterator": [0, 3, 6, 9]}, "type": "Iterator[Integer[0, 9]]"}
Integer[0,10].step(3).step(2).map |$x| { $x }
#=> {"value": [0, 6], "type": "Tuple[Integer[0, 0], Integer[6, 6]]"}
[1,2,3].step(2) |$x| { $x }
#=> {"value": null, "type": "Undef"}
[1,2,3].reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
[3,1,2].sort
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[3,1,2].sort |$a, $b| { compare($b, $a) }
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
['b','A','c'].sort
#=> {"value": ["A", "b", "c"], "type": "Tuple[String, String, String]"}
[1,'a'].sort
#=> {"error": "Error while evaluating a Method call, comparison of Integer with String failed"}
[1, 2.5, -3].sort
#=> {"value": [-3, 1, {"Float": "2.5"}], "type": "Tuple[Integer[-3, -3], Integer[1, 1], Float[2.5, 2.5]]"}
'hello'.sort
#=> {"value": "ehllo", "type": "String"}
{b => 1, a => 2}.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Struct\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Struct"}
[[2,1],[1,2]].sort
#=> {"value": [[1, 2], [2, 1]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[2, 2], Integer[1, 1]]]"}
[undef, 1].sort
#=> {"error": "Error while evaluating a Method call, comparison of NilClass with 1 failed"}
[true, false].sort
#=> {"error": "Error while evaluating a Method call, comparison of TrueClass with false failed"}
[3,1,2].sort |$a, $b| { 'x' }
#=> {"error": "Error while evaluating a Method call, comparison of String with 0 failed"}
[3,1,2].sort |$a, $b| { 1.5 }
#=> {"value": [2, 1, 3], "type": "Tuple[Integer[2, 2], Integer[1, 1], Integer[3, 3]]"}
[3,1,2].sort |$a| { 1 }
#=> {"error": "Error while evaluating a Method call, 'sort' block expects 2 arguments, got 1"}
['B', 'a'].sort |$a, $b| { compare($a, $b) }
#=> {"value": ["a", "B"], "type": "Tuple[String, String]"}
[1,2,1,'1'].unique
#=> {"value": [1, 2, "1"], "type": "Tuple[Integer[1, 1], Integer[2, 2], String]"}
['a','A'].unique
#=> {"value": ["a", "A"], "type": "Tuple[String, String]"}
[1, 1.0].unique
#=> {"value": [1, {"Float": "1.0"}], "type": "Tuple[Integer[1, 1], Float[1.0, 1.0]]"}
'hello'.unique
#=> {"value": "helo", "type": "String"}
{a => 1, b => 1}.unique
#=> {"value": {"Hash": [[["a", "b"], [1]]]}, "type": "Hash[Tuple[String, String], Tuple[Integer[1, 1]], 1, 1]"}
{a => 1, b => 1}.unique |$x| { $x }
#=> {"value": {"Hash": [[["a", "b"], [1]]]}, "type": "Hash[Tuple[String, String], Tuple[Integer[1, 1]], 1, 1]"}
[1,2,3,4].unique |$x| { $x % 2 }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
5.unique
#=> {"value": [0, 1, 2, 3, 4], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
[1,2,3].index(2)
#=> {"value": 1, "type": "Integer[1, 1]"}
[1,2,3].index |$x| { $x == 3 }
#=> {"value": 2, "type": "Integer[2, 2]"}
[1,2,3].index |$i, $x| { $i == 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
{a => 1}.index(1)
#=> {"value": "a", "type": "String"}
{a => 1}.index |$k, $v| { $v == 1 }
#=> {"value": "a", "type": "String"}
{a => 1}.index |$p| { $p[1] == 1 }
#=> {"error": "Operator '[]' is not applicable to an Integer."}
'abc'.index('c')
#=> {"value": 2, "type": "Integer[2, 2]"}
'abc'.index('bc')
#=> {"value": 1, "type": "Integer[1, 1]"}
'abc'.index |$c| { $c == 'c' }
#=> {"value": 2, "type": "Integer[2, 2]"}
[1,2].index(9)
#=> {"value": null, "type": "Undef"}
['a', 'A'].index('A')
#=> {"value": 1, "type": "Integer[1, 1]"}
5.index(3)
#=> {"value": 3, "type": "Integer[3, 3]"}
[1,2,3,4].partition |$x| { $x > 2 }
#=> {"value": [[3, 4], [1, 2]], "type": "Tuple[Tuple[Integer[3, 3], Integer[4, 4]], Tuple[Integer[1, 1], Integer[2, 2]]]"}
[1,2,3,4].partition |$i, $x| { $i > 2 }
#=> {"value": [[4], [1, 2, 3]], "type": "Tuple[Tuple[Integer[4, 4]], Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
{a => 1, b => 2}.partition |$k, $v| { $v > 1 }
#=> {"value": [[["b", 2]], [["a", 1]]], "type": "Tuple[Tuple[Tuple[String, Integer[2, 2]]], Tuple[Tuple[String, Integer[1, 1]]]]"}
{a => 1, b => 2}.partition |$p| { $p[0] == 'a' }
#=> {"value": [[["a", 1]], [["b", 2]]], "type": "Tuple[Tuple[Tuple[String, Integer[1, 1]]], Tuple[Tuple[String, Integer[2, 2]]]]"}
'abc'.partition |$x| { true }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
[1,2,3].group_by |$x| { $x % 2 }
#=> {"value": {"Hash": [[1, [1, 3]], [0, [2]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[0, 0]], Variant[Tuple[Integer[1, 1], Integer[3, 3]], Tuple[Integer[2, 2]]], 2, 2]"}
[1,2,3].group_by |$i, $x| { $i }
#=> {"value": {"Hash": [[0, [1]], [1, [2]], [2, [3]]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1], Integer[2, 2]], Variant[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]], Tuple[Integer[3, 3]]], 3, 3]"}
{a => 1, b => 1}.group_by |$k, $v| { $v }
#=> {"value": {"Hash": [[1, [["a", 1], ["b", 1]]]]}, "type": "Hash[Integer[1, 1], Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[1, 1]]], 1, 1]"}
{a => 1, b => 1}.group_by |$p| { $p[1] }
#=> {"value": {"Hash": [[1, [["a", 1], ["b", 1]]]]}, "type": "Hash[Integer[1, 1], Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[1, 1]]], 1, 1]"}
'abc'.group_by |$x| { 1 }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
[[1,[2,3]],{a => {b => 1}}].tree_each.map |$x| { $x }
#=> {"value": [[[], [[1, [2, 3]], {"Hash": [["a", {"Hash": [["b", 1]]}]]}]], [[0], [1, [2, 3]]], [[0, 0], 1], [[0, 1], [2, 3]], [[0, 1, 0], 2], [[0, 1, 1], 3], [[1], {"Hash": [["a", {"Hash": [["b", 1]]}]]}], [[1, "a"], {"Hash": [["b", 1]]}], [[1, "a", "b"], 1]], "type": "Tuple[Tuple[Array[0, 0], Tuple[Tuple[Integer[1, 1], Tuple[Integer[2, 2], Integer[3, 3]]], Struct[{'a' => Struct[{'b' => Integer[1, 1]}]}]]], Tuple[Tuple[Integer[0, 0]], Tuple[Integer[1, 1], Tuple[Integer[2, 2], Integer[3, 3]]]], Tuple[Tuple[Integer[0, 0], Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[2, 2], Integer[3, 3]]], Tuple[Tuple[Integer[0, 0], Integer[1, 1], Integer[0, 0]], Integer[2, 2]], Tuple[Tuple[Integer[0, 0], Integer[1, 1], Integer[1, 1]], Integer[3, 3]], Tuple[Tuple[Integer[1, 1]], Struct[{'a' => Struct[{'b' => Integer[1, 1]}]}]], Tuple[Tuple[Integer[1, 1], String], Struct[{'b' => Integer[1, 1]}]], Tuple[Tuple[Integer[1, 1], String, String], Integer[1, 1]]]"}
{a => [1,{b => 2}]}.tree_each({include_containers => false}).map |$x| { $x }
#=> {"value": [[["a", 0], 1], [["a", 1, "b"], 2]], "type": "Tuple[Tuple[Tuple[String, Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[String, Integer[1, 1], String], Integer[2, 2]]]"}
{a => [1]}.tree_each({include_values => false}).map |$x| { $x }
#=> {"value": [[[], {"Hash": [["a", [1]]]}], [["a"], [1]]], "type": "Tuple[Tuple[Array[0, 0], Struct[{'a' => Tuple[Integer[1, 1]]}]], Tuple[Tuple[String], Tuple[Integer[1, 1]]]]"}
{a => [1]}.tree_each({include_root => false}).map |$x| { $x }
#=> {"value": [[["a"], [1]], [["a", 0], 1]], "type": "Tuple[Tuple[Tuple[String], Tuple[Integer[1, 1]]], Tuple[Tuple[String, Integer[0, 0]], Integer[1, 1]]]"}
{a => [1,2]}.tree_each({order => breadth_first}).map |$x| { $x }
#=> {"value": [[[], {"Hash": [["a", [1, 2]]]}], [["a"], [1, 2]], [["a", 0], 1], [["a", 1], 2]], "type": "Tuple[Tuple[Array[0, 0], Struct[{'a' => Tuple[Integer[1, 1], Integer[2, 2]]}]], Tuple[Tuple[String], Tuple[Integer[1, 1], Integer[2, 2]]], Tuple[Tuple[String, Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[String, Integer[1, 1]], Integer[2, 2]]]"}
[1].tree_each({include_values => false, include_containers => false})
#=> {"error": "Error while evaluating a Method call, Options 'include_containers' and 'include_values' cannot both be false"}
[1,[2]].tree_each |$p, $v| { $p }
#=> {"value": [1, [2]], "type": "Tuple[Integer[1, 1], Tuple[Integer[2, 2]]]"}
1.tree_each
#=> {"error": "Error while evaluating a Method call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Integer"}
[1,2].with |$a| { $a }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
with(1,2) |$a, $b| { $a + $b }
#=> {"value": 3, "type": "Integer[3, 3]"}
with(1) |$a, $b| { $a }
#=> {"error": "Parameter $b is required but no value was given"}
with(1,2) |$a| { $a }
#=> {"value": 1, "type": "Integer[1, 1]"}
with() || { 3 }
#=> {"value": 3, "type": "Integer[3, 3]"}
with(1) |Integer $a, $b = 5| { $a + $b }
#=> {"value": 6, "type": "Integer[6, 6]"}
with('a') |Integer $a| { $a }
#=> {"error": "Error while evaluating a Function Call, block parameter 'a' expects an Integer value, got String"}
with(1,2,3) |*$a| { $a }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
with(1,2,3) |$a, *$b| { $b }
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
with(1) |$a, *$b| { $b }
#=> {"value": [], "type": "Array[0, 0]"}
with(1,2) |$a, Integer *$b| { $b }
#=> {"value": [2], "type": "Tuple[Integer[2, 2]]"}
with(1,'x') |$a, Integer *$b| { $b }
#=> {"error": "Error while evaluating a Function Call, block parameter 'b' expects an Integer value, got String"}
with(1) |$a| >> String { $a }
#=> {"error": "Error while evaluating a Function Call, value returned from lambda has wrong type, expects a String value, got Integer"}
with(1) |$a| >> Integer { $a }
#=> {"value": 1, "type": "Integer[1, 1]"}
5.then |$x| { $x + 1 }
#=> {"value": 6, "type": "Integer[6, 6]"}
undef.then |$x| { 1 }
#=> {"value": null, "type": "Undef"}
false.then |$x| { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
undef.lest || { 5 }
#=> {"value": 5, "type": "Integer[5, 5]"}
false.lest || { 5 }
#=> {"value": false, "type": "Boolean[false]"}
1.lest |$x| { 5 }
#=> {"error": "Error while evaluating a Method call, 'lest' block expects no arguments, got 1"}
1.then || { 5 }
#=> {"error": "Error while evaluating a Method call, 'then' block expects 1 argument, got none"}
[1,2,3].each |$x| { if $x == 2 { break() } }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1,2,3].map |$x| { if $x == 2 { break() } $x }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
[1,2,3].map |$x| { if $x == 2 { next('two') } $x }
#=> {"value": [1, "two", 3], "type": "Tuple[Integer[1, 1], String, Integer[3, 3]]"}
[1,2,3].filter |$x| { if $x == 2 { next(true) } false }
#=> {"value": [2], "type": "Tuple[Integer[2, 2]]"}
[1,2,3].reduce |$m, $x| { if $x == 3 { break() } $m + $x }
#=> {"value": 3, "type": "Integer[3, 3]"}
[1,2,3].reduce |$m, $x| { if $x == 3 { next(100) } $m + $x }
#=> {"value": 100, "type": "Integer[100, 100]"}
[1,2,3].each |$x| { next() }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1,2,3].any |$x| { if $x == 2 { break() } false }
#=> {"error": "break() from context where this is illegal"}
[1,[2,[3]]].flatten
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1,[2,[3]]].flatten(1)
#=> {"value": [1, 2, 3, 1], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[1, 1]]"}
flatten(1,[2],[[3]])
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
flatten({a => [1]})
#=> {"value": [{"Hash": [["a", [1]]]}], "type": "Tuple[Struct[{'a' => Tuple[Integer[1, 1]]}]]"}
flatten(undef)
#=> {"value": [null], "type": "Tuple[Undef]"}
flatten()
#=> {"value": [], "type": "Array[0, 0]"}
[1,2].join
#=> {"value": "12", "type": "String"}
[1,[2,[3]],undef,'x'].join('-')
#=> {"value": "1-2-3--x", "type": "String"}
[{a => 1}].join
#=> {"value": "{\"a\"=>1}", "type": "String"}
['a'].join(1)
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'delimiter' expects a String value, got Integer"}
join(1)
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Integer"}
{a => 1}.join
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Struct"}
[1,undef,''].join(',')
#=> {"value": "1,,", "type": "String"}
keys({b => 1, 1 => 2, undef => 3})
#=> {"value": ["b", 1, null], "type": "Tuple[String, Integer[1, 1], Undef]"}
values({b => 1, a => undef})
#=> {"value": [1, null], "type": "Tuple[Integer[1, 1], Undef]"}
keys([1])
#=> {"error": "Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
values(1)
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Integer"}
length('é日')
#=> {"value": 2, "type": "Integer[2, 2]"}
length([])
#=> {"value": 0, "type": "Integer[0, 0]"}
length({a => 1})
#=> {"value": 1, "type": "Integer[1, 1]"}
length(Binary('aGk='))
#=> {"value": 2, "type": "Integer[2, 2]"}
length(5)
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
size(undef)
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
size(3)
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
size('')
#=> {"value": 0, "type": "Integer[0, 0]"}
empty('')
#=> {"value": true, "type": "Boolean[true]"}
empty(' ')
#=> {"value": false, "type": "Boolean[false]"}
empty(undef)
#=> {"value": true, "type": "Boolean[true]"}
empty(0)
#=> {"value": false, "type": "Boolean[false]"}
empty([undef])
#=> {"value": false, "type": "Boolean[false]"}
empty(Binary(''))
#=> {"value": true, "type": "Boolean[true]"}
empty({})
#=> {"value": true, "type": "Boolean[true]"}
empty(false)
#=> {"error": "Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Boolean\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Boolean\n  (String str)\n    rejected: parameter 'str' expects a String value, got Boolean\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Boolean\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Boolean\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Boolean"}
dig({a => [1, {b => 2}]}, 'a', 1, 'b')
#=> {"value": 2, "type": "Integer[2, 2]"}
dig({a => undef}, 'a', 'b')
#=> {"value": null, "type": "Undef"}
dig([1], 5)
#=> {"value": null, "type": "Undef"}
dig([1], -1)
#=> {"value": 1, "type": "Integer[1, 1]"}
dig({a => 1}, 'a', 'b')
#=> {"error": "Error while evaluating a Function Call, The given data does not contain a Collection at [\"a\"], got 'Integer[1, 1]'"}
dig([1], 'a')
#=> {"error": "Error while evaluating a Function Call, The given data requires an Integer index at [\"a\"], got 'String'"}
dig(undef, 'a')
#=> {"value": null, "type": "Undef"}
dig({}, undef)
#=> {"value": null, "type": "Undef"}
dig({a => {1 => 2}}, 'a', 1)
#=> {"value": 2, "type": "Integer[2, 2]"}
dig(1)
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
dig()
#=> {"error": "Error while evaluating a Function Call, 'dig' expects at least 1 argument, got none"}
get({a => [10, 20]}, 'a.1')
#=> {"value": 20, "type": "Integer[20, 20]"}
get({a => {b => 3}}, 'a.b')
#=> {"value": 3, "type": "Integer[3, 3]"}
get({'a.b' => 3}, '"a.b"')
#=> {"value": 3, "type": "Integer[3, 3]"}
get({'a.b' => 3}, "'a.b'")
#=> {"value": 3, "type": "Integer[3, 3]"}
get({a => 1}, 'x', 5)
#=> {"value": 5, "type": "Integer[5, 5]"}
get({a => 1}, 'x.y', 5)
#=> {"value": 5, "type": "Integer[5, 5]"}
get([1,2], '0')
#=> {"value": 1, "type": "Integer[1, 1]"}
get([1,2], '5', 'd')
#=> {"value": "d", "type": "String"}
get({a => 1}, '')
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
get(5, '')
#=> {"value": 5, "type": "Integer[5, 5]"}
get({a => 1}, 'a..b')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({a => 1}, '.a')
#=> {"error": "Error while evaluating a Function Call, Syntax error in dotted-navigation string"}
get({a => 1}, 'a b')
#=> {"value": null, "type": "Undef"}
get({a => {'1' => 'x'}}, 'a.1')
#=> {"value": null, "type": "Undef"}
get({a => {1 => 'x'}}, 'a.1')
#=> {"value": "x", "type": "String"}
getvar('facts')['networking']['fqdn']
#=> {"value": "Web01.example.com", "type": "String"}
getvar('facts.networking.fqdn')
#=> {"value": "Web01.example.com", "type": "String"}
getvar('facts.nope', 'd')
#=> {"value": "d", "type": "String"}
getvar('nope')
#=> {"value": null, "type": "Undef"}
getvar('nope', 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
getvar('nope') |$e| { 2 }
#=> {"value": null, "type": "Undef"}
getvar('::facts.networking.fqdn')
#=> {"value": "Web01.example.com", "type": "String"}
getvar('1x')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('Nope')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
getvar('a-b')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
max(1, 2, 3)
#=> {"value": 3, "type": "Integer[3, 3]"}
max([1, 5, 2])
#=> {"value": 5, "type": "Integer[5, 5]"}
max('a', 'b')
#=> {"value": "b", "type": "String"}
max('10', '9')
#=> {"value": "10", "type": "String"}
max('10', 9)
#=> {"value": "10", "type": "String"}
max(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
max()
#=> {"error": "Error while evaluating a Function Call, max(): Wrong number of arguments need at least one"}
max([])
#=> {"error": "Error while evaluating a Function Call, max(): Wrong number of arguments need at least one"}
max([3,1]) |$a, $b| { compare($b, $a) }
#=> {"value": 1, "type": "Integer[1, 1]"}
max({a => 1, b => 2}) |$a, $b| { compare($a[1], $b[1]) }
#=> {"value": {"Hash": [["a", 1], ["b", 2]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2]}]"}
min(1, 'a')
#=> {"value": 1, "type": "Integer[1, 1]"}
min(1.5, 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
min(Timespan(1), Timespan(2))
#=> {"value": {"Timespan": "0-00:00:01.0"}, "type": "Timespan['0-00:00:01.0']"}
min(SemVer('1.0.0'), SemVer('2.0.0'))
#=> {"value": {"SemVer": "1.0.0"}, "type": "SemVer['1.0.0 - 1.0.0']"}
max('abc') |$a, $b| { compare($a, $b) }
#=> {"value": "abc", "type": "String"}
max([1,2], [3])
#=> {"value": [3], "type": "Tuple[Integer[3, 3]]"}
max(true, false)
#=> {"value": true, "type": "Boolean[true]"}
max(undef, 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
abs(-5)
#=> {"value": 5, "type": "Integer[5, 5]"}
abs(-2.5)
#=> {"value": {"Float": "2.5"}, "type": "Float[2.5, 2.5]"}
abs('-5')
#=> {"value": 5, "type": "Integer[5, 5]"}
abs('-2.5')
#=> {"value": {"Float": "2.5"}, "type": "Float[2.5, 2.5]"}
abs('x')
#=> {"error": "Error while evaluating a Function Call, abs(): Requires float or integer to work with - was given non decimal string"}
abs(undef)
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Undef"}
ceiling(2.1)
#=> {"value": 3, "type": "Integer[3, 3]"}
ceiling('2.1')
#=> {"value": 3, "type": "Integer[3, 3]"}
ceiling('x')
#=> {"error": "Error while evaluating a Function Call, ceiling(): cannot convert given value to a floating point value."}
ceiling(-2.9)
#=> {"value": -2, "type": "Integer[-2, -2]"}
floor(-2.1)
#=> {"value": -3, "type": "Integer[-3, -3]"}
floor('3.9')
#=> {"value": 3, "type": "Integer[3, 3]"}
floor(3)
#=> {"value": 3, "type": "Integer[3, 3]"}
floor('abc')
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
round(2.5)
#=> {"value": 3, "type": "Integer[3, 3]"}
round(-2.5)
#=> {"value": -3, "type": "Integer[-3, -3]"}
round(3.5)
#=> {"value": 4, "type": "Integer[4, 4]"}
round('2.5')
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got String"}
round(2)
#=> {"value": 2, "type": "Integer[2, 2]"}
compare(1, 2)
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare('a', 'B')
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare('a', 'A')
#=> {"value": 0, "type": "Integer[0, 0]"}
compare('a', 'A', false)
#=> {"value": 1, "type": "Integer[1, 1]"}
compare('A', 'a', false)
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(1, 'a')
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Integer and String"}
compare(1, 1.0)
#=> {"value": 0, "type": "Integer[0, 0]"}
compare(SemVer('1.0.0'), SemVer('1.0.0-rc'))
#=> {"value": 1, "type": "Integer[1, 1]"}
compare(Timespan(1), 1)
#=> {"value": 0, "type": "Integer[0, 0]"}
compare(Timestamp(1), Timespan(1))
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Timestamp and Timespan"}
compare([1], [2])
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Array and Array"}
unwrap(Sensitive('a'))
#=> {"value": "a", "type": "String"}
unwrap('a')
#=> {"value": "a", "type": "String"}
unwrap(Sensitive(1)) |$x| { $x + 1 }
#=> {"value": 2, "type": "Integer[2, 2]"}
unwrap('a') |$x| { "${x}!" }
#=> {"value": "a!", "type": "String"}
Sensitive(Sensitive('a')).unwrap
#=> {"value": "a", "type": "String"}
Sensitive([Sensitive('a')]).unwrap
#=> {"value": [{"Sensitive": "a"}], "type": "Tuple[Sensitive[String]]"}
camelcase('abc_def__g')
#=> {"value": "AbcDefG", "type": "String"}
camelcase('_abc_')
#=> {"value": "Abc", "type": "String"}
camelcase(['a_b', 1])
#=> {"error": "Error while evaluating a Function Call, The function 'camelcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
camelcase('ABC_DEF')
#=> {"value": "AbcDef", "type": "String"}
capitalize('éa')
#=> {"value": "Éa", "type": "String"}
capitalize('ABC')
#=> {"value": "Abc", "type": "String"}
capitalize(['aB', 'é'])
#=> {"value": ["Ab", "É"], "type": "Tuple[String, String]"}
upcase('straße')
#=> {"value": "STRASSE", "type": "String"}
upcase({a => ['b', {c => 'd'}]})
#=> {"value": {"Hash": [["A", ["B", {"Hash": [["C", "D"]]}]]]}, "type": "Struct[{'A' => Tuple[String, Struct[{'C' => String}]]}]"}
downcase('ÀÉ')
#=> {"value": "àé", "type": "String"}
downcase([1, 'A', undef])
#=> {"error": "Error while evaluating a Function Call, The function 'downcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Array[StringData] arg)\n    rejected: parameter 'arg' index 2 expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Undef\n  (Hash[StringData, StringData] arg)\n    rejected: parameter 'arg' expects a Hash value, got Tuple"}
upcase(true)
#=> {"error": "Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Boolean"}
chop("a\r\n")
#=> {"value": "a", "type": "String"}
chop('')
#=> {"value": "", "type": "String"}
chomp("a\n\n")
#=> {"value": "a\n", "type": "String"}
chomp("a\r\n")
#=> {"value": "a", "type": "String"}
chomp("a\r")
#=> {"value": "a", "type": "String"}
strip("\u00a0 a \t\n\0")
#=> {"value": "  a \t\n\\0", "type": "String"}
lstrip("\0 a")
#=> {"value": "\\0 a", "type": "String"}
rstrip("a \0")
#=> {"value": "a \\0", "type": "String"}
strip(['  a', 5])
#=> {"error": "Error while evaluating a Function Call, The function 'strip' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
type(1, 'reduced')
#=> {"value": {"Type": "Integer[1, 1]"}, "type": "Type[Integer[1, 1]]"}
type([1, 2.0, 'x'], 'generalized')
#=> {"value": {"Type": "Array[ScalarData]"}, "type": "Type[Array[ScalarData]]"}
type({a => {b => 1}}, 'detailed')
#=> {"value": {"Type": "Struct[{'a' => Struct[{'b' => Integer[1, 1]}]}]"}, "type": "Type[Struct[{'a' => Struct[{'b' => Integer[1, 1]}]}]]"}
type([], 'reduced')
#=> {"value": {"Type": "Array[0, 0]"}, "type": "Type[Array[0, 0]]"}
type({})
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
type([[]])
#=> {"value": {"Type": "Tuple[Array[0, 0]]"}, "type": "Type[Tuple[Array[0, 0]]]"}
type(Sensitive([1]))
#=> {"value": {"Type": "Sensitive[Array[Integer]]"}, "type": "Type[Sensitive[Array[Integer]]]"}
type([1, undef])
#=> {"value": {"Type": "Tuple[Integer[1, 1], Undef]"}, "type": "Type[Tuple[Integer[1, 1], Undef]]"}
type({1 => 'a', 'b' => 2}, 'reduced')
#=> {"value": {"Type": "Hash[ScalarData, ScalarData, 2, 2]"}, "type": "Type[Hash[ScalarData, ScalarData, 2, 2]]"}
call('abs', -3)
#=> {"value": 3, "type": "Integer[3, 3]"}
call('each', [1]) |$x| { $x }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
call('map', [1,2]) |$x| { $x * 2 }
#=> {"value": [2, 4], "type": "Tuple[Integer[2, 2], Integer[4, 4]]"}
call(Deferred('abs', [-3]))
#=> {"value": 3, "type": "Integer[3, 3]"}
call('')
#=> {"error": "Error while evaluating a Function Call, undefined method `empty?' for nil"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `empty?' for nil:NilClass\n\n    if parts[0].empty?\n               ^^^^^^^"}
call('Abs', 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
call('$x')
#=> {"error": "Error while evaluating a Function Call, Unknown function '$x'"}
call(Deferred('$facts'))
#=> {"value": {"Hash": [["networking", {"Hash": [["fqdn", "Web01.example.com"], ["hostname", "Web01"], ["domain", "example.com"]]}], ["os", {"Hash": [["family", "Debian"], ["name", "Debian"], ["release", {"Hash": [["full", "12.5"], ["major", "12"]]}]]}], ["processors", {"Hash": [["count", 4], ["models", ["fast", "slow"]]]}], ["fqdn", "Web01.example.com"]]}, "type": "Struct[{'networking' => Struct[{'fqdn' => String, 'hostname' => String, 'domain' => String}], 'os' => Struct[{'family' => String, 'name' => String, 'release' => Struct[{'full' => String, 'major' => String}]}], 'processors' => Struct[{'count' => Integer[4, 4], 'models' => Tuple[String, String]}], 'fqdn' => String}]"}
call(Deferred('$facts', ['networking', 'fqdn']))
#=> {"value": "Web01.example.com", "type": "String"}
assert_type(Integer, 1) |$e, $a| { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
assert_type(Integer, 'a') |$e, $a| { [$e, $a] }
#=> {"value": [{"Type": "Integer"}, {"Type": "String"}], "type": "Tuple[Type[Integer], Type[String]]"}
assert_type(Integer, 'a') |$e| { $e }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 1"}
assert_type('Integer', 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
assert_type('Integer', 'x')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer value, got String"}
assert_type(Integer)
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
assert_type(Array[Integer], [1, 'x', 2.0])
#=> {"error": "Error while evaluating a Function Call,  assert_type(): index 1 expects an Integer value, got String\n  assert_type(): index 2 expects an Integer value, got Float"}
assert_type(Hash[String, Integer], {1 => 'x'})
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Hash[String, Integer] value, got Hash[Integer[1, 1], String]"}
assert_type(Struct[{a => Integer, Optional[b] => String}], {a => 'x', b => 1, c => 2})
#=> {"error": "Error while evaluating a Function Call,  assert_type(): entry 'a' expects an Integer value, got String\n  assert_type(): entry 'b' expects a String value, got Integer\n  assert_type(): unrecognized key 'c'"}
assert_type(Tuple[Integer, String], [1])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects size to be 2, got 1"}
assert_type(Tuple[Integer, String], ['x', 1])
#=> {"error": "Error while evaluating a Function Call,  assert_type(): index 0 expects an Integer value, got String\n  assert_type(): index 1 expects a String value, got Integer"}
assert_type(Variant[Array[Integer], Hash[String, Integer]], ['x'])
#=> {"error": "Error while evaluating a Function Call,  assert_type(): variant 0 index 0 expects an Integer value, got String\n  assert_type(): variant 1 expects a Hash value, got Tuple"}
assert_type(Optional[Array[String]], [1])
#=> {"error": "Error while evaluating a Function Call, assert_type(): index 0 expects a String value, got Integer"}
assert_type(Enum['a', 'b'], 'c')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a match for Enum['a', 'b'], got 'c'"}
assert_type(Pattern[/a/, /b/], 'c')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a match for Pattern[/a/, /b/], got 'c'"}
assert_type(Integer[1, 5], 10)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Integer[1, 5] value, got Integer[10, 10]"}
assert_type(String[3, 5], 'ab')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a String[3, 5] value, got String"}
assert_type(Array[Integer, 2, 3], [1])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects size to be between 2 and 3, got 1"}
assert_type(NotUndef, undef)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a NotUndef value, got Undef"}
assert_type(Callable, 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Callable value, got Integer"}
assert_type(Type[Integer], String)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Type[Integer] value, got Type[String]"}
assert_type(Sensitive[Integer], Sensitive('a'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Sensitive[Integer] value, got Sensitive[String]"}
assert_type(SemVer['>=2.0.0'], SemVer('1.0.0'))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a SemVer['>=2.0.0'] value, got SemVer['1.0.0 - 1.0.0']"}
assert_type(Timespan[5, 10], Timespan(1))
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Timespan['0-00:00:05.0', '0-00:00:10.0'] value, got Timespan['0-00:00:01.0']"}
assert_type(Regexp, 'a')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Regexp value, got String"}
assert_type(Boolean[true], false)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Boolean[true] value, got Boolean[false]"}
assert_type(Float[1.0, 2.0], 3.0)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Float[1.0, 2.0] value, got Float[3.0, 3.0]"}
assert_type(Iterable[Integer], ['a'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Iterable[Integer] value, got Tuple"}
assert_type(Collection[2], [1])
#=> {"error": "Error while evaluating a Function Call, "}
assert_type(Data, {a => /x/})
#=> {"error": "Error while evaluating a Function Call,  assert_type(): variant 0 expects a ScalarData value, got Struct\n  assert_type(): variant 1 entry 'a' expects a Data value, got Regexp\n  assert_type(): variant 2 expects an Array value, got Struct"}
assert_type(RichData, {a => /x/})
#=> {"value": {"Hash": [["a", {"Regexp": "x"}]]}, "type": "Struct[{'a' => Regexp[/x/]}]"}
assert_type(ScalarData, [1])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a ScalarData value, got Tuple"}
assert_type(Init[Integer], 'x')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Init[Integer] value, got String"}
assert_type(Resource, 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Resource value, got Integer"}
assert_type(File, Class['a'])
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Resource value, got Type[Class]"}
assert_type(URI, 'x')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an URI value, got String"}
assert_type(Undef, 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Undef value, got Integer"}
assert_type(Default, 1)
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects a Default value, got Integer"}
max(1, 2) |$a, $b| { {'a' => 1} }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into Hash"}
max('x', {a => 1}, []) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into Hash"}
[1, 2].sort |$a, $b| { {} }
#=> {"error": "Error while evaluating a Method call, no implicit conversion of Integer into Hash"}
min(1, 2) |$a, $b| { [1] }
#=> {"error": "Error while evaluating a Function Call, undefined method `>' for an instance of Array"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `>' for [1]:Array"}
Integer[1, 3].strip
#=> {"error": "Error while evaluating a Method call, undefined method `map' for an instance of Puppet::Pops::Types::PIntegerType"}
#[7]=> {"error": "Error while evaluating a Method call, undefined method `map' for #<Puppet::Pops::Types::PIntegerType>\nDid you mean?  tap"}
capitalize(Integer[1, 3])
#=> {"error": "Error while evaluating a Function Call, undefined method `map' for an instance of Puppet::Pops::Types::PIntegerType"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `map' for #<Puppet::Pops::Types::PIntegerType>\nDid you mean?  tap"}
[1, 'a '].reverse_each.strip
#=> {"value": ["a", 1], "type": "Tuple[String, Integer[1, 1]]"}
