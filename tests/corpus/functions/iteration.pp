# all
all([1, 2]) |$x| { $x > 0 }
#=> {"value": true, "type": "Boolean[true]"}
all([1, 2]) |$x| { $x > 1 }
#=> {"value": false, "type": "Boolean[false]"}
all([]) |$x| { false }
#=> {"value": true, "type": "Boolean[true]"}
all([1, undef]) |$x| { $x }
#=> {"value": false, "type": "Boolean[false]"}
all({a => 1}) |$k, $v| { $v == 1 }
#=> {"value": true, "type": "Boolean[true]"}
all({a => 1, b => 2}) |$k, $v| { $v == 1 }
#=> {"value": false, "type": "Boolean[false]"}
all({a => 1}) |$x| { $x == ['a', 1] }
#=> {"value": true, "type": "Boolean[true]"}
all([1, 2]) |$i, $x| { $x == $i + 1 }
#=> {"value": true, "type": "Boolean[true]"}
all([2, 2]) |$i, $x| { $x == $i + 1 }
#=> {"value": false, "type": "Boolean[false]"}
all('aaa') |$x| { $x == 'a' }
#=> {"value": true, "type": "Boolean[true]"}
all(3) |$x| { $x < 3 }
#=> {"value": true, "type": "Boolean[true]"}
all(Integer[1, 3]) |$i, $x| { $x > $i }
#=> {"value": true, "type": "Boolean[true]"}
all([1, 2].reverse_each) |$i, $x| { $x > 0 }
#=> {"value": true, "type": "Boolean[true]"}
all(true) |$x| { true }
#=> {"error": "Error while evaluating a Function Call, The function 'all' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
all([1])
#=> {"error": "Error while evaluating a Function Call, 'all' expects a block"}
all([1]) |$a, $b, $c| { true }
#=> {"error": "Error while evaluating a Function Call, 'all' block expects between 1 and 2 arguments, got 3"}
all([1, 2, 3]) |$x| { if $x == 2 { break() } true }
#=> {"error": "break() from context where this is illegal"}
all([1, 2, 3]) |$x| { next($x < 3) }
#=> {"value": false, "type": "Boolean[false]"}
# any
any([1, 2]) |$x| { $x > 1 }
#=> {"value": true, "type": "Boolean[true]"}
any([1, 2]) |$x| { $x > 2 }
#=> {"value": false, "type": "Boolean[false]"}
any([]) |$x| { true }
#=> {"value": false, "type": "Boolean[false]"}
any({a => 1, b => 2}) |$k, $v| { $v == 2 }
#=> {"value": true, "type": "Boolean[true]"}
any({a => 1}) |$x| { $x[1] == 2 }
#=> {"value": false, "type": "Boolean[false]"}
any(['a', 'b']) |$i, $x| { $i == 1 }
#=> {"value": true, "type": "Boolean[true]"}
any('abc') |$x| { $x == 'c' }
#=> {"value": true, "type": "Boolean[true]"}
any(0) |$x| { true }
#=> {"value": false, "type": "Boolean[false]"}
any([1, 2, 3]) |$x| { if $x == 2 { break() } false }
#=> {"error": "break() from context where this is illegal"}
any(undef) |$x| { true }
#=> {"error": "Error while evaluating a Function Call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
any([1, 2]) |$x| { undef }
#=> {"value": false, "type": "Boolean[false]"}
# each
each([1, 2]) |$x| { $x }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
each({a => 1}) |$k, $v| { $v }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
each({a => 1}) |$x| { $x }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
each('abc') |$x| { $x }
#=> {"value": "abc", "type": "String"}
each(3) |$x| { $x }
#=> {"value": 3, "type": "Integer[3, 3]"}
each(-1) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Iterable enumerable, Callable[1, 1] block)"}
each(true) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
each([1]) |$a, $b, $c| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'each' block expects between 1 and 2 arguments, got 3"}
each([1])
#=> {"error": "Error while evaluating a Function Call, 'each' expects a block"}
each([1, 2]) |$x| { break() }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
Integer[1, 3].each |$i, $x| { $x }
#=> {"value": {"Type": "Integer[1, 3]"}, "type": "Type[Integer[1, 3]]"}
Integer.each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]"}
Enum['a', 'b'].each |$x| { $x }
#=> {"value": {"Type": "Enum['a', 'b']"}, "type": "Type[Enum['a', 'b']]"}
# map
map([1, 2]) |$x| { $x * 2 }
#=> {"value": [2, 4], "type": "Tuple[Integer[2, 2], Integer[4, 4]]"}
map({a => 1, b => 2}) |$k, $v| { "${k}${v}" }
#=> {"value": ["a1", "b2"], "type": "Tuple[String, String]"}
map({a => 1, b => 2}) |$x| { $x }
#=> {"value": [["a", 1], ["b", 2]], "type": "Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]]"}
map(['a', 'b']) |$i, $x| { "${i}${x}" }
#=> {"value": ["0a", "1b"], "type": "Tuple[String, String]"}
map('abc') |$x| { $x.upcase }
#=> {"value": ["A", "B", "C"], "type": "Tuple[String, String, String]"}
map(3) |$x| { $x }
#=> {"value": [0, 1, 2], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2]]"}
map(0) |$x| { $x }
#=> {"value": [], "type": "Array[0, 0]"}
map(Integer[5, 7]) |$x| { $x }
#=> {"value": [5, 6, 7], "type": "Tuple[Integer[5, 5], Integer[6, 6], Integer[7, 7]]"}
map(Integer[5, 7]) |$i, $x| { [$i, $x] }
#=> {"value": [[0, 5], [1, 6], [2, 7]], "type": "Tuple[Tuple[Integer[0, 0], Integer[5, 5]], Tuple[Integer[1, 1], Integer[6, 6]], Tuple[Integer[2, 2], Integer[7, 7]]]"}
map(Enum['b', 'a']) |$x| { $x }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
map([1, 2, 3, 4]) |$x| { if $x == 3 { break() } $x }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
map([1, 2, 3]) |$x| { if $x == 2 { next('two') } $x }
#=> {"value": [1, "two", 3], "type": "Tuple[Integer[1, 1], String, Integer[3, 3]]"}
map([[1, 2], [3, 4]]) |$x| { $x }
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
map([[1, 2], [3, 4]]) |$i, $x| { [$i, $x] }
#=> {"value": [[0, [1, 2]], [1, [3, 4]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[Integer[1, 1], Integer[2, 2]]], Tuple[Integer[1, 1], Tuple[Integer[3, 3], Integer[4, 4]]]]"}
map([1, 2].reverse_each) |$x| { $x }
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
map({a => 1, b => 2}.reverse_each) |$k, $v| { [$k, $v] }
#=> {"value": [[0, ["b", 2]], [1, ["a", 1]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[String, Integer[2, 2]]], Tuple[Integer[1, 1], Tuple[String, Integer[1, 1]]]]"}
map([1]) |Integer $x, $y = 5| { [$x, $y] }
#=> {"value": [[0, 1]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]]]"}
map([1, 2]) |*$x| { $x }
#=> {"value": [[0, 1], [1, 2]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[1, 1], Integer[2, 2]]]"}
map(['a']) |Integer $x| { $x }
#=> {"error": "Error while evaluating a Function Call, block parameter 'x' expects an Integer value, got String"}
map([1]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'map' block expects between 1 and 2 arguments, got none"}
map(true) |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
map(undef) |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
map([1, 2])
#=> {"error": "Error while evaluating a Function Call, 'map' expects a block"}
map()
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got none"}
map([1], 2) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
# filter
filter([1, 2, 3]) |$x| { $x > 1 }
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
filter({a => 1, b => 2}) |$k, $v| { $v > 1 }
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
filter({a => 1, b => 2}) |$x| { $x[1] > 1 }
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
filter(['a', 'b', 'c']) |$i, $x| { $i > 0 }
#=> {"value": ["b", "c"], "type": "Tuple[String, String]"}
filter('abc') |$x| { $x > 'a' }
#=> {"value": ["b", "c"], "type": "Tuple[String, String]"}
filter(5) |$x| { $x % 2 == 0 }
#=> {"value": [0, 2, 4], "type": "Tuple[Integer[0, 0], Integer[2, 2], Integer[4, 4]]"}
filter([1, undef, false, '']) |$x| { $x }
#=> {"value": [1, ""], "type": "Tuple[Integer[1, 1], String]"}
filter([1, 2, 3, 4]) |$x| { if $x == 3 { break() } true }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
filter({a => 1, b => 2}) |$k, $v| { if $k == 'b' { break() } true }
#=> {"error": "break() from context where this is illegal"}
filter({a => 1, b => 2}.reverse_each) |$k, $v| { true }
#=> {"value": [["b", 2], ["a", 1]], "type": "Tuple[Tuple[String, Integer[2, 2]], Tuple[String, Integer[1, 1]]]"}
filter(true) |$x| { true }
#=> {"error": "Error while evaluating a Function Call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
filter([1])
#=> {"error": "Error while evaluating a Function Call, 'filter' expects a block"}
# reduce
reduce([1, 2, 3]) |$m, $x| { $m + $x }
#=> {"value": 6, "type": "Integer[6, 6]"}
reduce([1, 2, 3], 10) |$m, $x| { $m + $x }
#=> {"value": 16, "type": "Integer[16, 16]"}
reduce({a => 1, b => 2}) |$m, $x| { [$m, $x] }
#=> {"value": [["a", 1], ["b", 2]], "type": "Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]]"}
reduce({a => 1, b => 2}, 0) |$m, $x| { $m + $x[1] }
#=> {"value": 3, "type": "Integer[3, 3]"}
reduce([]) |$m, $x| { 1 }
#=> {"value": null, "type": "Undef"}
reduce([], 5) |$m, $x| { 1 }
#=> {"value": 5, "type": "Integer[5, 5]"}
reduce([7]) |$m, $x| { 1 }
#=> {"value": 7, "type": "Integer[7, 7]"}
reduce('abc') |$m, $x| { "${x}${m}" }
#=> {"value": "cba", "type": "String"}
reduce(4) |$m, $x| { $m + $x }
#=> {"value": 6, "type": "Integer[6, 6]"}
reduce([1, 2, 3, 4]) |$m, $x| { if $x == 3 { break() } $m + $x }
#=> {"value": 3, "type": "Integer[3, 3]"}
reduce([1, 2, 3, 4]) |$m, $x| { if $x == 3 { next($m) } $m + $x }
#=> {"value": 7, "type": "Integer[7, 7]"}
reduce([1, 2]) |$m| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'reduce' block expects 2 arguments, got 1"}
reduce(true) |$m, $x| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: expects 2 arguments, got 1"}
reduce([1, 2], 1, 2) |$m, $x| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
reduce([1, 2], undef) |$m, $x| { [$m, $x] }
#=> {"value": [[null, 1], 2], "type": "Tuple[Tuple[Undef, Integer[1, 1]], Integer[2, 2]]"}
# with, then, lest
with(1, 2) |$a, $b| { $a + $b }
#=> {"value": 3, "type": "Integer[3, 3]"}
with() || { 5 }
#=> {"value": 5, "type": "Integer[5, 5]"}
with(1) |$a, $b = 2| { [$a, $b] }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
with(1, 2, 3) |*$x| { $x }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
with(1) |String $a| { $a }
#=> {"error": "Error while evaluating a Function Call, block parameter 'a' expects a String value, got Integer"}
with(1, 2) |$a| { $a }
#=> {"value": 1, "type": "Integer[1, 1]"}
with(1)
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
with([1, 2]) |$a| { $a }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
then(1) |$x| { $x + 1 }
#=> {"value": 2, "type": "Integer[2, 2]"}
then(undef) |$x| { 1 }
#=> {"value": null, "type": "Undef"}
then(false) |$x| { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
then(1)
#=> {"error": "Error while evaluating a Function Call, 'then' expects a block"}
then(1) |$a, $b| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'then' block expects 1 argument, got 2"}
lest(undef) || { 2 }
#=> {"value": 2, "type": "Integer[2, 2]"}
lest(1) || { 2 }
#=> {"value": 1, "type": "Integer[1, 1]"}
lest(false) || { 2 }
#=> {"value": false, "type": "Boolean[false]"}
lest(undef) |$x| { 2 }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got 1"}
lest(undef)
#=> {"error": "Error while evaluating a Function Call, 'lest' expects a block"}
# reverse_each
reverse_each([1, 2, 3])
#=> {"value": {"Iterator": [3, 2, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
reverse_each([1, 2, 3]).map |$x| { $x }
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
reverse_each('abc')
#=> {"value": {"Iterator": ["c", "b", "a"]}, "type": "Iterator[String[1, 1]]"}
reverse_each({a => 1, b => 2})
#=> {"value": {"Iterator": [["b", 2], ["a", 1]]}, "type": "Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], Integer[2, 2]], 2, 2]]"}
reverse_each(4)
#=> {"value": {"Iterator": [3, 2, 1, 0]}, "type": "Iterator[Integer[0, 3]]"}
reverse_each(Integer[2, 5])
#=> {"value": {"Iterator": [5, 4, 3, 2]}, "type": "Iterator[Integer[2, 5]]"}
reverse_each(Enum['a', 'b'])
#=> {"value": {"Iterator": ["b", "a"]}, "type": "Iterator[Enum['a', 'b']]"}
reverse_each([])
#=> {"value": {"Iterator": []}, "type": "Iterator[Unit]"}
reverse_each([1, 2, 3]) |$x| { $x }
#=> {"value": null, "type": "Undef"}
reverse_each([1, 2]) |$a, $b| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'reverse_each' was called with arguments it does not accept. It expects one of:\n  (Iterable iterable)\n    rejected: does not expect a block\n  (Iterable iterable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 2"}
reverse_each(true)
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Boolean"}
reverse_each(undef)
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
reverse_each([1, 2, 3]).reverse_each.map |$x| { $x }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
String([1, 2].reverse_each)
#=> {"value": "[2, 1]", "type": "String"}
"${[1, 2].reverse_each}"
#=> {"value": "Iterator[Integer]-Value", "type": "String"}
type([1, 'a'].reverse_each)
#=> {"value": {"Type": "Iterator[Variant[Integer[1, 1], String]]"}, "type": "Type[Iterator[Variant[Integer[1, 1], String]]]"}
# step
step([1, 2, 3, 4, 5], 2)
#=> {"value": {"Iterator": [1, 3, 5]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5]]]"}
step([1, 2, 3, 4, 5], 2).map |$x| { $x }
#=> {"value": [1, 3, 5], "type": "Tuple[Integer[1, 1], Integer[3, 3], Integer[5, 5]]"}
step([1, 2], 1)
#=> {"value": {"Iterator": [1, 2]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2]]]"}
step('abcdef', 3)
#=> {"value": {"Iterator": ["a", "d"]}, "type": "Iterator[String[1, 1]]"}
step({a => 1, b => 2, c => 3}, 2)
#=> {"value": {"Iterator": [["a", 1], ["c", 3]]}, "type": "Iterator[Tuple[Variant[String, String, String], Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]], 2, 2]]"}
step(10, 4)
#=> {"value": {"Iterator": [0, 4, 8]}, "type": "Iterator[Integer[0, 8]]"}
step(Integer[1, 10], 3)
#=> {"value": {"Iterator": [1, 4, 7, 10]}, "type": "Iterator[Integer[1, 10]]"}
step(Integer[0, 10], 3).step(2)
#=> {"value": {"Iterator": [0, 6]}, "type": "Iterator[Integer[0, 6]]"}
step(Integer[1, 10], 3).reverse_each
#=> {"value": {"Iterator": [10, 7, 4, 1]}, "type": "Iterator[Integer[1, 10]]"}
Integer[0, 10].reverse_each.step(3)
#=> {"value": {"Iterator": [10, 7, 4]}, "type": "Iterator[Integer[2, 10]]"}
[1, 2, 3, 4, 5].step(2).reverse_each
#=> {"value": {"Iterator": [5, 3, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5]]]"}
[1, 2, 3, 4, 5].reverse_each.step(2)
#=> {"value": {"Iterator": [5, 3, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5]]]"}
[1, 2, 3, 4, 5, 6, 7, 8].step(2).step(2)
#=> {"value": {"Iterator": [1, 5]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4], Integer[5, 5], Integer[6, 6], Integer[7, 7], Integer[8, 8]]]"}
step([1, 2, 3], 2) |$x| { $x }
#=> {"value": null, "type": "Undef"}
step([1, 2, 3], 5)
#=> {"value": {"Iterator": [1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
step([1, 2, 3], 0)
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer[1] value, got Integer[0, 0]"}
step([1, 2, 3], -1)
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer[1] value, got Integer[-1, -1]"}
step([1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
step([1, 2, 3], 'a')
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer value, got String"}
step(true, 2)
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'iterable' expects an Iterable value, got Boolean"}
step([], 2)
#=> {"value": {"Iterator": []}, "type": "Iterator[Unit]"}
[1, 2, 3, 4].step(2).each |$i, $x| { $x }
#=> {"value": {"Iterator": []}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]]"}
[1, 2, 3, 4].step(2).filter |$x| { $x > 1 }
#=> {"value": [3], "type": "Tuple[Integer[3, 3]]"}
[1, 2, 3, 4].step(2).reduce |$m, $x| { $m + $x }
#=> {"value": 4, "type": "Integer[4, 4]"}
[1, 2, 3, 4].reverse_each.slice(2)
#=> {"value": [[4, 3], [2, 1]], "type": "Tuple[Tuple[Integer[4, 4], Integer[3, 3]], Tuple[Integer[2, 2], Integer[1, 1]]]"}
# tree_each
tree_each([1, [2, 3]])
#=> {"value": {"Iterator": [[[], [1, [2, 3]]], [[0], 1], [[1], [2, 3]], [[1, 0], 2], [[1, 1], 3]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([1, [2, 3]]).map |$x| { $x }
#=> {"value": [[[], [1, [2, 3]]], [[0], 1], [[1], [2, 3]], [[1, 0], 2], [[1, 1], 3]], "type": "Tuple[Tuple[Array[0, 0], Tuple[Integer[1, 1], Tuple[Integer[2, 2], Integer[3, 3]]]], Tuple[Tuple[Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[Integer[1, 1]], Tuple[Integer[2, 2], Integer[3, 3]]], Tuple[Tuple[Integer[1, 1], Integer[0, 0]], Integer[2, 2]], Tuple[Tuple[Integer[1, 1], Integer[1, 1]], Integer[3, 3]]]"}
tree_each([1, [2, 3]]) |$x| { $x }
#=> {"value": [1, [2, 3]], "type": "Tuple[Integer[1, 1], Tuple[Integer[2, 2], Integer[3, 3]]]"}
tree_each([1, [2, 3]]) |$p, $v| { $v }
#=> {"value": [1, [2, 3]], "type": "Tuple[Integer[1, 1], Tuple[Integer[2, 2], Integer[3, 3]]]"}
tree_each({a => {b => 1}, c => [2]})
#=> {"value": {"Iterator": [[[], {"Hash": [["a", {"Hash": [["b", 1]]}], ["c", [2]]]}], [["a"], {"Hash": [["b", 1]]}], [["a", "b"], 1], [["c"], [2]], [["c", 0], 2]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each({a => {b => 1}, c => [2]}, {order => breadth_first})
#=> {"value": {"Iterator": [[[], {"Hash": [["a", {"Hash": [["b", 1]]}], ["c", [2]]]}], [["a"], {"Hash": [["b", 1]]}], [["c"], [2]], [["a", "b"], 1], [["c", 0], 2]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator']"}
tree_each({a => {b => 1}, c => [2]}, {order => depth_first})
#=> {"value": {"Iterator": [[[], {"Hash": [["a", {"Hash": [["b", 1]]}], ["c", [2]]]}], [["a"], {"Hash": [["b", 1]]}], [["a", "b"], 1], [["c"], [2]], [["c", 0], 2]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([1, [2, [3]], 4], {order => breadth_first})
#=> {"value": {"Iterator": [[[], [1, [2, [3]], 4]], [[0], 1], [[1], [2, [3]]], [[2], 4], [[1, 0], 2], [[1, 1], [3]], [[1, 1, 0], 3]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator']"}
tree_each([1, [2, 3]], {include_root => false})
#=> {"value": {"Iterator": [[[0], 1], [[1], [2, 3]], [[1, 0], 2], [[1, 1], 3]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([1, [2, 3]], {include_containers => false})
#=> {"value": {"Iterator": [[[0], 1], [[1, 0], 2], [[1, 1], 3]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([1, [2, 3]], {include_values => false})
#=> {"value": {"Iterator": [[[], [1, [2, 3]]], [[1], [2, 3]]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([1, [2, 3]], {include_containers => false, order => breadth_first})
#=> {"value": {"Iterator": [[[0], 1], [[1, 0], 2], [[1, 1], 3]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator']"}
tree_each([1, [2, 3]], {include_values => false, order => breadth_first})
#=> {"value": {"Iterator": [[[], [1, [2, 3]]], [[0], 1], [[1], [2, 3]], [[1, 0], 2], [[1, 1], 3]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator']"}
tree_each([1, [2, 3]], {include_values => false, include_containers => false})
#=> {"error": "Error while evaluating a Function Call, Options 'include_containers' and 'include_values' cannot both be false"}
tree_each([1, {a => [2]}], {container_type => Array})
#=> {"value": {"Iterator": [[[], [1, {"Hash": [["a", [2]]]}]], [[0], 1], [[1], {"Hash": [["a", [2]]]}]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each({a => [1, {b => 2}]}, {container_type => Hash, include_root => false})
#=> {"value": {"Iterator": [[["a"], [1, {"Hash": [["b", 2]]}]]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([1], {container_type => Integer})
#=> {"error": "Error while evaluating a Function Call, Only Array, Hash, and Object types can be used as container types. Got Integer"}
tree_each([1], {order => 'x'})
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'options' entry 'order' expects an undef value or a match for Enum['breadth_first', 'depth_first'], got 'x'"}
tree_each([1], {unknown => true})
#=> {"error": "Error while evaluating a Function Call, The function 'tree_each' was called with arguments it does not accept. It expects one of:\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[2, 2] block)\n    rejected: parameter 'options' unrecognized key 'unknown'\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[1, 1] block)\n    rejected: parameter 'options' unrecognized key 'unknown'\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?)\n    rejected: parameter 'options' unrecognized key 'unknown'"}
tree_each([])
#=> {"value": {"Iterator": [[[], []]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([], {include_root => false})
#=> {"value": {"Iterator": []}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each({})
#=> {"value": {"Iterator": [[[], {"Hash": []}]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([[], [[]]])
#=> {"value": {"Iterator": [[[], [[], [[]]]], [[0], []], [[1], [[]]], [[1, 0], []]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([[], [[]]], {include_containers => false})
#=> {"value": {"Iterator": []}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([[], 1, [], 2])
#=> {"value": {"Iterator": [[[], [[], 1, [], 2]], [[0], []], [[1], 1], [[2], []], [[3], 2]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each([[], [1], [[2]]], {order => breadth_first})
#=> {"value": {"Iterator": [[[], [[], [1], [[2]]]], [[0], []], [[1], [1]], [[2], [[2]]], [[1, 0], 1], [[2, 0], [2]], [[2, 0, 0], 2]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::BreadthFirstTreeIterator']"}
tree_each([undef, [undef]])
#=> {"value": {"Iterator": [[[], [null, [null]]], [[0], null], [[1], [null]], [[1, 0], null]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
tree_each(1)
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Integer"}
tree_each('abc')
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got String"}
tree_each(undef)
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Undef"}
tree_each([1, [2]].reverse_each)
#=> {"error": "undefined method `next' for nil"}
#[7]=> {"error": "undefined method `next' for nil:NilClass\n\n        idx = @indexer_stack[-1].next\n                                ^^^^^"}
tree_each([1]) |$a, $b, $c| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'tree_each' was called with arguments it does not accept. It expects one of:\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3\n  (Variant[Iterator, Array, Hash, Object] tree, OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] options?)\n    rejected: does not expect a block"}
tree_each([1], 2)
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'options' expects an OptionsType = Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['breadth_first', 'depth_first']], 'include_refs' => Optional[Boolean]}] value, got Integer"}
[1, [2, 3]].tree_each({include_containers => false}).map |$e| { $e[1] }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[1, [2, 3]].tree_each.reverse_each.map |$e| { $e[1] }
#=> {"value": [3, 2, [2, 3], 1, [1, [2, 3]]], "type": "Tuple[Integer[3, 3], Integer[2, 2], Tuple[Integer[2, 2], Integer[3, 3]], Integer[1, 1], Tuple[Integer[1, 1], Tuple[Integer[2, 2], Integer[3, 3]]]]"}
[1, [2, 3]].tree_each.step(2).map |$e| { $e[1] }
#=> {"value": [[1, [2, 3]], [2, 3], 3], "type": "Tuple[Tuple[Integer[1, 1], Tuple[Integer[2, 2], Integer[3, 3]]], Tuple[Integer[2, 2], Integer[3, 3]], Integer[3, 3]]"}
[1, [2, 3]].tree_each.filter |$e| { $e[1] =~ Integer }
#=> {"value": [[[0], 1], [[1, 0], 2], [[1, 1], 3]], "type": "Tuple[Tuple[Tuple[Integer[0, 0]], Integer[1, 1]], Tuple[Tuple[Integer[1, 1], Integer[0, 0]], Integer[2, 2]], Tuple[Tuple[Integer[1, 1], Integer[1, 1]], Integer[3, 3]]]"}
Hash([1, [2, 3]].tree_each, 'tree')
#=> {"error": "Error while evaluating a Function Call, The function 'new_hash' was called with arguments it does not accept. It expects one of:\n  (TreeArray = Array[Tuple[Array, Any], 1] from, NewHashOption = Enum['hash_tree', 'tree'] build_option?)\n    rejected: parameter 'from' expects a TreeArray = Array[Tuple[Array, Any], 1] value, got Runtime\n  (KeyValueArray = Array[Tuple[Any, Any], 1] from)\n    rejected: expects 1 argument, got 2\n  (Any from)\n    rejected: expects 1 argument, got 2"}
type(tree_each([1]))
#=> {"value": {"Type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}, "type": "Type[Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']]"}
