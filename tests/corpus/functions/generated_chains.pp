# Generated: python -m tests.oracle.functions.fuzz --seed 21 --count 700 --write generated_chains chains
{1 => 2}.upcase.all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
Enum[a, b, c].unwrap.convert_to(String).flatten
#=> {"value": ["Enum['a', 'b', 'c']"], "type": "Tuple[String]"}
undef.keys.reverse_each.reverse_each
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Undef"}
{1 => 2}.map |$i, $x| { [$i, $x] }.slice(2)
#=> {"value": [[[1, 2]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]]"}
[].step(3).type
#=> {"value": {"Type": "Iterator[Unit]"}, "type": "Type[Iterator[Unit]]"}
[[[1]]].step(3).group_by |$x| { $x }.dig(0)
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[Tuple]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Iterator[Tuple]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[Tuple]"}
Integer[1, 5].length.step(2).slice(2)
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Type[Integer]"}
Integer[1, 5].step(2)
#=> {"value": {"Iterator": [1, 3, 5]}, "type": "Iterator[Integer[1, 5]]"}
'hello'.max.group_by |$x| { $x }.join(',')
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
5.flatten.step(3).unwrap
#=> {"value": {"Iterator": [5]}, "type": "Iterator[Integer[5, 5]]"}
{a => 1, b => [2]}.sort.reduce |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Struct\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Struct"}
{a => 1, b => [2]}.each |$x| { }.max.unwrap
#=> {"value": {"Hash": [["a", 1], ["b", [2]]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Tuple[Integer[2, 2]]}]"}
[undef, 1].sort.group_by |$x| { $x }.slice(2)
#=> {"error": "Error while evaluating a Method call, comparison of NilClass with 1 failed"}
{1 => 2}.all |$i, $x| { $i < 5 }.length.with |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Boolean"}
[undef, 1].index |$x| { $x == 2 }.convert_to(Array).empty
#=> {"error": "Error while evaluating a Method call, 'new_array' Value of type Undef cannot be converted to Array"}
[1, 2, 3].filter |$x| { $x != 1 }.unique
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
[1, 2, 3].convert_to(Array).map |$i, $x| { [$i, $x] }.max
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
undef.reduce(0) |$a, $b| { $b }.split('').reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Integer[1, 5].flatten.unique
#=> {"value": [{"Type": "Integer[1, 5]"}], "type": "Tuple[Type[Integer[1, 5]]]"}
0.partition |$x| { $x == 1 }.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
[].filter |$i, $x| { $i != 1 }.unique
#=> {"value": [], "type": "Array[0, 0]"}
'hello'.type
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
'hello'.step(3).lest || { 1 }
#=> {"value": {"Iterator": ["h", "l"]}, "type": "Iterator[String[1, 1]]"}
{1 => 2}.unique.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Hash"}
''.convert_to(Array)
#=> {"value": [], "type": "Array[0, 0]"}
[undef, 1].keys.keys.unique
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
{a => 1, b => [2]}.with |$x| { $x }.upcase.unwrap
#=> {"value": {"Hash": [["A", 1], ["B", [2]]]}, "type": "Struct[{'A' => Integer[1, 1], 'B' => Tuple[Integer[2, 2]]}]"}
[[1, 2], [3, 4]].map |$x| { $x }
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
[[1, 2], [3, 4]].step(3).upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Iterator[Variant]"}
'hello'.join(',').map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
5.slice(2).unwrap
#=> {"value": [[0, 1], [2, 3], [4]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[4, 4]]]"}
{}.each |*$x| { }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
Sensitive([1, 2]).step(2).reduce |$a, $b| { [$a, $b] }.length
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
''.reverse_each |$x| { $x }.type
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
Sensitive([1, 2]).index(1).each |*$x| { }.dig(0)
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Sensitive[Array]\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
{}.each |*$x| { }.reverse_each.empty
#=> {"error": "Error while evaluating a Method call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Iterator[Tuple]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Iterator[Tuple]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Iterator[Tuple]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Iterator[Tuple]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Iterator[Tuple]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Iterator[Tuple]"}
[1, 2, 3].values.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
[].match(/a/).upcase
#=> {"value": [], "type": "Array[0, 0]"}
[undef, 1].each |*$x| { }.each |*$x| { }
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
Integer[1, 5].join(',').filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Type[Integer]"}
[1, 2, 3].with |$x| { $x }.slice(2)
#=> {"value": [[1, 2], [3]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3]]]"}
Integer[1, 5].all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
[[1, 2], [3, 4]].dig(0).index |$x| { $x == 2 }
#=> {"value": 1, "type": "Integer[1, 1]"}
Sensitive([1, 2]).reduce(0) |$a, $b| { $b }.step(2) |$x| { break() }.unique
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
'hello'.empty.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Boolean\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Boolean"}
[3, [1, 'a'], {b => 2}].reverse_each |$x| { $x }.convert_to(String).map |$x| { $x }
#=> {"value": [], "type": "Array[0, 0]"}
[undef, 1].then |$x| { $x }
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
[undef, 1].split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
[].values.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Array"}
[3, [1, 'a'], {b => 2}].keys.empty
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
[[1, 2], [3, 4]].all |$i, $x| { $i < 5 }.convert_to(String)
#=> {"value": "true", "type": "String"}
Sensitive([1, 2]).split('').filter |$i, $x| { $i != 1 }.dig(0)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Sensitive[Array]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Sensitive[Array]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Sensitive[Array]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Sensitive[Array[Integer]]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Sensitive[Array[Integer]]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Sensitive[Array[Integer]]"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Sensitive[Array]"}
[3, [1, 'a'], {b => 2}].convert_to(String).reverse_each |$x| { $x }.index |$x| { $x == 2 }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
[[1, 2], [3, 4]].all |$i, $x| { $i < 5 }.step(2) |$x| { break() }.lest || { 1 }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Boolean"}
Enum[a, b, c].map |$i, $x| { [$i, $x] }.step(2) |$x| { break() }.index |$x| { $x == 2 }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
''.map |$i, $x| { [$i, $x] }.index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
Integer[1, 5].map |$i, $x| { [$i, $x] }.map |$i, $x| { [$i, $x] }.with |$x| { $x }
#=> {"value": [[0, [0, 1]], [1, [1, 2]], [2, [2, 3]], [3, [3, 4]], [4, [4, 5]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[Integer[0, 0], Integer[1, 1]]], Tuple[Integer[1, 1], Tuple[Integer[1, 1], Integer[2, 2]]], Tuple[Integer[2, 2], Tuple[Integer[2, 2], Integer[3, 3]]], Tuple[Integer[3, 3], Tuple[Integer[3, 3], Integer[4, 4]]], Tuple[Integer[4, 4], Tuple[Integer[4, 4], Integer[5, 5]]]]"}
[1, 2, 3].with |$x| { $x }.unwrap.lest || { 1 }
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[undef, 1].join(',').map |$i, $x| { [$i, $x] }.reduce(0) |$a, $b| { $b }
#=> {"value": [1, "1"], "type": "Tuple[Integer[1, 1], String]"}
[3, [1, 'a'], {b => 2}].type
#=> {"value": {"Type": "Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]"}, "type": "Type[Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]]"}
[].any |$x| { $x }
#=> {"value": false, "type": "Boolean[false]"}
[undef, 1].type.then |$x| { $x }.keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Type[Tuple]"}
[undef, 1].index |$x| { $x == 2 }.convert_to(Array).reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, 'new_array' Value of type Undef cannot be converted to Array"}
[3, [1, 'a'], {b => 2}].unwrap
#=> {"value": [3, [1, "a"], {"Hash": [["b", 2]]}], "type": "Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]"}
Sensitive([1, 2]).length.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Sensitive[Array]"}
[[[1]]].step(2) |$x| { break() }.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
[].unwrap.convert_to(Array)
#=> {"value": [], "type": "Array[0, 0]"}
[[1, 2], [3, 4]].step(2) |$x| { break() }.empty.lest || { 1 }
#=> {"value": true, "type": "Boolean[true]"}
'hello'.index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
[[1, 2], [3, 4]].join(',').slice(2)
#=> {"value": [["1", ","], ["2", ","], ["3", ","], ["4"]], "type": "Tuple[Tuple[String, String], Tuple[String, String], Tuple[String, String], Tuple[String]]"}
'hello'.filter |$x| { $x != 1 }
#=> {"value": ["h", "e", "l", "l", "o"], "type": "Tuple[String, String, String, String, String]"}
[[1, 2], [3, 4]].step(2) |$x| { break() }.empty.then |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
0.length.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
{}.filter |$x| { $x != 1 }.step(2)
#=> {"value": {"Iterator": []}, "type": "Iterator[Tuple[Unit, Unit, 2, 2]]"}
undef.values.slice(2)
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Undef"}
Enum[a, b, c].keys.reverse_each |$x| { $x }.any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Type[Enum]"}
'hello'.join(',').then |$x| { $x }.join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
[[[1]]].step(2) |$x| { break() }.any |$x| { $x }.flatten
#=> {"error": "Error while evaluating a Method call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{}.filter |$i, $x| { $i != 1 }.sort.reduce |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Hash\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Hash"}
''.length
#=> {"value": 0, "type": "Integer[0, 0]"}
{a => 1, b => [2]}.convert_to(String)
#=> {"value": "{'a' => 1, 'b' => [2]}", "type": "String"}
[3, [1, 'a'], {b => 2}].join(',').reverse_each |$x| { $x }.with |$x| { $x }
#=> {"value": null, "type": "Undef"}
[].reverse_each.dig(0).slice(2)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Iterator[Unit]"}
[[1, 2], [3, 4]].sort
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
''.reverse_each.length.unique
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Iterator[String]"}
{1 => 2}.lest || { 1 }.map |$x| { $x }
#=> {"value": [[1, 2]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]"}
Enum[a, b, c].upcase.join(',')
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Enum]"}
[].reduce(0) |$a, $b| { $b }.split('').match(/a/)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Integer"}
[1, 2, 3].match(/a/).map |$i, $x| { [$i, $x] }.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'match' was called with arguments it does not accept. It expects one of:\n  (String string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Array[String] string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' index 0 expects a String value, got Integer\n    rejected: parameter 'string' index 1 expects a String value, got Integer\n    rejected: parameter 'string' index 2 expects a String value, got Integer"}
Enum[a, b, c].slice(2).map |$x| { $x }.convert_to(Array)
#=> {"value": [["a", "b"], ["c"]], "type": "Tuple[Tuple[String, String], Tuple[String]]"}
Sensitive([1, 2]).unwrap.group_by |$x| { $x }.slice(2)
#=> {"value": [[[1, [1]], [2, [2]]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1], Tuple[Integer[1, 1]]], Tuple[Integer[2, 2], Tuple[Integer[2, 2]]]]]"}
5.partition |$x| { $x == 1 }.all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
[1, 2, 3].map |$i, $x| { [$i, $x] }.map |$i, $x| { [$i, $x] }
#=> {"value": [[0, [0, 1]], [1, [1, 2]], [2, [2, 3]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[Integer[0, 0], Integer[1, 1]]], Tuple[Integer[1, 1], Tuple[Integer[1, 1], Integer[2, 2]]], Tuple[Integer[2, 2], Tuple[Integer[2, 2], Integer[3, 3]]]]"}
undef.filter |$i, $x| { $i != 1 }.sort
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{}.partition |$x| { $x == 1 }.map |$x| { $x }
#=> {"value": [[], []], "type": "Tuple[Array[0, 0], Array[0, 0]]"}
[3, [1, 'a'], {b => 2}].match(/a/).convert_to(Array)
#=> {"error": "Error while evaluating a Method call, The function 'match' was called with arguments it does not accept. It expects one of:\n  (String string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Array[String] string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' index 0 expects a String value, got Integer\n    rejected: parameter 'string' index 1 expects a String value, got Tuple\n    rejected: parameter 'string' index 2 expects a String value, got Struct"}
[undef, 1].unique.step(3)
#=> {"value": {"Iterator": [null]}, "type": "Iterator[Variant[Undef, Integer[1, 1]]]"}
[].partition |$x| { $x == 1 }
#=> {"value": [[], []], "type": "Tuple[Array[0, 0], Array[0, 0]]"}
{}.upcase.sort.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Hash\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Hash"}
{1 => 2}.filter |$x| { $x != 1 }.index |$x| { $x == 2 }.reduce(0) |$a, $b| { $b }
#=> {"value": 0, "type": "Integer[0, 0]"}
undef.step(3).partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
'hello'.step(2).length.convert_to(Array)
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Iterator[String]"}
'hello'.with |$x| { $x }.step(2).any |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
Enum[a, b, c].step(2) |$x| { break() }
#=> {"value": null, "type": "Undef"}
Integer[1, 5].index(1).empty.reduce |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: expects 2 arguments, got 1"}
''.reverse_each.partition |$x| { $x == 1 }.flatten
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[String]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Iterator[String]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[String]"}
{}.reverse_each |$x| { $x }.step(2).empty
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
'hello'.dig(0).convert_to(String)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
Enum[a, b, c].reduce(0) |$a, $b| { $b }.convert_to(String).max
#=> {"value": "c", "type": "String"}
[[[1]]].length.filter |$x| { $x != 1 }
#=> {"value": [0], "type": "Tuple[Integer[0, 0]]"}
[undef, 1].reverse_each |$x| { $x }.flatten
#=> {"value": [null], "type": "Tuple[Undef]"}
''.split('').each |*$x| { }
#=> {"value": [], "type": "Array[0, 0]"}
{1 => 2}.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Hash"}
Enum[a, b, c].filter |$i, $x| { $i != 1 }
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
undef.length.convert_to(String)
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
Integer[1, 5].unique.keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
[[[1]]].convert_to(Array).sort.reduce |$a, $b| { [$a, $b] }
#=> {"value": [[1]], "type": "Tuple[Tuple[Integer[1, 1]]]"}
'hello'.type.empty
#=> {"error": "Error while evaluating a Method call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Type[String]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Type[String]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Type[String]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Type[String]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Type[String]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Type[String]"}
Sensitive([1, 2]).unwrap.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
[[[1]]].reduce |$a, $b| { [$a, $b] }
#=> {"value": [[1]], "type": "Tuple[Tuple[Integer[1, 1]]]"}
0.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Integer"}
[[1, 2], [3, 4]].each |*$x| { }.reduce(0) |$a, $b| { $b }.unique
#=> {"value": [3, 4], "type": "Tuple[Integer[3, 3], Integer[4, 4]]"}
5.join(',').step(3).reverse_each
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Integer"}
[[1, 2], [3, 4]].split('').then |$x| { $x }.sort
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
[].max.unwrap.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, max(): Wrong number of arguments need at least one"}
''.each |*$x| { }
#=> {"value": "", "type": "String"}
0.then |$x| { $x }.partition |$x| { $x == 1 }.empty
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
[[[1]]].reverse_each |$x| { $x }.map |$i, $x| { [$i, $x] }.values
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
''.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got String"}
Integer[1, 5].sort.reverse_each |$x| { $x }.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Type[Integer]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Type[Integer]"}
[[1, 2], [3, 4]].keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
5.values.filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Integer"}
[[1, 2], [3, 4]].reduce |$a, $b| { [$a, $b] }.convert_to(String).reduce |$a, $b| { [$a, $b] }
#=> {"value": [[[[[[[[[[[[[[["[", "["], "1"], ","], " "], "2"], "]"], ","], " "], "["], "3"], ","], " "], "4"], "]"], "]"], "type": "Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[String, String], String], String], String], String], String], String], String], String], String], String], String], String], String], String]"}
Sensitive([1, 2]).convert_to(Array).reduce |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, 'new_array' Value of type Sensitive[Array[Integer]] cannot be converted to Array"}
0.lest || { 1 }
#=> {"value": 0, "type": "Integer[0, 0]"}
[1, 2, 3].sort.slice(2)
#=> {"value": [[1, 2], [3]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3]]]"}
[3, [1, 'a'], {b => 2}].values.upcase
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
Integer[1, 5].reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
[1, 2, 3].reduce(0) |$a, $b| { $b }.reverse_each |$x| { $x }.with |$x| { $x }
#=> {"value": null, "type": "Undef"}
undef.dig(0).max.length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
[1, 2, 3].length.slice(2).partition |$x| { $x == 1 }
#=> {"value": [[], [[0, 1], [2]]], "type": "Tuple[Array[0, 0], Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[2, 2]]]]"}
[[[1]]].then |$x| { $x }.convert_to(String).match(/a/)
#=> {"value": null, "type": "Undef"}
[[[1]]].reduce(0) |$a, $b| { $b }.step(2)
#=> {"value": {"Iterator": [1]}, "type": "Iterator[Tuple[Integer[1, 1]]]"}
[].match(/a/).match(/a/).filter |$x| { $x != 1 }
#=> {"value": [], "type": "Array[0, 0]"}
Sensitive([1, 2]).slice(2).unique
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
{}.index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
[[1, 2], [3, 4]].reduce |$a, $b| { [$a, $b] }.map |$x| { $x }
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
'hello'.sort.slice(2).reverse_each
#=> {"value": {"Iterator": [["o"], ["l", "l"], ["e", "h"]]}, "type": "Iterator[Variant[Tuple[String, String], Tuple[String, String], Tuple[String]]]"}
'hello'.slice(2).reduce(0) |$a, $b| { $b }.max
#=> {"value": "o", "type": "String"}
'hello'.dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
[undef, 1].each |$x| { }
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
Enum[a, b, c].reduce |$a, $b| { [$a, $b] }
#=> {"value": [["a", "b"], "c"], "type": "Tuple[Tuple[String, String], String]"}
[1, 2, 3].filter |$x| { $x != 1 }.keys.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
Integer[1, 5].keys.reduce |$a, $b| { [$a, $b] }.type
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Type[Integer]"}
undef.reverse_each.join(',').index(1)
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
''.upcase.step(3)
#=> {"value": {"Iterator": []}, "type": "Iterator[String[1, 1]]"}
Sensitive([1, 2]).step(3).join(',').match(/a/)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
'hello'.step(3).filter |$x| { $x != 1 }.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
{}.lest || { 1 }.unique.all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
''.convert_to(Array).values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Array"}
[[1, 2], [3, 4]].map |$x| { $x }.each |$x| { }.all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
{a => 1, b => [2]}.convert_to(Array).index |$x| { $x == 2 }.each |*$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
[[1, 2], [3, 4]].index(1).empty
#=> {"value": true, "type": "Boolean[true]"}
{}.with |$x| { $x }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
[3, [1, 'a'], {b => 2}].length.type
#=> {"value": {"Type": "Integer[3, 3]"}, "type": "Type[Integer[3, 3]]"}
Integer[1, 5].unwrap.reduce |$a, $b| { [$a, $b] }.max
#=> {"value": [[[1, 2], 3], 4], "type": "Tuple[Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Integer[3, 3]], Integer[4, 4]]"}
Enum[a, b, c].step(3).convert_to(Array)
#=> {"value": ["a"], "type": "Tuple[String]"}
0.type.flatten
#=> {"value": [{"Type": "Integer[0, 0]"}], "type": "Tuple[Type[Integer[0, 0]]]"}
{1 => 2}.convert_to(String)
#=> {"value": "{1 => 2}", "type": "String"}
'hello'.step(3).reduce |$a, $b| { [$a, $b] }
#=> {"value": ["h", "l"], "type": "Tuple[String, String]"}
'hello'.group_by |$x| { $x }.reverse_each
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
[[[1]]].keys.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
[undef, 1].sort.any |$x| { $x }.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, comparison of NilClass with 1 failed"}
''.unwrap.slice(2)
#=> {"value": [], "type": "Array[0, 0]"}
''.slice(2).all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
[3, [1, 'a'], {b => 2}].keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
0.max.empty
#=> {"value": false, "type": "Boolean[false]"}
[undef, 1].step(2).split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Iterator[Optional]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Iterator[Optional]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Iterator[Optional]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Iterator[Optional]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Iterator[Optional]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Iterator[Optional]"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Iterator[Optional]"}
{}.reduce |$a, $b| { [$a, $b] }.step(2) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
Integer[1, 5].step(2).reduce |$a, $b| { [$a, $b] }
#=> {"value": [[1, 3], 5], "type": "Tuple[Tuple[Integer[1, 1], Integer[3, 3]], Integer[5, 5]]"}
Enum[a, b, c].convert_to(Array).convert_to(String).reduce |$a, $b| { [$a, $b] }
#=> {"value": [[[[[[[[[[[[[["[", "'"], "a"], "'"], ","], " "], "'"], "b"], "'"], ","], " "], "'"], "c"], "'"], "]"], "type": "Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[Tuple[String, String], String], String], String], String], String], String], String], String], String], String], String], String], String]"}
{1 => 2}.empty.all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, The function 'all' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
undef.empty.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
Integer[1, 5].unwrap.map |$x| { $x }.map |$i, $x| { [$i, $x] }
#=> {"value": [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[3, 3], Integer[4, 4]], Tuple[Integer[4, 4], Integer[5, 5]]]"}
Integer[1, 5].flatten.convert_to(String)
#=> {"value": "[Integer[1, 5]]", "type": "String"}
[[1, 2], [3, 4]].with |$x| { $x }.all |$i, $x| { $i < 5 }.upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Boolean"}
Integer[1, 5].any |$x| { $x }.partition |$x| { $x == 1 }.reverse_each
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Boolean\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Boolean\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Boolean"}
{}.then |$x| { $x }.index |$x| { $x == 2 }.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Undef"}
5.lest || { 1 }.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
Enum[a, b, c].unique.filter |$x| { $x != 1 }
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
'hello'.reverse_each.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[String]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Iterator[String]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Iterator[String]"}
'hello'.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
undef.step(2).step(3)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
[].each |*$x| { }.index |$x| { $x == 2 }.step(2) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
Enum[a, b, c].filter |$i, $x| { $i != 1 }.flatten
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
{1 => 2}.values.index |$x| { $x == 2 }
#=> {"value": 0, "type": "Integer[0, 0]"}
[undef, 1].empty.all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, The function 'all' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
[].index(1)
#=> {"value": null, "type": "Undef"}
[].index(1).type
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
{a => 1, b => [2]}.step(2) |$x| { break() }.then |$x| { $x }
#=> {"value": null, "type": "Undef"}
'hello'.flatten.step(2) |$x| { break() }.with |$x| { $x }
#=> {"value": null, "type": "Undef"}
[undef, 1].convert_to(Array)
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
Sensitive([1, 2]).unique
#=> {"error": "Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Sensitive[Array]\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Sensitive[Array]\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
Integer[1, 5].step(2) |$x| { break() }.reverse_each.step(2)
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
undef.slice(2).reverse_each
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
[[[1]]].filter |$x| { $x != 1 }
#=> {"value": [[[1]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]]]]"}
{1 => 2}.length.reverse_each |$x| { $x }.join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Undef"}
Sensitive([1, 2]).values.flatten.split('')
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Sensitive[Array]"}
[].index(1).map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
'hello'.upcase.index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
{}.partition |$x| { $x == 1 }.join(',').dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
''.dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
[3, [1, 'a'], {b => 2}].filter |$x| { $x != 1 }.sort.keys
#=> {"error": "Error while evaluating a Method call, comparison of Array with Hash failed"}
0.unwrap.all |$i, $x| { $i < 5 }.convert_to(String)
#=> {"value": "true", "type": "String"}
Sensitive([1, 2]).any |$x| { $x }.sort
#=> {"error": "Error while evaluating a Method call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
0.index |$x| { $x == 2 }.step(2) |$x| { break() }.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
{1 => 2}.reduce(0) |$a, $b| { $b }.values.reduce |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
undef.unique.filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Undef\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Undef"}
{}.unwrap.type
#=> {"value": {"Type": "Hash[0, 0]"}, "type": "Type[Hash[0, 0]]"}
{}.keys.convert_to(String).values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got String"}
{a => 1, b => [2]}.reduce |$a, $b| { [$a, $b] }.dig(0).unique
#=> {"value": ["a", 1], "type": "Tuple[String, Integer[1, 1]]"}
undef.max
#=> {"value": null, "type": "Undef"}
[].type.upcase.join(',')
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Array]"}
'hello'.type.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Type[String]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Type[String]"}
[[1, 2], [3, 4]].empty
#=> {"value": false, "type": "Boolean[false]"}
Enum[a, b, c].values.join(',').convert_to(Array)
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Type[Enum]"}
[].map |$x| { $x }.length
#=> {"value": 0, "type": "Integer[0, 0]"}
''.group_by |$x| { $x }.lest || { 1 }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
undef.map |$x| { $x }.values.unique
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
'hello'.filter |$i, $x| { $i != 1 }.group_by |$x| { $x }
#=> {"value": {"Hash": [["h", ["h"]], ["l", ["l", "l"]], ["o", ["o"]]]}, "type": "Struct[{'h' => Tuple[String], 'l' => Tuple[String, String], 'o' => Tuple[String]}]"}
'hello'.match(/a/).flatten
#=> {"value": [null], "type": "Tuple[Undef]"}
undef.reverse_each |$x| { $x }.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
'hello'.unique.join(',').empty
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
[[[1]]].step(3).unique
#=> {"value": [[1]], "type": "Tuple[Tuple[Integer[1, 1]]]"}
'hello'.match(/a/).empty
#=> {"value": true, "type": "Boolean[true]"}
'hello'.join(',').empty.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
Enum[a, b, c].convert_to(String)
#=> {"value": "Enum['a', 'b', 'c']", "type": "String"}
Integer[1, 5].each |$x| { }.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]"}
Integer[1, 5].empty
#=> {"error": "Error while evaluating a Method call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Type[Integer]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Type[Integer]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Type[Integer]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Type[Integer]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Type[Integer]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Type[Integer]"}
[undef, 1].unwrap.any |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
[undef, 1].map |$x| { $x }
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
{}.slice(2).partition |$x| { $x == 1 }.lest || { 1 }
#=> {"value": [[], []], "type": "Tuple[Array[0, 0], Array[0, 0]]"}
{a => 1, b => [2]}.index |$x| { $x == 2 }.filter |$i, $x| { $i != 1 }.then |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{1 => 2}.with |$x| { $x }.unwrap.all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
[3, [1, 'a'], {b => 2}].upcase.keys.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
{}.keys.unwrap.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Array"}
{1 => 2}.reduce(0) |$a, $b| { $b }.type
#=> {"value": {"Type": "Tuple[Integer[1, 1], Integer[2, 2]]"}, "type": "Type[Tuple[Integer[1, 1], Integer[2, 2]]]"}
0.sort.index |$x| { $x == 2 }.length
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Integer\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Integer"}
[[1, 2], [3, 4]].with |$x| { $x }.step(2)
#=> {"value": {"Iterator": [[1, 2]]}, "type": "Iterator[Variant[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]]"}
{}.map |$i, $x| { [$i, $x] }
#=> {"value": [], "type": "Array[0, 0]"}
Sensitive([1, 2]).unwrap
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
{1 => 2}.group_by |$x| { $x }.empty
#=> {"value": false, "type": "Boolean[false]"}
undef.values.map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Undef"}
'hello'.dig(0).map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
''.join(',').lest || { 1 }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
undef.join(',').convert_to(Array).filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Undef"}
5.filter |$x| { $x != 1 }.step(2) |$x| { break() }.join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Undef"}
Enum[a, b, c].upcase.reduce(0) |$a, $b| { $b }.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Enum]"}
Enum[a, b, c].step(2).unique
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
[3, [1, 'a'], {b => 2}].group_by |$x| { $x }.reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
Enum[a, b, c].split('').each |$x| { }.join(',')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Type[Enum]"}
{a => 1, b => [2]}.match(/a/).any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Struct"}
[].convert_to(Array)
#=> {"value": [], "type": "Array[0, 0]"}
{1 => 2}.partition |$x| { $x == 1 }.map |$x| { $x }.length
#=> {"value": 2, "type": "Integer[2, 2]"}
{}.step(2).step(2).dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Iterator[Tuple]"}
[3, [1, 'a'], {b => 2}].convert_to(Array).max
#=> {"value": {"Hash": [["b", 2]]}, "type": "Struct[{'b' => Integer[2, 2]}]"}
[undef, 1].index |$x| { $x == 2 }.then |$x| { $x }.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{}.map |$x| { $x }.values.index |$x| { $x == 2 }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Array"}
'hello'.step(3).each |*$x| { }
#=> {"value": {"Iterator": []}, "type": "Iterator[String[1, 1]]"}
'hello'.split('').step(3).values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Iterator[Enum]"}
'hello'.empty.step(2) |$x| { break() }.lest || { 1 }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Boolean"}
[1, 2, 3].filter |$x| { $x != 1 }.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
{a => 1, b => [2]}.lest || { 1 }.partition |$x| { $x == 1 }.empty
#=> {"value": false, "type": "Boolean[false]"}
Sensitive([1, 2]).values.map |$i, $x| { [$i, $x] }.convert_to(Array)
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Sensitive[Array]"}
[].dig(0).group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef"}
[1, 2, 3].unique.unwrap
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
'hello'.reverse_each.lest || { 1 }.reverse_each
#=> {"value": {"Iterator": ["h", "e", "l", "l", "o"]}, "type": "Iterator[String[1, 1]]"}
{}.map |$i, $x| { [$i, $x] }.slice(2).flatten
#=> {"value": [], "type": "Array[0, 0]"}
[3, [1, 'a'], {b => 2}].each |*$x| { }.split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
Sensitive([1, 2]).sort.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Sensitive[Array]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Sensitive[Array]"}
Sensitive([1, 2]).index |$x| { $x == 2 }.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
{}.index(1).length.empty
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
Enum[a, b, c].reverse_each |$x| { $x }.flatten
#=> {"value": [null], "type": "Tuple[Undef]"}
[3, [1, 'a'], {b => 2}].any |$x| { $x }.keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Boolean"}
{}.dig(0).split('').upcase
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Undef"}
0.group_by |$x| { $x }.slice(2)
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
[1, 2, 3].reverse_each |$x| { $x }.map |$x| { $x }.split('')
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
[[[1]]].unique
#=> {"value": [[[1]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]]]]"}
{1 => 2}.then |$x| { $x }.lest || { 1 }.slice(2)
#=> {"value": [[[1, 2]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]]"}
{1 => 2}.type.reduce(0) |$a, $b| { $b }.slice(2)
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Hash]"}
undef.dig(0).step(3).group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
Integer[1, 5].max.convert_to(String).type
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
{}.type.each |$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Hash]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Hash]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Hash]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Hash]"}
[1, 2, 3].values.keys
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
Sensitive([1, 2]).flatten.map |$i, $x| { [$i, $x] }
#=> {"value": [[0, {"Sensitive": [1, 2]}]], "type": "Tuple[Tuple[Integer[0, 0], Sensitive[Array[Integer]]]]"}
0.then |$x| { $x }.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
'hello'.type.partition |$x| { $x == 1 }.unwrap
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[String]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[String]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[String]"}
undef.flatten.reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
Sensitive([1, 2]).step(2) |$x| { break() }.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
'hello'.map |$i, $x| { [$i, $x] }.partition |$x| { $x == 1 }.slice(2)
#=> {"value": [[[], [[0, "h"], [1, "e"], [2, "l"], [3, "l"], [4, "o"]]]], "type": "Tuple[Tuple[Array[0, 0], Tuple[Tuple[Integer[0, 0], String], Tuple[Integer[1, 1], String], Tuple[Integer[2, 2], String], Tuple[Integer[3, 3], String], Tuple[Integer[4, 4], String]]]]"}
[[1, 2], [3, 4]].max.unwrap.empty
#=> {"value": false, "type": "Boolean[false]"}
{a => 1, b => [2]}.sort.empty
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Struct\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Struct"}
[].lest || { 1 }.map |$x| { $x }
#=> {"value": [], "type": "Array[0, 0]"}
''.index(1).dig(0)
#=> {"value": null, "type": "Undef"}
[1, 2, 3].flatten.reverse_each
#=> {"value": {"Iterator": [3, 2, 1]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
[[1, 2], [3, 4]].with |$x| { $x }.each |$x| { }.unique
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
[1, 2, 3].reduce |$a, $b| { [$a, $b] }
#=> {"value": [[1, 2], 3], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Integer[3, 3]]"}
{1 => 2}.map |$i, $x| { [$i, $x] }.step(2) |$x| { break() }
#=> {"value": null, "type": "Undef"}
'hello'.step(2) |$x| { break() }.reduce |$a, $b| { [$a, $b] }.map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: expects 2 arguments, got 1"}
[1, 2, 3].split('').filter |$x| { $x != 1 }.convert_to(Array)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
[3, [1, 'a'], {b => 2}].each |*$x| { }.unwrap.type
#=> {"value": {"Type": "Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]"}, "type": "Type[Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]]"}
Enum[a, b, c].each |*$x| { }.reverse_each.map |$x| { $x }
#=> {"value": ["c", "b", "a"], "type": "Tuple[String, String, String]"}
''.each |*$x| { }.sort.index(1)
#=> {"value": null, "type": "Undef"}
undef.filter |$i, $x| { $i != 1 }.index(1).flatten
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
''.join(',').map |$i, $x| { [$i, $x] }.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
[[[1]]].upcase.index(1)
#=> {"value": null, "type": "Undef"}
{1 => 2}.reduce(0) |$a, $b| { $b }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
5.index(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
[[[1]]].map |$i, $x| { [$i, $x] }.all |$i, $x| { $i < 5 }.dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Boolean"}
[undef, 1].dig(0).filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
[3, [1, 'a'], {b => 2}].index(1).reduce(0) |$a, $b| { $b }.unwrap
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{1 => 2}.filter |$i, $x| { $i != 1 }.length
#=> {"value": 0, "type": "Integer[0, 0]"}
5.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
{1 => 2}.step(2).slice(2).index(1)
#=> {"value": null, "type": "Undef"}
Integer[1, 5].with |$x| { $x }.join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Type[Integer]"}
5.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
Enum[a, b, c].slice(2)
#=> {"value": [["a", "b"], ["c"]], "type": "Tuple[Tuple[String, String], Tuple[String]]"}
5.then |$x| { $x }.reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
undef.each |$x| { }.values.with |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
'hello'.slice(2).step(3).length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Iterator[Variant]"}
{1 => 2}.filter |$x| { $x != 1 }
#=> {"value": {"Hash": [[1, 2]]}, "type": "Hash[Integer[1, 1], Integer[2, 2], 1, 1]"}
''.any |$x| { $x }.map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
''.reduce(0) |$a, $b| { $b }.reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
Sensitive([1, 2]).index |$x| { $x == 2 }.flatten.unwrap
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
{a => 1, b => [2]}.index(1).flatten
#=> {"value": ["a"], "type": "Tuple[String]"}
5.type.reverse_each |$x| { $x }.upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Undef"}
{}.max
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
Enum[a, b, c].empty.step(2) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Type[Enum]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Type[Enum]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Type[Enum]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Type[Enum]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Type[Enum]"}
[[[1]]].unique.reduce(0) |$a, $b| { $b }.filter |$x| { $x != 1 }
#=> {"value": [[1]], "type": "Tuple[Tuple[Integer[1, 1]]]"}
[[[1]]].length.then |$x| { $x }.each |$x| { }
#=> {"value": 1, "type": "Integer[1, 1]"}
[[1, 2], [3, 4]].step(2) |$x| { break() }.each |$x| { }.any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Enum[a, b, c].filter |$i, $x| { $i != 1 }.map |$i, $x| { [$i, $x] }
#=> {"value": [[0, "a"], [1, "c"]], "type": "Tuple[Tuple[Integer[0, 0], String], Tuple[Integer[1, 1], String]]"}
[1, 2, 3].step(2) |$x| { break() }.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef"}
[[[1]]].filter |$i, $x| { $i != 1 }
#=> {"value": [[[1]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]]]]"}
0.lest || { 1 }.convert_to(String).step(2) |$x| { break() }
#=> {"value": null, "type": "Undef"}
Integer[1, 5].reduce |$a, $b| { [$a, $b] }.index(1).reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
[1, 2, 3].partition |$x| { $x == 1 }.step(2) |$x| { break() }.then |$x| { $x }
#=> {"value": null, "type": "Undef"}
{1 => 2}.step(2).keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Iterator[Tuple]"}
undef.then |$x| { $x }.sort.with |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Undef\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Undef"}
{}.reduce |$a, $b| { [$a, $b] }.each |*$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
5.slice(2).index(1)
#=> {"value": null, "type": "Undef"}
'hello'.split('').empty
#=> {"value": false, "type": "Boolean[false]"}
Sensitive([1, 2]).step(2).max.each |$x| { }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
{1 => 2}.split('').filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Hash"}
Integer[1, 5].partition |$x| { $x == 1 }.unique.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]"}
[].convert_to(String).match(/a/).match(/a/)
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Undef"}
'hello'.each |$x| { }.length.step(3)
#=> {"value": {"Iterator": [0, 3]}, "type": "Iterator[Integer[0, 3]]"}
[3, [1, 'a'], {b => 2}].empty.reverse_each.lest || { 1 }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Boolean"}
[1, 2, 3].flatten.all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
[[1, 2], [3, 4]].group_by |$x| { $x }.reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
5.keys.dig(0).any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Integer"}
[undef, 1].lest || { 1 }.reverse_each
#=> {"value": {"Iterator": [1, null]}, "type": "Iterator[Variant[Undef, Integer[1, 1]]]"}
[1, 2, 3].reverse_each |$x| { $x }.upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Undef"}
''.filter |$i, $x| { $i != 1 }.reverse_each |$x| { $x }.lest || { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
Integer[1, 5].index |$x| { $x == 2 }.index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
undef.then |$x| { $x }
#=> {"value": null, "type": "Undef"}
[[1, 2], [3, 4]].join(',').reduce(0) |$a, $b| { $b }.filter |$x| { $x != 1 }
#=> {"value": ["4"], "type": "Tuple[String]"}
[].step(2)
#=> {"value": {"Iterator": []}, "type": "Iterator[Unit]"}
5.map |$i, $x| { [$i, $x] }
#=> {"value": [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4]], "type": "Tuple[Tuple[Integer[0, 0], Integer[0, 0]], Tuple[Integer[1, 1], Integer[1, 1]], Tuple[Integer[2, 2], Integer[2, 2]], Tuple[Integer[3, 3], Integer[3, 3]], Tuple[Integer[4, 4], Integer[4, 4]]]"}
Sensitive([1, 2]).then |$x| { $x }
#=> {"value": {"Sensitive": [1, 2]}, "type": "Sensitive[Array[Integer]]"}
[[1, 2], [3, 4]].join(',').upcase.join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
'hello'.slice(2).step(2) |$x| { break() }.filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Enum[a, b, c].dig(0).match(/a/).filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Type[Enum]"}
[].convert_to(Array).partition |$x| { $x == 1 }.keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
{a => 1, b => [2]}.step(3).map |$i, $x| { [$i, $x] }
#=> {"value": [[0, ["a", 1]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[String, Integer[1, 1]]]]"}
[].empty.join(',').step(2)
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Boolean"}
0.convert_to(String).type
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
5.dig(0).map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
{1 => 2}.step(2) |$x| { break() }.reduce(0) |$a, $b| { $b }.reverse_each
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
5.filter |$i, $x| { $i != 1 }.each |$x| { }.convert_to(Array)
#=> {"value": [0, 2, 3, 4], "type": "Tuple[Integer[0, 0], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
{a => 1, b => [2]}.filter |$x| { $x != 1 }.reverse_each |$x| { $x }.convert_to(Array)
#=> {"error": "Error while evaluating a Method call, 'new_array' Value of type Undef cannot be converted to Array"}
[[[1]]].reverse_each
#=> {"value": {"Iterator": [[[1]]]}, "type": "Iterator[Tuple[Tuple[Integer[1, 1]]]]"}
'hello'.each |$x| { }.reduce(0) |$a, $b| { $b }
#=> {"value": "o", "type": "String"}
5.filter |$i, $x| { $i != 1 }.lest || { 1 }.index(1)
#=> {"value": null, "type": "Undef"}
undef.unwrap.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{a => 1, b => [2]}.reverse_each.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Iterator[Tuple]"}
[[1, 2], [3, 4]].convert_to(Array).reverse_each |$x| { $x }.unwrap
#=> {"value": null, "type": "Undef"}
Enum[a, b, c].reverse_each |$x| { $x }.split('').match(/a/)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Undef"}
0.any |$x| { $x }.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Boolean"}
0.split('').max.convert_to(Array)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Integer"}
5.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Integer\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Integer"}
0.dig(0).filter |$x| { $x != 1 }.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
'hello'.join(',').index(1)
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got String"}
Integer[1, 5].filter |$x| { $x != 1 }.max.empty
#=> {"value": false, "type": "Boolean[false]"}
[[1, 2], [3, 4]].convert_to(Array).then |$x| { $x }
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
[1, 2, 3].flatten.filter |$x| { $x != 1 }
#=> {"value": [2, 3], "type": "Tuple[Integer[2, 2], Integer[3, 3]]"}
[undef, 1].step(2).empty
#=> {"error": "Error while evaluating a Method call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Iterator[Optional]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Iterator[Optional]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Iterator[Optional]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Iterator[Optional]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Iterator[Optional]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Iterator[Optional]"}
{a => 1, b => [2]}.unwrap.partition |$x| { $x == 1 }
#=> {"value": [[], [["a", 1], ["b", [2]]]], "type": "Tuple[Array[0, 0], Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Tuple[Integer[2, 2]]]]]"}
{1 => 2}.split('').upcase.flatten
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Hash"}
[3, [1, 'a'], {b => 2}].each |$x| { }.values.lest || { 1 }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
{a => 1, b => [2]}.join(',').reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Struct"}
0.filter |$i, $x| { $i != 1 }.keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Array"}
'hello'.map |$x| { $x }
#=> {"value": ["h", "e", "l", "l", "o"], "type": "Tuple[String, String, String, String, String]"}
Enum[a, b, c].then |$x| { $x }
#=> {"value": {"Type": "Enum['a', 'b', 'c']"}, "type": "Type[Enum['a', 'b', 'c']]"}
''.map |$i, $x| { [$i, $x] }.each |$x| { }.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Array"}
''.map |$i, $x| { [$i, $x] }.flatten
#=> {"value": [], "type": "Array[0, 0]"}
'hello'.max.map |$i, $x| { [$i, $x] }.all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
'hello'.length.map |$x| { $x }.each |*$x| { }
#=> {"value": [0, 1, 2, 3, 4], "type": "Tuple[Integer[0, 0], Integer[1, 1], Integer[2, 2], Integer[3, 3], Integer[4, 4]]"}
[3, [1, 'a'], {b => 2}].with |$x| { $x }.step(3).each |*$x| { }
#=> {"value": {"Iterator": []}, "type": "Iterator[Variant[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]]"}
Integer[1, 5].all |$i, $x| { $i < 5 }.map |$i, $x| { [$i, $x] }.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
[].filter |$i, $x| { $i != 1 }.unwrap.unique
#=> {"value": [], "type": "Array[0, 0]"}
[undef, 1].step(2) |$x| { break() }.split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Undef"}
0.dig(0).empty
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
[1, 2, 3].map |$x| { $x }.map |$i, $x| { [$i, $x] }
#=> {"value": [[0, 1], [1, 2], [2, 3]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[2, 2], Integer[3, 3]]]"}
[1, 2, 3].map |$x| { $x }.type.all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, The function 'all' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Tuple]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Tuple]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Tuple]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Tuple]"}
'hello'.type.step(2) |$x| { break() }.slice(2)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Type[String]"}
[[[1]]].flatten
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
[[[1]]].flatten.partition |$x| { $x == 1 }.convert_to(String)
#=> {"value": "[[1], []]", "type": "String"}
0.each |$x| { }.slice(2).step(2) |$x| { break() }
#=> {"value": null, "type": "Undef"}
{1 => 2}.each |$x| { }.map |$x| { $x }.each |$x| { }
#=> {"value": [[1, 2]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]"}
{}.filter |$x| { $x != 1 }.step(2) |$x| { break() }
#=> {"value": null, "type": "Undef"}
5.map |$x| { $x }.max
#=> {"value": 4, "type": "Integer[4, 4]"}
[undef, 1].filter |$x| { $x != 1 }.filter |$x| { $x != 1 }
#=> {"value": [null], "type": "Tuple[Undef]"}
5.partition |$x| { $x == 1 }.unique
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
0.filter |$i, $x| { $i != 1 }.match(/a/)
#=> {"value": [], "type": "Array[0, 0]"}
'hello'.match(/a/)
#=> {"value": null, "type": "Undef"}
[3, [1, 'a'], {b => 2}].reverse_each |$x| { $x }.slice(2)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Integer[1, 5].length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Type[Integer]"}
0.each |$x| { }.type.with |$x| { $x }
#=> {"value": {"Type": "Integer[0, 0]"}, "type": "Type[Integer[0, 0]]"}
{}.step(2).sort.any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[Tuple]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[Tuple]"}
[1, 2, 3].reduce |$a, $b| { [$a, $b] }.each |$x| { }.unique
#=> {"value": [[1, 2], 3], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Integer[3, 3]]"}
0.upcase.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Integer\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Integer"}
'hello'.length.keys.join(',')
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Integer"}
{}.empty.length.each |*$x| { }
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Boolean"}
[undef, 1].step(2) |$x| { break() }.each |*$x| { }.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Integer[1, 5].partition |$x| { $x == 1 }.partition |$x| { $x == 1 }.unwrap
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]"}
{1 => 2}.reverse_each |$x| { $x }.with |$x| { $x }.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef"}
[].dig(0).reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
{a => 1, b => [2]}.index |$x| { $x == 2 }.keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Undef"}
[[[1]]].unwrap
#=> {"value": [[[1]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]]]]"}
Enum[a, b, c].reduce(0) |$a, $b| { $b }.with |$x| { $x }
#=> {"value": "c", "type": "String"}
{a => 1, b => [2]}.step(2)
#=> {"value": {"Iterator": [["a", 1]]}, "type": "Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], Tuple[Integer[2, 2]]], 2, 2]]"}
[[[1]]].unique.slice(2)
#=> {"value": [[[[1]]]], "type": "Tuple[Tuple[Tuple[Tuple[Integer[1, 1]]]]]"}
{1 => 2}.empty.keys
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Boolean"}
[undef, 1].step(3).reduce(0) |$a, $b| { $b }
#=> {"value": null, "type": "Undef"}
Integer[1, 5].group_by |$x| { $x }.upcase.values
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]"}
Enum[a, b, c].all |$i, $x| { $i < 5 }.slice(2)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
[[[1]]].each |$x| { }.each |$x| { }.split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
0.flatten.with |$x| { $x }.max
#=> {"value": 0, "type": "Integer[0, 0]"}
{a => 1, b => [2]}.step(2).dig(0).split('')
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Iterator[Tuple]"}
{}.unique.unwrap
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
{}.each |$x| { }.lest || { 1 }.group_by |$x| { $x }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
{1 => 2}.lest || { 1 }.split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Hash"}
[1, 2, 3].keys.step(2) |$x| { break() }.all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
[1, 2, 3].unwrap.convert_to(Array)
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
[[[1]]].split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
[1, 2, 3].type.unique.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Type[Tuple]\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Type[Tuple]\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Type[Tuple]\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Type[Tuple]"}
{}.map |$x| { $x }.index |$x| { $x == 2 }.lest || { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
'hello'.each |*$x| { }.flatten.filter |$x| { $x != 1 }
#=> {"value": ["hello"], "type": "Tuple[String]"}
undef.with |$x| { $x }.join(',').match(/a/)
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Undef"}
0.step(3).each |$x| { }.unique
#=> {"value": [], "type": "Array[0, 0]"}
{}.keys
#=> {"value": [], "type": "Array[0, 0]"}
Enum[a, b, c].reverse_each |$x| { $x }.length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
[[1, 2], [3, 4]].group_by |$x| { $x }.unique.empty
#=> {"value": false, "type": "Boolean[false]"}
5.index(1).filter |$x| { $x != 1 }.dig(0)
#=> {"value": 0, "type": "Integer[0, 0]"}
Sensitive([1, 2]).lest || { 1 }.unique.slice(2)
#=> {"error": "Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Sensitive[Array]\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Sensitive[Array]\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
Enum[a, b, c].index(1).step(2) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Undef"}
[[[1]]].index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
[3, [1, 'a'], {b => 2}].group_by |$x| { $x }.index(1)
#=> {"value": null, "type": "Undef"}
Sensitive([1, 2]).match(/a/).empty.any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Sensitive[Array]"}
{}.dig(0).all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, The function 'all' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Integer[1, 5].flatten.max.dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Type[Integer]"}
Enum[a, b, c].index(1).flatten
#=> {"value": [null], "type": "Tuple[Undef]"}
{a => 1, b => [2]}.then |$x| { $x }
#=> {"value": {"Hash": [["a", 1], ["b", [2]]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Tuple[Integer[2, 2]]}]"}
[].map |$i, $x| { [$i, $x] }.then |$x| { $x }
#=> {"value": [], "type": "Array[0, 0]"}
Enum[a, b, c].lest || { 1 }.any |$x| { $x }.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
Enum[a, b, c].filter |$i, $x| { $i != 1 }.map |$i, $x| { [$i, $x] }.convert_to(String)
#=> {"value": "[[0, 'a'], [1, 'c']]", "type": "String"}
'hello'.index(1).join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Undef"}
5.keys.flatten.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Integer"}
Sensitive([1, 2]).reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
Enum[a, b, c].type.split('').type
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Type[Type]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Type[Type]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Type[Type]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Type]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Type]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Type]"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Type[Type]"}
''.lest || { 1 }.each |$x| { }
#=> {"value": "", "type": "String"}
{a => 1, b => [2]}.convert_to(String).match(/a/)
#=> {"value": ["a"], "type": "Tuple[String]"}
'hello'.with |$x| { $x }.any |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
[[1, 2], [3, 4]].join(',')
#=> {"value": "1,2,3,4", "type": "String"}
[3, [1, 'a'], {b => 2}].step(2).index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
5.then |$x| { $x }.reverse_each |$x| { $x }.upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Undef"}
5.with |$x| { $x }.any |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
[].group_by |$x| { $x }.group_by |$x| { $x }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
5.unwrap.each |$x| { }
#=> {"value": 5, "type": "Integer[5, 5]"}
{a => 1, b => [2]}.join(',').each |$x| { }.join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Struct"}
undef.then |$x| { $x }.filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{}.match(/a/)
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Hash"}
undef.map |$i, $x| { [$i, $x] }.index(1).filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
''.match(/a/).index |$x| { $x == 2 }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
[1, 2, 3].step(3).filter |$i, $x| { $i != 1 }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
{}.map |$i, $x| { [$i, $x] }.map |$i, $x| { [$i, $x] }
#=> {"value": [], "type": "Array[0, 0]"}
[[1, 2], [3, 4]].reduce |$a, $b| { [$a, $b] }.reduce |$a, $b| { [$a, $b] }.convert_to(String)
#=> {"value": "[[1, 2], [3, 4]]", "type": "String"}
[3, [1, 'a'], {b => 2}].dig(0).step(3).dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Iterator[Integer]"}
[].reduce(0) |$a, $b| { $b }.join(',').all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Integer"}
[3, [1, 'a'], {b => 2}].sort.unwrap
#=> {"error": "Error while evaluating a Method call, comparison of Array with Hash failed"}
[].each |*$x| { }.any |$x| { $x }
#=> {"value": false, "type": "Boolean[false]"}
[[1, 2], [3, 4]].each |$x| { }.lest || { 1 }
#=> {"value": [[1, 2], [3, 4]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]"}
''.any |$x| { $x }.unique
#=> {"error": "Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Boolean\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Boolean\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Boolean"}
Integer[1, 5].all |$i, $x| { $i < 5 }.type.upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Boolean]"}
0.any |$x| { $x }
#=> {"value": false, "type": "Boolean[false]"}
{1 => 2}.match(/a/).filter |$x| { $x != 1 }.empty
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Hash"}
0.values.with |$x| { $x }.max
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Integer"}
''.each |*$x| { }.step(3).dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Iterator[String]"}
Enum[a, b, c].each |$x| { }
#=> {"value": {"Type": "Enum['a', 'b', 'c']"}, "type": "Type[Enum['a', 'b', 'c']]"}
Sensitive([1, 2]).step(3).each |$x| { }.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
{}.unique.filter |$x| { $x != 1 }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
[undef, 1].keys.length
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Tuple"}
[3, [1, 'a'], {b => 2}].values.max
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
'hello'.split('').with |$x| { $x }.join(',')
#=> {"value": "h,e,l,l,o", "type": "String"}
Integer[1, 5].dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Type[Integer]"}
{}.unwrap.filter |$x| { $x != 1 }
#=> {"value": {"Hash": []}, "type": "Hash[0, 0]"}
{1 => 2}.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Hash\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Hash"}
{1 => 2}.step(2)
#=> {"value": {"Iterator": [[1, 2]]}, "type": "Iterator[Tuple[Integer[1, 1], Integer[2, 2], 2, 2]]"}
[undef, 1].map |$i, $x| { [$i, $x] }.unique.values
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
{a => 1, b => [2]}.values
#=> {"value": [1, [2]], "type": "Tuple[Integer[1, 1], Tuple[Integer[2, 2]]]"}
Integer[1, 5].with |$x| { $x }.reverse_each |$x| { $x }.each |*$x| { }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
'hello'.filter |$i, $x| { $i != 1 }.then |$x| { $x }
#=> {"value": ["h", "l", "l", "o"], "type": "Tuple[String, String, String, String]"}
Integer[1, 5].unwrap
#=> {"value": {"Type": "Integer[1, 5]"}, "type": "Type[Integer[1, 5]]"}
[].values.step(3)
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Array"}
{a => 1, b => [2]}.each |$x| { }.step(3)
#=> {"value": {"Iterator": [["a", 1]]}, "type": "Iterator[Tuple[Variant[String, String], Variant[Integer[1, 1], Tuple[Integer[2, 2]]], 2, 2]]"}
[1, 2, 3].step(2).step(2) |$x| { break() }.upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Undef"}
{a => 1, b => [2]}.reverse_each |$x| { $x }.max
#=> {"value": null, "type": "Undef"}
{}.type.reverse_each |$x| { $x }.slice(2)
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Type[Hash]"}
[undef, 1].lest || { 1 }.convert_to(Array).type
#=> {"value": {"Type": "Tuple[Undef, Integer[1, 1]]"}, "type": "Type[Tuple[Undef, Integer[1, 1]]]"}
5.filter |$i, $x| { $i != 1 }.values.split('')
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
Enum[a, b, c].convert_to(Array).unwrap
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
'hello'.map |$i, $x| { [$i, $x] }.max.split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
5.empty.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
[[[1]]].step(3).reduce(0) |$a, $b| { $b }.each |$x| { }
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Enum[a, b, c].all |$i, $x| { $i < 5 }.reverse_each |$x| { $x }.convert_to(String)
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Boolean"}
Sensitive([1, 2]).map |$i, $x| { [$i, $x] }.keys
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
0.upcase
#=> {"value": 0, "type": "Integer[0, 0]"}
[[[1]]].dig(0).map |$x| { $x }.max
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
5.then |$x| { $x }.length.filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
''.step(3).each |$x| { }.convert_to(Array)
#=> {"value": [], "type": "Array[0, 0]"}
[undef, 1].partition |$x| { $x == 1 }.slice(2)
#=> {"value": [[[1], [null]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]], Tuple[Undef]]]"}
Integer[1, 5].all |$i, $x| { $i < 5 }.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
5.with |$x| { $x }.each |$x| { }.length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
{}.empty
#=> {"value": true, "type": "Boolean[true]"}
{1 => 2}.sort.keys.slice(2)
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Hash\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Hash"}
[].convert_to(Array).flatten
#=> {"value": [], "type": "Array[0, 0]"}
[undef, 1].any |$x| { $x }.sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Boolean\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Boolean"}
{a => 1, b => [2]}.keys.join(',')
#=> {"value": "a,b", "type": "String"}
[1, 2, 3].partition |$x| { $x == 1 }.reverse_each.reduce |$a, $b| { [$a, $b] }
#=> {"value": [[2, 3], [1]], "type": "Tuple[Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[1, 1]]]"}
0.filter |$x| { $x != 1 }.step(3)
#=> {"value": {"Iterator": []}, "type": "Iterator[Unit]"}
undef.keys.unwrap.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Undef"}
[undef, 1].max.dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
[1, 2, 3].map |$i, $x| { [$i, $x] }.then |$x| { $x }.any |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
{}.step(2).index(1).group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef"}
5.then |$x| { $x }.step(3)
#=> {"value": {"Iterator": [0, 3]}, "type": "Iterator[Integer[0, 3]]"}
[[[1]]].partition |$x| { $x == 1 }.reduce(0) |$a, $b| { $b }
#=> {"value": [[[1]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1]]]]"}
{}.convert_to(Array)
#=> {"value": [], "type": "Array[0, 0]"}
0.split('').index |$x| { $x == 2 }.index |$x| { $x == 2 }
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Integer"}
undef.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef"}
5.slice(2)
#=> {"value": [[0, 1], [2, 3], [4]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[4, 4]]]"}
0.lest || { 1 }.group_by |$x| { $x }.unwrap
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
Sensitive([1, 2]).slice(2).step(2) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
[1, 2, 3].unique.reduce(0) |$a, $b| { $b }.lest || { 1 }
#=> {"value": 3, "type": "Integer[3, 3]"}
[].type.group_by |$x| { $x }.match(/a/)
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Array]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Array]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Array]"}
{1 => 2}.split('').convert_to(String).any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Hash"}
Sensitive([1, 2]).filter |$x| { $x != 1 }.convert_to(String)
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
Integer[1, 5].convert_to(String)
#=> {"value": "Integer[1, 5]", "type": "String"}
Integer[1, 5].length.reduce |$a, $b| { [$a, $b] }.map |$i, $x| { [$i, $x] }
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Type[Integer]"}
Sensitive([1, 2]).dig(0).step(2) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Sensitive[Array]"}
[3, [1, 'a'], {b => 2}].index(1).split('').convert_to(Array)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Undef"}
0.step(3).type
#=> {"value": {"Type": "Iterator[Unit]"}, "type": "Type[Iterator[Unit]]"}
{a => 1, b => [2]}.index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
''.reduce |$a, $b| { [$a, $b] }.filter |$i, $x| { $i != 1 }.max
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Enum[a, b, c].step(2).lest || { 1 }.length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Iterator[Enum]"}
[3, [1, 'a'], {b => 2}].index(1).any |$x| { $x }.slice(2)
#=> {"error": "Error while evaluating a Method call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Enum[a, b, c].max.length
#=> {"error": "Error while evaluating a Method call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Type[Enum]"}
Enum[a, b, c].step(2)
#=> {"value": {"Iterator": ["a", "c"]}, "type": "Iterator[Enum['a', 'b', 'c']]"}
5.reduce |$a, $b| { [$a, $b] }
#=> {"value": [[[[0, 1], 2], 3], 4], "type": "Tuple[Tuple[Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Integer[2, 2]], Integer[3, 3]], Integer[4, 4]]"}
[].sort.slice(2)
#=> {"value": [], "type": "Array[0, 0]"}
{a => 1, b => [2]}.split('').unwrap
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Struct\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Struct\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Struct\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Struct\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Struct\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Struct"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Struct"}
5.then |$x| { $x }
#=> {"value": 5, "type": "Integer[5, 5]"}
5.index(1).partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
[[1, 2], [3, 4]].length
#=> {"value": 2, "type": "Integer[2, 2]"}
undef.any |$x| { $x }.values.convert_to(String)
#=> {"error": "Error while evaluating a Method call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
''.group_by |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
[undef, 1].map |$x| { $x }.convert_to(String)
#=> {"value": "[undef, 1]", "type": "String"}
Sensitive([1, 2]).map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
[].split('').each |$x| { }.step(2) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Array\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Array\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Array\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Array\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Array\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Array"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Array"}
{1 => 2}.type.flatten.all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
Integer[1, 5].convert_to(Array).map |$i, $x| { [$i, $x] }
#=> {"value": [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]], "type": "Tuple[Tuple[Integer[0, 0], Integer[1, 1]], Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[2, 2], Integer[3, 3]], Tuple[Integer[3, 3], Integer[4, 4]], Tuple[Integer[4, 4], Integer[5, 5]]]"}
Sensitive([1, 2]).each |$x| { }.length.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]"}
Enum[a, b, c].split('').convert_to(String).step(2)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Type[Enum]"}
[undef, 1].reverse_each |$x| { $x }.unique.unique
#=> {"error": "Error while evaluating a Method call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Undef\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Undef"}
[[1, 2], [3, 4]].group_by |$x| { $x }.upcase.reverse_each
#=> {"value": {"Iterator": [[[3, 4], [[3, 4]]], [[1, 2], [[1, 2]]]]}, "type": "Iterator[Tuple[Variant[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]], Variant[Tuple[Tuple[Integer[1, 1], Integer[2, 2]]], Tuple[Tuple[Integer[3, 3], Integer[4, 4]]]], 2, 2]]"}
''.each |$x| { }.dig(0)
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
''.reverse_each |$x| { $x }.lest || { 1 }.slice(2)
#=> {"value": [[0]], "type": "Tuple[Tuple[Integer[0, 0]]]"}
Enum[a, b, c].values.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Type[Enum]"}
{a => 1, b => [2]}.convert_to(Array)
#=> {"value": [["a", 1], ["b", [2]]], "type": "Tuple[Tuple[String, Integer[1, 1]], Tuple[String, Tuple[Integer[2, 2]]]]"}
0.join(',').each |*$x| { }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Integer"}
Enum[a, b, c].empty.unwrap
#=> {"error": "Error while evaluating a Method call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Type[Enum]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Type[Enum]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Type[Enum]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Type[Enum]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Type[Enum]"}
{1 => 2}.empty.convert_to(String)
#=> {"value": "false", "type": "String"}
[undef, 1].map |$x| { $x }.any |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
0.reverse_each |$x| { $x }.each |*$x| { }.map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
Sensitive([1, 2]).with |$x| { $x }
#=> {"value": {"Sensitive": [1, 2]}, "type": "Sensitive[Array[Integer]]"}
undef.each |*$x| { }.reverse_each |$x| { $x }.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
{1 => 2}.length
#=> {"value": 1, "type": "Integer[1, 1]"}
undef.dig(0).reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
[3, [1, 'a'], {b => 2}].each |*$x| { }.step(2).reverse_each
#=> {"value": {"Iterator": [["b", 2], 3]}, "type": "Iterator[Variant[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]]"}
Sensitive([1, 2]).step(2).map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
''.reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
[3, [1, 'a'], {b => 2}].step(3).map |$i, $x| { [$i, $x] }.dig(0)
#=> {"value": [0, 3], "type": "Tuple[Integer[0, 0], Integer[3, 3]]"}
Sensitive([1, 2]).step(3).upcase.reverse_each
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
{a => 1, b => [2]}.max.index |$x| { $x == 2 }
#=> {"value": null, "type": "Undef"}
[].keys.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Array"}
{a => 1, b => [2]}.max
#=> {"value": {"Hash": [["a", 1], ["b", [2]]]}, "type": "Struct[{'a' => Integer[1, 1], 'b' => Tuple[Integer[2, 2]]}]"}
'hello'.convert_to(Array).lest || { 1 }
#=> {"value": ["h", "e", "l", "l", "o"], "type": "Tuple[String, String, String, String, String]"}
[[1, 2], [3, 4]].lest || { 1 }.type.step(2)
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'iterable' expects an Iterable value, got Type[Tuple]"}
[1, 2, 3].partition |$x| { $x == 1 }.empty
#=> {"value": false, "type": "Boolean[false]"}
[[[1]]].unique.split('').map |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Tuple"}
0.then |$x| { $x }.reduce |$a, $b| { [$a, $b] }
#=> {"value": null, "type": "Undef"}
Enum[a, b, c].group_by |$x| { $x }.unwrap
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Enum]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Enum]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Enum]"}
{}.unique.step(2)
#=> {"value": {"Iterator": []}, "type": "Iterator[Tuple[Unit, Unit, 2, 2]]"}
'hello'.step(2).sort
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Iterator[String]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Iterator[String]"}
5.upcase.reduce |$a, $b| { [$a, $b] }.reverse_each |$x| { $x }
#=> {"value": null, "type": "Undef"}
[3, [1, 'a'], {b => 2}].filter |$x| { $x != 1 }.unwrap.type
#=> {"value": {"Type": "Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]"}, "type": "Type[Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]]"}
[1, 2, 3].sort
#=> {"value": [1, 2, 3], "type": "Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
undef.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Undef"}
[undef, 1].map |$i, $x| { [$i, $x] }.then |$x| { $x }
#=> {"value": [[0, null], [1, 1]], "type": "Tuple[Tuple[Integer[0, 0], Undef], Tuple[Integer[1, 1], Integer[1, 1]]]"}
{a => 1, b => [2]}.map |$i, $x| { [$i, $x] }.step(2) |$x| { break() }.type
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
{1 => 2}.empty.max.upcase
#=> {"error": "Error while evaluating a Method call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Boolean"}
[[[1]]].empty.flatten.convert_to(String)
#=> {"value": "[false]", "type": "String"}
[[[1]]].slice(2).upcase.lest || { 1 }
#=> {"value": [[[[1]]]], "type": "Tuple[Tuple[Tuple[Tuple[Integer[1, 1]]]]]"}
[undef, 1].unwrap
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
{a => 1, b => [2]}.all |$i, $x| { $i < 5 }.any |$x| { $x }
#=> {"error": "Comparison of: String < Integer, is not possible. Caused by 'A String is not comparable to a non String'."}
[[1, 2], [3, 4]].map |$x| { $x }.step(3).lest || { 1 }
#=> {"value": {"Iterator": [[1, 2]]}, "type": "Iterator[Variant[Tuple[Integer[1, 1], Integer[2, 2]], Tuple[Integer[3, 3], Integer[4, 4]]]]"}
''.match(/a/).flatten.any |$x| { $x }
#=> {"value": false, "type": "Boolean[false]"}
[[[1]]].dig(0)
#=> {"value": [[1]], "type": "Tuple[Tuple[Integer[1, 1]]]"}
Sensitive([1, 2]).index |$x| { $x == 2 }.reduce |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
Enum[a, b, c].split('')
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Type[Enum]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Enum]"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Type[Enum]"}
Enum[a, b, c].match(/a/).each |*$x| { }.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Type[Enum]"}
{1 => 2}.split('').step(2)
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Hash"}
Sensitive([1, 2]).max.reverse_each |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Sensitive[Array]"}
Enum[a, b, c].filter |$i, $x| { $i != 1 }.slice(2)
#=> {"value": [["a", "c"]], "type": "Tuple[Tuple[String, String]]"}
[3, [1, 'a'], {b => 2}].partition |$x| { $x == 1 }
#=> {"value": [[], [3, [1, "a"], {"Hash": [["b", 2]]}]], "type": "Tuple[Array[0, 0], Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]]"}
[undef, 1].flatten.step(3).all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
[].values.each |$x| { }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got Array"}
[1, 2, 3].step(3).join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Iterator[Variant]"}
Sensitive([1, 2]).index |$x| { $x == 2 }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Sensitive[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Sensitive[Array]\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
Integer[1, 5].then |$x| { $x }.unwrap
#=> {"value": {"Type": "Integer[1, 5]"}, "type": "Type[Integer[1, 5]]"}
{}.empty.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
[].flatten.empty.any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
[[[1]]].step(2) |$x| { break() }.group_by |$x| { $x }.reduce(0) |$a, $b| { $b }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Undef\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Undef"}
'hello'.index |$x| { $x == 2 }.convert_to(Array).all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, 'new_array' Value of type Undef cannot be converted to Array"}
{}.step(2).convert_to(String)
#=> {"value": "[]", "type": "String"}
5.reduce(0) |$a, $b| { $b }
#=> {"value": 4, "type": "Integer[4, 4]"}
{}.keys.length
#=> {"value": 0, "type": "Integer[0, 0]"}
'hello'.with |$x| { $x }.convert_to(String)
#=> {"value": "hello", "type": "String"}
''.sort.reverse_each.join(',')
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Iterator[String]"}
{1 => 2}.join(',').match(/a/).each |$x| { }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Hash"}
0.unwrap.sort.filter |$i, $x| { $i != 1 }
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Integer\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Integer"}
[1, 2, 3].map |$x| { $x }.partition |$x| { $x == 1 }
#=> {"value": [[1], [2, 3]], "type": "Tuple[Tuple[Integer[1, 1]], Tuple[Integer[2, 2], Integer[3, 3]]]"}
''.index |$x| { $x == 2 }.join(',').empty
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Undef"}
''.split('').filter |$x| { $x != 1 }
#=> {"value": [], "type": "Array[0, 0]"}
[3, [1, 'a'], {b => 2}].map |$x| { $x }
#=> {"value": [3, [1, "a"], {"Hash": [["b", 2]]}], "type": "Tuple[Integer[3, 3], Tuple[Integer[1, 1], String], Struct[{'b' => Integer[2, 2]}]]"}
Enum[a, b, c].map |$x| { $x }.step(3).all |$i, $x| { $i < 5 }
#=> {"value": true, "type": "Boolean[true]"}
0.partition |$x| { $x == 1 }.convert_to(String).index |$x| { $x == 2 }
#=> {"error": "Error while evaluating a Method call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
Enum[a, b, c].keys.upcase.length
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Type[Enum]"}
[1, 2, 3].reduce |$a, $b| { [$a, $b] }.step(3)
#=> {"value": {"Iterator": [[1, 2]]}, "type": "Iterator[Variant[Tuple[Integer[1, 1], Integer[2, 2]], Integer[3, 3]]]"}
{}.then |$x| { $x }.group_by |$x| { $x }.map |$i, $x| { [$i, $x] }
#=> {"value": [], "type": "Array[0, 0]"}
''.convert_to(Array).lest || { 1 }
#=> {"value": [], "type": "Array[0, 0]"}
[3, [1, 'a'], {b => 2}].dig(0).reverse_each.convert_to(Array)
#=> {"value": [2, 1, 0], "type": "Tuple[Integer[2, 2], Integer[1, 1], Integer[0, 0]]"}
'hello'.then |$x| { $x }.values.with |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got String"}
[undef, 1].reduce(0) |$a, $b| { $b }.slice(2)
#=> {"value": [[0]], "type": "Tuple[Tuple[Integer[0, 0]]]"}
[3, [1, 'a'], {b => 2}].sort.filter |$x| { $x != 1 }
#=> {"error": "Error while evaluating a Method call, comparison of Array with Hash failed"}
Enum[a, b, c].unwrap.sort.partition |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Type[Enum]\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Type[Enum]"}
[].then |$x| { $x }
#=> {"value": [], "type": "Array[0, 0]"}
Enum[a, b, c].reverse_each |$x| { $x }.convert_to(String).each |$x| { }
#=> {"value": "", "type": "String"}
[1, 2, 3].step(3).reverse_each |$x| { $x }.dig(0)
#=> {"value": null, "type": "Undef"}
[[1, 2], [3, 4]].index |$x| { $x == 2 }.with |$x| { $x }.any |$x| { $x }
#=> {"error": "Error while evaluating a Method call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
'hello'.match(/a/).with |$x| { $x }
#=> {"value": null, "type": "Undef"}
[undef, 1].reverse_each |$x| { $x }.type
#=> {"value": {"Type": "Undef"}, "type": "Type[Undef]"}
{1 => 2}.group_by |$x| { $x }.unwrap.values
#=> {"value": [[[1, 2]]], "type": "Tuple[Tuple[Tuple[Integer[1, 1], Integer[2, 2]]]]"}
Integer[1, 5].reduce(0) |$a, $b| { $b }.then |$x| { $x }
#=> {"value": 5, "type": "Integer[5, 5]"}
{1 => 2}.match(/a/).all |$i, $x| { $i < 5 }
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Hash"}
