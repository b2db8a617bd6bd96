# match
match('abc123', /[a-z]+/)
#=> {"value": ["abc"], "type": "Tuple[String]"}
match('abc123', /([a-z]+)([0-9]+)/)
#=> {"value": ["abc123", "abc", "123"], "type": "Tuple[String, String, String]"}
match('abc123', '([a-z]+)([1-9]+)')
#=> {"value": ["abc123", "abc", "123"], "type": "Tuple[String, String, String]"}
match('abc', /x/)
#=> {"value": null, "type": "Undef"}
match('abc', /(x)?abc/)
#=> {"value": ["abc", null], "type": "Tuple[String, Undef]"}
match('abc', Regexp[/b/])
#=> {"value": ["b"], "type": "Tuple[String]"}
match('abc', Pattern[/x/, /c/])
#=> {"value": ["c"], "type": "Tuple[String]"}
match('abc', Pattern[/x/])
#=> {"value": null, "type": "Undef"}
match('abc', [/x/, 'b'])
#=> {"value": ["b"], "type": "Tuple[String]"}
match('abc', [[/x/], [Pattern[/(c)/]]])
#=> {"value": ["c", "c"], "type": "Tuple[String, String]"}
match('abc', Variant[Pattern[/x/], Regexp[/a/]])
#=> {"value": ["a"], "type": "Tuple[String]"}
match('abc', Regexp)
#=> {"error": "Error while evaluating a Function Call, Given Regexp Type has no regular expression"}
match('abc', Integer)
#=> {"error": "Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Puppet::Pops::Types::PIntegerType"}
match('abc', 1)
#=> {"error": "Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Integer"}
match('abc', undef)
#=> {"error": "Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got NilClass"}
match('abc', true)
#=> {"error": "Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got TrueClass"}
match('abc', '(')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/"}
match('abc', default)
#=> {"error": "Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Symbol"}
match('abc', {})
#=> {"error": "Error while evaluating a Function Call, match() expects pattern of T, where T is String, Regexp, Regexp[r], Pattern[p], or Array[T]. Got Hash"}
match(['abc', 'x1'], /([a-z])([0-9])?/)
#=> {"value": [["a", "a", null], ["x1", "x", "1"]], "type": "Tuple[Tuple[String, String, Undef], Tuple[String, String, String]]"}
match([], /a/)
#=> {"value": [], "type": "Array[0, 0]"}
match(['a', 1], /a/)
#=> {"error": "Error while evaluating a Function Call, The function 'match' was called with arguments it does not accept. It expects one of:\n  (String string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' expects a String value, got Tuple\n  (Array[String] string, Variant[Any, Type] pattern)\n    rejected: parameter 'string' index 1 expects a String value, got Integer"}
match(1, /a/)
#=> {"error": "Error while evaluating a Function Call, 'match' parameter 'string' expects a value of type String or Array, got Integer"}
match('abc')
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 1"}
match('abc', /a/, /b/)
#=> {"error": "Error while evaluating a Function Call, 'match' expects 2 arguments, got 3"}
match('foo bar', /(?<first>\w+) (?<second>\w+)/)
#=> {"value": ["foo bar", "foo", "bar"], "type": "Tuple[String, String, String]"}
match("a\nb", /^b$/)
#=> {"value": ["b"], "type": "Tuple[String]"}
match("a\nb", /a.b/)
#=> {"value": null, "type": "Undef"}
match("a\nb", /(?m)a.b/)
#=> {"value": ["a\nb"], "type": "Tuple[String]"}
match('AbC', /(?i)abc/)
#=> {"value": ["AbC"], "type": "Tuple[String]"}
match("abc\n", /c\Z/)
#=> {"value": ["c"], "type": "Tuple[String]"}
match("abc\n", /c\z/)
#=> {"value": null, "type": "Undef"}
match('é', /\w/)
#=> {"value": null, "type": "Undef"}
match('é', /[[:alpha:]]/)
#=> {"value": ["é"], "type": "Tuple[String]"}
match('ff0', /\A\h+\z/)
#=> {"value": ["ff0"], "type": "Tuple[String]"}
'abc'.match(/b/)
#=> {"value": ["b"], "type": "Tuple[String]"}
# regsubst
regsubst('abc', 'b', 'x')
#=> {"value": "axc", "type": "String"}
regsubst('abcb', 'b', 'x')
#=> {"value": "axcb", "type": "String"}
regsubst('abcb', 'b', 'x', 'G')
#=> {"value": "axcx", "type": "String"}
regsubst('ABC', 'b', 'x', 'I')
#=> {"value": "AxC", "type": "String"}
regsubst('ABCB', 'b', 'x', 'GI')
#=> {"value": "AxCx", "type": "String"}
regsubst("a\nb", 'a.b', 'x', 'M')
#=> {"value": "x", "type": "String"}
regsubst("a\nb", 'a.b', 'x')
#=> {"value": "a\nb", "type": "String"}
regsubst('abc', 'a b c', 'x', 'E')
#=> {"value": "x", "type": "String"}
regsubst('abc', 'b', 'x', 'G', 'U')
#=> {"value": "axc", "type": "String"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 5"}
regsubst('abc', 'b', 'x', undef)
#=> {"value": "axc", "type": "String"}
regsubst('abc', 'b', 'x', undef, 'N')
#=> {"value": "axc", "type": "String"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 5"}
regsubst('abc', 'b', 'x', 'X')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'flags' expects an undef value or a match for Pattern[/^[GEIM]*$/], got 'X'\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'flags' expects an undef value or a match for Pattern[/^[GEIM]*$/], got 'X'\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
regsubst('abc', 'b', 'x', 'G', 'X')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'encoding' expects a match for Enum['E', 'N', 'S', 'U'], got 'X'\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: expects between 3 and 4 arguments, got 5"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 5"}
regsubst('abc', /b/, 'x')
#=> {"value": "axc", "type": "String"}
regsubst('abcb', /b/, 'x', 'G')
#=> {"value": "axcx", "type": "String"}
regsubst('abcb', /b/, 'x', 'I')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'pattern' expects a String value, got Regexp\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'flags' expects a match for Pattern[/^G?$/], got 'I'"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'pattern' expects a String value, got Regexp\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'flags' expects a match for Pattern[/^G?$/], got 'I'"}
regsubst('abcb', /b/, 'x', '')
#=> {"value": "axcb", "type": "String"}
regsubst('abcb', Regexp[/b/], 'x', 'G')
#=> {"value": "axcx", "type": "String"}
regsubst('abc', Regexp, 'x')
#=> {"value": "xabc", "type": "String"}
regsubst('192.168.0.1', '^(\d+)\.(\d+)\.(\d+)\.(\d+)$', '\4.\3.\2.\1')
#=> {"value": "1.0.168.192", "type": "String"}
regsubst('abc', '(b)', '<\1>')
#=> {"value": "a<b>c", "type": "String"}
regsubst('abc', 'b', '<\0>')
#=> {"value": "a<b>c", "type": "String"}
regsubst('abc', 'b', '<\&>')
#=> {"value": "a<b>c", "type": "String"}
regsubst('abc', 'b', '<\`>')
#=> {"value": "a<a>c", "type": "String"}
regsubst('abc', 'b', "<\\'>")
#=> {"value": "a<c>c", "type": "String"}
regsubst('abc', 'b', '<\\\\>')
#=> {"value": "a<\\>c", "type": "String"}
regsubst('abc', 'b', '\9')
#=> {"value": "ac", "type": "String"}
regsubst('abc', '(a)(b)(c)', '\+')
#=> {"value": "c", "type": "String"}
regsubst('abc', '(?<n>b)', '<\k<n>>')
#=> {"value": "a<b>c", "type": "String"}
regsubst('abc', '(?<n>b)', '<\k<m>>')
#=> {"error": "Error while evaluating a Function Call, undefined group name reference: m"}
regsubst('abc', '(?<n>b)', '<\1>')
#=> {"value": "a<>c", "type": "String"}
regsubst('abc', 'b', '\\')
#=> {"value": "a\\c", "type": "String"}
regsubst('abc', 'b', 'x\\')
#=> {"value": "ax\\c", "type": "String"}
regsubst('abc', 'b', '\z')
#=> {"value": "a\\zc", "type": "String"}
regsubst('abc', '', '-', 'G')
#=> {"value": "-a-b-c-", "type": "String"}
regsubst('abc', 'x*', '-', 'G')
#=> {"value": "-a-b-c-", "type": "String"}
regsubst('abc', '$', '-')
#=> {"value": "abc-", "type": "String"}
regsubst("a\nb", '^', '-', 'G')
#=> {"value": "-a\n-b", "type": "String"}
regsubst('', '', '-', 'G')
#=> {"value": "-", "type": "String"}
regsubst('hello', '[aeiou]', {'e' => '3', 'o' => '0'}, 'G')
#=> {"value": "h3ll0", "type": "String"}
regsubst('hello', '[aeiou]', {'e' => '3'}, 'G')
#=> {"value": "h3ll", "type": "String"}
regsubst('hello', /l/, {'l' => 'L'})
#=> {"value": "heLlo", "type": "String"}
regsubst(['abc', 'bcd'], 'b', 'x')
#=> {"value": ["axc", "xcd"], "type": "Tuple[String, String]"}
regsubst(['abb', 'bcb'], /b/, 'x', 'G')
#=> {"value": ["axx", "xcx"], "type": "Tuple[String, String]"}
regsubst([], 'b', 'x')
#=> {"value": [], "type": "Array[0, 0]"}
regsubst('abc', '(', 'x')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/"}
regsubst('abc', '[', 'x')
#=> {"error": "Error while evaluating a Function Call, premature end of char-class: /[/"}
regsubst('abc', '*', 'x')
#=> {"error": "Error while evaluating a Function Call, target of repeat operator is not specified: /*/"}
regsubst('abc', 1, 'x')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Integer"}
regsubst(1, 'b', 'x')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Integer"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Integer"}
regsubst('abc', 'b', 1)
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'replacement' expects a value of type String or Hash, got Integer\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'replacement' expects a value of type String or Hash, got Integer\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
regsubst('abc', 'b', {'b' => 1})
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'replacement' variant 0 expects a String value, got Struct\n    rejected: parameter 'replacement' variant 1 entry 'b' expects a String value, got Integer\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'replacement' variant 0 expects a String value, got Struct\n    rejected: parameter 'replacement' variant 1 entry 'b' expects a String value, got Integer\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
regsubst('abc', 'b')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 2"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 2"}
regsubst('abc', 'b', 'x', 'G', 'U', 'X')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 5 arguments, got 6"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 6"}
regsubst(undef, 'b', 'x')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Undef"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Undef"}
regsubst('aaa', 'a(?=a)', 'b', 'G')
#=> {"value": "bba", "type": "String"}
regsubst('foo.bar', '\.', '_')
#=> {"value": "foo_bar", "type": "String"}
regsubst('héllo', 'é', 'e')
#=> {"value": "hello", "type": "String"}
regsubst('abcabc', '(?<!a)b|c', 'x', 'G')
#=> {"value": "abxabx", "type": "String"}
'abc'.regsubst('b', '')
#=> {"value": "ac", "type": "String"}
# split
split('a,b,c', ',')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('a.b.c', '.')
#=> {"value": [], "type": "Array[0, 0]"}
split('a.b.c', '[.]')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('a1b22c', /[0-9]+/)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('a1b22c', /([0-9]+)/)
#=> {"value": ["a", "1", "b", "22", "c"], "type": "Tuple[String, String, String, String, String]"}
split('a1b22c', Regexp['[0-9]+'])
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('abc', '')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('abc', //)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('', ',')
#=> {"value": [], "type": "Array[0, 0]"}
split(',', ',')
#=> {"value": [], "type": "Array[0, 0]"}
split(',,a,,', ',')
#=> {"value": ["", "", "a"], "type": "Tuple[String, String, String]"}
split('a b  c', ' ')
#=> {"value": ["a", "b", "", "c"], "type": "Tuple[String, String, String, String]"}
split(' a  b ', / /)
#=> {"value": ["", "a", "", "b"], "type": "Tuple[String, String, String, String]"}
split(' a  b ', /\s+/)
#=> {"value": ["", "a", "b"], "type": "Tuple[String, String, String]"}
split("a\nb\nc", "\n")
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('abc', 'x')
#=> {"value": ["abc"], "type": "Tuple[String]"}
split('a:b', /(:)|(x)/)
#=> {"value": ["a", ":", "b"], "type": "Tuple[String, String, String]"}
split('aXbxc', /x/)
#=> {"value": ["aXb", "c"], "type": "Tuple[String, String]"}
split('héé', '')
#=> {"value": ["h", "é", "é"], "type": "Tuple[String, String, String]"}
split('abc', /b*/)
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
split('abc', Regexp)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('abc', '(')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/"}
split('abc', undef)
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'pattern' expects a String value, got Undef\n  (String str, Regexp pattern)\n    rejected: parameter 'pattern' expects a Regexp value, got Undef\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'pattern' expects a Type[Regexp] value, got Undef\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Undef"}
split('abc', 1)
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'pattern' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'pattern' expects a Regexp value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'pattern' expects a Type[Regexp] value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Integer"}
split(1, ',')
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Integer"}
split('a')
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 1"}
split('a,b', ',', 1)
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
split(['a,b'], ',')
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Tuple\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Tuple"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Tuple"}
'a-b'.split('-')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
# Quantified quantifiers, blanks that mean nothing, codes of characters
match('aabb', /a+{1,2}b/)
#=> {"value": ["aab"], "type": "Tuple[String]"}
match('aaab', /(a+)*?b/)
#=> {"value": ["aaab", "aaa"], "type": "Tuple[String, String]"}
match('ffff', /\h+{2}/)
#=> {"value": ["ffff"], "type": "Tuple[String]"}
match('aaaa', /a{2}{2}/)
#=> {"value": ["aaaa"], "type": "Tuple[String]"}
match('aaa', /a{2}+/)
#=> {"value": ["aa"], "type": "Tuple[String]"}
match('AAB', /\x41{2}+B/)
#=> {"value": ["AAB"], "type": "Tuple[String]"}
match('aaa', /a+??/)
#=> {"value": ["a"], "type": "Tuple[String]"}
match('ab', /a*+*b/)
#=> {"value": ["ab"], "type": "Tuple[String]"}
match('a b', /(?x: a [ ] b )/)
#=> {"value": ["a b"], "type": "Tuple[String]"}
match('aab', /(?x: a + b )/)
#=> {"value": ["aab"], "type": "Tuple[String]"}
match('ab', /(?x: a* *b)/)
#=> {"value": ["ab"], "type": "Tuple[String]"}
match('a b', /(?x:a)\ b/)
#=> {"value": ["a b"], "type": "Tuple[String]"}
match('a b', /(?x)a b/)
#=> {"value": null, "type": "Undef"}
match('ab', /(?x)a b/)
#=> {"value": ["ab"], "type": "Tuple[String]"}
match('ab c', /(?x: a b (?-x: c))/)
#=> {"value": ["ab c"], "type": "Tuple[String]"}
match('', /\B/)
#=> {"value": [""], "type": "Tuple[String]"}
match('a', /\B/)
#=> {"value": null, "type": "Undef"}
match('ab', /\B/)
#=> {"value": [""], "type": "Tuple[String]"}
match('é', /\x65|\xC3\xA9/)
#=> {"value": ["é"], "type": "Tuple[String]"}
match('abab', /(?:ab){,2}/)
#=> {"value": ["abab"], "type": "Tuple[String]"}
match('aXbX', /[a-z]+(?<up>[A-Z])+?/)
#=> {"value": ["aX", "X"], "type": "Tuple[String, String]"}
["\t", 'a b', 'ab', ''].map |$x| { $x =~ /^[\S]*$/ }
#=> {"value": [false, false, true, true], "type": "Tuple[Boolean[false], Boolean[false], Boolean[true], Boolean[true]]"}
["\t", '-', 'a', '[', ']', '^'].map |$x| { [$x =~ /[\W]/, $x =~ /[^\W]/, $x =~ /[\S-]/] }
#=> {"value": [[true, false, false], [true, false, true], [false, true, true], [true, false, true], [true, false, true], [true, false, true]], "type": "Tuple[Tuple[Boolean[true], Boolean[false], Boolean[false]], Tuple[Boolean[true], Boolean[false], Boolean[true]], Tuple[Boolean[false], Boolean[true], Boolean[true]], Tuple[Boolean[true], Boolean[false], Boolean[true]], Tuple[Boolean[true], Boolean[false], Boolean[true]], Tuple[Boolean[true], Boolean[false], Boolean[true]]]"}
['1', 'a', ' ', 'g'].map |$x| { [$x =~ /^[\D\s]$/, $x =~ /^[^\D]$/, $x =~ /^[1\H]$/] }
#=> {"value": [[false, true, true], [true, false, false], [true, false, true], [true, false, true]], "type": "Tuple[Tuple[Boolean[false], Boolean[true], Boolean[true]], Tuple[Boolean[true], Boolean[false], Boolean[false]], Tuple[Boolean[true], Boolean[false], Boolean[true]], Tuple[Boolean[true], Boolean[false], Boolean[true]]]"}
regsubst("a\tb c", '[^\S ]+', '_', 'G')
#=> {"value": "a_b c", "type": "String"}
'a b' =~ Pattern[/^[\S]*$/]
#=> {"value": false, "type": "Boolean[false]"}
split('a-b c', /[\W]/)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
