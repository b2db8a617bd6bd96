# flatten
flatten([1, [2, [3, [4]]]])
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
flatten([1, 2], [3, [4]])
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
flatten(1)
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
flatten()
#=> {"value": [], "type": "Array[0, 0]"}
flatten([])
#=> {"value": [], "type": "Array[0, 0]"}
flatten([undef, [undef]])
#=> {"value": [null, null], "type": "Tuple[Undef, Undef]"}
flatten({a => [1]}, [[2]])
#=> {"value": [{"Hash": [["a", [1]]]}, 2], "type": "Tuple[Struct[{'a' => Tuple[Integer[1, 1]]}], Integer[2, 2]]"}
flatten('a', ['b'])
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
# keys and values
keys({a => 1, b => 2})
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
keys({})
#=> {"value": [], "type": "Array[0, 0]"}
keys({1 => 2, 1.0 => 3, true => 4, [1] => 5})
#=> {"value": [1, {"Float": "1.0"}, true, [1]], "type": "Tuple[Integer[1, 1], Float[1.0, 1.0], Boolean[true], Tuple[Integer[1, 1]]]"}
keys([1])
#=> {"error": "Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
keys(undef)
#=> {"error": "Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got Undef"}
keys({a => 1}, 2)
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
values({a => 1, b => 2})
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
values({})
#=> {"value": [], "type": "Array[0, 0]"}
values({1 => undef})
#=> {"value": [null], "type": "Tuple[Undef]"}
values('a')
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got String"}
values()
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got none"}
# sort
sort([3, 1, 2])
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
sort(['b', 'a', 'C'])
#=> {"value": ["C", "a", "b"], "type": "Tuple[String, String, String]"}
sort([1, 2.5, 0.5])
#=> {"value": [{"Float": "0.5"}, 1, {"Float": "2.5"}], "type": "Tuple[Float[0.5, 0.5], Integer[1, 1], Float[2.5, 2.5]]"}
sort(['10', '9', '1'])
#=> {"value": ["1", "10", "9"], "type": "Tuple[String, String, String]"}
sort([])
#=> {"value": [], "type": "Array[0, 0]"}
sort('hello')
#=> {"value": "ehllo", "type": "String"}
sort('')
#=> {"value": "", "type": "String"}
sort('bécà')
#=> {"value": "bcàé", "type": "String"}
sort([[2, 1], [1, 2], [1]])
#=> {"value": [[1], [1, 2], [2, 1]], "type": "Tuple[Tuple[Integer[1, 1]], Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[2, 2], Integer[1, 1]]]"}
sort([1, 'a'])
#=> {"error": "Error while evaluating a Function Call, comparison of Integer with String failed"}
sort(['a', 1])
#=> {"error": "Error while evaluating a Function Call, comparison of String with 1 failed"}
sort([1, undef])
#=> {"error": "Error while evaluating a Function Call, comparison of Integer with nil failed"}
sort([true, false])
#=> {"error": "Error while evaluating a Function Call, comparison of TrueClass with false failed"}
sort([true])
#=> {"value": [true], "type": "Tuple[Boolean[true]]"}
sort([{a => 1}, {b => 2}])
#=> {"error": "Error while evaluating a Function Call, comparison of Hash with Hash failed"}
sort([undef, undef])
#=> {"value": [null, null], "type": "Tuple[Undef, Undef]"}
sort([default, default])
#=> {"value": [{"Default": true}, {"Default": true}], "type": "Tuple[Default, Default]"}
sort([Integer, String])
#=> {"error": "Error while evaluating a Function Call, comparison of Puppet::Pops::Types::PIntegerType with Puppet::Pops::Types::PStringType failed"}
sort([/a/, /a/])
#=> {"value": [{"Regexp": "a"}, {"Regexp": "a"}], "type": "Tuple[Regexp[/a/], Regexp[/a/]]"}
sort([[1, 'a'], [1, 2]])
#=> {"error": "Error while evaluating a Function Call, comparison of Array with Array failed"}
sort([SemVer('1.2.3'), SemVer('1.0.0')])
#=> {"value": [{"SemVer": "1.0.0"}, {"SemVer": "1.2.3"}], "type": "Tuple[SemVer['1.0.0 - 1.0.0'], SemVer['1.2.3 - 1.2.3']]"}
sort([Timespan(3), Timespan(1)])
#=> {"value": [{"Timespan": "0-00:00:01.0"}, {"Timespan": "0-00:00:03.0"}], "type": "Tuple[Timespan['0-00:00:01.0'], Timespan['0-00:00:03.0']]"}
sort([3, 1, 2]) |$a, $b| { compare($b, $a) }
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
sort('hello') |$a, $b| { compare($b, $a) }
#=> {"value": "ollhe", "type": "String"}
sort(['bb', 'a', 'ccc']) |$a, $b| { compare($a.length, $b.length) }
#=> {"value": ["a", "bb", "ccc"], "type": "Tuple[String, String, String]"}
sort([1, 2]) |$a, $b| { undef }
#=> {"error": "Error while evaluating a Function Call, comparison of Integer with 2 failed"}
sort([1, 2]) |$a, $b| { 'x' }
#=> {"error": "Error while evaluating a Function Call, comparison of String with 0 failed"}
sort([1, 2]) |$a, $b| { true }
#=> {"error": "Error while evaluating a Function Call, undefined method `>' for true"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `>' for true:TrueClass"}
sort([2, 1]) |$a, $b| { 0.5 }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
sort([2, 1]) |$a, $b| { -0.5 }
#=> {"value": [2, 1], "type": "Tuple[Integer[2, 2], Integer[1, 1]]"}
sort([1, 2]) |$a| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'sort' block expects 2 arguments, got 1"}
sort({a => 1})
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Struct\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Struct"}
sort(5)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Integer\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Integer"}
sort(undef)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Undef\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Undef"}
sort(['b', 'a'], 1)
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
# unique
unique([1, 2, 1, 3])
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
unique(['a', 'A', 'b', 'a'])
#=> {"value": ["a", "A", "b"], "type": "Tuple[String, String, String]"}
unique([1, 1.0, '1', true])
#=> {"value": [1, {"Float": "1.0"}, "1", true], "type": "Tuple[Integer[1, 1], Float[1.0, 1.0], String, Boolean[true]]"}
unique([])
#=> {"value": [], "type": "Array[0, 0]"}
unique('hello')
#=> {"value": "helo", "type": "String"}
unique('HhEe')
#=> {"value": "HhEe", "type": "String"}
unique('')
#=> {"value": "", "type": "String"}
unique({a => 1, b => 2, c => 1})
#=> {"value": {"Hash": [[["a", "c"], [1]], [["b"], [2]]]}, "type": "Hash[Variant[Tuple[String, String], Tuple[String]], Variant[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]]], 2, 2]"}
unique({a => 'x', b => 'X'})
#=> {"value": {"Hash": [[["a"], ["x"]], [["b"], ["X"]]]}, "type": "Hash[Variant[Tuple[String], Tuple[String]], Variant[Tuple[String], Tuple[String]], 2, 2]"}
unique({})
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
unique({'a' => 'hello', 'b' => 'HELLO'}) |$v| { $v.downcase }
#=> {"value": {"Hash": [[["a", "b"], ["hello", "HELLO"]]]}, "type": "Hash[Tuple[String, String], Tuple[String, String], 1, 1]"}
unique(['a', 'A', 'b']) |$v| { $v.downcase }
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
unique('abcdef') |$c| { $c > 'c' }
#=> {"value": "ad", "type": "String"}
unique(Integer[1, 4])
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
unique(4)
#=> {"value": [0, 1, 2, 3], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
unique([1, 2, 3].reverse_each)
#=> {"value": [3, 2, 1], "type": "Tuple[Integer[3, 3], Integer[2, 2], Integer[1, 1]]"}
unique([[1, 2], [1, 2], [2, 1]])
#=> {"value": [[1, 2], [2, 1]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[2, 2], Integer[1, 1]]]"}
unique([{a => 1}, {a => 1}])
#=> {"value": [{"Hash": [["a", 1]]}], "type": "Tuple[Struct[{'a' => Integer[1, 1]}]]"}
unique([undef, undef, default, default])
#=> {"value": [null, {"Default": true}], "type": "Tuple[Undef, Default]"}
unique(5) |$v| { $v % 2 }
#=> {"value": [0, 1], "type": "Tuple[Integer[0, 0], Integer[1, 1]]"}
unique(true)
#=> {"error": "Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Boolean\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Boolean\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Boolean"}
unique(undef)
#=> {"error": "Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Undef\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Undef"}
unique([1]) |$a, $b| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' block expects 1 argument, got 2"}
unique([1.0, 1.00, -0.0, 0.0])
#=> {"value": [{"Float": "1.0"}, {"Float": "-0.0"}], "type": "Tuple[Float[1.0, 1.0], Float[-0.0, -0.0]]"}
unique([Integer, Integer, String])
#=> {"value": [{"Type": "Integer"}, {"Type": "String"}], "type": "Tuple[Type[Integer], Type[String]]"}
unique([/a/, /a/])
#=> {"value": [{"Regexp": "a"}], "type": "Tuple[Regexp[/a/]]"}
# slice
slice([1, 2, 3, 4, 5], 2)
#=> {"value": [[1, 2], [3, 4], [5]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]], Tuple[Integer[5, 5]]]"}
slice([1, 2, 3], 1)
#=> {"value": [[1], [2], [3]], "type": "Tuple[Tuple[Integer[1, 1]], Tuple[Integer[2, 2]], Tuple[Integer[3, 3]]]"}
slice([1, 2, 3], 5)
#=> {"value": [[1, 2, 3]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
slice([], 2)
#=> {"value": [], "type": "Array[0, 0]"}
slice({a => 1, b => 2, c => 3}, 2)
#=> {"value": [[["a", 1], ["b", 2]], [["c", 3]]], "type": "Tuple[Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[2, 2]]], Tuple[Tuple[String, Integer[3, 3]]]]"}
slice({}, 2)
#=> {"value": [], "type": "Array[0, 0]"}
slice('hello', 2)
#=> {"value": [["h", "e"], ["l", "l"], ["o"]], "type": "Tuple[Tuple[String, String], Tuple[String, String], Tuple[String]]"}
slice(5, 2)
#=> {"value": [[0, 1], [2, 3], [4]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[4, 4]]]"}
slice(Integer[1, 5], 3)
#=> {"value": [[1, 2, 3], [4, 5]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]], Tuple[Integer[4, 4], Integer[5, 5]]]"}
slice([1, 2, 3, 4], 2) |$x| { $x }
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
slice([1, 2, 3, 4], 2) |$x, $y| { $x }
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
slice([1, 2, 3], 2) |$x, $y| { [$x, $y] }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
slice({a => 1, b => 2, c => 3}, 2) |$x, $y| { $y }
#=> {"value": {"Hash": [["a", 1], ["b", 2], ["c", 3]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Integer[2, 2], 'c' => Integer[3, 3]}]"}
slice([1, 2, 3, 4], 2) |*$x| { $x }
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
slice([1, 2, 3, 4], 2) |$x, $y = 1| { $x }
#=> {"value": [1, 2, 3, 4], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
slice([1, 2, 3, 4], 2) || { 1 }
#=> {"error": "Error while evaluating a Function Call, slice(): block must define at least one parameter. Block has 0."}
slice([1, 2, 3, 4], 2) |$a, $b, $c| { 1 }
#=> {"error": "Error while evaluating a Function Call, undefined method `parameter_names' for an instance of Puppet::Pops::Evaluator::PuppetProc"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `parameter_names' for #<Puppet::Pops::Evaluator::PuppetProc>\nDid you mean?  parameters"}
slice([1, 2, 3, 4], 3) |$a, $b| { 1 }
#=> {"error": "Error while evaluating a Function Call, undefined method `parameter_names' for an instance of Puppet::Pops::Evaluator::PuppetProc"}
#[7]=> {"error": "Error while evaluating a Function Call, undefined method `parameter_names' for #<Puppet::Pops::Evaluator::PuppetProc>\nDid you mean?  parameters"}
slice([1, 2], 0)
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[0, 0]"}
slice([1, 2], -1)
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer[1] value, got Integer[-1, -1]"}
slice([1, 2], 'a')
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got String"}
slice([1, 2])
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 1"}
slice(undef, 2)
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
slice(true, 2)
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
# group_by
group_by(['a', 'bb', 'cc', 'd']) |$x| { $x.length }
#=> {"value": {"Hash": [[1, ["a", "d"]], [2, ["bb", "cc"]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2]], Variant[Tuple[String, String], Tuple[String, String]], 2, 2]"}
group_by([]) |$x| { $x }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
group_by({a => 1, b => 2, c => 1}) |$x| { $x[1] }
#=> {"value": {"Hash": [[1, [["a", 1], ["c", 1]]], [2, [["b", 2]]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2]], Variant[Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[1, 1]]], Tuple[Tuple[String, Integer[2, 2]]]], 2, 2]"}
group_by({a => 1, b => 2, c => 1}) |$k, $v| { $v }
#=> {"value": {"Hash": [[1, [["a", 1], ["c", 1]]], [2, [["b", 2]]]]}, "type": "Hash[Variant[Integer[1, 1], Integer[2, 2]], Variant[Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Integer[1, 1]]], Tuple[Tuple[String, Integer[2, 2]]]], 2, 2]"}
group_by(['a', 'b', 'c']) |$i, $x| { $i % 2 }
#=> {"value": {"Hash": [[0, ["a", "c"]], [1, ["b"]]]}, "type": "Hash[Variant[Integer[0, 0], Integer[1, 1]], Variant[Tuple[String, String], Tuple[String]], 2, 2]"}
group_by([1, 1.0, true]) |$x| { $x }
#=> {"value": {"Hash": [[1, [1]], [{"Float": "1.0"}, [{"Float": "1.0"}]], [true, [true]]]}, "type": "Hash[Variant[Integer[1, 1], Float[1.0, 1.0], Boolean[true]], Variant[Tuple[Integer[1, 1]], Tuple[Float[1.0, 1.0]], Tuple[Boolean[true]]], 3, 3]"}
group_by([1, 2, 3]) |$x| { undef }
#=> {"value": {"Hash": [[null, [1, 2, 3]]]}, "type": "Hash[Undef, Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]], 1, 1]"}
group_by('abc') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
group_by([1]) |$a, $b, $c| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'group_by' block expects between 1 and 2 arguments, got 3"}
group_by([1])
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects a block"}
group_by(1) |$x| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
# partition
partition([1, 2, 3, 4]) |$x| { $x > 2 }
#=> {"value": [[3, 4], [1, 2]], "type": "Tuple[Tuple[Integer[3, 3], Integer[4, 4]], Tuple[Integer[1, 1], Integer[2, 2]]]"}
partition(['a', '', 'b']) |$x| { $x.empty }
#=> {"value": [[""], ["a", "b"]], "type": "Tuple[Tuple[String], Tuple[String, String]]"}
partition({a => 1, b => 2}) |$x| { $x[1] > 1 }
#=> {"value": [[["b", 2]], [["a", 1]]], "type": "Tuple[Tuple[Tuple[String, Integer[2, 2]]], Tuple[Tuple[String, Integer[1, 1]]]]"}
partition({a => 1, b => 2}) |$k, $v| { $v > 1 }
#=> {"value": [[["b", 2]], [["a", 1]]], "type": "Tuple[Tuple[Tuple[String, Integer[2, 2]]], Tuple[Tuple[String, Integer[1, 1]]]]"}
partition(['a', 'b', 'c']) |$i, $x| { $i > 0 }
#=> {"value": [["b", "c"], ["a"]], "type": "Tuple[Tuple[String, String], Tuple[String]]"}
partition([]) |$x| { true }
#=> {"value": [[], []], "type": "Tuple[Array[0, 0], Array[0, 0]]"}
partition([1, 2]) |$x| { undef }
#=> {"value": [[], [1, 2]], "type": "Tuple[Array[0, 0], Tuple[Integer[1, 1], Integer[2, 2]]]"}
partition([1])
#=> {"error": "Error while evaluating a Function Call, 'partition' expects a block"}
partition('abc') |$x| { true }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
# index
index([1, 2, 3], 2)
#=> {"value": 1, "type": "Integer[1, 1]"}
index([1, 2, 3], 5)
#=> {"value": null, "type": "Undef"}
index(['a', 'B'], 'b')
#=> {"value": null, "type": "Undef"}
index(['a', 'B'], 'B')
#=> {"value": 1, "type": "Integer[1, 1]"}
index([1, 2], 2.0)
#=> {"value": 1, "type": "Integer[1, 1]"}
index('hello', 'l')
#=> {"value": 2, "type": "Integer[2, 2]"}
index('hello', 'L')
#=> {"value": null, "type": "Undef"}
index('hello', 'x')
#=> {"value": null, "type": "Undef"}
index('hello', '')
#=> {"value": 0, "type": "Integer[0, 0]"}
index('hello', /l+/)
#=> {"value": 2, "type": "Integer[2, 2]"}
index('hello', /z/)
#=> {"value": null, "type": "Undef"}
index('héllo', 'l')
#=> {"value": 2, "type": "Integer[2, 2]"}
index('hello', 3)
#=> {"value": null, "type": "Undef"}
index({a => 1, b => 2}, 2)
#=> {"value": "b", "type": "String"}
index({a => 1, b => 2}, 3)
#=> {"value": null, "type": "Undef"}
index({a => 1, b => 2}) |$v| { $v == 2 }
#=> {"value": "b", "type": "String"}
index({a => 1, b => 2}) |$k, $v| { $k == 'b' }
#=> {"value": "b", "type": "String"}
index({a => 1, b => 2}) |$v| { false }
#=> {"value": null, "type": "Undef"}
index(['a', 'b']) |$x| { $x == 'b' }
#=> {"value": 1, "type": "Integer[1, 1]"}
index(['a', 'b']) |$i, $x| { $i == 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
index(['a', 'b']) |$x| { false }
#=> {"value": null, "type": "Undef"}
index('hello') |$c| { $c == 'l' }
#=> {"value": 2, "type": "Integer[2, 2]"}
index('hello') |$i, $c| { $i == 3 }
#=> {"value": 3, "type": "Integer[3, 3]"}
index(5) |$x| { $x == 3 }
#=> {"value": 3, "type": "Integer[3, 3]"}
index(5, 3)
#=> {"value": 3, "type": "Integer[3, 3]"}
index(Integer[10, 20], 15)
#=> {"value": 5, "type": "Integer[5, 5]"}
index([[1, 2], [3]], [3])
#=> {"value": 1, "type": "Integer[1, 1]"}
index([undef, 1], undef)
#=> {"value": 0, "type": "Integer[0, 0]"}
index(undef, 1)
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
index([1, 2])
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Tuple\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects a block\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects a block\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
index({a => 1}) |$a, $b, $c| { true }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Hash hash, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3\n  (String str, Variant[String, Regexp] match)\n    rejected: does not expect a block\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
join([[], 'x', ['y', []]], ',')
#=> {"value": ",x,y,", "type": "String"}
join([[[]], [], ['a', [[], 1]]], '-')
#=> {"value": "--a--1", "type": "String"}
join([[]], ',')
#=> {"value": "", "type": "String"}
