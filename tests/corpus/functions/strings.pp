# camelcase
camelcase('abc_def')
#=> {"value": "AbcDef", "type": "String"}
camelcase('abc_DEF__ghi_')
#=> {"value": "AbcDefGhi", "type": "String"}
camelcase('_abc')
#=> {"value": "Abc", "type": "String"}
camelcase('été_ÉTÉ')
#=> {"value": "ÉtéÉté", "type": "String"}
camelcase('')
#=> {"value": "", "type": "String"}
camelcase(3)
#=> {"value": 3, "type": "Integer[3, 3]"}
camelcase(3.5)
#=> {"value": {"Float": "3.5"}, "type": "Float[3.5, 3.5]"}
camelcase(['abc_def', 4, 'x_y'])
#=> {"error": "Error while evaluating a Function Call, The function 'camelcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
camelcase(['abc', ['d']])
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Tuple"}
camelcase(undef)
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Undef"}
camelcase({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'camelcase' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Struct"}
camelcase()
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got none"}
camelcase('a', 'b')
#=> {"error": "Error while evaluating a Function Call, 'camelcase' expects 1 argument, got 2"}
# capitalize
capitalize('abc def')
#=> {"value": "Abc def", "type": "String"}
capitalize('ABC')
#=> {"value": "Abc", "type": "String"}
capitalize('éA')
#=> {"value": "Éa", "type": "String"}
capitalize('ßa')
#=> {"value": "Ssa", "type": "String"}
capitalize('ǆx')
#=> {"value": "ǅx", "type": "String"}
capitalize('')
#=> {"value": "", "type": "String"}
capitalize(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
capitalize(['abc', 4, 'DEF'])
#=> {"error": "Error while evaluating a Function Call, The function 'capitalize' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
capitalize(true)
#=> {"error": "Error while evaluating a Function Call, 'capitalize' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Boolean"}
['a', 'b'].capitalize
#=> {"value": ["A", "B"], "type": "Tuple[String, String]"}
capitalize(['a', undef])
#=> {"value": ["A", null], "type": "Tuple[String, Undef]"}
# chomp and chop
chomp("abc\n")
#=> {"value": "abc", "type": "String"}
chomp("abc\r\n")
#=> {"value": "abc", "type": "String"}
chomp("abc\r")
#=> {"value": "abc", "type": "String"}
chomp("abc\n\n")
#=> {"value": "abc\n", "type": "String"}
chomp("abc\n\r")
#=> {"value": "abc\n", "type": "String"}
chomp('abc')
#=> {"value": "abc", "type": "String"}
chomp('')
#=> {"value": "", "type": "String"}
chomp(["a\n", 1, "b\r\n"])
#=> {"error": "Error while evaluating a Function Call, The function 'chomp' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
chomp(1.5)
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
chomp(true)
#=> {"error": "Error while evaluating a Function Call, 'chomp' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Boolean"}
chop('abc')
#=> {"value": "ab", "type": "String"}
chop("abc\r\n")
#=> {"value": "abc", "type": "String"}
chop("abc\n")
#=> {"value": "abc", "type": "String"}
chop("\r\n")
#=> {"value": "", "type": "String"}
chop('é')
#=> {"value": "", "type": "String"}
chop('')
#=> {"value": "", "type": "String"}
chop(['ab', 1, "c\r\n"])
#=> {"error": "Error while evaluating a Function Call, The function 'chop' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
chop(5)
#=> {"value": 5, "type": "Integer[5, 5]"}
chop({})
#=> {"error": "Error while evaluating a Function Call, 'chop' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Hash"}
# downcase and upcase
downcase('ABC')
#=> {"value": "abc", "type": "String"}
downcase('ÀÉÎ')
#=> {"value": "àéî", "type": "String"}
downcase('ΑΣ')
#=> {"value": "ασ", "type": "String"}
downcase('İ')
#=> {"value": "i̇", "type": "String"}
downcase(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
downcase(['ABC', 'DEF', 1, ['X']])
#=> {"value": ["abc", "def", 1, ["x"]], "type": "Tuple[String, String, Integer[1, 1], Tuple[String]]"}
downcase({'A' => 'B', 'C' => ['D']})
#=> {"value": {"Hash": [["a", "b"], ["c", ["d"]]]}, "type": "Struct[{'a' => String, 'c' => Tuple[String]}]"}
downcase({'A' => 1, 'a' => 2})
#=> {"value": {"Hash": [["a", 2]]}, "type": "Struct[{'a' => Integer[2, 2]}]"}
downcase([true])
#=> {"error": "Error while evaluating a Function Call, The function 'downcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Array[StringData] arg)\n    rejected: parameter 'arg' index 0 expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Boolean\n  (Hash[StringData, StringData] arg)\n    rejected: parameter 'arg' expects a Hash value, got Tuple"}
downcase(undef)
#=> {"error": "Error while evaluating a Function Call, 'downcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Undef"}
downcase(/A/)
#=> {"error": "Error while evaluating a Function Call, 'downcase' parameter 'arg' expects a value of type Numeric, String, Array, or Hash, got Regexp"}
upcase('abc')
#=> {"value": "ABC", "type": "String"}
upcase('straße')
#=> {"value": "STRASSE", "type": "String"}
upcase('ŉé')
#=> {"value": "ʼNÉ", "type": "String"}
upcase('ﬁ')
#=> {"value": "FI", "type": "String"}
upcase(1.5)
#=> {"value": {"Float": "1.5"}, "type": "Float[1.5, 1.5]"}
upcase(['a', {'b' => 'c'}])
#=> {"value": ["A", {"Hash": [["B", "C"]]}], "type": "Tuple[String, Struct[{'B' => String}]]"}
upcase({'a' => {'b' => 'c'}})
#=> {"value": {"Hash": [["A", {"Hash": [["B", "C"]]}]]}, "type": "Struct[{'A' => Struct[{'B' => String}]}]"}
upcase([undef])
#=> {"error": "Error while evaluating a Function Call, The function 'upcase' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Array[StringData] arg)\n    rejected: parameter 'arg' index 0 expects a StringData = Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]] value, got Undef\n  (Hash[StringData, StringData] arg)\n    rejected: parameter 'arg' expects a Hash value, got Tuple"}
upcase('a', 'b')
#=> {"error": "Error while evaluating a Function Call, 'upcase' expects 1 argument, got 2"}
# lstrip, rstrip, strip
lstrip("  \t\n abc ")
#=> {"value": "abc ", "type": "String"}
lstrip("\u{0}abc")
#=> {"value": "abc", "type": "String"}
lstrip("\u{a0}abc")
#=> {"value": " abc", "type": "String"}
lstrip([' a ', 1])
#=> {"error": "Error while evaluating a Function Call, The function 'lstrip' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
lstrip(1)
#=> {"value": 1, "type": "Integer[1, 1]"}
lstrip(undef)
#=> {"error": "Error while evaluating a Function Call, 'lstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Undef"}
rstrip(" abc \t\n")
#=> {"value": " abc", "type": "String"}
rstrip("abc\u{0}")
#=> {"value": "abc", "type": "String"}
rstrip("abc \u{0} ")
#=> {"value": "abc", "type": "String"}
rstrip("abc\u{b}\u{c}")
#=> {"value": "abc", "type": "String"}
rstrip("abc\u{a0}")
#=> {"value": "abc ", "type": "String"}
rstrip([' a ', 1])
#=> {"error": "Error while evaluating a Function Call, The function 'rstrip' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
rstrip(true)
#=> {"error": "Error while evaluating a Function Call, 'rstrip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant], got Boolean"}
strip("\u{0} abc \u{0}")
#=> {"value": "abc", "type": "String"}
strip("\t\n\u{b}\u{c}\r abc\r\n")
#=> {"value": "abc", "type": "String"}
strip([' a ', 1, "\tb\t"])
#=> {"error": "Error while evaluating a Function Call, The function 'strip' was called with arguments it does not accept. It expects one of:\n  (Numeric arg)\n    rejected: parameter 'arg' expects a Numeric value, got Tuple\n  (String arg)\n    rejected: parameter 'arg' expects a String value, got Tuple\n  (Iterable[Variant[String, Numeric]] arg)"}
strip(2.5)
#=> {"value": {"Float": "2.5"}, "type": "Float[2.5, 2.5]"}
strip({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'strip' parameter 'arg' expects a value of type Numeric, String, or Iterable[Variant[String, Numeric]], got Struct"}
'abc'.strip.upcase
#=> {"value": "ABC", "type": "String"}
# length, size, empty
length('abc')
#=> {"value": 3, "type": "Integer[3, 3]"}
length('')
#=> {"value": 0, "type": "Integer[0, 0]"}
length('héé')
#=> {"value": 3, "type": "Integer[3, 3]"}
length([1, 2])
#=> {"value": 2, "type": "Integer[2, 2]"}
length({a => 1})
#=> {"value": 1, "type": "Integer[1, 1]"}
length(Binary('YWJj'))
#=> {"value": 3, "type": "Integer[3, 3]"}
length(5)
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
length(undef)
#=> {"error": "Error while evaluating a Function Call, 'length' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
length()
#=> {"error": "Error while evaluating a Function Call, 'length' expects 1 argument, got none"}
size('abc')
#=> {"value": 3, "type": "Integer[3, 3]"}
size([1, 2, 3])
#=> {"value": 3, "type": "Integer[3, 3]"}
size({})
#=> {"value": 0, "type": "Integer[0, 0]"}
size(Binary('YQ=='))
#=> {"value": 1, "type": "Integer[1, 1]"}
size(5)
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Integer"}
size(undef)
#=> {"error": "Error while evaluating a Function Call, 'size' parameter 'arg' expects a value of type Collection, String, or Binary, got Undef"}
empty('')
#=> {"value": true, "type": "Boolean[true]"}
empty('a')
#=> {"value": false, "type": "Boolean[false]"}
empty([])
#=> {"value": true, "type": "Boolean[true]"}
empty([1])
#=> {"value": false, "type": "Boolean[false]"}
empty({})
#=> {"value": true, "type": "Boolean[true]"}
empty({a => 1})
#=> {"value": false, "type": "Boolean[false]"}
empty(undef)
#=> {"value": true, "type": "Boolean[true]"}
empty(0)
#=> {"value": false, "type": "Boolean[false]"}
empty(1.5)
#=> {"value": false, "type": "Boolean[false]"}
empty(Sensitive(''))
#=> {"value": true, "type": "Boolean[true]"}
empty(Sensitive('a'))
#=> {"value": false, "type": "Boolean[false]"}
empty(Sensitive([]))
#=> {"error": "Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Sensitive[Array]\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Sensitive[Array[Unit]]\n  (String str)\n    rejected: parameter 'str' expects a String value, got Sensitive[Array]\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Sensitive[Array]\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Sensitive[Array]\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Sensitive[Array]"}
empty(Binary(''))
#=> {"value": true, "type": "Boolean[true]"}
empty(Binary('YQ=='))
#=> {"value": false, "type": "Boolean[false]"}
empty(true)
#=> {"error": "Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Boolean\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Boolean\n  (String str)\n    rejected: parameter 'str' expects a String value, got Boolean\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Boolean\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Boolean\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Boolean"}
empty(/a/)
#=> {"error": "Error while evaluating a Function Call, The function 'empty' was called with arguments it does not accept. It expects one of:\n  (Collection coll)\n    rejected: parameter 'coll' expects a Collection value, got Regexp\n  (Sensitive[String] str)\n    rejected: parameter 'str' expects a Sensitive[String] value, got Regexp\n  (String str)\n    rejected: parameter 'str' expects a String value, got Regexp\n  (Numeric num)\n    rejected: parameter 'num' expects a Numeric value, got Regexp\n  (Binary bin)\n    rejected: parameter 'bin' expects a Binary value, got Regexp\n  (Undef x)\n    rejected: parameter 'x' expects an Undef value, got Regexp"}
empty()
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got none"}
empty('', '')
#=> {"error": "Error while evaluating a Function Call, 'empty' expects 1 argument, got 2"}
# join
join(['a', 'b', 'c'])
#=> {"value": "abc", "type": "String"}
join(['a', 'b', 'c'], ', ')
#=> {"value": "a, b, c", "type": "String"}
join([1, 2.5, true, undef], '-')
#=> {"value": "1-2.5-true-", "type": "String"}
join([1, [2, [3, 4]]], ':')
#=> {"value": "1:2:3:4", "type": "String"}
join([], ',')
#=> {"value": "", "type": "String"}
join([{a => 1, 'b' => [1, undef]}, 'x'], ',')
#=> {"value": "{\"a\"=>1, \"b\"=>[1, nil]},x", "type": "String"}
join([default, /a/, Integer], ',')
#=> {"value": "default,(?-mix:a),Integer", "type": "String"}
join([Integer[1,2], File['/a'], Class['a']], ',')
#=> {"value": "Integer[1, 2],File['/a'],Class[a]", "type": "String"}
join(['a', 'b'], undef)
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'delimiter' expects a String value, got Undef"}
join(['a'], 1)
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'delimiter' expects a String value, got Integer"}
join('a', 'b')
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got String"}
join({a => 1})
#=> {"error": "Error while evaluating a Function Call, 'join' parameter 'arg' expects an Array value, got Struct"}
join()
#=> {"error": "Error while evaluating a Function Call, 'join' expects between 1 and 2 arguments, got none"}
join([Sensitive('a'), 'b'], ',')
#=> {"value": "Sensitive [value redacted],b", "type": "String"}
join([SemVer('1.2.3'), Timespan(90), Binary('YWJj')], ' ')
#=> {"value": "1.2.3 0-00:01:30.0 YWJj", "type": "String"}
['a', 'b'].join('')
#=> {"value": "ab", "type": "String"}
# compare
compare(1, 2)
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(2, 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
compare(1, 1.0)
#=> {"value": 0, "type": "Integer[0, 0]"}
compare(1.5, 1)
#=> {"value": 1, "type": "Integer[1, 1]"}
compare('a', 'B')
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare('a', 'A')
#=> {"value": 0, "type": "Integer[0, 0]"}
compare('a', 'A', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
compare('a', 'A', false)
#=> {"value": 1, "type": "Integer[1, 1]"}
compare('A', 'a', false)
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare('abc', 'ab')
#=> {"value": 1, "type": "Integer[1, 1]"}
compare('é', 'É')
#=> {"value": 1, "type": "Integer[1, 1]"}
compare('é', 'É', false)
#=> {"value": 1, "type": "Integer[1, 1]"}
compare('', 'a')
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(SemVer('1.2.3'), SemVer('1.2.4'))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(SemVer('1.2.3-rc1'), SemVer('1.2.3'))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(Timespan(10), Timespan(20))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(Timespan(10), 10)
#=> {"value": 0, "type": "Integer[0, 0]"}
compare(10, Timespan(20))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(20.5, Timespan(20))
#=> {"value": 1, "type": "Integer[1, 1]"}
compare(Timestamp(10), Timestamp(20))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(Timestamp(10), 20)
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(5, Timestamp(10))
#=> {"value": -1, "type": "Integer[-1, -1]"}
compare(Timestamp(10), Timespan(10))
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Timestamp and Timespan"}
compare(1, 'a')
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Integer and String"}
compare('a', 1)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got String and Integer"}
compare('a', 'b', 1)
#=> {"error": "Error while evaluating a Function Call, uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::Boolean"}
compare('a', 'b', true, false)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Accepts at most 3 arguments, got 4"}
compare(1, 2, true)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): The third argument (ignore case) can only be used when comparing strings"}
compare([1], [2])
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Array and Array"}
compare({}, {})
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Hash and Hash"}
compare(undef, 1)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Undef Value and Integer"}
compare(true, false)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got Boolean and Boolean"}
compare(1)
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got 1"}
compare()
#=> {"error": "Error while evaluating a Function Call, 'compare' expects between 2 and 3 arguments, got none"}
compare(SemVer('1.2.3'), '1.2.3')
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got Semver and String"}
compare('a', Integer)
#=> {"error": "Error while evaluating a Function Call, 'compare' compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can be compared. Got String and Integer-Type"}
