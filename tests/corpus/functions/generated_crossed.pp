# Generated: python -m tests.oracle.functions.fuzz --seed 22 --count 900 --write generated_crossed crossed
[['a', 1], ['b', 2]].abs() |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Method call, 'abs' parameter 'val' expects a value of type Numeric or String, got Tuple"}
all(Tuple[Integer, String])
#=> {"error": "Error while evaluating a Function Call, The function 'all' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Tuple]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Tuple]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Tuple]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Tuple]"}
any(['a', 'b']) |$x| { $x == 1 }
#=> {"value": false, "type": "Boolean[false]"}
assert_type('yes', '%d', [Sensitive('x')])
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 3"}
call(Deferred('f', [1]))
#=> {"error": "Error while evaluating a Function Call, Unknown function 'f'"}
camelcase(File['/a'], false) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 2"}
1e-7.capitalize([default], Integer)
#=> {"error": "Error while evaluating a Method call, 'capitalize' expects 1 argument, got 3"}
ceiling(/a.c/, ' ')
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
chomp(' 42 ', {'b' => 2, 'a' => [1]}, '\\1') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
chop('1.2.4-rc1', 2.5) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
compare(Sensitive[String], Error('m', 'k'), Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Sensitive[String]-Type and Object"}
'%05.1f'.convert_to(SemVerRange('>=1.0.0 <2.0.0')) |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'convert_to' parameter 'type' expects a Type value, got SemVerRange"}
defined('%s-%s', '%Y', '1.2.3') |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'defined' does not expect a block"}
dig(Integer[1, 4]) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Type[Integer]"}
digest(Timestamp('2016-01-01'))
#=> {"value": "ed8724912adb26faa0f1a494378e0508fef4ee5b17e442d1d862b976598b3628", "type": "String"}
1.downcase('1') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Method call, 'downcase' expects 1 argument, got 2"}
each(Timespan(90.5), Type[Integer], 'yes') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
empty(2.5, 'abc')
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
[[]].fail()
#=> {"error": "Error while evaluating a Method call, [[]]"}
filter('017', '\\1') |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 2"}
10.flatten()
#=> {"value": [10], "type": "Tuple[Integer[10, 10]]"}
floor([Sensitive('x')], Callable[String])
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
'$x'.get()
#=> {"error": "Error while evaluating a Method call, 'get' expects between 2 and 3 arguments, got 1"}
getvar(-3) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Integer"}
group_by('1', 'true')
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
index('yes', -0.0) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'match' expects a value of type String or Regexp, got Float\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
join([])
#=> {"value": "", "type": "String"}
keys(true) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got Boolean"}
length(default, URI('http://a.b/c?d#e'), Type[Integer]) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 3"}
['b', 'A', 3].lest() |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Method call, 'lest' block expects no arguments, got 1"}
Pattern[/a/].lstrip() |Hash $h| { $h }
#=> {"error": "Error while evaluating a Method call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Pattern]"}
'é'.map([1, [2, [3]]]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Method call, 'map' expects 1 argument, got 2"}
Sensitive(['a', 1]).match()
#=> {"error": "Error while evaluating a Method call, 'match' expects 2 arguments, got 1"}
1e-7.max(7) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Method call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Method call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
[default].md5(7) |$x| { $x }
#=> {"error": "Error while evaluating a Method call, md5(): Wrong number of arguments given (2 for 1)"}
min(Notify['x'], [{}]) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
new(Array[Integer], {})
#=> {"value": [], "type": "Array[0, 0]"}
[default].partition() |$a, $b| { $a }
#=> {"value": [[{"Default": true}], []], "type": "Tuple[Tuple[Default], Array[0, 0]]"}
'%d'.reduce({[1, 2] => 3}, SemVer('1.2.3-rc1')) |$x| { next(7) }
#=> {"error": "Error while evaluating a Method call, 'reduce' expects between 1 and 2 arguments, got 3"}
regsubst({'b' => 2, 'a' => [1]}, '1.2.3') |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 2"}
'$x'.reverse_each('-1e3')
#=> {"error": "Error while evaluating a Method call, 'reverse_each' expects 1 argument, got 2"}
Array[Integer].round(Any)
#=> {"error": "Error while evaluating a Method call, 'round' expects 1 argument, got 2"}
rstrip(false, [1, 2, 3].step(2), "a\nb\n") |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 3"}
sha1('a.b')
#=> {"value": "69f6642c9d71b463485b4faf4e989dc3fe77a8c6", "type": "String"}
'%s-%s'.sha256() |$x| >> Integer { $x }
#=> {"value": "07cad7b4359e4cd08ed4ea26d6e210c6f2951256698958acc0f6cc0122642f27", "type": "String"}
size('1')
#=> {"value": 1, "type": "Integer[1, 1]"}
slice(100000000000, [undef, 1])
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got Tuple"}
sort(Deferred('f', [1]), Integer[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
split(Sensitive(undef), '::a::b')
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Sensitive[Undef]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Sensitive[Undef]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Sensitive[Undef]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Sensitive[Undef]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Sensitive[Undef]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Sensitive[Undef]"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Sensitive[Undef]"}
[[]].sprintf(Integer, Sensitive(undef)) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Method call, no implicit conversion of Array into String"}
step(/(\w)(\d)?/) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
strftime('0x1F')
#=> {"value": "0x1F", "type": "String"}
strip("a\nb\n") |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'strip' does not expect a block"}
tagged('$x') |$x, $y, $z| { 1 }
#=> {"value": false, "type": "Boolean[false]"}
then(SemVerRange('>=1.0.0 <2.0.0'), -0.0, 'é')
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 3"}
tree_each('a b c') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got String"}
type('-1e3', Integer[1, 4], 1.0e20) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 3"}
unique('%s-%s') |*$r| { $r }
#=> {"value": "%s-", "type": "String"}
Sensitive(undef).unwrap() |Hash $h| { $h }
#=> {"error": "Error while evaluating a Method call, block parameter 'h' expects a Hash value, got Undef"}
Binary.upcase(Struct[{a => Integer}], [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Method call, 'upcase' expects 1 argument, got 3"}
values('10.0.0.1/24', Class)
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 2"}
{a => Sensitive('x')}.versioncmp(0)
#=> {"error": "Error while evaluating a Method call, 'versioncmp' parameter 'a' expects a String value, got Struct"}
with(Pattern[/a/], ' ') |$a, $b| { break() }
#=> {"error": "break() from context where this is illegal"}
abs([1, [2], {a => undef}], '3.7') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
'1.2.4-rc1'.all(['b', 'A', 3])
#=> {"error": "Error while evaluating a Method call, 'all' expects 1 argument, got 2"}
any(Tuple[Integer, String], Binary('aGVsbG8=')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
"\t x \n".call() |$x| { next(7) }
#=> {"error": "Error while evaluating a Method call, Unknown function '\t x \n'"}
Deferred('f', [1]).camelcase(-0.0)
#=> {"error": "Error while evaluating a Method call, 'camelcase' expects 1 argument, got 2"}
capitalize(['b', 'A', 3], Sensitive('s'), Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 3"}
ceiling(9223372036854775807)
#=> {"value": 9223372036854775807, "type": "Integer[9223372036854775807, 9223372036854775807]"}
chomp('3.7', Tuple[Integer, String]) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
chop([[]], ' ') |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
compare(Binary('aGVsbG8=')) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
0.convert_to(0) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Method call, 'convert_to' parameter 'type' expects a Type value, got Integer"}
defined('b')
#=> {"value": false, "type": "Boolean[false]"}
dig(SemVerRange('>=1.0.0 <2.0.0'), '017') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got SemVerRange"}
digest(Sensitive(['a', 1]), [1, [2, [3]]], [Sensitive('x')]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (3 for 1)"}
downcase(Integer, ['a', 'b'], Notify['x']) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 3"}
each('abc', 0)
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 2"}
empty([1, [2], {a => undef}], String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
fail(['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, [\"a\", \"b\"]"}
-0.0.filter('%05.1f') |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'filter' expects 1 argument, got 2"}
flatten(URI('http://a.b/c?d#e'), 'b') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
floor('', "a\nb\n", Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 3"}
get(Timestamp(0), []) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Array"}
{1 => 2}.getvar()
#=> {"error": "Error while evaluating a Method call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Hash"}
group_by('$x', undef) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
'abc'.index() |$a, $b| { $a }
#=> {"value": 0, "type": "Integer[0, 0]"}
join(Pattern[/a/], {[1, 2] => 3})
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Type[Pattern]"}
keys("a\u{1F600}b", [{}]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
'%s-%s'.length() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Method call, 'length' does not expect a block"}
lest(Timestamp(0), '+ 5') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
lstrip(Tuple[Integer, String], 0)
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
map('1.2.3', "e\u{301}")
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
[].match() |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Method call, 'match' expects 2 arguments, got 1"}
max({'x' => {'y' => {'z' => 1}}}) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
md5({undef => 1}) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Hash into String"}
min('+ 5') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
','.new([Sensitive('x')], Class['foo']) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Method call, 'new' parameter 'type' expects a Type value, got String"}
partition('017')
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
reduce(Type[Integer], [1, 2, 3].step(2))
#=> {"error": "Error while evaluating a Function Call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Type]"}
Sensitive(undef).regsubst(Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 4 arguments, got 2"}
'-1e3'.reverse_each() |String $s, $t = 2| { $t }
#=> {"value": null, "type": "Undef"}
round(Sensitive(undef)) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got Sensitive[Undef]"}
rstrip({a => {b => [1, 2]}}, '0b101', '017') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 3"}
sha1([Sensitive('x')])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
sha256(Error('m', 'k'), 'a.b')
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
shellquote('yes') |$x| { $x == 1 }
#=> {"value": "yes", "type": "String"}
size(1e-7)
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Float"}
100000000000.slice(100000000000, SemVer('1.2.3-rc1')) || { 1 }
#=> {"error": "Error while evaluating a Method call, 'slice' expects 2 arguments, got 3"}
sort(Sensitive(undef), {a => Sensitive('x')}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
split(7) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 1"}
Sensitive('s').sprintf() |$x| { next(7) }
#=> {"error": "Error while evaluating a Method call, no implicit conversion of Puppet::Pops::Types::PSensitiveType::Sensitive into String"}
step(10)
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
[['a', 1], ['b', 2]].strftime()
#=> {"error": "Error while evaluating a Method call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Tuple"}
strip(1e-7, '日本語')
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
tagged(Integer, '$x') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"value": false, "type": "Boolean[false]"}
then(Array[Integer], 1e300)
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
tree_each({'b' => 2, 'a' => [1]})
#=> {"value": {"Iterator": [[[], {"Hash": [["b", 2], ["a", [1]]]}], [["b"], 2], [["a"], [1]], [["a", 0], 1]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
type(Error('m', 'k'), '%d')
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got '%d'"}
unique(10) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' block expects 1 argument, got 3"}
unwrap([1, 2, 3].step(2)) |$a, $b| { [$a, $b] }
#=> {"error": "Parameter $b is required but no value was given"}
upcase('$x', [[]]) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 2"}
'a b c'.values('2001:db8::1') |$x| { undef }
#=> {"error": "Error while evaluating a Method call, 'values' expects 1 argument, got 2"}
versioncmp([Sensitive('x')], {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Tuple"}
with("a\u{1F600}b", [Sensitive('x')], Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
abs(Notify['x'], '日本語', Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 3"}
all(10, '017')
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
any('0x1F', SemVer('1.2.3-rc1'), -3)
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 3"}
','.assert_type()
#=> {"error": "Error while evaluating a Method call, 'assert_type' expects 2 arguments, got 1"}
call(0, Any) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Integer\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 2"}
camelcase(Timespan(90.5)) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Timespan"}
'a.b'.capitalize() |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Method call, 'capitalize' does not expect a block"}
ceiling(Pattern[/a/])
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Type[Pattern]"}
Sensitive(undef).chomp('3.7', '%05.1f')
#=> {"error": "Error while evaluating a Method call, 'chomp' expects 1 argument, got 3"}
chop(9223372036854775807)
#=> {"value": 9223372036854775807, "type": "Integer[9223372036854775807, 9223372036854775807]"}
compare(2.5, Undef) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'compare' was called with arguments it does not accept. It expects one of:\n  (Numeric a, Numeric b)\n    rejected: parameter 'b' expects a Numeric value, got Type[Undef]\n  (String a, String b, Boolean ignore_case?)\n    rejected: parameter 'a' expects a String value, got Float\n  (SemVer a, SemVer b)\n    rejected: parameter 'a' expects a SemVer value, got Float\n  (Numeric a, Variant[Timespan, Timestamp] b)\n    rejected: parameter 'b' expects a value of type Timespan or Timestamp, got Type[Undef]\n  (Timestamp a, Variant[Timestamp, Numeric] b)\n    rejected: parameter 'a' expects a Timestamp value, got Float\n  (Timespan a, Variant[Timespan, Numeric] b)\n    rejected: parameter 'a' expects a Timespan value, got Float"}
convert_to(Undef) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
defined('%Y')
#=> {"value": false, "type": "Boolean[false]"}
Deferred('f', [1]).dig() |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Deferred"}
digest(Array[Integer], '2001:db8::1') |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
downcase({a => {b => [1, 2]}}) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'downcase' does not expect a block"}
/a.c/.each()
#=> {"error": "Error while evaluating a Method call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Regexp\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Regexp\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Regexp\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Regexp"}
empty(Sensitive(undef), '')
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
fail(Sensitive(['a', 1]), Init[Integer], '3.7')
#=> {"error": "Error while evaluating a Function Call, Sensitive [value redacted] Init[Integer] 3.7"}
'1.2.3'.filter('b') |$x| { undef }
#=> {"error": "Error while evaluating a Method call, 'filter' expects 1 argument, got 2"}
flatten(Optional[String], [], {a => {b => [1, 2]}}) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
floor('0b101')
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
fqdn_rand('ÅÄÖß', ['a', 'b'], [1, [2, [3]]]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
get(File['/a'], '0x1F')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Type[Resource]"}
getvar({a => 1}, Integer[1, 4], [undef, 1])
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got 3"}
[1, 'a', undef, true, 2.5].group_by('+ 5')
#=> {"error": "Error while evaluating a Method call, 'group_by' expects 1 argument, got 2"}
Timespan(90.5).index() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Timespan\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Timespan\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timespan\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timespan\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
join('1.2.3', "\t x \n", Init[Integer]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
keys(Enum['a', 'b'], {undef => 1})
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
length(true, [1, [2], {a => undef}], [{}]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 3"}
default.lest(',', -0.0) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Method call, 'lest' expects 1 argument, got 3"}
lstrip(Class, "e\u{301}")
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
map(100000000000, '017') |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
match([undef, 1], '1.2.4-rc1') |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, The function 'match' was called with arguments it does not accept. It expects one of:\n  (String string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Array[String] string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' index 0 expects a String value, got Undef\n    rejected: parameter 'string' index 1 expects a String value, got Integer"}
max(Error('m', 'k')) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
md5(Binary('aGVsbG8='), ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (2 for 1)"}
7.min("e\u{301}", [1, [2, [3]]]) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Method call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
new({[1, 2] => 3})
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Hash"}
partition(Timestamp('2016-01-01'), URI('http://a.b/c?d#e')) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 2"}
Timestamp('2016-01-01').reduce(default, Class) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'reduce' expects between 1 and 2 arguments, got 3"}
regsubst([Sensitive('x')], Binary, [['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'target' variant 0 index 0 expects a String value, got Sensitive[String]\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'target' variant 0 index 0 expects a String value, got Sensitive[String]\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Type[Binary]"}
reverse_each(-0.0, 'true')
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
round(['a', 'b']) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got Tuple"}
rstrip('a b c', Timespan(90.5), {}) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 3"}
sha1(SemVer('1.2.3-rc1'), 'ÅÄÖß') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (2 for 1)"}
{a => 1, b => 2}.reverse_each.sha256(Any, "a\nb\n")
#=> {"error": "Error while evaluating a Method call, Use of an Iterator is not supported here"}
size({[1, 2] => 3}, '-1e3')
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
slice('017') |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 1"}
sort('1', false)
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
10.split('b', default) || { 1 }
#=> {"error": "Error while evaluating a Method call, 'split' expects 2 arguments, got 3"}
"a\nb\n".sprintf(-3, {})
#=> {"value": "a\nb\n", "type": "String"}
step(SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
strftime([['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Tuple"}
strip(Timestamp('2016-01-01'))
#=> {"error": "Error while evaluating a Function Call, 'strip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Timestamp"}
'+ 5'.tagged()
#=> {"value": false, "type": "Boolean[false]"}
then({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, 'then' expects a block"}
tree_each('abc', ['b', 'A', 3], [['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 3"}
type("e\u{301}")
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
unique(Callable[String])
#=> {"error": "Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Type[Callable]\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Type[Callable]\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Type[Callable]\n  (Iterable iterable, Callable[Any] block?)\n    rejected: parameter 'iterable' expects an Iterable value, got Type[Callable]"}
Pattern[/a/].unwrap()
#=> {"value": {"Type": "Pattern[/a/]"}, "type": "Type[Pattern[/a/]]"}
0.upcase(-3, Sensitive(undef)) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Method call, 'upcase' expects 1 argument, got 3"}
values({a => 1})
#=> {"value": [1], "type": "Tuple[Integer[1, 1]]"}
Sensitive('s').versioncmp() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Method call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
{a => 1, b => 2}.reverse_each.with(Deferred('f', [1])) |$x| { $x == 1 }
#=> {"value": false, "type": "Boolean[false]"}
abs([1, 2, 3].step(2), -1)
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
all({undef => 1}, 1.0e20)
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
'abc'.any('\\1')
#=> {"error": "Error while evaluating a Method call, 'any' expects 1 argument, got 2"}
assert_type(Init[Integer], ',')
#=> {"error": "Error while evaluating a Function Call, assert_type(): expects an Init[Integer] value, got String"}
call({}, Array[Integer], [1, 'a', undef, true, 2.5]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Hash\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 3"}
-0.0.camelcase() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Method call, 'camelcase' does not expect a block"}
capitalize(0) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' does not expect a block"}
ceiling(-1) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' does not expect a block"}
chomp(0, [1, 2, 3].step(2)) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
chop([], 'abc'.reverse_each) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
compare(Integer) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
convert_to('-1e3')
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
defined('1.2.3') |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'defined' does not expect a block"}
String[1, 3].dig([Sensitive('x')])
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Type[String]"}
digest('1.2.3', '1.2.4-rc1', Enum['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (3 for 1)"}
2.5.downcase()
#=> {"value": {"Float": "2.5"}, "type": "Float[2.5, 2.5]"}
Sensitive(undef).each('true', [1, 2, 3].step(2))
#=> {"error": "Error while evaluating a Method call, 'each' expects 1 argument, got 3"}
empty('yes') |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'empty' does not expect a block"}
Enum['a', 'b'].fail()
#=> {"error": "Error while evaluating a Method call, Enum['a', 'b']"}
'日本語'.filter() |$x| { undef }
#=> {"value": [], "type": "Array[0, 0]"}
[default].flatten('0b101')
#=> {"value": [{"Default": true}, "0b101"], "type": "Tuple[Default, String]"}
{a => {b => [1, 2]}}.floor() |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Method call, 'floor' parameter 'val' expects a value of type Numeric or String, got Struct"}
fqdn_rand('+ 5', Integer[1, 4], /(\w)(\d)?/) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
get(' ', '') |$x| { $x == 1 }
#=> {"value": " ", "type": "String"}
getvar('%d')
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
SemVerRange('>=1.0.0 <2.0.0').group_by(1.0e20)
#=> {"error": "Error while evaluating a Method call, 'group_by' expects 1 argument, got 2"}
/a.c/.index(Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Regexp\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Regexp"}
[1, [2], {a => undef}].join(Optional[String]) |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'delimiter' expects a String value, got Type[Optional]"}
Timestamp(0).keys(' 42 ')
#=> {"error": "Error while evaluating a Method call, 'keys' expects 1 argument, got 2"}
length(undef)
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
lest('%d', '日本語')
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
SemVer('1.2.3-rc1').lstrip()
#=> {"error": "Error while evaluating a Method call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got SemVer"}
map(Timestamp('2016-01-01'), [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
match(default, Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'match' parameter 'string' expects a value of type String or Array, got Default"}
'1'.max('017')
#=> {"value": "017", "type": "String"}
md5('\\1', 'abc'.reverse_each, [1, 2].reverse_each) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
new(Sensitive(['a', 1]), {[1, 2] => 3}, Notify['x']) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Sensitive[Array]"}
partition('a.b') |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
Error('m', 'k').reduce()
#=> {"error": "Error while evaluating a Method call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Error\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: expects 2 arguments, got 1"}
Binary.regsubst(['a', 'b'], [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Method call, 'regsubst' parameter 'target' expects a value of type Array or String, got Type[Binary]"}
#[9]=> {"error": "Error while evaluating a Method call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Type[Binary]"}
{'b' => 2, 'a' => [1]}.reverse_each(Sensitive[String], [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Method call, 'reverse_each' expects 1 argument, got 3"}
round(Sensitive[String], '\\1', undef)
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 3"}
rstrip(Timespan(90.5), Sensitive(undef)) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 2"}
Integer[1, 4].sha1()
#=> {"error": "Error while evaluating a Method call, no implicit conversion of Puppet::Pops::Types::PIntegerType into String"}
sha256(Pattern[/a/]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PPatternType into String"}
size({a => {b => [1, 2]}}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'size' does not expect a block"}
slice(Binary) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 1"}
sort(9223372036854775807)
#=> {"error": "Error while evaluating a Function Call, The function 'sort' was called with arguments it does not accept. It expects one of:\n  (String string_value, Callable[2, 2] block?)\n    rejected: parameter 'string_value' expects a String value, got Integer\n  (Array array_value, Callable[2, 2] block?)\n    rejected: parameter 'array_value' expects an Array value, got Integer"}
Sensitive[String].split({undef => 1}) |*$r| { $r }
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Type[Sensitive]\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Type[Sensitive]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Type[Sensitive]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Sensitive]\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Sensitive]\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Type[Sensitive]"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Type[Sensitive]"}
sprintf(1, Sensitive('s')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
step(Class['foo'], [1, 2, 3].step(2), 10)
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 3"}
strftime([{}]) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Tuple"}
Integer[1, 4].strip() || { 1 }
#=> {"error": "Error while evaluating a Method call, 'strip' does not expect a block"}
{a => {b => [1, 2]}}.tagged('017') |$x| { undef }
#=> {"value": false, "type": "Boolean[false]"}
'é'.then("a\u{1F600}b", URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Method call, 'then' expects 1 argument, got 3"}
tree_each(false, 'abc') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Boolean"}
type(10, 'yes')
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got 'yes'"}
unique(Array[Integer], Init[Integer]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
unwrap(Binary('aGVsbG8='))
#=> {"value": {"Binary": "aGVsbG8="}, "type": "Binary"}
upcase({}, [undef, 1])
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 2"}
Undef.values({a => 1, b => 2}.reverse_each)
#=> {"error": "Error while evaluating a Method call, 'values' expects 1 argument, got 2"}
versioncmp('%d', 'abc'.reverse_each, 'a,b') |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'b' expects a String value, got Iterator[String]"}
with(Callable[String]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, block parameter 's' expects a String value, got Type[Callable]"}
abs(/a.c/)
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Regexp"}
all(-1)
#=> {"error": "Error while evaluating a Function Call, 'all' expects a block"}
'%s-%s'.any()
#=> {"error": "Error while evaluating a Method call, 'any' expects a block"}
assert_type([1, [2, [3]]], Sensitive(['a', 1]))
#=> {"error": "Error while evaluating a Function Call, The function 'assert_type' was called with arguments it does not accept. It expects one of:\n  (Type type, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type' expects a Type value, got Tuple\n  (String type_string, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type_string' expects a String value, got Tuple"}
{[1, 2] => 3}.call([Sensitive('x')]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Method call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Hash\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 2"}
camelcase('a.b') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' does not expect a block"}
capitalize("\t x \n", 100000000000) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
ceiling([1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Iterator[Integer]"}
Sensitive[String].chomp('true') |Hash $h| { $h }
#=> {"error": "Error while evaluating a Method call, 'chomp' expects 1 argument, got 2"}
chop(2.5, "e\u{301}") |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
compare(1, '%s-%s') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, The function 'compare' was called with arguments it does not accept. It expects one of:\n  (Numeric a, Numeric b)\n    rejected: parameter 'b' expects a Numeric value, got String\n  (String a, String b, Boolean ignore_case?)\n    rejected: parameter 'a' expects a String value, got Integer\n  (SemVer a, SemVer b)\n    rejected: parameter 'a' expects a SemVer value, got Integer\n  (Numeric a, Variant[Timespan, Timestamp] b)\n    rejected: parameter 'b' expects a value of type Timespan or Timestamp, got String\n  (Timestamp a, Variant[Timestamp, Numeric] b)\n    rejected: parameter 'a' expects a Timestamp value, got Integer\n  (Timespan a, Variant[Timespan, Numeric] b)\n    rejected: parameter 'a' expects a Timespan value, got Integer"}
convert_to('true')
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
defined(Init[Integer])
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type[CatalogEntry]], got Type[Init[Integer]]"}
dig(/(\w)(\d)?/) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Regexp"}
digest({'b' => 2, 'a' => [1]}, -0.0) || { 1 }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
[default].downcase()
#=> {"error": "Error while evaluating a Method call, The function 'downcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Array[StringData] arg)\n    rejected: parameter 'arg' index 0 expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Default\n  (Hash[StringData, StringData] arg)\n    rejected: parameter 'arg' expects a Hash value, got Tuple"}
each('ABC', '%05.1f') |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 2"}
empty("e\u{301}", [default], Enum['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
fail(1e-7)
#=> {"error": "Error while evaluating a Function Call, 1.0e-07"}
filter(Enum['a', 'b'], '::a::b', 'é') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 3"}
flatten(['a', 'b']) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
floor('abc')
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
get([1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
getvar(Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Type[Optional]"}
true.group_by()
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Boolean\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Boolean\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Boolean"}
index('日本語', -3)
#=> {"value": null, "type": "Undef"}
join('%s-%s', String[1, 3]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
keys('')
#=> {"error": "Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got String"}
length(Timestamp('2016-01-01')) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Timestamp"}
lest('+ 5', Timestamp('2016-01-01'), String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 3"}
lstrip(Struct[{a => Integer}], 'a b c', [[]])
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
map(Callable[String])
#=> {"error": "Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Callable]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Callable]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Callable]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Callable]"}
match(Integer, Sensitive(['a', 1]))
#=> {"error": "Error while evaluating a Function Call, 'match' parameter 'string' expects a value of type String or Array, got Type[Integer]"}
max('a b c', Integer[1, 4])
#=> {"value": "a b c", "type": "String"}
md5([1, [2, [3]]], {a => 1}, [1, 2].reverse_each) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
min(Integer, SemVerRange('>=1.0.0 <2.0.0'), '1.2.3')
#=> {"value": "1.2.3", "type": "String"}
10.new() |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Method call, 'new' parameter 'type' expects a Type value, got Integer"}
partition(Sensitive(['a', 1]), 'a b c') |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 2"}
reduce(String[1, 3]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[String]\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: expects 2 arguments, got 1"}
'ABC'.regsubst()
#=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 5 arguments, got 1"}
#[9]=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 4 arguments, got 1"}
[1, 2].reverse_each.reverse_each()
#=> {"value": {"Iterator": [1, 2]}, "type": "Iterator[Variant[Integer[1, 1], Integer[2, 2]]]"}
Integer[1, 3].round(Struct[{a => Integer}]) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Method call, 'round' expects 1 argument, got 2"}
rstrip(/(\w)(\d)?/, Timestamp('2016-01-01'))
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 2"}
sha1(Integer[1, 3], 1e300, {a => {b => [1, 2]}}) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (3 for 1)"}
sha256([1, 2, 3].step(2), [{}]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
shellquote([1, 2].reverse_each, 'yes', Error('m', 'k')) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
size(Struct[{a => Integer}], Init[Integer]) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
{1 => 2}.slice({a => Sensitive('x')}) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Method call, 'slice' parameter 'slice_size' expects an Integer value, got Struct"}
sort([undef, 1]) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'sort' block expects 2 arguments, got 1"}
split('yes', 1e300) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'pattern' expects a String value, got Float\n  (String str, Regexp pattern)\n    rejected: parameter 'pattern' expects a Regexp value, got Float\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'pattern' expects a Type[Regexp] value, got Float\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Float"}
sprintf([[]], {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
step(1e-7)
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
strftime(',', [1, 'a', undef, true, 2.5])
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got String\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got String\n  (String format, String timezone?)\n    rejected: parameter 'timezone' expects a String value, got Tuple"}
strip(Class, [undef, 1])
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
tagged('a,b', "\t x \n", URI('http://a.b/c?d#e')) |Hash $h| { $h }
#=> {"value": false, "type": "Boolean[false]"}
Init[Integer].then(1e300, '10.0.0.1/24') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'then' expects 1 argument, got 3"}
tree_each([[]]) |*$r| { $r }
#=> {"value": [[]], "type": "Tuple[Array[0, 0]]"}
type({a => Sensitive('x')}) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'type' does not expect a block"}
unique('\\1', [Sensitive('x')]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
'%d'.unwrap(1.0e20, Class)
#=> {"error": "Error while evaluating a Method call, 'unwrap' expects 1 argument, got 3"}
10.upcase(Integer)
#=> {"error": "Error while evaluating a Method call, 'upcase' expects 1 argument, got 2"}
'é'.values(-3, ['b', 'A', 3])
#=> {"error": "Error while evaluating a Method call, 'values' expects 1 argument, got 3"}
[[]].versioncmp(Class)
#=> {"error": "Error while evaluating a Method call, 'versioncmp' parameter 'a' expects a String value, got Tuple"}
with(' ', {'b' => 2, 'a' => [1]}) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, value returned from lambda has wrong type, expects an Integer value, got String"}
abs('0b101', {a => Sensitive('x')}) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
Array[Integer].all()
#=> {"error": "Error while evaluating a Method call, The function 'all' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Array]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Array]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Array]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Array]"}
any(Struct[{a => Integer}], '0x1F')
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
assert_type("a\u{1F600}b", '-1e3') |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 1"}
'-1e3'.call(Integer[1, 3])
#=> {"error": "Error while evaluating a Method call, Unknown function '-1e3'"}
camelcase([1, 2].reverse_each, [{}])
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 2"}
capitalize(Timestamp('2016-01-01')) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Timestamp"}
ceiling(Binary('aGVsbG8='), 'b', '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 3"}
chomp(100000000000) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'chomp' does not expect a block"}
Notify['x'].chop("a\u{1F600}b") |$a, $b| { break() }
#=> {"error": "Error while evaluating a Method call, 'chop' expects 1 argument, got 2"}
compare('%d')
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
convert_to(Undef, -3, '') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got Integer"}
defined(9223372036854775807) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Integer"}
Timestamp(0).dig()
#=> {"error": "Error while evaluating a Method call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Timestamp"}
[1, 2, 3].digest()
#=> {"error": "Error while evaluating a Method call, no implicit conversion of Array into String"}
100000000000.downcase('ABC', {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Method call, 'downcase' expects 1 argument, got 3"}
-3.each([[]], Timespan(90.5)) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Method call, 'each' expects 1 argument, got 3"}
empty(9223372036854775807, Type[Integer]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
'+ 5'.fail(Tuple[Integer, String], Sensitive[String])
#=> {"error": "Error while evaluating a Method call, + 5 Tuple[Integer, String] Sensitive[String]"}
filter('%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'filter' expects a block"}
flatten({1 => 2}, Array[Integer])
#=> {"value": [{"Hash": [[1, 2]]}, {"Type": "Array[Integer]"}], "type": "Tuple[Hash[Integer[1, 1], Integer[2, 2], 1, 1], Type[Array[Integer]]]"}
floor(0) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'floor' does not expect a block"}
get(' ', [1, 'a', undef, true, 2.5])
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Tuple"}
Integer[1, 3].getvar()
#=> {"error": "Error while evaluating a Method call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Type[Integer]"}
1.group_by() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Method call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Integer"}
'1'.index('2001:db8::1', '3.7')
#=> {"error": "Error while evaluating a Method call, 'index' expects between 1 and 2 arguments, got 3"}
{a => {b => [1, 2]}}.join(1e-7) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Struct"}
keys(Pattern[/a/]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got Type[Pattern]"}
Sensitive(undef).length('ÅÄÖß', [1, 'a', undef, true, 2.5])
#=> {"error": "Error while evaluating a Method call, 'length' expects 1 argument, got 3"}
lest('0b101', ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
lstrip('b', 'ABC') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
map(Struct[{a => Integer}], Integer[1, 4]) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
match('%05.1f', Integer[1, 4], '::a::b')
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 3"}
max(Timespan(90.5), Callable[String], '1')
#=> {"value": {"Type": "Callable[String]"}, "type": "Type[Callable[String]]"}
md5('abc'.reverse_each) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
min('true', false, Sensitive[String]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
new(Binary)
#=> {"error": "Error while evaluating a Function Call, 'new_Binary' expects between 1 and 2 arguments, got none"}
partition(' ')
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
"\t x \n".reduce() |$a, $b| { break() }
#=> {"value": "\t", "type": "String"}
undef.regsubst([], 100000000000)
#=> {"error": "Error while evaluating a Method call, 'regsubst' parameter 'target' expects a value of type Array or String, got Undef"}
#[9]=> {"error": "Error while evaluating a Method call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Undef"}
reverse_each(Integer[1, 3], {1 => 2}) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
Optional[String].round('\\1', Type[Integer]) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Method call, 'round' expects 1 argument, got 3"}
rstrip([Sensitive('x')], [undef, 1])
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 2"}
sha1(/a.c/)
#=> {"value": "d224227972a9451c76aeba9f20d091966335dbbd", "type": "String"}
1.sha256(Integer[1, 3]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Method call, sha256(): Wrong number of arguments given (2 for 1)"}
size(SemVerRange('>=1.0.0 <2.0.0'), default, '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 3"}
slice([1, 2, 3].step(2))
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 1"}
sort(1.0e20, [1, 2, 3], '\\1')
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
default.split('yes', false)
#=> {"error": "Error while evaluating a Method call, 'split' expects 2 arguments, got 3"}
sprintf(Error('m', 'k')) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::DataTypes::Error into String"}
'1.2.4-rc1'.step([]) |$x| { undef }
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'step' expects an Integer value, got Array"}
strftime(Sensitive(['a', 1])) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Sensitive[Array]"}
strip(1e-7, Sensitive(undef)) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
' 42 '.tagged([Sensitive('x')]) |$x| { break() }
#=> {"value": false, "type": "Boolean[false]"}
true.then([[]], '+ 5') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Method call, 'then' expects 1 argument, got 3"}
tree_each('%Y', {undef => 1})
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got String"}
type([1, 2, 3]) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, 'type' does not expect a block"}
'b'.unique(Class) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Method call, 'unique' expects 1 argument, got 2"}
'::a::b'.unwrap(Callable[String]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'unwrap' expects 1 argument, got 2"}
'::a::b'.upcase(Any) |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'upcase' expects 1 argument, got 2"}
values({undef => 1}, default)
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 2"}
Enum['a', 'b'].versioncmp() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Method call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
with(File['/a'], Init[Integer], Notify['x']) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, value returned from lambda has wrong type, expects an Integer value, got Type[Resource]"}
abs([1, 2, 3].step(2)) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Iterator[Integer]"}
all(1, '0x1F')
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
any({1 => 2}, [{}], [[]]) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 3"}
assert_type(/a.c/, '%d')
#=> {"error": "Error while evaluating a Function Call, The function 'assert_type' was called with arguments it does not accept. It expects one of:\n  (Type type, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type' expects a Type value, got Regexp\n  (String type_string, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type_string' expects a String value, got Regexp"}
call('true', Sensitive(['a', 1]))
#=> {"error": "Error while evaluating a Function Call, Unknown function 'true'"}
[{}].camelcase('%s-%s') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Method call, 'camelcase' expects 1 argument, got 2"}
capitalize('017')
#=> {"value": "017", "type": "String"}
ceiling('10.0.0.1/24', 'ABC', [default])
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 3"}
chomp(Class, 'yes') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
chop(URI('http://a.b/c?d#e'), '', ' ')
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 3"}
Binary.compare()
#=> {"error": "Error while evaluating a Method call, 'compare' expects between 2 and 3 arguments, got 1"}
convert_to({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
defined(/(\w)(\d)?/, Array[Integer]) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Regexp"}
dig(true)
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Boolean"}
'1.2.4-rc1'.digest([['a', 1], ['b', 2]]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Method call, digest(): Wrong number of arguments given (2 for 1)"}
downcase('abc'.reverse_each, '%d')
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 2"}
'%05.1f'.each(Timestamp('2016-01-01'), [1, [2, [3]]])
#=> {"error": "Error while evaluating a Method call, 'each' expects 1 argument, got 3"}
empty('+ 5', {})
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
fail(1) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 1"}
Array[Integer].filter(Undef, '2001:db8::1')
#=> {"error": "Error while evaluating a Method call, 'filter' expects 1 argument, got 3"}
[Sensitive('x')].flatten(-0.0)
#=> {"value": [{"Sensitive": "x"}, {"Float": "-0.0"}], "type": "Tuple[Sensitive[String], Float[-0.0, -0.0]]"}
Sensitive(undef).floor() |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Method call, 'floor' parameter 'val' expects a value of type Numeric or String, got Sensitive[Undef]"}
get([])
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
getvar(Enum['a', 'b'], Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Type[Enum]"}
group_by('3.7') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
Integer[1, 4].index('abc'.reverse_each) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Type[Integer]\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
/a.c/.join(default) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Method call, 'join' parameter 'arg' expects an Array value, got Regexp"}
'b'.keys()
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got String"}
length(-1, ' ') |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
lest('2001:db8::1', '017', SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 3"}
lstrip(false, Init[Integer], "\t x \n")
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
map('0x1F', Binary, Undef)
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 3"}
Pattern[/a/].match('3.7') |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Type[Pattern]"}
max(-1) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
md5([1, 2, 3].step(2), Class)
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
min('\\1') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
'yes'.new('::a::b') |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Method call, 'new' parameter 'type' expects a Type value, got String"}
partition({1 => 2}) |$x, *$r| { $r }
#=> {"value": [[[1, 2]], []], "type": "Tuple[Tuple[Tuple[Integer[1, 1], Integer[2, 2]]], Array[0, 0]]"}
Binary('aGVsbG8=').reduce(10, Sensitive(undef))
#=> {"error": "Error while evaluating a Method call, 'reduce' expects between 1 and 2 arguments, got 3"}
regsubst({a => {b => [1, 2]}}, {}, SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Struct"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Struct"}
reverse_each({a => Sensitive('x')}, Timestamp('2016-01-01'), 1.0e20)
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 3"}
' '.round()
#=> {"error": "Error while evaluating a Method call, 'round' parameter 'val' expects a Numeric value, got String"}
rstrip(' ')
#=> {"value": "", "type": "String"}
'10.0.0.1/24'.sha1({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Method call, sha1(): Wrong number of arguments given (2 for 1)"}
sha256('-1e3', {})
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
size(undef, '0x1F') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
slice('+ 5') |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 1"}
sort(Timestamp(0), [Sensitive('x')], /(\w)(\d)?/) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
split(',', {a => Sensitive('x')}, 'a.b') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
sprintf(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String"}
step(Pattern[/a/])
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
strftime(1e300)
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Float"}
strip(Sensitive[String]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Sensitive]"}
tagged([default], Timespan(90.5))
#=> {"value": false, "type": "Boolean[false]"}
then('2001:db8::1', Optional[String], {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 3"}
tree_each(Sensitive(['a', 1]), Enum['a', 'b'], '%d') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 3"}
type('yes', '2001:db8::1', 'ÅÄÖß')
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 3"}
unique(Type[Integer], 10) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
unwrap(Timespan(90.5), ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
Notify['x'].upcase(1e300, 'a,b') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'upcase' expects 1 argument, got 3"}
{}.values() |$a, $b| { break() }
#=> {"error": "Error while evaluating a Method call, 'values' does not expect a block"}
versioncmp(Optional[String], {a => Sensitive('x')}, 1e300) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Type[Optional]"}
with([1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
abs('-1e3') |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'abs' does not expect a block"}
all(0) |$x, *$r| { $r }
#=> {"value": true, "type": "Boolean[true]"}
any(100000000000, '2001:db8::1') |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
assert_type([{}], {a => 1}, Sensitive('s')) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 3"}
call('1.2.3', '10.0.0.1/24')
#=> {"error": "Error while evaluating a Function Call, Unknown function '1.2.3'"}
'a,b'.camelcase() |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'camelcase' does not expect a block"}
'é'.capitalize(-3, 2.5) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Method call, 'capitalize' expects 1 argument, got 3"}
ceiling(Timestamp('2016-01-01'), '-1e3') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
chomp(10, 'a b c')
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
chop(0, 10)
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
compare(Pattern[/a/], URI('http://a.b/c?d#e')) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'compare' parameter 'a' expects a value of type Numeric, String, SemVer, Timestamp, or Timespan, got Type[Pattern]"}
'2001:db8::1'.convert_to(' ', Integer) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Method call, 'convert_to' parameter 'type' expects a Type value, got String"}
defined(1e-7, 1.0e20) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Float"}
{a => 1}.dig('true') |$a = 1| { $a }
#=> {"error": "Error while evaluating a Method call, 'dig' does not expect a block"}
digest(2.5) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Float into String"}
downcase('$x', 10, File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 3"}
each('日本語', ['b', 'A', 3]) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 2"}
empty('2001:db8::1')
#=> {"value": false, "type": "Boolean[false]"}
Sensitive(undef).fail(default) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, Sensitive [value redacted] default"}
filter(-1, '-1e3', Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 3"}
flatten(Integer[1, 3])
#=> {"value": [{"Type": "Integer[1, 3]"}], "type": "Tuple[Type[Integer[1, 3]]]"}
floor(1e300, '\\1') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
100000000000.fqdn_rand()
#=> {"value": 13385030182, "type": "Integer[13385030182, 13385030182]"}
get(Deferred('f', [1])) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got 1"}
[1, 'a', undef, true, 2.5].getvar(-1)
#=> {"error": "Error while evaluating a Method call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Tuple"}
group_by(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got SemVer\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got SemVer\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got SemVer"}
Undef.index(2.5)
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Type[Undef]\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Undef]"}
join(Error('m', 'k'), File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Error"}
keys(Sensitive[String], Binary('aGVsbG8=')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
'1'.length()
#=> {"value": 1, "type": "Integer[1, 1]"}
lest([1, 2, 3]) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got 1"}
lstrip('abc'.reverse_each)
#=> {"value": ["c", "b", "a"], "type": "Tuple[String, String, String]"}
map('true', Init[Integer])
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
match(100000000000) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 1"}
max(true, 7) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
Pattern[/a/].md5([undef, 1]) || { 1 }
#=> {"error": "Error while evaluating a Method call, md5(): Wrong number of arguments given (2 for 1)"}
'0x1F'.min() |Hash $h| { $h }
#=> {"error": "Error while evaluating a Method call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Method call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
Integer.new([1, 2].reverse_each) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Method call, 'new' Value of type Iterator[Integer] cannot be converted to Integer"}
partition('::a::b', Class) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 2"}
'$x'.reduce(['a', 'b'], Integer[1, 3]) |$x| { $x }
#=> {"error": "Error while evaluating a Method call, 'reduce' expects between 1 and 2 arguments, got 3"}
[[]].regsubst([default])
#=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 4 arguments, got 2"}
reverse_each([undef, 1], [], '017') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 3"}
"e\u{301}".round([[]])
#=> {"error": "Error while evaluating a Method call, 'round' expects 1 argument, got 2"}
'\\1'.rstrip()
#=> {"value": "\\1", "type": "String"}
sha1(String[1, 3], Error('m', 'k')) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (2 for 1)"}
sha256(['b', 'A', 3], '0b101', false)
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (3 for 1)"}
size({a => 1, b => 2}.reverse_each, [1, 2].reverse_each, '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 3"}
slice({a => 1, b => 2}.reverse_each, Notify['x'])
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Iterator[Tuple]\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got Type[Resource]"}
sort(Integer[1, 4], 'a,b')
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
split(Error('m', 'k')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 1"}
sprintf([1, 2, 3]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
Pattern[/a/].step() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, 'step' expects 2 arguments, got 1"}
strftime('::a::b', [undef, 1]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got String\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got String\n  (String format, String timezone?)\n    rejected: parameter 'timezone' expects a String value, got Tuple"}
strip('ABC', Undef)
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
tagged('$x', {undef => 1})
#=> {"value": false, "type": "Boolean[false]"}
Class['foo'].then('日本語') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Method call, 'then' expects 1 argument, got 2"}
tree_each(Sensitive(undef)) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Sensitive[Undef]"}
Struct[{a => Integer}].type('日本語')
#=> {"error": "Error while evaluating a Method call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got '日本語'"}
unique('ÅÄÖß')
#=> {"value": "ÅÄÖß", "type": "String"}
unwrap(Binary)
#=> {"value": {"Type": "Binary"}, "type": "Type[Binary]"}
upcase([undef, 1], '0x1F', '%05.1f') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 3"}
values([1, [2], {a => undef}], Callable[String], '0x1F')
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 3"}
versioncmp([1, [2], {a => undef}], '日本語')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Tuple"}
Class.with(-3) |*$r| { $r }
#=> {"value": [{"Type": "Class"}, -3], "type": "Tuple[Type[Class], Integer[-3, -3]]"}
'%s-%s'.abs(true)
#=> {"error": "Error while evaluating a Method call, 'abs' expects 1 argument, got 2"}
all(1.0e20, '017', Sensitive[String])
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 3"}
any({a => {b => [1, 2]}}) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, block parameter 'i' expects an Integer value, got String"}
Init[Integer].assert_type(-3)
#=> {"value": -3, "type": "Integer[-3, -3]"}
call(SemVerRange('>=1.0.0 <2.0.0'), [1, 'a', undef, true, 2.5])
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got SemVerRange\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 2"}
camelcase('ABC', Timestamp('2016-01-01'), {[1, 2] => 3}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 3"}
capitalize(SemVer('1.2.3-rc1'), Binary('aGVsbG8=')) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
ceiling([1, 'a', undef, true, 2.5], File['/a']) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
chomp(Class) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'chomp' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Class]"}
'a,b'.chop() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Method call, 'chop' does not expect a block"}
compare(/a.c/, 9223372036854775807)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Regexp and Integer"}
convert_to('0x1F', /(\w)(\d)?/) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got Regexp"}
defined(Sensitive[String])
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type[CatalogEntry]], got Type[Sensitive[String]]"}
dig({a => {b => [1, 2]}}, true) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'dig' does not expect a block"}
Callable[String].digest([]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Method call, digest(): Wrong number of arguments given (2 for 1)"}
downcase([1, 2, 3]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'downcase' does not expect a block"}
each(undef) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, The function 'each' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
empty({undef => 1}, [], Binary('aGVsbG8=')) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
fail('abc')
#=> {"error": "Error while evaluating a Function Call, abc"}
filter('1.2.3', '::a::b', SemVer('1.2.3-rc1')) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 3"}
flatten('1.2.4-rc1') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
Class.floor('%05.1f', {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Method call, 'floor' expects 1 argument, got 3"}
fqdn_rand(SemVerRange('>=1.0.0 <2.0.0')) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
get(default, '%Y')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Default"}
-1.getvar()
#=> {"error": "Error while evaluating a Method call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Integer"}
group_by(9223372036854775807, Enum['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
index(undef, '1.2.3', String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'index' expects between 1 and 2 arguments, got 3"}
join(Binary('aGVsbG8='), File['/a'], '') |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
keys({a => 1}, 1.0e20, 1) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 3"}
length({undef => 1})
#=> {"value": 1, "type": "Integer[1, 1]"}
lest('a,b')
#=> {"error": "Error while evaluating a Function Call, 'lest' expects a block"}
lstrip([[]], Integer[1, 3]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
map("\t x \n", '017') |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
match(Notify['x'])
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 1"}
md5('a b c')
#=> {"value": "06f0760ec7f18687a7fbc0ddbf1b1722", "type": "String"}
min({1 => 2}, Enum['a', 'b'], Sensitive[String]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
new(Sensitive(undef), Undef, SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Sensitive[Undef]"}
partition(Pattern[/a/], 0)
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 2"}
reduce('b')
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects a block"}
regsubst(SemVer('1.2.3-rc1'), [Sensitive('x')], Sensitive(['a', 1])) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got SemVer"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got SemVer"}
reverse_each(-0.0, '\\1', ' ') |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 3"}
round('1', SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 2"}
'ÅÄÖß'.rstrip() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'rstrip' does not expect a block"}
'b'.sha1() |Integer *$i| { $i }
#=> {"value": "e9d71f5ee7c92d6dc9e92ffdad17b8bd49418f98", "type": "String"}
"a\nb\n".sha256(/(\w)(\d)?/)
#=> {"error": "Error while evaluating a Method call, sha256(): Wrong number of arguments given (2 for 1)"}
' '.shellquote('%s-%s')
#=> {"value": "\" \" %s-%s", "type": "String"}
size(false, Binary, ['a', 'b']) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 3"}
slice('a,b', Integer, 'a,b')
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 3"}
sort([1, 2, 3].step(2), Deferred('f', [1]), {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
split('a.b', [['a', 1], ['b', 2]], Class) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
sprintf("e\u{301}", Integer[1, 4])
#=> {"value": "é", "type": "String"}
step(SemVerRange('>=1.0.0 <2.0.0'), Enum['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'iterable' expects an Iterable value, got SemVerRange"}
'日本語'.strftime() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, 'strftime' does not expect a block"}
strip(Undef)
#=> {"error": "Error while evaluating a Function Call, 'strip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Undef]"}
tagged('2001:db8::1')
#=> {"value": false, "type": "Boolean[false]"}
then(Any, 'ÅÄÖß') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
Undef.tree_each() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Method call, block parameter 's' expects a String value, got Array"}
'b'.type() |$x| { undef }
#=> {"error": "Error while evaluating a Method call, 'type' does not expect a block"}
unique(1) |$x| { undef }
#=> {"value": [0], "type": "Tuple[Integer[0, 0]]"}
{'b' => 2, 'a' => [1]}.unwrap() |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"value": [{"Hash": [["b", 2], ["a", [1]]]}, 2, 3], "type": "Tuple[Struct[{'b' => Integer[2, 2], 'a' => Tuple[Integer[1, 1]]}], Integer[2, 2], Integer[3, 3]]"}
upcase(String[1, 3]) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[String]"}
values(/a.c/)
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Regexp"}
versioncmp('ABC', [1, [2], {a => undef}])
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'b' expects a String value, got Tuple"}
SemVer('1.2.3-rc1').with({a => 1, b => 2}.reverse_each)
#=> {"error": "Error while evaluating a Method call, 'with' expects a block"}
abs([default])
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Tuple"}
all('3.7', "e\u{301}")
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
any(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Timespan\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Timespan\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timespan\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timespan"}
Type[Integer].assert_type('', SemVerRange('>=1.0.0 <2.0.0')) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Method call, 'assert_type' expects 2 arguments, got 3"}
Integer[1, 3].call()
#=> {"error": "Error while evaluating a Method call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Type[Integer]\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Type[Integer]"}
camelcase([1, 'a', undef, true, 2.5], true, 'a.b')
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 3"}
capitalize(100000000000)
#=> {"value": 100000000000, "type": "Integer[100000000000, 100000000000]"}
ceiling([1, 2].reverse_each) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Iterator[Integer]"}
chomp(' 42 ', 'abc'.reverse_each, Class)
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
chop(URI('http://a.b/c?d#e')) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'chop' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got URI"}
compare(1.0e20) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
convert_to(9223372036854775807)
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
'%05.1f'.defined()
#=> {"value": false, "type": "Boolean[false]"}
dig('+ 5', {a => 1})
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
digest(Any) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PAnyType into String"}
downcase(Class) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'downcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Class]"}
1.each(-1, ['b', 'A', 3]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'each' expects 1 argument, got 3"}
Error('m', 'k').empty('true') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Method call, 'empty' expects 1 argument, got 2"}
fail([[]], ',') |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, [[]] ,"}
Enum['a', 'b'].filter('true', '1.2.4-rc1')
#=> {"error": "Error while evaluating a Method call, 'filter' expects 1 argument, got 3"}
[undef, 1].flatten([undef, 1], Timestamp('2016-01-01'))
#=> {"value": [null, 1, null, 1, {"Timestamp": "2016-01-01T00:00:00.000000000 UTC"}], "type": "Tuple[Undef, Integer[1, 1], Undef, Integer[1, 1], Timestamp['2016-01-01T00:00:00.000000000 UTC']]"}
floor(String[1, 3], Class['foo'], "\t x \n") |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 3"}
get([[]], [1, 2, 3].step(2), Class)
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Iterator[Variant]"}
getvar(0, Array[Integer], 'a b c')
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got 3"}
group_by('日本語', 1)
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
index('-1e3')
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got String\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got String\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects a block\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects a block\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
join('ÅÄÖß') |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
'1.2.3'.keys('2001:db8::1') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Method call, 'keys' expects 1 argument, got 2"}
Struct[{a => Integer}].length(String[1, 3]) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Method call, 'length' expects 1 argument, got 2"}
lest([], Integer, '1.2.3')
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 3"}
lstrip('1.2.3', ['b', 'A', 3], {1 => 2})
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
map('3.7') |$x| { $x == 1 }
#=> {"value": [false, false, false], "type": "Tuple[Boolean[false], Boolean[false], Boolean[false]]"}
match(Timestamp(0), String[1, 3]) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'match' parameter 'string' expects a value of type String or Array, got Timestamp"}
max('true') |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
md5('ABC')
#=> {"value": "902fbdd2b1df0c4f70b4a5d23525e932", "type": "String"}
min('$x') |$a, $b| { break() }
#=> {"value": "$x", "type": "String"}
new(Class['foo'], ' 42 ') |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Class[foo]' is not supported"}
partition(100000000000, Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 2"}
'\\1'.reduce()
#=> {"error": "Error while evaluating a Method call, 'reduce' expects a block"}
Sensitive('s').regsubst() |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 5 arguments, got 1"}
#[9]=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 4 arguments, got 1"}
reverse_each('-1e3', 100000000000) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
round('%s-%s', Sensitive(undef), SemVerRange('>=1.0.0 <2.0.0')) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 3"}
rstrip('%Y', '+ 5') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 2"}
sha1(Timestamp(0), 2.5, [1, 'a', undef, true, 2.5])
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (3 for 1)"}
sha256(1.0e20)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Float into String"}
Deferred('f', [1]).size([1, 'a', undef, true, 2.5])
#=> {"error": "Error while evaluating a Method call, 'size' expects 1 argument, got 2"}
1.0e20.slice(Timespan(90.5), 'a,b')
#=> {"error": "Error while evaluating a Method call, 'slice' expects 2 arguments, got 3"}
/(\w)(\d)?/.sort(Integer[1, 4])
#=> {"error": "Error while evaluating a Method call, 'sort' expects 1 argument, got 2"}
split([default], -3) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Tuple"}
sprintf(Class, '\\1') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, No title provided and \"class\" is not a valid resource reference"}
step("a\u{1F600}b")
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
strftime(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got SemVer"}
'abc'.strip()
#=> {"value": "abc", "type": "String"}
tagged(String[1, 3]) |$a, $b| { compare($a, $b) }
#=> {"value": false, "type": "Boolean[false]"}
then(2.5)
#=> {"error": "Error while evaluating a Function Call, 'then' expects a block"}
tree_each("e\u{301}", Undef)
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got String"}
type({}, '') |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got ''"}
unique(Class, Class) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
unwrap(Deferred('f', [1]), {'x' => {'y' => {'z' => 1}}}, Timestamp('2016-01-01'))
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 3"}
upcase('::a::b') |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'upcase' does not expect a block"}
' '.values() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Method call, 'values' parameter 'hsh' expects a Hash value, got String"}
[undef, 1].versioncmp()
#=> {"error": "Error while evaluating a Method call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
with(Integer[1, 4]) |$a, $b| { break() }
#=> {"error": "Parameter $b is required but no value was given"}
abs([1, 2].reverse_each) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Iterator[Integer]"}
all(100000000000, Callable[String]) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
any(Sensitive(undef), 'é') |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
assert_type(Array[Integer], 'yes') |$a, $b| { break() }
#=> {"error": "break() from context where this is illegal"}
call('+ 5', undef)
#=> {"error": "Error while evaluating a Function Call, Unknown function '+ 5'"}
camelcase(Binary)
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Binary]"}
capitalize(2.5, {a => 1}, {a => Sensitive('x')})
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 3"}
ceiling({})
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Hash"}
chomp(/(\w)(\d)?/, -0.0)
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
chop(/(\w)(\d)?/, 'a,b', 'abc')
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 3"}
compare([1, 2].reverse_each) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
convert_to(File['/a'], "a\nb\n", '3.7')
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String"}
defined([1, [2], {a => undef}], "a\u{1F600}b", Sensitive(undef)) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Tuple"}
dig(Struct[{a => Integer}], [1, [2, [3]]], 'ÅÄÖß') |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Type[Struct]"}
digest('true', 'a.b') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
{a => 1, b => 2}.reverse_each.downcase('yes') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Method call, 'downcase' expects 1 argument, got 2"}
[Sensitive('x')].each()
#=> {"error": "Error while evaluating a Method call, 'each' expects a block"}
empty(Class, Binary) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
fail({'x' => {'y' => {'z' => 1}}}, 1e300)
#=> {"error": "Error while evaluating a Function Call, {\"x\"=>{\"y\"=>{\"z\"=>1}}} 1.0e+300"}
filter('%d', Deferred('f', [1]))
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 2"}
Integer[1, 4].flatten()
#=> {"value": [{"Type": "Integer[1, 4]"}], "type": "Tuple[Type[Integer[1, 4]]]"}
floor(1e-7)
#=> {"value": 0, "type": "Integer[0, 0]"}
Notify['x'].get([1, [2], {a => undef}]) || { 1 }
#=> {"error": "Error while evaluating a Method call, 'get' parameter 'dotted_string' expects a String value, got Tuple"}
getvar([1, 'a', undef, true, 2.5], Init[Integer]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Tuple"}
group_by(7, '2001:db8::1', /a.c/)
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 3"}
index({1 => 2}, [undef, 1], Integer[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'index' expects between 1 and 2 arguments, got 3"}
join('10.0.0.1/24', /(\w)(\d)?/) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
'0x1F'.keys()
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got String"}
length(undef, 2.5) |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
lest([[]], [1, [2], {a => undef}]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
Struct[{a => Integer}].lstrip(Integer[1, 4], 'ABC') |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Method call, 'lstrip' expects 1 argument, got 3"}
map(false)
#=> {"error": "Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Boolean\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Boolean"}
Binary('aGVsbG8=').match(Callable[String])
#=> {"error": "Error while evaluating a Method call, 'match' parameter 'string' expects a value of type String or Array, got Binary"}
Array[Integer].max()
#=> {"value": {"Type": "Array[Integer]"}, "type": "Type[Array[Integer]]"}
"\t x \n".md5(Timespan(90.5), [1, 2].reverse_each) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, Use of an Iterator is not supported here"}
min(' ', Integer, 'ÅÄÖß')
#=> {"value": " ", "type": "String"}
'abc'.new([{}]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Method call, 'new' parameter 'type' expects a Type value, got String"}
partition([1, 'a', undef, true, 2.5], 'ABC', '2001:db8::1') |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 3"}
reduce(Error('m', 'k'), 'a,b', Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
regsubst([1, [2], {a => undef}]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 1"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 1"}
reverse_each(1)
#=> {"value": {"Iterator": [0]}, "type": "Iterator[Integer[0, 0]]"}
round({[1, 2] => 3}, {}) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 2"}
rstrip(String[1, 3]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[String]"}
'+ 5'.sha1()
#=> {"value": "8b30b7ed08f09bc475f1dc05e4f3183cc54b38ec", "type": "String"}
sha256('日本語', '0b101') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
size(Error('m', 'k')) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Error"}
slice('2001:db8::1', Callable[String]) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got String\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got Type[Callable]"}
sort(Timestamp('2016-01-01'), {[1, 2] => 3}, '0b101')
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
split({1 => 2}, 'b') |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Hash\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Hash"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Hash"}
'017'.sprintf() |String $s, $t = 2| { $t }
#=> {"value": "017", "type": "String"}
step({a => {b => [1, 2]}}, [[]], Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 3"}
strftime('ABC')
#=> {"value": "ABC", "type": "String"}
strip(Tuple[Integer, String], [[]], 'a.b') |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 3"}
tagged("e\u{301}", -0.0)
#=> {"value": false, "type": "Boolean[false]"}
then(1.0e20, '0x1F') |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
Any.tree_each(/(\w)(\d)?/)
#=> {"error": "Error while evaluating a Method call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Type"}
type('abc', "a\u{1F600}b", Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 3"}
unique({[1, 2] => 3}, Enum['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
unwrap(Optional[String])
#=> {"value": {"Type": "Optional[String]"}, "type": "Type[Optional[String]]"}
upcase(['a', 'b'], Integer[1, 3], 'ABC')
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 3"}
values(2.5) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Float"}
1.0e20.versioncmp()
#=> {"error": "Error while evaluating a Method call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
with(Tuple[Integer, String], Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
abs([1, 'a', undef, true, 2.5], Undef)
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
all('$x', Integer) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
','.any(/(\w)(\d)?/, {1 => 2}) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Method call, 'any' expects 1 argument, got 3"}
assert_type(2.5) |$x| { undef }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
call([['a', 1], ['b', 2]]) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Tuple\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Tuple"}
'2001:db8::1'.camelcase('é', {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Method call, 'camelcase' expects 1 argument, got 3"}
capitalize(Timespan(90.5), Sensitive(undef), [1, [2], {a => undef}]) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 3"}
ceiling(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got SemVer"}
chomp(default)
#=> {"error": "Error while evaluating a Function Call, 'chomp' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Default"}
chop(Tuple[Integer, String], '\\1') |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
{a => {b => [1, 2]}}.compare(Error('m', 'k'))
#=> {"error": "Error while evaluating a Method call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Hash and Object"}
convert_to(Integer[1, 4], Any, 1e300)
#=> {"error": "Error while evaluating a Function Call, Creation of new instance of type 'Any' is not supported"}
defined('::a::b', /(\w)(\d)?/, Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Regexp"}
dig('::a::b', '017', 'é') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
digest('b', 'a,b', "\t x \n") |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (3 for 1)"}
downcase({a => 1, b => 2}.reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'downcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Iterator[Tuple]"}
each('1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'each' expects a block"}
empty(Class, Any, Sensitive[String]) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
{'b' => 2, 'a' => [1]}.fail(Array[Integer])
#=> {"error": "Error while evaluating a Method call, {\"b\"=>2, \"a\"=>[1]} Array[Integer]"}
filter([1, 'a', undef, true, 2.5], 'a,b')
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 2"}
flatten(Any) |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
floor('0b101', File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
'\\1'.fqdn_rand('abc', '\\1') |Hash $h| { $h }
#=> {"error": "Error while evaluating a Method call, invalid argument - 0"}
get([1, 2, 3], '10.0.0.1/24', Integer[1, 3]) |$x| >> Integer { $x }
#=> {"value": {"Type": "Integer[1, 3]"}, "type": "Type[Integer[1, 3]]"}
getvar(' ', [1, 2, 3]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
group_by(7, URI('http://a.b/c?d#e'), {1 => 2}) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 3"}
'%d'.index() |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Method call, block parameter 'i' expects an Integer value, got String"}
join(' ', '1.2.3', 'é')
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
keys('1', '%Y') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
length(/(\w)(\d)?/) |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Regexp"}
lest([[]]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got 2"}
lstrip(/(\w)(\d)?/, '$x') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
map(0, "\t x \n", {}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 3"}
match(['b', 'A', 3], Binary, {'x' => {'y' => {'z' => 1}}})
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 3"}
max(['b', 'A', 3]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
'ÅÄÖß'.md5(-3)
#=> {"error": "Error while evaluating a Method call, md5(): Wrong number of arguments given (2 for 1)"}
min({a => {b => [1, 2]}}, Binary)
#=> {"value": {"Type": "Binary"}, "type": "Type[Binary]"}
new('017')
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
partition([1, 'a', undef, true, 2.5]) |$x| { undef }
#=> {"value": [[], [1, "a", null, true, {"Float": "2.5"}]], "type": "Tuple[Array[0, 0], Tuple[Integer[1, 1], String, Undef, Boolean[true], Float[2.5, 2.5]]]"}
reduce([['a', 1], ['b', 2]], [1, [2], {a => undef}], '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
String[1, 3].regsubst() |$x| { undef }
#=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 5 arguments, got 1"}
#[9]=> {"error": "Error while evaluating a Method call, 'regsubst' expects between 3 and 4 arguments, got 1"}
[[]].reverse_each() |$x, *$r| { $r }
#=> {"error": "Parameter $x is required but no value was given"}
round('$x', '', -1) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 3"}
'%Y'.rstrip() |$x| { undef }
#=> {"error": "Error while evaluating a Method call, 'rstrip' does not expect a block"}
sha1(String[1, 3])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PStringType into String"}
sha256(10, Class) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, No title provided and \"class\" is not a valid resource reference"}
'abc'.reverse_each.size({a => Sensitive('x')})
#=> {"error": "Error while evaluating a Method call, 'size' expects 1 argument, got 2"}
'::a::b'.slice(-0.0, SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Method call, 'slice' expects 2 arguments, got 3"}
'3.7'.sort(Callable[String], -1)
#=> {"error": "Error while evaluating a Method call, 'sort' expects 1 argument, got 3"}
'ÅÄÖß'.split(Tuple[Integer, String])
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'pattern' expects a String value, got Type[Tuple]\n  (String str, Regexp pattern)\n    rejected: parameter 'pattern' expects a Regexp value, got Type[Tuple]\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'pattern' expects a Type[Regexp] value, got Type[Tuple[Integer, String]]\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Type[Tuple[Integer, String]]"}
'abc'.reverse_each.sprintf() |$x| { next(7) }
#=> {"error": "Error while evaluating a Method call, Use of an Iterator is not supported here"}
step(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
strftime(2.5, '')
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got Float\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Float\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Float"}
strip('%05.1f', [1, 'a', undef, true, 2.5])
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
7.tagged()
#=> {"value": false, "type": "Boolean[false]"}
then('017', [Sensitive('x')])
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
tree_each([1, [2, [3]]], {undef => 1}, {1 => 2})
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 3"}
type(Pattern[/a/], [default])
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got Tuple"}
{undef => 1}.unique(Sensitive(['a', 1]))
#=> {"error": "Error while evaluating a Method call, 'unique' expects 1 argument, got 2"}
unwrap('yes', undef)
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
Pattern[/a/].upcase(Tuple[Integer, String], 'é')
#=> {"error": "Error while evaluating a Method call, 'upcase' expects 1 argument, got 3"}
{1 => 2}.values('a b c') |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Method call, 'values' expects 1 argument, got 2"}
true.versioncmp() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Method call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
with(Class['foo'], '%d')
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
abs({[1, 2] => 3}, 2.5, File['/a']) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 3"}
[1, 2, 3].all('+ 5') |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Method call, 'all' expects 1 argument, got 2"}
2.5.any([1, [2], {a => undef}]) |$x| { break() }
#=> {"error": "Error while evaluating a Method call, 'any' expects 1 argument, got 2"}
assert_type(true)
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
call(Callable[String], Array[Integer])
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Type[Callable]\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 2"}
0.camelcase()
#=> {"value": 0, "type": "Integer[0, 0]"}
capitalize('%s-%s') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' does not expect a block"}
ceiling(['b', 'A', 3], Struct[{a => Integer}]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
chomp('10.0.0.1/24')
#=> {"value": "10.0.0.1/24", "type": "String"}
chop(Any, [])
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
compare([1, 2].reverse_each) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
convert_to(Class['foo'])
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
defined([1, 2, 3].step(2), 100000000000)
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Iterator[Integer]"}
SemVer('1.2.3-rc1').digest('yes')
#=> {"error": "Error while evaluating a Method call, digest(): Wrong number of arguments given (2 for 1)"}
{[1, 2] => 3}.downcase()
#=> {"value": {"Hash": [[[1, 2], 3]]}, "type": "Hash[Tuple[Integer[1, 1], Integer[2, 2]], Integer[3, 3], 1, 1]"}
each('a,b', {}, Deferred('f', [1]))
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
'-1e3'.empty()
#=> {"value": false, "type": "Boolean[false]"}
fail(Struct[{a => Integer}], URI('http://a.b/c?d#e'), '\\1') |$x| >> Integer { $x }
#=> {"error": "Error while evaluating a Function Call, Struct[{'a' => Integer}] http://a.b/c?d#e \\1"}
filter('$x')
#=> {"error": "Error while evaluating a Function Call, 'filter' expects a block"}
flatten(Notify['x'], [{}]) |Integer *$i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
Tuple[Integer, String].floor(' 42 ') |$a, $b| { break() }
#=> {"error": "Error while evaluating a Method call, 'floor' expects 1 argument, got 2"}
fqdn_rand(' ', '%d')
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
get(-0.0, 1e300, {[1, 2] => 3}) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Float"}
getvar(Callable[String])
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Type[Callable]"}
group_by(1e-7, [[]])
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
Init[Integer].index('3.7') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Method call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Type[Init]\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Init]"}
join('0b101', 'b', ['a', 'b']) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
Undef.keys('1.2.4-rc1')
#=> {"error": "Error while evaluating a Method call, 'keys' expects 1 argument, got 2"}
0.length("e\u{301}", {undef => 1})
#=> {"error": "Error while evaluating a Method call, 'length' expects 1 argument, got 3"}
lest(' ', '%d')
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
lstrip(Tuple[Integer, String]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Tuple]"}
map('%d')
#=> {"error": "Error while evaluating a Function Call, 'map' expects a block"}
match('日本語', ' 42 ') |$x| { break() }
#=> {"error": "Error while evaluating a Function Call, 'match' does not expect a block"}
/(\w)(\d)?/.md5(File['/a'])
#=> {"error": "Error while evaluating a Method call, md5(): Wrong number of arguments given (2 for 1)"}
URI('http://a.b/c?d#e').min() |$a, $b| { $a }
#=> {"value": {"URI": "http://a.b/c?d#e"}, "type": "URI[{'scheme' => 'http', 'host' => 'a.b', 'path' => '/c', 'query' => 'd', 'fragment' => 'e'}]"}
new('2001:db8::1', Enum['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
partition('a b c', '\\1', {undef => 1}) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 3"}
reduce("a\u{1F600}b", [default], [default])
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
regsubst('%05.1f', Array[Integer], 2.5) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Type[Array[Integer]]"}
[Sensitive('x')].reverse_each() || { 1 }
#=> {"error": "Error while evaluating a Method call, The function 'reverse_each' was called with arguments it does not accept. It expects one of:\n  (Iterable iterable)\n    rejected: does not expect a block\n  (Iterable iterable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got none"}
round('%s-%s', [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 2"}
rstrip(Tuple[Integer, String], SemVerRange('>=1.0.0 <2.0.0')) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 2"}
Any.sha1([]) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Method call, sha1(): Wrong number of arguments given (2 for 1)"}
1.sha256() |$x| { break() }
#=> {"error": "Error while evaluating a Method call, no implicit conversion of Integer into String"}
size(-1, 0, '%Y')
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 3"}
'2001:db8::1'.slice(Integer)
#=> {"error": "Error while evaluating a Method call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got String\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'slice_size' expects an Integer value, got Type[Integer]"}
sort('%Y', '%05.1f', '%05.1f') |Hash $h| { $h }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
split(undef, Optional[String]) |$a, $b = 2, $c = 3| { [$a, $b, $c] }
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Undef"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Undef"}
'1.2.4-rc1'.sprintf([1, 'a', undef, true, 2.5]) |$a = 1| { $a }
#=> {"value": "1.2.4-rc1", "type": "String"}
step("e\u{301}") |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
strftime(Sensitive(undef))
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Sensitive[Undef]"}
strip('abc'.reverse_each, {1 => 2}, 'yes')
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 3"}
tagged(SemVer('1.2.3-rc1'), Class['foo'])
#=> {"value": false, "type": "Boolean[false]"}
then(['b', 'A', 3]) |$x| { $x == 1 }
#=> {"value": false, "type": "Boolean[false]"}
tree_each(Undef, '3.7')
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Type[Undef]"}
Tuple[Integer, String].type('+ 5') || { 1 }
#=> {"error": "Error while evaluating a Method call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got '+ 5'"}
unique(SemVer('1.2.3-rc1'), Error('m', 'k'), ' 42 ')
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 3"}
unwrap(/(\w)(\d)?/) |$x| { undef }
#=> {"value": null, "type": "Undef"}
upcase(Class['foo'])
#=> {"error": "Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[Class]"}
values("a\u{1F600}b")
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got String"}
versioncmp(-3)
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
with(1e300) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, block parameter 'i' expects an Integer value, got Float"}
'0b101'.abs([['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Method call, 'abs' expects 1 argument, got 2"}
all([{}], ['b', 'A', 3])
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
any('2001:db8::1', Tuple[Integer, String]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
10.assert_type()
#=> {"error": "Error while evaluating a Method call, 'assert_type' expects 2 arguments, got 1"}
call(Undef)
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Type[Undef]\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Type[Undef]"}
camelcase('b') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' does not expect a block"}
capitalize('\\1', Undef)
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
ceiling(Tuple[Integer, String], '3.7') |$x| { next(7) }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
chomp(Tuple[Integer, String], Pattern[/a/]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
chop(Enum['a', 'b'], 2.5, [])
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 3"}
'+ 5'.compare("a\u{1F600}b")
#=> {"value": -1, "type": "Integer[-1, -1]"}
{a => 1}.convert_to([1, 'a', undef, true, 2.5]) |Hash $h| { $h }
#=> {"error": "Error while evaluating a Method call, 'convert_to' parameter 'type' expects a Type value, got Tuple"}
defined(File['/a'], Integer[1, 4]) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type[CatalogEntry]], got Type[Integer[1, 4]]"}
dig(2.5, [1, [2], {a => undef}]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Float"}
Integer.digest(['b', 'A', 3], [['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Method call, digest(): Wrong number of arguments given (3 for 1)"}
'10.0.0.1/24'.downcase('3.7')
#=> {"error": "Error while evaluating a Method call, 'downcase' expects 1 argument, got 2"}
each({a => 1}) |String $s, $t = 2| { $t }
#=> {"value": {"Hash": [["a", 1]]}, "type": "Struct[{'a' => Integer[1, 1]}]"}
empty(7, Timestamp('2016-01-01'), {'x' => {'y' => {'z' => 1}}}) |$a = 1| { $a }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
fail({a => 1}, Integer[1, 3], [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, {\"a\"=>1} Integer[1, 3] [1, 2, 3]"}
filter(1.0e20) |$a, $b| { compare($a, $b) }
#=> {"error": "Error while evaluating a Function Call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float"}
flatten(100000000000, [1, 2, 3])
#=> {"value": [100000000000, 1, 2, 3], "type": "Tuple[Integer[100000000000, 100000000000], Integer[1, 1], Integer[2, 2], Integer[3, 3]]"}
floor('ÅÄÖß', Init[Integer])
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
fqdn_rand(SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
get(-1, 'true')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Integer"}
getvar(-0.0, Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Float"}
[default].group_by([default], {1 => 2})
#=> {"error": "Error while evaluating a Method call, 'group_by' expects 1 argument, got 3"}
index(7)
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects a block\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects a block\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
join(false, false, '017')
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
9223372036854775807.keys()
#=> {"error": "Error while evaluating a Method call, 'keys' parameter 'hsh' expects a Hash value, got Integer"}
'a,b'.length(Callable[String], '%05.1f')
#=> {"error": "Error while evaluating a Method call, 'length' expects 1 argument, got 3"}
lest({1 => 2}) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got between 1 and 2"}
10.lstrip(100000000000) |$x| { next(7) }
#=> {"error": "Error while evaluating a Method call, 'lstrip' expects 1 argument, got 2"}
map('abc', '%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
match([])
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 1"}
max([default]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
min('2001:db8::1', ',', '0b101')
#=> {"value": ",", "type": "String"}
['b', 'A', 3].partition() |$x| { $x == 1 }
#=> {"value": [[], ["b", "A", 3]], "type": "Tuple[Array[0, 0], Tuple[String, String, Integer[3, 3]]]"}
'1.2.4-rc1'.reduce(Callable[String]) |$x, *$r| { $r }
#=> {"value": ["1"], "type": "Tuple[String]"}
regsubst(Binary, 'b', [default]) |$a, $b| { break() }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Type[Binary]"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Type[Binary]"}
reverse_each([], Binary)
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
round(Enum['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got Type[Enum]"}
rstrip(undef, '3.7')
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 2"}
[1, 'a', undef, true, 2.5].sha1()
#=> {"error": "Error while evaluating a Method call, no implicit conversion of Array into String"}
sha256('ÅÄÖß', Integer[1, 3])
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
[undef, 1].shellquote(Sensitive('s'), Class) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Method call, No title provided and \"class\" is not a valid resource reference"}
size(Sensitive(undef), '\\1', [{}]) |$x, *$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 3"}
slice(Notify['x'], Sensitive(['a', 1]), {a => 1})
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 3"}
[1, [2, [3]]].sort() |Hash $h| { $h }
#=> {"error": "Error while evaluating a Method call, 'sort' block expects 2 arguments, got 1"}
100000000000.split({'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Method call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer"}
#[7]=> {"error": "Error while evaluating a Method call, 'split' parameter 'str' expects a String value, got Integer"}
sprintf(Init[Integer])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PInitType into String"}
{1 => 2}.step({a => Sensitive('x')})
#=> {"error": "Error while evaluating a Method call, 'step' parameter 'step' expects an Integer value, got Struct"}
strftime(0, Array[Integer], ['a', 'b']) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 3\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Integer\n  (String format, String timezone?)\n    rejected: expects between 1 and 2 arguments, got 3"}
strip('10.0.0.1/24')
#=> {"value": "10.0.0.1/24", "type": "String"}
