# Generated: python -m tests.oracle.functions.fuzz --seed 11 --count 900 --write generated_calls calls
get('%s-%s', 'é') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'get' block expects 1 argument, got 2"}
fail('a,b', true) || { 1 }
#=> {"error": "Error while evaluating a Function Call, a,b true"}
camelcase('1.2.4-rc1')
#=> {"value": "1.2.4-rc1", "type": "String"}
chomp(Binary('aGVsbG8='), Optional[String], "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
assert_type() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got none"}
length(Integer, Integer[1, 4]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
type({a => {b => [1, 2]}}, 10, 1)
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 3"}
compare({'b' => 2, 'a' => [1]}, Error('m', 'k'), '%d')
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Hash and Object"}
dig([1, [2, [3]]], /(\w)(\d)?/, ['a', 'b'], 'b') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'dig' does not expect a block"}
abs('0x1F', {a => {b => [1, 2]}}) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
capitalize(default)
#=> {"error": "Error while evaluating a Function Call, 'capitalize' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Default"}
downcase('a b c', /a.c/) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 2"}
all([['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, 'all' expects a block"}
fqdn_rand() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, fqdn_rand(): Wrong number of arguments given (0 for minimum 1)"}
strftime('%s-%s', false, Optional[String]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 3\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got String\n  (String format, String timezone?)\n    rejected: expects between 1 and 2 arguments, got 3"}
abs(Timestamp(0), '0b101', Binary('aGVsbG8=')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 3"}
any([undef, 1])
#=> {"error": "Error while evaluating a Function Call, 'any' expects a block"}
camelcase(true) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Boolean"}
round([]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got Array"}
index(Timestamp(0)) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Timestamp\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Timestamp\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timestamp\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timestamp\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
each([['a', 1], ['b', 2]], 0, SemVerRange('>=1.0.0 <2.0.0')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
reduce(',', '-1e3', Timestamp(0)) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
flatten([['a', 1], ['b', 2]])
#=> {"value": ["a", 1, "b", 2], "type": "Tuple[String, Integer[1, 1], String, Integer[2, 2]]"}
strftime('%d', undef, Timestamp(0), ',')
#=> {"error": "Error while evaluating a Function Call, 'strftime' expects between 1 and 3 arguments, got 4"}
map() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got none"}
new(Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Binary"}
chop('yes', 'abc') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
index([])
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Array\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Array\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects a block\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects a block\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
camelcase(-3, 'abc', {a => 1}, Error('m', 'k')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 4"}
convert_to({1 => 2}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
empty('-1e3', Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
reduce(2.5, -3, 'a,b')
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
upcase() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got none"}
chop(/a.c/) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'chop' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Regexp"}
each('%Y', SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 2"}
chop(Sensitive('s'), 'ABC')
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
slice(7, 10) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, block parameter 'i' expects an Integer value, got Tuple"}
map(0, '', 'ABC') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 3"}
type(String[1, 3], Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got Timestamp"}
assert_type('é', '%Y') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got between 1 and 2"}
digest('a b c') |$a, $b| { $a }
#=> {"value": "0e9f64031fcb2bc708b531c2a20441580425d151a38503f38592a7dd36019d3b", "type": "String"}
size(-1, [1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
group_by(' 42 ')
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
then('true', Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
group_by(['b', 'A', 3], Integer) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
index([1, 2].reverse_each, undef, []) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'index' expects between 1 and 2 arguments, got 3"}
chomp('-1e3') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'chomp' does not expect a block"}
md5('true') |$x, $y, $z| { 1 }
#=> {"value": "b326b5062b2f0e69046810717534cb09", "type": "String"}
versioncmp(Error('m', 'k')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
md5(/(\w)(\d)?/, Optional[String], Integer) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (3 for 1)"}
empty(-0.0, {'b' => 2, 'a' => [1]}, Sensitive('s')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
lest(Struct[{a => Integer}], false) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
digest(1.0e20)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Float into String"}
size('0x1F', '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
map(undef) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
call(0)
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Integer\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Integer"}
with([1, 2, 3]) |*$r| { $r }
#=> {"value": [[1, 2, 3]], "type": "Tuple[Tuple[Integer[1, 1], Integer[2, 2], Integer[3, 3]]]"}
each("a\nb\n", Binary('aGVsbG8='), [1, 2, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
abs(Struct[{a => Integer}], undef)
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
with('%d', '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
index('é', Integer)
#=> {"value": null, "type": "Undef"}
convert_to('017') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
reverse_each('1.2.4-rc1')
#=> {"value": {"Iterator": ["1", "c", "r", "-", "4", ".", "2", ".", "1"]}, "type": "Iterator[String[1, 1]]"}
call(-3) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Integer\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Integer"}
values(Array[Integer], '%d') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 2"}
strip() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got none"}
empty() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got none"}
then('+ 5', 'a.b')
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
new('a b c', [1, 2, 3]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
map('%s-%s', 'true', 'a.b', 'b')
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 4"}
index(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Timespan\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Timespan\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timespan\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Timespan\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
max(' 42 ')
#=> {"value": " 42 ", "type": "String"}
abs(10, undef, Error('m', 'k')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 3"}
sprintf(Timespan(90.5), 7, '1.2.4-rc1')
#=> {"value": "0-00:01:30.5", "type": "String"}
chomp('%05.1f', '017') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
sprintf(Struct[{a => Integer}], Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PStructType into String"}
rstrip([['a', 1], ['b', 2]]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Tuple"}
strftime('a,b', '1.2.3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'strftime' does not expect a block"}
any(7, {}, '3.7')
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 3"}
all() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got none"}
dig({1 => 2}, Integer, Sensitive('s')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'dig' does not expect a block"}
group_by('017', 'b')
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
flatten('1.2.3', [1, 2].reverse_each, -3, Timespan(90.5))
#=> {"value": ["1.2.3", {"Iterator": [2, 1]}, -3, {"Timespan": "0-00:01:30.5"}], "type": "Tuple[String, Iterator[Variant[Integer[1, 1], Integer[2, 2]]], Integer[-3, -3], Timespan['0-00:01:30.5']]"}
join(default, '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Default"}
sha1('-1e3', ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (2 for 1)"}
getvar(/(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Regexp"}
empty(false)
#=> {"error": "Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Boolean\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Boolean\n  (String str)\n    rejected: parameter 'str' expects a String value, got Boolean\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Boolean\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Boolean\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Boolean"}
match('3.7')
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 1"}
strftime('1', [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got String\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got String\n  (String format, String timezone?)\n    rejected: parameter 'timezone' expects a String value, got Iterator[Integer]"}
defined('3.7', undef) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Undef"}
shellquote('%05.1f')
#=> {"value": "%05.1f", "type": "String"}
rstrip(100000000000)
#=> {"value": 100000000000, "type": "Integer[100000000000, 100000000000]"}
call(false, '') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Boolean\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 2"}
get('b', '%05.1f') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'get' block expects 1 argument, got 2"}
min(default) |$a, $b| { [$a, $b] }
#=> {"value": {"Default": true}, "type": "Default"}
unique('1', 1e-7, '-1e3')
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 3"}
strip('1') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' does not expect a block"}
all(Sensitive('s'), [1, 2].reverse_each) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
size(-0.0, undef, true) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 3"}
reverse_each(false, 'true') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
with(URI('http://a.b/c?d#e')) |$a, $b| { $a }
#=> {"error": "Parameter $b is required but no value was given"}
flatten(Array[Integer], {}, {'b' => 2, 'a' => [1]})
#=> {"value": [{"Type": "Array[Integer]"}, {"Hash": []}, {"Hash": [["b", 2], ["a", [1]]]}], "type": "Tuple[Type[Array[Integer]], Hash[0, 0], Struct[{'b' => Integer[2, 2], 'a' => Tuple[Integer[1, 1]]}]]"}
size('-1e3', String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
chop(true, URI('http://a.b/c?d#e')) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
capitalize([undef, 1], 'a,b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
partition({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'partition' expects a block"}
chop([], URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
downcase('b', 10)
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 2"}
lest(-3, '0b101')
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
group_by(Integer[1, 4]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Type[Integer]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Type[Integer]"}
rstrip(Timespan(90.5), 0, '1') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 3"}
defined('%Y', 'b') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'defined' does not expect a block"}
sort(Integer[1, 4], '', '%d') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
versioncmp(Timestamp(0)) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
strftime(1e-7, Class['foo'])
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got Float\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Float\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Float"}
shellquote('1.2.3') || { 1 }
#=> {"value": "1.2.3", "type": "String"}
min({1 => 2}, ',')
#=> {"value": ",", "type": "String"}
camelcase({a => {b => [1, 2]}}, 7, 0)
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 3"}
split("a\nb\n", Error('m', 'k'), Timestamp(0)) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
chop() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got none"}
map(Class['foo'])
#=> {"error": "Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Class]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Class]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Class]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Class]"}
fail(-0.0) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, -0.0"}
type('0b101') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'type' does not expect a block"}
sha256(default)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Symbol into String"}
strftime('+ 5', '017') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'strftime' does not expect a block"}
empty({}, File['/a']) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
with('3.7') |$x| { $x == 1 }
#=> {"value": false, "type": "Boolean[false]"}
sha256(100000000000)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
getvar({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Struct"}
with({'b' => 2, 'a' => [1]}, ['b', 'A', 3], false)
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
strip(undef, -0.0, 1e-7) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 3"}
dig()
#=> {"error": "Error while evaluating a Function Call, 'dig' expects at least 1 argument, got none"}
flatten('%Y') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
index(['b', 'A', 3], SemVerRange('>=1.0.0 <2.0.0')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got unlimited\n  (Hash hash, Callable[1, 1] block)\n    rejected: block expects 1 argument, got unlimited\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got unlimited\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got unlimited\n  (String str, Variant[String, Regexp] match)\n    rejected: does not expect a block\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
chop(Array[Integer], 10)
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
join(Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Type[Optional]"}
size(Class['foo'], {}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
strip(Integer) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'strip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Integer]"}
compare(SemVerRange('>=1.0.0 <2.0.0'), '1', 'é')
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got SemverRange and String"}
unique('ABC', [1, 2].reverse_each) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
compare(0) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
keys([undef, 1], 10, Integer, {1 => 2})
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 4"}
reverse_each(Integer, SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
type(Integer[1, 4], '%05.1f', {'b' => 2, 'a' => [1]}, Integer[1, 4]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 4"}
lstrip([1, 2, 3], URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
assert_type(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
size(Binary('aGVsbG8='), Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
fqdn_rand('%Y', '+ 5')
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
min('a b c')
#=> {"value": "a b c", "type": "String"}
flatten() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
reduce({a => {b => [1, 2]}}, -3, Class['foo']) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
regsubst('ABC', String[1, 3]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 2"}
fail(7)
#=> {"error": "Error while evaluating a Function Call, 7"}
values(Class['foo']) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Type[Class]"}
round(Array[Integer], Struct[{a => Integer}]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 2"}
camelcase('-1e3', 10, -1) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 3"}
convert_to(Type[Integer], 1)
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got Integer"}
digest('%Y', 7) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
slice(File['/a'], ' 42 ') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Type[Resource]\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Resource]"}
new('true', Integer, default) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
partition(1e-7) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Float\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Float\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Float"}
any('+ 5', 'yes', 1e-7)
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 3"}
sha256(',', 2.5, /(\w)(\d)?/) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (3 for 1)"}
unwrap(['b', 'A', 3])
#=> {"value": ["b", "A", 3], "type": "Tuple[String, String, Integer[3, 3]]"}
sprintf('b', [1, 2, 3], Integer[1, 4]) || { 1 }
#=> {"value": "b", "type": "String"}
upcase(/a.c/)
#=> {"error": "Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Regexp"}
rstrip(-1)
#=> {"value": -1, "type": "Integer[-1, -1]"}
sprintf('%d', 'a b c', ',')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"a b c\""}
sort() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got none"}
ceiling('a.b', {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
tree_each(['b', 'A', 3], 0, 'a,b')
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 3"}
flatten(File['/a'])
#=> {"value": [{"Type": "File['/a']"}], "type": "Tuple[Type[File['/a']]]"}
each("a\nb\n", Integer) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 2"}
abs({a => 1}, 'a.b', '1.2.4-rc1') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 3"}
compare('+ 5')
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
unique({a => 1}, '1.2.3') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
partition('%Y')
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
strftime()
#=> {"error": "Error while evaluating a Function Call, 'strftime' expects between 1 and 3 arguments, got none"}
then('a b c')
#=> {"error": "Error while evaluating a Function Call, 'then' expects a block"}
versioncmp(2.5) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
chop(/a.c/) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'chop' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Regexp"}
chomp(/a.c/, 'é')
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
unique('', '-1e3') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 2"}
unwrap('017', Integer[1, 4], 0, Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 4"}
all({a => {b => [1, 2]}}) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'all' block expects between 1 and 2 arguments, got 3"}
partition(default, '+ 5', {a => {b => [1, 2]}}, Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 4"}
map(Binary('aGVsbG8='), '%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
round(undef) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'round' parameter 'val' expects a Numeric value, got Undef"}
tree_each({'b' => 2, 'a' => [1]}) |*$r| { $r }
#=> {"value": {"Hash": [["b", 2], ["a", [1]]]}, "type": "Struct[{'b' => Integer[2, 2], 'a' => Tuple[Integer[1, 1]]}]"}
each('a b c', '0x1F') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 2"}
convert_to('yes', true, false) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got Boolean"}
tagged(['a', 'b']) |$x| { $x == 1 }
#=> {"value": false, "type": "Boolean[false]"}
strip('', Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
sort('-1e3', default)
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
sprintf(String[1, 3], Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PStringType into String"}
getvar(/(\w)(\d)?/, [['a', 1], ['b', 2]], '1.2.3') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got 3"}
index(/a.c/, Integer[1, 4]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Regexp\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Regexp"}
flatten(String[1, 3], {a => {b => [1, 2]}})
#=> {"value": [{"Type": "String[1, 3]"}, {"Hash": [["a", {"Hash": [["b", [1, 2]]]}]]}], "type": "Tuple[Type[String[1, 3]], Struct[{'a' => Struct[{'b' => Tuple[Integer[1, 1], Integer[2, 2]]}]}]]"}
length('1.2.4-rc1')
#=> {"value": 9, "type": "Integer[9, 9]"}
group_by(100000000000, 'b') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
strftime(7, undef, 'ABC') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 3\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Integer\n  (String format, String timezone?)\n    rejected: expects between 1 and 2 arguments, got 3"}
tree_each(String[1, 3], String[1, 3], 'a b c', SemVer('1.2.3-rc1')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 4"}
match('-1e3', ['b', 'A', 3], '%05.1f', '%Y') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 4"}
downcase(String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'downcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Type[String]"}
lest() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got none"}
type(SemVer('1.2.3-rc1'), 'true', true) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 3"}
reduce() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got none"}
call(Timespan(90.5), -3, "a\nb\n") |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Timespan\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 3"}
fqdn_rand('1.2.3') |Integer $i| { $i }
#=> {"value": 0, "type": "Integer[0, 0]"}
capitalize('a.b', '3.7') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
dig(2.5, ' 42 ', URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got Float"}
step(Type[Integer], Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'iterable' expects an Iterable value, got Type[Type]"}
unique(-1)
#=> {"error": "Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: parameter 'string' expects a String value, got Integer\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got Integer\n  (Iterable iterable, Callable[Any] block?)"}
round(Error('m', 'k'), [1, 2].reverse_each, '017', '%05.1f') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 4"}
reverse_each('a.b', [1, 2].reverse_each) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
slice() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got none"}
lstrip(Integer, /a.c/, 'abc') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
lest(Binary('aGVsbG8='), 1.0e20) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
chomp(/a.c/, Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
keys(SemVerRange('>=1.0.0 <2.0.0'), '%Y', File['/a'], '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 4"}
defined(File['/a'], '%05.1f', '017')
#=> {"value": false, "type": "Boolean[false]"}
type('3.7', '017')
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got '017'"}
assert_type() || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got none"}
split('yes', 'abc') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'split' does not expect a block"}
length(Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Sensitive[String]"}
regsubst() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got none"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got none"}
index(Integer) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Type[Integer]\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Integer]\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
ceiling({a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Struct"}
sha256(/(\w)(\d)?/)
#=> {"value": "35641ed4948de83b3227547f1da2cf78645e7ed1107d9588eafe4cc9b6250aab", "type": "String"}
group_by(-3, 'yes')
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
capitalize(['b', 'A', 3], false)
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
md5('0x1F', /a.c/, /(\w)(\d)?/)
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (3 for 1)"}
then('-1e3', String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
downcase('ABC', 'true') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 2"}
max(undef, {a => 1}, true, ['b', 'A', 3]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
partition('1.2.3', '0b101') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 2"}
unique([1, 2, 3]) |$x| { $x == 1 }
#=> {"value": [1, 2], "type": "Tuple[Integer[1, 1], Integer[2, 2]]"}
map(-0.0, 1) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
lstrip('%05.1f', 'a b c') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
assert_type({'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
call('+ 5')
#=> {"error": "Error while evaluating a Function Call, Unknown function '+ 5'"}
versioncmp('é', Timestamp(0), 1)
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'b' expects a String value, got Timestamp"}
shellquote() |String $s, $t = 2| { $t }
#=> {"value": "", "type": "String"}
fqdn_rand(',', 2.5) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
map('true', '0b101', [1, 2].reverse_each) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 3"}
match(['b', 'A', 3], {}, -1, '%Y') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 4"}
tree_each() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got none"}
versioncmp(Integer) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
assert_type(100000000000, Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, The function 'assert_type' was called with arguments it does not accept. It expects one of:\n  (Type type, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type' expects a Type value, got Integer\n  (String type_string, Any value, Callable[Type, Type] block?)\n    rejected: parameter 'type_string' expects a String value, got Integer"}
lest('0b101')
#=> {"error": "Error while evaluating a Function Call, 'lest' expects a block"}
match(' 42 ', 1.0e20, /a.c/) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 3"}
lstrip(10, 'a b c', 'b') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
type(10)
#=> {"value": {"Type": "Integer[10, 10]"}, "type": "Type[Integer[10, 10]]"}
shellquote() |$x, $y, $z| { 1 }
#=> {"value": "", "type": "String"}
empty([], -0.0, '3.7', -1)
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 4"}
abs(Struct[{a => Integer}]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Type[Struct]"}
fail(Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, Error({'msg' => 'm', 'kind' => 'k'})"}
strip(Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Binary"}
length(2.5)
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Float"}
strftime([1, [2, [3]]]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Tuple"}
join('a b c', ['a', 'b']) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
rstrip() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got none"}
join('yes', 'é', Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
lstrip(Timespan(90.5), 1.0e20) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
upcase('%d')
#=> {"value": "%D", "type": "String"}
reduce(URI('http://a.b/c?d#e')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got URI\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: expects 2 arguments, got 1"}
get(Optional[String], -1)
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Integer"}
capitalize(default, '%Y') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
split({'b' => 2, 'a' => [1]}, SemVer('1.2.3-rc1'), {'b' => 2, 'a' => [1]}, -3) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 4"}
shellquote([], {a => 1}, '0x1F') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Hash into String"}
downcase(['b', 'A', 3])
#=> {"value": ["b", "a", 3], "type": "Tuple[String, String, Integer[3, 3]]"}
sort()
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got none"}
ceiling('ABC', Timespan(90.5)) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
values(Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Binary"}
each() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got none"}
strip() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got none"}
match('%Y', '-1e3') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'match' does not expect a block"}
md5(Optional[String], Timespan(90.5)) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (2 for 1)"}
sha256(Optional[String], URI('http://a.b/c?d#e')) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
join('0x1F') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
upcase(-0.0)
#=> {"value": {"Float": "-0.0"}, "type": "Float[-0.0, -0.0]"}
join(0, [undef, 1], 'abc')
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
size(Sensitive('s'), '017')
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
downcase({}) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'downcase' does not expect a block"}
group_by({'b' => 2, 'a' => [1]}, [1, 2, 3]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
lest('true', Type[Integer])
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
filter('a b c', Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 2"}
split([1, [2, [3]]], '%d') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Tuple"}
sprintf(SemVer('1.2.3-rc1'))
#=> {"value": "1.2.3-rc1", "type": "String"}
unwrap(1.0e20) || { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
size(Integer, [1, [2, [3]]], '', 7) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 4"}
sort([undef, 1], {}, true)
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
chop(Array[Integer], SemVer('1.2.3-rc1'), 7) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 3"}
chomp(1.0e20, '%Y', Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
tree_each('abc')
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got String"}
with(Timestamp(0), 2.5)
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
any(/a.c/) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'any' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Regexp\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Regexp\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Regexp\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Regexp"}
keys(false) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'keys' parameter 'hsh' expects a Hash value, got Boolean"}
split('a.b') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 1"}
compare() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got none"}
regsubst('%s-%s', String[1, 3], {}) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Type[String[1, 3]]"}
flatten(default, Binary('aGVsbG8='), "a\nb\n", false)
#=> {"value": [{"Default": true}, {"Binary": "aGVsbG8="}, "a\nb\n", false], "type": "Tuple[Default, Binary, String, Boolean[false]]"}
min(-1, '%05.1f') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
chomp('yes', 'b')
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
reduce('0x1F')
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects a block"}
camelcase(Optional[String]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Optional]"}
capitalize(Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, 'capitalize' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Error"}
map([1, [2, [3]]], Binary('aGVsbG8=')) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
each([1, [2, [3]]], SemVerRange('>=1.0.0 <2.0.0'), Integer, true) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 4"}
each(File['/a'], '3.7', {a => 1})
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
new(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Timespan"}
unwrap(true)
#=> {"value": true, "type": "Boolean[true]"}
sort('-1e3', {a => 1}, {a => 1}) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
downcase('-1e3', 1.0e20, "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 3"}
downcase() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got none"}
upcase(String[1, 3], 7)
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 2"}
min(SemVerRange('>=1.0.0 <2.0.0')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
step(Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
join(Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Timestamp"}
map({1 => 2}, ' 42 ') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
max([1, 2].reverse_each, '017') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 1\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 1\n  (Any values*)\n    rejected: does not expect a block"}
md5('%05.1f', ' 42 ', {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (3 for 1)"}
match(['a', 'b'], 'ABC') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'match' does not expect a block"}
compare(1.0e20, '+ 5') || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'compare' was called with arguments it does not accept. It expects one of:\n  (Numeric a, Numeric b)\n    rejected: parameter 'b' expects a Numeric value, got String\n  (String a, String b, Boolean ignore_case?)\n    rejected: parameter 'a' expects a String value, got Float\n  (SemVer a, SemVer b)\n    rejected: parameter 'a' expects a SemVer value, got Float\n  (Numeric a, Variant[Timespan, Timestamp] b)\n    rejected: parameter 'b' expects a value of type Timespan or Timestamp, got String\n  (Timestamp a, Variant[Timestamp, Numeric] b)\n    rejected: parameter 'a' expects a Timestamp value, got Float\n  (Timespan a, Variant[Timespan, Numeric] b)\n    rejected: parameter 'a' expects a Timespan value, got Float"}
empty() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got none"}
sha1(Error('m', 'k')) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::DataTypes::Error into String"}
map(Binary('aGVsbG8='), '%s-%s') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
lstrip(false)
#=> {"error": "Error while evaluating a Function Call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Boolean"}
floor(1.0e20, 'yes')
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
reduce('017', '') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'reduce' block expects 2 arguments, got 1"}
chomp('b') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'chomp' does not expect a block"}
versioncmp(0, '1.2.3') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Integer"}
defined(/a.c/, '1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Regexp"}
all(URI('http://a.b/c?d#e'), Error('m', 'k')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 2"}
with(' 42 ', ['a', 'b'], Integer) |*$r| { $r }
#=> {"value": [" 42 ", ["a", "b"], {"Type": "Integer"}], "type": "Tuple[String, Tuple[String, String], Type[Integer]]"}
chomp({'b' => 2, 'a' => [1]}, SemVer('1.2.3-rc1'), Optional[String]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
join(Integer, '1', {}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
partition()
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got none"}
size(default, 'yes', Type[Integer]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 3"}
with(true, [1, 2].reverse_each) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, block parameter 'i' expects an Integer value, got Boolean"}
index() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'index' expects between 1 and 2 arguments, got none"}
reverse_each()
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got none"}
tagged('0x1F') |*$r| { $r }
#=> {"value": false, "type": "Boolean[false]"}
reverse_each(Timestamp(0))
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' parameter 'iterable' expects an Iterable value, got Timestamp"}
fail(Sensitive('s')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, Sensitive [value redacted]"}
strip(Timespan(90.5), 1e-7, [], Type[Integer])
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 4"}
tagged('%05.1f', '0b101') |$x, $y, $z| { 1 }
#=> {"value": false, "type": "Boolean[false]"}
camelcase('é', File['/a'], Timestamp(0)) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 3"}
tree_each(2.5, '1.2.3')
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Float"}
filter(-0.0) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, The function 'filter' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float"}
regsubst('é', String[1, 3])
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 2"}
sprintf('a,b')
#=> {"value": "a,b", "type": "String"}
each()
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got none"}
digest('0b101', ['a', 'b']) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
chomp('b') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'chomp' does not expect a block"}
map(2.5)
#=> {"error": "Error while evaluating a Function Call, The function 'map' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Float\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Float"}
strip(Type[Integer], Struct[{a => Integer}]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
chop(-1) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'chop' does not expect a block"}
lest('%s-%s') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got 3"}
chomp(10)
#=> {"value": 10, "type": "Integer[10, 10]"}
call(SemVer('1.2.3-rc1')) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got SemVer\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got SemVer"}
sort([1, 2, 3], {1 => 2}) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
unique()
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got none"}
index('', 'a b c')
#=> {"value": null, "type": "Undef"}
slice(/(\w)(\d)?/, undef) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'slice' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'hash' expects a Hash value, got Regexp\n  (Iterable enumerable, Integer[1] slice_size, Callable block?)\n    rejected: parameter 'enumerable' expects an Iterable value, got Regexp"}
regsubst()
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got none"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got none"}
floor({'b' => 2, 'a' => [1]}, default, default) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 3"}
sha256('é', -0.0, '3.7', {'b' => 2, 'a' => [1]}) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (4 for 1)"}
index(undef) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Undef\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
strip(SemVer('1.2.3-rc1'), /a.c/, Error('m', 'k'), undef) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 4"}
downcase(Error('m', 'k'), {'b' => 2, 'a' => [1]}) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 2"}
lest(Type[Integer]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got 1"}
compare('017', {1 => 2}) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'compare' was called with arguments it does not accept. It expects one of:\n  (Numeric a, Numeric b)\n    rejected: parameter 'a' expects a Numeric value, got String\n  (String a, String b, Boolean ignore_case?)\n    rejected: parameter 'b' expects a String value, got Hash\n  (SemVer a, SemVer b)\n    rejected: parameter 'a' expects a SemVer value, got String\n  (Numeric a, Variant[Timespan, Timestamp] b)\n    rejected: parameter 'a' expects a Numeric value, got String\n  (Timestamp a, Variant[Timestamp, Numeric] b)\n    rejected: parameter 'a' expects a Timestamp value, got String\n  (Timespan a, Variant[Timespan, Numeric] b)\n    rejected: parameter 'a' expects a Timespan value, got String"}
keys(Struct[{a => Integer}], [1, 2, 3], ',') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 3"}
then('abc', SemVer('1.2.3-rc1')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
lstrip({a => 1}, {a => {b => [1, 2]}}, 0)
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
map() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got none"}
defined(File['/a'], {'b' => 2, 'a' => [1]}) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Struct"}
any(default, 'a b c')
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
any(7, Type[Integer])
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
with('+ 5', 'a,b', '') |$x, $y, $z| { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
any(',', 1e-7)
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
digest([1, 2].reverse_each, ['a', 'b'])
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
sprintf() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, sprintf(): Wrong number of arguments given (0 for minimum 1)"}
split([], 'a.b', default) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
unwrap('ABC') || { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
size([1, 2].reverse_each) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Iterator[Integer]"}
digest(7, '0x1F') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
downcase([undef, 1])
#=> {"error": "Error while evaluating a Function Call, The function 'downcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Array[StringData] arg)\n    rejected: parameter 'arg' index 0 expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Undef\n  (Hash[StringData, StringData] arg)\n    rejected: parameter 'arg' expects a Hash value, got Tuple"}
reduce('%05.1f') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'reduce' block expects 2 arguments, got 1"}
lstrip(Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Sensitive[String]"}
tree_each(Error('m', 'k'), 'é', 1.0e20)
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 3"}
dig('%s-%s') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
fqdn_rand('+ 5', ' 42 ')
#=> {"error": "Error while evaluating a Function Call, invalid argument - 0"}
length('017', Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
slice('0b101')
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 1"}
sprintf({a => {b => [1, 2]}}) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Hash into String"}
camelcase(10) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' does not expect a block"}
digest(File['/a'], [undef, 1]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
empty(File['/a'], String[1, 3], -1) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
max(100000000000, '1', Binary('aGVsbG8='))
#=> {"value": {"Binary": "aGVsbG8="}, "type": "Binary"}
sort({}, [1, 2, 3], SemVerRange('>=1.0.0 <2.0.0'), 'ABC') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 4"}
reduce([1, 2].reverse_each, String[1, 3]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'reduce' block expects 2 arguments, got 1"}
reverse_each(1e-7, "a\nb\n") |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
call([1, 2, 3], '1')
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Tuple\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: expects 1 argument, got 2"}
values(SemVer('1.2.3-rc1'), ',')
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 2"}
lstrip(0, SemVerRange('>=1.0.0 <2.0.0'), Error('m', 'k'), '0x1F') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 4"}
regsubst(SemVerRange('>=1.0.0 <2.0.0'), [undef, 1]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 2"}
capitalize(10) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' does not expect a block"}
strip([]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' does not expect a block"}
compare(SemVerRange('>=1.0.0 <2.0.0'), URI('http://a.b/c?d#e'), 'a b c') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'compare' was called with arguments it does not accept. It expects one of:\n  (Numeric a, Numeric b)\n    rejected: expects 2 arguments, got 3\n  (String a, String b, Boolean ignore_case?)\n    rejected: parameter 'a' expects a String value, got SemVerRange\n  (SemVer a, SemVer b)\n    rejected: expects 2 arguments, got 3\n  (Numeric a, Variant[Timespan, Timestamp] b)\n    rejected: expects 2 arguments, got 3\n  (Timestamp a, Variant[Timestamp, Numeric] b)\n    rejected: expects 2 arguments, got 3\n  (Timespan a, Variant[Timespan, Numeric] b)\n    rejected: expects 2 arguments, got 3"}
filter([1, 2, 3], [1, [2, [3]]]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 2"}
ceiling({1 => 2})
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Hash"}
empty(1.0e20, Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
upcase(-3, []) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 2"}
then(String[1, 3], '') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
downcase('-1e3', Timespan(90.5), Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 3"}
sha256(/(\w)(\d)?/, '')
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
digest('%d', '0b101', '017') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (3 for 1)"}
empty('1') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'empty' does not expect a block"}
unwrap('+ 5')
#=> {"value": "+ 5", "type": "String"}
group_by(2.5, [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'group_by' expects 1 argument, got 2"}
sort(10, 10, [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
reverse_each(',', '0x1F') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
sha1(0) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
sha256('a.b', Timestamp(0)) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
length(' 42 ', ',', Binary('aGVsbG8=')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 3"}
chomp({}, Type[Integer], Error('m', 'k')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
tagged(Timespan(90.5)) |$a, $b| { $a }
#=> {"value": false, "type": "Boolean[false]"}
type('abc', '%s-%s', true)
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 3"}
reduce(-1, '017') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'reduce' block expects 2 arguments, got 1"}
sha256('+ 5', 2.5)
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
tree_each("a\nb\n", '%d', -1) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 3"}
join([undef, 1], '1') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'join' does not expect a block"}
sha1('1.2.4-rc1')
#=> {"value": "0d02db078a2771f3eb336408fd379676dc7b6d1b", "type": "String"}
floor("a\nb\n")
#=> {"error": "Error while evaluating a Function Call, floor(): cannot convert given value to a floating point value."}
match(Integer, SemVer('1.2.3-rc1')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'match' parameter 'string' expects a value of type String or Array, got Type[Integer]"}
map([['a', 1], ['b', 2]]) |$a, $b| { [$a, $b] }
#=> {"value": [[0, ["a", 1]], [1, ["b", 2]]], "type": "Tuple[Tuple[Integer[0, 0], Tuple[String, Integer[1, 1]]], Tuple[Integer[1, 1], Tuple[String, Integer[2, 2]]]]"}
values({a => {b => [1, 2]}}, {1 => 2}, [1, [2, [3]]]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 3"}
filter({a => 1}) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'filter' block expects between 1 and 2 arguments, got none"}
convert_to("a\nb\n", '%Y')
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String"}
match("a\nb\n", '1.2.4-rc1')
#=> {"value": null, "type": "Undef"}
length(1.0e20) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Float"}
with(Optional[String], SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { $a }
#=> {"value": {"Type": "Optional[String]"}, "type": "Type[Optional[String]]"}
length('%05.1f')
#=> {"value": 6, "type": "Integer[6, 6]"}
partition('%d') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
getvar() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got none"}
ceiling(/a.c/, Sensitive('s'))
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
chop('abc', ' 42 ', 7) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 3"}
versioncmp('1.2.3', true) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'b' expects a String value, got Boolean"}
getvar('0x1F') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
convert_to(-1) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
max([undef, 1]) |$a, $b| { $a }
#=> {"value": 1, "type": "Integer[1, 1]"}
filter('%Y')
#=> {"error": "Error while evaluating a Function Call, 'filter' expects a block"}
regsubst(-3, -1)
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 2"}
flatten('a b c')
#=> {"value": ["a b c"], "type": "Tuple[String]"}
partition() || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got none"}
get() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'get' expects between 2 and 3 arguments, got none"}
split('a.b', 'ABC', 1, SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 4"}
sha1(Error('m', 'k')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::DataTypes::Error into String"}
round(0, ['b', 'A', 3]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 2"}
strftime(Sensitive('s'), Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got Sensitive[String]\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Sensitive[String]\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Sensitive[String]"}
tree_each(undef) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Undef"}
map([1, 2, 3], String[1, 3]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
round(-3, true, /a.c/) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 3"}
lstrip(default, 2.5, [['a', 1], ['b', 2]], '%Y') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 4"}
size([], -0.0) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
sort(Sensitive('s'), 'abc', '')
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
length(File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Type[Resource]"}
chomp(default, Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
chomp(0, 1.0e20) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
versioncmp("a\nb\n", ' 42 ') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' does not expect a block"}
fail(/(\w)(\d)?/) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, /(\\w)(\\d)?/"}
type(/(\w)(\d)?/, -0.0, false, ['b', 'A', 3]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'type' expects between 1 and 2 arguments, got 4"}
fail(SemVerRange('>=1.0.0 <2.0.0'), '017')
#=> {"error": "Error while evaluating a Function Call, >=1.0.0 <2.0.0 017"}
capitalize(true)
#=> {"error": "Error while evaluating a Function Call, 'capitalize' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Boolean"}
md5(/a.c/) |$x| { $x == 1 }
#=> {"value": "8db52dd32311df4f20890e503429ad4f", "type": "String"}
then('a.b', '%Y')
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 2"}
any({}, 'a b c') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
with(/a.c/)
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
dig("a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
type(',')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
unwrap(-1, 'é') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
flatten(7, Integer[1, 4], URI('http://a.b/c?d#e')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
any() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got none"}
chomp() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got none"}
partition(7, true) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 2"}
size() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got none"}
strip('a,b', [1, [2, [3]]], /(\w)(\d)?/, 'true') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 4"}
length(Struct[{a => Integer}], [1, [2, [3]]]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
floor("a\nb\n", 'é', 'b') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 3"}
versioncmp('1', 1, Type[Integer]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'b' expects a String value, got Integer"}
unique('b', Timespan(90.5), 1, 10) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 4"}
upcase() |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got none"}
assert_type()
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got none"}
md5('1.2.4-rc1') |$x| { $x == 1 }
#=> {"value": "24752952e82c73f0b7bae58f4b1652d0", "type": "String"}
camelcase() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got none"}
with(false)
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
chop(Class['foo']) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'chop' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Type[Class]"}
with(',', '+ 5') |String $s, $t = 2| { $t }
#=> {"value": "+ 5", "type": "String"}
tree_each(undef, [])
#=> {"error": "Error while evaluating a Function Call, 'tree_each' parameter 'tree' expects a value of type Iterator, Array, Hash, or Object, got Undef"}
md5('3.7')
#=> {"value": "8ed3bd7a545d74cca9ad9e48ca7422b9", "type": "String"}
partition('yes') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
unwrap([['a', 1], ['b', 2]], -0.0, -3, 'b')
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 4"}
sort(URI('http://a.b/c?d#e'), 'abc', "a\nb\n") || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
each([1, [2, [3]]]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'each' block expects between 1 and 2 arguments, got none"}
abs(1e-7, [1, 2].reverse_each, Error('m', 'k'), Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 4"}
camelcase({}, 10, -1) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 3"}
versioncmp()
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got none"}
downcase(['a', 'b'])
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
assert_type('+ 5', 'a.b', [1, 2].reverse_each, /(\w)(\d)?/) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 4"}
assert_type({a => 1}, '0x1F', String[1, 3]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 3"}
partition('1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
values(1e-7, String[1, 3]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 2"}
capitalize(2.5) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' does not expect a block"}
lest('1.2.3', [['a', 1], ['b', 2]]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
sha256(Integer, Binary('aGVsbG8=')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
strftime('1.2.3')
#=> {"value": "1.2.3", "type": "String"}
unwrap(Error('m', 'k'))
#=> {"value": {"Object": ["Error", {"Hash": [["msg", "m"], ["kind", "k"]]}]}, "type": "Error['k', undef]"}
strftime('017') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'strftime' does not expect a block"}
all('%s-%s', 100000000000, [1, [2, [3]]]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'all' expects 1 argument, got 3"}
filter('a b c', false) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 2"}
regsubst('%d')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 1"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 1"}
type(-0.0)
#=> {"value": {"Type": "Float[-0.0, -0.0]"}, "type": "Type[Float[-0.0, -0.0]]"}
unwrap() |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got none"}
ceiling([1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Tuple"}
each('', 1) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 2"}
step(10, [['a', 1], ['b', 2]]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer value, got Tuple"}
lstrip() |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got none"}
any() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got none"}
dig('', Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
values([['a', 1], ['b', 2]])
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got Tuple"}
step(/(\w)(\d)?/, '017', String[1, 3]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 3"}
max(URI('http://a.b/c?d#e'), false, [1, [2, [3]]], 2.5)
#=> {"value": {"URI": "http://a.b/c?d#e"}, "type": "URI[{'scheme' => 'http', 'host' => 'a.b', 'path' => '/c', 'query' => 'd', 'fragment' => 'e'}]"}
index(default, SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Default\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Default"}
step([1, 2].reverse_each, /(\w)(\d)?/) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer value, got Regexp"}
type('a b c') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'type' does not expect a block"}
chop(Timespan(90.5), 100000000000, URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 3"}
keys(['a', 'b'], {a => {b => [1, 2]}}, ['a', 'b'], Struct[{a => Integer}]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 4"}
any('ABC', '%Y', Array[Integer]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 3"}
keys(Type[Integer], Class['foo']) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
tagged([undef, 1], undef)
#=> {"value": false, "type": "Boolean[false]"}
join() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got none"}
upcase(Binary('aGVsbG8='), 'abc', Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 3"}
step([1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
any("a\nb\n", 7) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
reverse_each('%05.1f') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'reverse_each' was called with arguments it does not accept. It expects one of:\n  (Iterable iterable)\n    rejected: does not expect a block\n  (Iterable iterable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3"}
new(10)
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Integer"}
type(' 42 ', '1')
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got '1'"}
any('1.2.3', '%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
chop(Sensitive('s')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'chop' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Sensitive[String]"}
shellquote() |$a, $b| { [$a, $b] }
#=> {"value": "", "type": "String"}
fail(Timespan(90.5))
#=> {"error": "Error while evaluating a Function Call, 0-00:01:30.5"}
split('1.2.4-rc1', 'b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'split' does not expect a block"}
lstrip(URI('http://a.b/c?d#e'), '+ 5', /a.c/)
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
assert_type('yes') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
new(false, {}, -3, -1) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Boolean"}
rstrip([], SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 2"}
assert_type('a,b')
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
sha256('%05.1f', {1 => 2})
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
filter('%d') |*$r| { $r }
#=> {"value": ["%", "d"], "type": "Tuple[String, String]"}
floor(Array[Integer], Integer[1, 4], [1, 2].reverse_each) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 3"}
keys(Sensitive('s'), Type[Integer]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
chomp(SemVer('1.2.3-rc1'), 1e-7) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
values('%Y', 7, '1') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 3"}
strftime('1.2.4-rc1', Timestamp(0), 'abc')
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 3\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got String\n  (String format, String timezone?)\n    rejected: expects between 1 and 2 arguments, got 3"}
fqdn_rand()
#=> {"error": "Error while evaluating a Function Call, fqdn_rand(): Wrong number of arguments given (0 for minimum 1)"}
reverse_each({a => 1}, -0.0)
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
keys() || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got none"}
lstrip(-3, Sensitive('s')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
unwrap("a\nb\n")
#=> {"value": "a\nb\n", "type": "String"}
with('b', false, /a.c/) |$x, $y, $z| { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
keys({}, 'é') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
call(-3) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Integer\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Integer"}
unique(-0.0, Struct[{a => Integer}], {1 => 2}) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 3"}
getvar(SemVerRange('>=1.0.0 <2.0.0'), Struct[{a => Integer}], 'a b c', Binary('aGVsbG8=')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got 4"}
strip('0b101') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'strip' does not expect a block"}
sha256('%s-%s', /a.c/) || { 1 }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
all('1.2.4-rc1')
#=> {"error": "Error while evaluating a Function Call, 'all' expects a block"}
digest(Timestamp(0))
#=> {"value": "f53098908f55aae8f537c1e1a2ee3e70625f0525c01491ffaae1285358524e1c", "type": "String"}
ceiling('%s-%s', [1, 2].reverse_each) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
lstrip('yes', 'abc', 'é')
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
rstrip(10, [], Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 3"}
join(-3, 0, [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
defined('', [['a', 1], ['b', 2]], /a.c/) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Tuple"}
keys(true, {}, false)
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 3"}
group_by(1e-7) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Float\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Float\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Float"}
reverse_each(7, "a\nb\n", 'a,b')
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 3"}
abs(true) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Boolean"}
sort(-0.0, '%05.1f', [undef, 1]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 3"}
max(true, File['/a'], 10, 2.5) || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
lest('ABC') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'lest' block expects no arguments, got 2"}
sort({a => {b => [1, 2]}}, '017')
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
downcase(/(\w)(\d)?/, 10, 1, 1e-7) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 4"}
size([1, [2, [3]]], 1.0e20) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'size' expects 1 argument, got 2"}
index(String[1, 3], Timestamp(0)) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Type[String]\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[String]"}
lest(0, 10)
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
chop(false, -1)
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
keys(2.5, '3.7') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
capitalize(Timespan(90.5), "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
assert_type('abc', ' 42 ') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got 1"}
empty(Timespan(90.5)) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Timespan\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Timespan\n  (String str)\n    rejected: parameter 'str' expects a String value, got Timespan\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Timespan\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Timespan\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Timespan"}
getvar(2.5, '0b101') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Float"}
floor('0b101', [1, 2].reverse_each) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
slice('true')
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 1"}
defined('+ 5', Timespan(90.5)) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Timespan"}
getvar(1, 'a,b') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'getvar' parameter 'get_string' expects a match for Pattern[/\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)/], got Integer"}
split(0, Class['foo'])
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Integer"}
flatten('%Y') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
camelcase(SemVerRange('>=1.0.0 <2.0.0'), '0x1F')
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 2"}
defined({1 => 2}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Hash"}
strftime(true, Binary('aGVsbG8='), Array[Integer], [1, [2, [3]]]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'strftime' expects between 1 and 3 arguments, got 4"}
max(SemVer('1.2.3-rc1'), {'b' => 2, 'a' => [1]}, ['a', 'b'])
#=> {"value": {"Hash": [["b", 2], ["a", [1]]]}, "type": "Struct[{'b' => Integer[2, 2], 'a' => Tuple[Integer[1, 1]]}]"}
each(' 42 ', {}, URI('http://a.b/c?d#e')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
getvar(1e-7, [1, 2].reverse_each, {'b' => 2, 'a' => [1]}) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'getvar' expects between 1 and 2 arguments, got 3"}
assert_type(Optional[String])
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
match(true) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 1"}
abs(Timespan(90.5)) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'abs' parameter 'val' expects a value of type Numeric or String, got Timespan"}
round(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
chomp({'b' => 2, 'a' => [1]}, 'a,b', 100000000000)
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
unwrap(['a', 'b'], ',') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
regsubst(File['/a'], {a => 1}, /(\w)(\d)?/) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Type[Resource]"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Type[Resource]"}
call('é', '1.2.4-rc1', '+ 5', undef) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, Unknown function 'é'"}
sha256(Error('m', 'k'), true) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (2 for 1)"}
empty(1e-7, SemVerRange('>=1.0.0 <2.0.0'), '1')
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
digest([1, [2, [3]]], [1, [2, [3]]]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
chomp(['a', 'b'], '1') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 2"}
sha1('1.2.4-rc1') |$x| { $x == 1 }
#=> {"value": "0d02db078a2771f3eb336408fd379676dc7b6d1b", "type": "String"}
size(SemVerRange('>=1.0.0 <2.0.0'))
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got SemVerRange"}
reverse_each('%d', ['b', 'A', 3])
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 2"}
upcase([], 0) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 2"}
each('b', "a\nb\n", 'b') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
new(SemVer('1.2.3-rc1'), '1')
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got SemVer"}
strftime(Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 1\n  (Timestamp time_object, String format, String timezone?)\n    rejected: expects between 2 and 3 arguments, got 1\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Type[Struct]"}
upcase(Binary('aGVsbG8='))
#=> {"error": "Error while evaluating a Function Call, 'upcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Binary"}
camelcase(',', Sensitive('s')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 2"}
defined(URI('http://a.b/c?d#e'), '1.2.4-rc1', 'ABC', '+ 5') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got URI"}
reduce(['a', 'b'], ' 42 ', Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
abs(Timestamp(0), [])
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
empty(',') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'empty' does not expect a block"}
join('abc') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
capitalize(Optional[String], true)
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
strip(1.0e20) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'strip' does not expect a block"}
unwrap('0x1F') |*$r| { $r }
#=> {"value": ["0x1F"], "type": "Tuple[String]"}
index(10, [undef, 1]) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
get('', File['/a'], "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Type[Resource]"}
camelcase(1e-7, File['/a'])
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 2"}
min(['b', 'A', 3], '-1e3')
#=> {"value": "-1e3", "type": "String"}
floor('true') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'floor' does not expect a block"}
keys({}, [['a', 1], ['b', 2]], Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 3"}
floor('abc', '017') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got 2"}
shellquote(File['/a']) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Resource into String"}
lstrip(SemVerRange('>=1.0.0 <2.0.0')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got SemVerRange"}
tagged('a b c')
#=> {"value": false, "type": "Boolean[false]"}
defined('+ 5', {1 => 2}, Timestamp(0), -0.0) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Hash"}
fail([undef, 1]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, [nil, 1]"}
keys('1.2.3', 'ABC', '1.2.4-rc1') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 3"}
group_by('abc') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'group_by' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
reduce(Class['foo'])
#=> {"error": "Error while evaluating a Function Call, The function 'reduce' was called with arguments it does not accept. It expects one of:\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: parameter 'enumerable' expects an Iterable value, got Type[Class]\n  (Iterable enumerable, Any memo, Callable[2, 2] block)\n    rejected: expects 2 arguments, got 1"}
reverse_each(',', 7, default, '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 4"}
compare(false, 0) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'compare' parameter 'a' expects a value of type Numeric, String, SemVer, Timestamp, or Timespan, got Boolean"}
regsubst('%d', 0, ['b', 'A', 3], Struct[{a => Integer}]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Integer"}
match(2.5, 'a.b') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'match' parameter 'string' expects a value of type String or Array, got Float"}
downcase(SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'downcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got SemVer"}
convert_to(Array[Integer])
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
with('%s-%s')
#=> {"error": "Error while evaluating a Function Call, 'with' expects a block"}
partition('yes') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got String\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got String\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got String"}
type({a => {b => [1, 2]}}, {a => {b => [1, 2]}})
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got Struct"}
downcase(2.5, 'a,b', '3.7')
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 3"}
then('a.b') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, block parameter 'i' expects an Integer value, got String"}
flatten(' 42 ')
#=> {"value": [" 42 "], "type": "Tuple[String]"}
floor('0b101') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'floor' does not expect a block"}
strftime({'b' => 2, 'a' => [1]}, String[1, 3], '0x1F')
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: expects 2 arguments, got 3\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Struct\n  (String format, String timezone?)\n    rejected: expects between 1 and 2 arguments, got 3"}
convert_to() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got none"}
step('abc') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
map('a.b', default) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
values('-1e3', undef) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 2"}
join()
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got none"}
then(Timespan(90.5), "a\nb\n", 'a,b')
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 3"}
index(10)
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Hash hash, Callable[1, 1] block)\n    rejected: parameter 'hash' expects a Hash value, got Integer\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects a block\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects a block\n  (String str, Variant[String, Regexp] match)\n    rejected: expects 2 arguments, got 1\n  (Iterable enumerable, Any match)\n    rejected: expects 2 arguments, got 1"}
abs('017', SemVer('1.2.3-rc1'), 'true') |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 3"}
sha1('3.7', Sensitive('s')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (2 for 1)"}
type(Struct[{a => Integer}], 7) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'type' parameter 'inference_method' expects a match for Enum['detailed', 'generalized', 'reduced'], got Integer"}
filter(Integer, '%05.1f')
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got 2"}
call() |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'call' expects at least 1 argument, got none"}
keys('ABC', Class['foo'])
#=> {"error": "Error while evaluating a Function Call, 'keys' expects 1 argument, got 2"}
digest(7, 'ABC') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
rstrip('-1e3') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' does not expect a block"}
then(true) |$x| { $x }
#=> {"value": true, "type": "Boolean[true]"}
compare(true)
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
convert_to(false) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' expects at least 2 arguments, got 1"}
defined([undef, 1], -0.0, Optional[String], -1) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'defined' parameter 'vals' expects a value of type String, Type[CatalogEntry], or Type[Type], got Tuple"}
rstrip('abc')
#=> {"value": "abc", "type": "String"}
round('1', 'true')
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 2"}
then([1, 2, 3]) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'then' block expects 1 argument, got none"}
call(/(\w)(\d)?/) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'call' was called with arguments it does not accept. It expects one of:\n  (String function_name, Any arguments*, Callable block?)\n    rejected: parameter 'function_name' expects a String value, got Regexp\n  (Object[{name => 'Deferred', attributes => {'name' => Pattern[/\\A[$]?[a-z][a-z0-9_]*(?:::[a-z][a-z0-9_]*)*\\z/], 'arguments' => {type => Optional[Array], value => undef}}}] deferred)\n    rejected: parameter 'deferred' expects a Deferred value, got Regexp"}
strftime() || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'strftime' expects between 1 and 3 arguments, got none"}
sprintf('', File['/a']) |$a, $b| { $a }
#=> {"value": "", "type": "String"}
reduce(Array[Integer], Integer[1, 4], ['a', 'b'], 10) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 4"}
new({a => 1}, '%Y') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Struct"}
round(-3, Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got 2"}
abs(-1, Timespan(90.5), 'a b c') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 3"}
assert_type([undef, 1]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 1"}
flatten(-3, 7) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'flatten' does not expect a block"}
versioncmp() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got none"}
with(Type[Integer]) || { 1 }
#=> {"value": 1, "type": "Integer[1, 1]"}
capitalize(' 42 ', [undef, 1]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
slice('1.2.4-rc1', '%s-%s', 1.0e20) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 3"}
floor()
#=> {"error": "Error while evaluating a Function Call, 'floor' expects 1 argument, got none"}
tagged({a => 1}, ' 42 ', -1) || { 1 }
#=> {"value": false, "type": "Boolean[false]"}
md5() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (0 for 1)"}
ceiling(Error('m', 'k'))
#=> {"error": "Error while evaluating a Function Call, 'ceiling' parameter 'val' expects a value of type Numeric or String, got Error"}
rstrip('1.2.3', '', 2.5) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 3"}
unique('0x1F') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, The function 'unique' was called with arguments it does not accept. It expects one of:\n  (String string, Callable[String] block?)\n    rejected: block index 0 expects a String value, got Integer\n  (Hash hash, Callable[Any] block?)\n    rejected: parameter 'hash' expects a Hash value, got String\n  (Array array, Callable[Any] block?)\n    rejected: parameter 'array' expects an Array value, got String\n  (Iterable iterable, Callable[Any] block?)"}
with(Optional[String]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, block parameter 's' expects a String value, got Type[Optional]"}
unwrap(true) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, block parameter 'i' expects an Integer value, got Boolean"}
length([1, 2].reverse_each, '-1e3') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
sha1([['a', 1], ['b', 2]], undef, Struct[{a => Integer}], ',')
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (4 for 1)"}
camelcase({a => {b => [1, 2]}}, /a.c/, -3) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 3"}
match(['b', 'A', 3], '1', [['a', 1], ['b', 2]]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 3"}
unwrap('0x1F', Integer[1, 4])
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
max(Type[Integer])
#=> {"value": {"Type": "Type[Integer]"}, "type": "Type[Type[Integer]]"}
step('0b101')
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
ceiling(String[1, 3], '%05.1f', '')
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 3"}
values() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got none"}
tree_each()
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got none"}
slice(undef, /(\w)(\d)?/, [1, 2].reverse_each) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 3"}
dig(URI('http://a.b/c?d#e'), 'é', default, '+ 5') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got URI"}
lstrip(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
empty('-1e3') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'empty' does not expect a block"}
sha256(-3, 'yes', /a.c/)
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (3 for 1)"}
sha1(Array[Integer])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PArrayType into String"}
values(1.0e20, '%d', 1.0e20)
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 3"}
floor('é') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'floor' does not expect a block"}
values(SemVer('1.2.3-rc1'), SemVer('1.2.3-rc1'), 1e-7) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 3"}
index(undef, 2.5)
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Hash hash, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: expects 1 argument, got 2\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: expects 1 argument, got 2\n  (String str, Variant[String, Regexp] match)\n    rejected: parameter 'str' expects a String value, got Undef\n  (Iterable enumerable, Any match)\n    rejected: parameter 'enumerable' expects an Iterable value, got Undef"}
ceiling(Binary('aGVsbG8='), 0) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' expects 1 argument, got 2"}
reduce(Binary('aGVsbG8='), /(\w)(\d)?/, {'b' => 2, 'a' => [1]}) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'reduce' expects between 1 and 2 arguments, got 3"}
rstrip(Binary('aGVsbG8='), '017', 'a b c', 'b') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'rstrip' expects 1 argument, got 4"}
partition(undef, '1.2.3', [undef, 1]) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'partition' expects 1 argument, got 3"}
max({a => {b => [1, 2]}}, Array[Integer]) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, block parameter 's' expects a String value, got Type[Array]"}
empty('1.2.4-rc1', Sensitive('s'), 'abc', Error('m', 'k')) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 4"}
lstrip(Timespan(90.5)) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Timespan"}
unique('1', '1.2.4-rc1', "a\nb\n", '%05.1f') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 4"}
max(Timestamp(0))
#=> {"value": {"Timestamp": "1970-01-01T00:00:00.000000000 UTC"}, "type": "Timestamp['1970-01-01T00:00:00.000000000 UTC']"}
floor(-3) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'floor' does not expect a block"}
regsubst(Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 1"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 1"}
sha256('%s-%s', default, [1, [2, [3]]])
#=> {"error": "Error while evaluating a Function Call, sha256(): Wrong number of arguments given (3 for 1)"}
each('') |String $s, $t = 2| { $t }
#=> {"value": "", "type": "String"}
ceiling('1.2.3') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'ceiling' does not expect a block"}
camelcase(10, Optional[String], 10, 7) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 4"}
digest('1.2.3', 1, 'é')
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (3 for 1)"}
step('yes', File['/a']) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer value, got Type[Resource]"}
new('1.2.3', {'b' => 2, 'a' => [1]})
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
abs('ABC', Binary('aGVsbG8=')) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'abs' expects 1 argument, got 2"}
values('a b c')
#=> {"error": "Error while evaluating a Function Call, 'values' parameter 'hsh' expects a Hash value, got String"}
round() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'round' expects 1 argument, got none"}
any(Timestamp(0), {a => {b => [1, 2]}}, {a => 1}) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 3"}
step(7) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'step' expects 2 arguments, got 1"}
tagged('%d', /(\w)(\d)?/) |$a, $b| { $a }
#=> {"value": false, "type": "Boolean[false]"}
capitalize('é') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' does not expect a block"}
lstrip('3.7') |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' does not expect a block"}
dig('+ 5') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
join('%Y') |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
abs('true') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'abs' does not expect a block"}
lest('ABC', Sensitive('s')) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
each([1, 2, 3], '1', Sensitive('s')) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'each' expects 1 argument, got 3"}
lstrip('1', {}) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 2"}
lest(Binary('aGVsbG8='), {}, 1) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 3"}
downcase(Optional[String], ' 42 ', -1, [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 4"}
sha1({1 => 2}, [1, 2, 3]) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (2 for 1)"}
sort(1.0e20, '1.2.3') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'sort' expects 1 argument, got 2"}
index('true') |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'index' was called with arguments it does not accept. It expects one of:\n  (Hash hash, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Hash hash, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3\n  (Iterable enumerable, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Iterable enumerable, Callable[1, 1] block)\n    rejected: block expects 1 argument, got 3\n  (String str, Variant[String, Regexp] match)\n    rejected: does not expect a block\n  (Iterable enumerable, Any match)\n    rejected: does not expect a block"}
empty('a,b', File['/a']) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
empty('-1e3') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'empty' does not expect a block"}
assert_type([undef, 1], Optional[String], ' 42 ') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 3"}
join("a\nb\n", -1, true)
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got 3"}
unwrap(Type[Integer], undef) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
getvar('-1e3', {a => {b => [1, 2]}}) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'getvar' The given string does not start with a valid variable name"}
chomp([undef, 1])
#=> {"value": [null, 1], "type": "Tuple[Undef, Integer[1, 1]]"}
chomp('%05.1f', 100000000000, ' 42 ') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 3"}
upcase('é', 'ABC')
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 2"}
type('ABC')
#=> {"value": {"Type": "String"}, "type": "Type[String]"}
downcase(Integer[1, 4], 1e-7)
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 2"}
empty(Error('m', 'k'), ' 42 ', Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 3"}
dig('b') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
chop('0x1F')
#=> {"value": "0x1", "type": "String"}
capitalize('%d', "a\nb\n")
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 2"}
defined() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'defined' expects at least 1 argument, got none"}
sha1('-1e3', 'abc', {}, "a\nb\n") |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (4 for 1)"}
any('b', default) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'any' expects 1 argument, got 2"}
sprintf(7, 'a b c')
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
lstrip(0) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' does not expect a block"}
md5(undef)
#=> {"value": "d41d8cd98f00b204e9800998ecf8427e", "type": "String"}
sha1('%s-%s', {a => {b => [1, 2]}}, {}, undef) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (4 for 1)"}
call('%s-%s') || { 1 }
#=> {"error": "Error while evaluating a Function Call, Unknown function '%s-%s'"}
lstrip('0b101')
#=> {"value": "0b101", "type": "String"}
unique('abc') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'unique' block expects 1 argument, got 2"}
lstrip([['a', 1], ['b', 2]], ['a', 'b'], Integer) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
lstrip(Binary('aGVsbG8='), 'true', [1, 2, 3])
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 3"}
new('017', [1, 2].reverse_each) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
lest('%d', 2.5)
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
dig('017') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
type(-3) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'type' does not expect a block"}
md5('yes', 'ABC')
#=> {"error": "Error while evaluating a Function Call, md5(): Wrong number of arguments given (2 for 1)"}
fqdn_rand(1) |$x| { $x == 1 }
#=> {"value": 0, "type": "Integer[0, 0]"}
new('yes', ',') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got String"}
join('é', '1.2.3')
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
max('1') || { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'max' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got none\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got none\n  (Any values*)\n    rejected: does not expect a block"}
versioncmp(default, {1 => 2}) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Default"}
versioncmp('%d', true, Sensitive('s'), ' 42 ')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 4"}
downcase(Array[Integer], "a\nb\n") |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'downcase' expects 1 argument, got 2"}
tagged() |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, tagged(): Wrong number of arguments given (0 for minimum 1)"}
capitalize(-1, '%d', SemVer('1.2.3-rc1'), '%s-%s') |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'capitalize' expects 1 argument, got 4"}
split(',', ',')
#=> {"value": [], "type": "Array[0, 0]"}
convert_to(true, 'true', '%05.1f', 'a.b') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String"}
tree_each(Optional[String], 1, '%d')
#=> {"error": "Error while evaluating a Function Call, 'tree_each' expects between 1 and 2 arguments, got 3"}
sha256(Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Puppet::Pops::Types::PStructType into String"}
digest(Integer[1, 4], {1 => 2})
#=> {"error": "Error while evaluating a Function Call, digest(): Wrong number of arguments given (2 for 1)"}
reverse_each('%Y', 'a,b', '%d') |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' expects 1 argument, got 3"}
camelcase({a => 1}) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Struct"}
then(['b', 'A', 3], -1, Type[Integer]) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'then' expects 1 argument, got 3"}
sha1(default) |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Symbol into String"}
shellquote('%Y')
#=> {"value": "%Y", "type": "String"}
tagged([1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, Use of an Iterator is not supported here"}
split([1, [2, [3]]], {}) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Tuple"}
tagged(Class['foo'], ' 42 ') |String $s, $t = 2| { $t }
#=> {"value": false, "type": "Boolean[false]"}
convert_to(['a', 'b'], '+ 5')
#=> {"error": "Error while evaluating a Function Call, 'convert_to' parameter 'type' expects a Type value, got String"}
assert_type('017', 0) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' block expects 2 arguments, got none"}
any(10) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'any' block expects between 1 and 2 arguments, got 3"}
split(Integer) |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 1"}
lest('a,b', -1)
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
upcase('0x1F', 2.5, ['b', 'A', 3]) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 3"}
values('0b101', File['/a'], Class['foo'], ',') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 4"}
lest({a => 1}, ['a', 'b']) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'lest' expects 1 argument, got 2"}
split() |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got none"}
call('0x1F', ['a', 'b'], 0, {})
#=> {"error": "Error while evaluating a Function Call, Unknown function '0x1F'"}
dig('ABC')
#=> {"error": "Error while evaluating a Function Call, 'dig' parameter 'data' expects a value of type Undef or Collection, got String"}
assert_type() |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got none"}
tree_each({})
#=> {"value": {"Iterator": [[[], {"Hash": []}]]}, "type": "Runtime[ruby, 'Puppet::Pops::Types::Iterable::DepthFirstTreeIterator']"}
length(' 42 ', 'é')
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
tagged('1.2.4-rc1', undef)
#=> {"value": false, "type": "Boolean[false]"}
dig([['a', 1], ['b', 2]], -3)
#=> {"value": null, "type": "Undef"}
map('ABC') |$a, $b| { [$a, $b] }
#=> {"value": [[0, "A"], [1, "B"], [2, "C"]], "type": "Tuple[Tuple[Integer[0, 0], String], Tuple[Integer[1, 1], String], Tuple[Integer[2, 2], String]]"}
tagged(1)
#=> {"value": false, "type": "Boolean[false]"}
match(Optional[String], {}, 0, 10)
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 4"}
reverse_each(URI('http://a.b/c?d#e'))
#=> {"error": "Error while evaluating a Function Call, 'reverse_each' parameter 'iterable' expects an Iterable value, got URI"}
split(Error('m', 'k'), /(\w)(\d)?/, 'abc', '1.2.3')
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 4"}
partition(Sensitive('s')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'partition' was called with arguments it does not accept. It expects one of:\n  (Collection collection, Callable[1, 1] block)\n    rejected: parameter 'collection' expects a Collection value, got Sensitive[String]\n  (Array array, Callable[2, 2] block)\n    rejected: parameter 'array' expects an Array value, got Sensitive[String]\n  (Collection collection, Callable[2, 2] block)\n    rejected: parameter 'collection' expects a Collection value, got Sensitive[String]"}
map(' 42 ', Struct[{a => Integer}])
#=> {"error": "Error while evaluating a Function Call, 'map' expects 1 argument, got 2"}
tagged(-3, [['a', 1], ['b', 2]]) |String $s, $t = 2| { $t }
#=> {"value": false, "type": "Boolean[false]"}
values('%Y', Class['foo'], 'a.b', SemVerRange('>=1.0.0 <2.0.0')) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'values' expects 1 argument, got 4"}
compare([1, [2, [3]]], [undef, 1]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'compare' parameter 'a' expects a value of type Numeric, String, SemVer, Timestamp, or Timespan, got Tuple"}
assert_type(Sensitive('s'), '+ 5', '017', Binary('aGVsbG8=')) |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'assert_type' expects 2 arguments, got 4"}
size('%s-%s')
#=> {"value": 5, "type": "Integer[5, 5]"}
chomp(0, 10, 'true', -0.0) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'chomp' expects 1 argument, got 4"}
length(['a', 'b'], -3)
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got 2"}
get('b', -3)
#=> {"error": "Error while evaluating a Function Call, 'get' parameter 'dotted_string' expects a String value, got Integer"}
step(10, Struct[{a => Integer}]) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, 'step' parameter 'step' expects an Integer value, got Type[Struct]"}
compare('1.2.4-rc1', SemVer('1.2.3-rc1'))
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got String and Semver"}
lstrip('%d', '1.2.3', [['a', 1], ['b', 2]], '0x1F') || { 1 }
#=> {"error": "Error while evaluating a Function Call, 'lstrip' expects 1 argument, got 4"}
strip('+ 5', '%d', [1, 2].reverse_each)
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 3"}
empty('yes') |$x| { $x }
#=> {"error": "Error while evaluating a Function Call, 'empty' does not expect a block"}
strip('é', /(\w)(\d)?/) |$x| { $x == 1 }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
min(-3, '%d', Error('m', 'k')) |$x, $y, $z| { 1 }
#=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (SemVer values*)\n    rejected: does not expect a block\n  (Timespan values*)\n    rejected: does not expect a block\n  (Timestamp values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[SemVer] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timespan] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[Timestamp] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
#[7]=> {"error": "Error while evaluating a Function Call, The function 'min' was called with arguments it does not accept. It expects one of:\n  (Numeric values*)\n    rejected: does not expect a block\n  (String values*)\n    rejected: does not expect a block\n  (Array[Numeric] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array[String] values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Array values, Callable[2, 2] block?)\n    rejected: block expects 2 arguments, got 3\n  (Any values*, Callable[2, 2] block)\n    rejected: block expects 2 arguments, got 3\n  (Any values*)\n    rejected: does not expect a block"}
strip(default, {a => 1}) |String $s, $t = 2| { $t }
#=> {"error": "Error while evaluating a Function Call, 'strip' expects 1 argument, got 2"}
unwrap({'b' => 2, 'a' => [1]}, 0)
#=> {"error": "Error while evaluating a Function Call, 'unwrap' expects 1 argument, got 2"}
chop('-1e3', '')
#=> {"error": "Error while evaluating a Function Call, 'chop' expects 1 argument, got 2"}
sha1({'b' => 2, 'a' => [1]}, -3, '+ 5') || { 1 }
#=> {"error": "Error while evaluating a Function Call, sha1(): Wrong number of arguments given (3 for 1)"}
slice('a.b', 'yes', 100000000000)
#=> {"error": "Error while evaluating a Function Call, 'slice' expects 2 arguments, got 3"}
fail(10) || { 1 }
#=> {"error": "Error while evaluating a Function Call, 10"}
strftime([1, [2, [3]]], 1e-7)
#=> {"error": "Error while evaluating a Function Call, The function 'strftime' was called with arguments it does not accept. It expects one of:\n  (Timespan time_object, String format)\n    rejected: parameter 'time_object' expects a Timespan value, got Tuple\n  (Timestamp time_object, String format, String timezone?)\n    rejected: parameter 'time_object' expects a Timestamp value, got Tuple\n  (String format, String timezone?)\n    rejected: parameter 'format' expects a String value, got Tuple"}
new(Timespan(90.5), 'abc') |$a, $b| { [$a, $b] }
#=> {"error": "Error while evaluating a Function Call, 'new' parameter 'type' expects a Type value, got Timespan"}
unique('%d', 'abc', SemVerRange('>=1.0.0 <2.0.0'), 10) |*$r| { $r }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 4"}
empty(default)
#=> {"error": "Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Default\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Default\n  (String str)\n    rejected: parameter 'str' expects a String value, got Default\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Default\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Default\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Default"}
unique('%d', {a => 1}, [1, [2, [3]]]) |$a, $b| { $a }
#=> {"error": "Error while evaluating a Function Call, 'unique' expects 1 argument, got 3"}
filter() |Integer $i| { $i }
#=> {"error": "Error while evaluating a Function Call, 'filter' expects 1 argument, got none"}
