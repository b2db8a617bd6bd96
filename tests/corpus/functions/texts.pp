# sprintf
sprintf('%<a>d %{b}', {a => 1, b => 'x'})
#=> {"value": "1 x", "type": "String"}
sprintf('%{a.b}', {'a.b' => 3})
#=> {"value": "3", "type": "String"}
sprintf('%<a>5.2f|', {a => 2.5})
#=> {"value": " 2.50|", "type": "String"}
sprintf('%<nope>s', {a => 1})
#=> {"error": "Error while evaluating a Function Call, key<nope> not found"}
sprintf('%<a>s', 1)
#=> {"error": "Error while evaluating a Function Call, one hash required"}
sprintf('%{a}', 1)
#=> {"error": "Error while evaluating a Function Call, one hash required"}
sprintf('%<a>s %s', {a => 1})
#=> {"error": "Error while evaluating a Function Call, unnumbered(1) mixed with named"}
sprintf('%s %<a>s', {a => 1})
#=> {"error": "Error while evaluating a Function Call, named<a> after unnumbered(1)"}
sprintf('%1$s %1$s', 'x')
#=> {"value": "x x", "type": "String"}
sprintf('%2$s %1$s', 'x', 'y')
#=> {"value": "y x", "type": "String"}
sprintf('%1$s %s', 'x', 'y')
#=> {"error": "Error while evaluating a Function Call, unnumbered(1) mixed with numbered"}
sprintf('%s %1$s', 'x', 'y')
#=> {"error": "Error while evaluating a Function Call, numbered(1) after unnumbered(1)"}
sprintf('%3$s', 'x')
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%0$s', 'x')
#=> {"error": "Error while evaluating a Function Call, malformed format string - %$"}
sprintf('%*d|', 5, 42)
#=> {"value": "   42|", "type": "String"}
sprintf('%-*d|', 5, 42)
#=> {"value": "42   |", "type": "String"}
sprintf('%*d|', -5, 42)
#=> {"value": "42   |", "type": "String"}
sprintf('%.*f', 2, 3.14159)
#=> {"value": "3.14", "type": "String"}
sprintf('%d', '42')
#=> {"value": "42", "type": "String"}
sprintf('%d', '0x1f')
#=> {"value": "31", "type": "String"}
sprintf('%d', '0b11')
#=> {"value": "3", "type": "String"}
sprintf('%d', '017')
#=> {"value": "15", "type": "String"}
sprintf('%d', '1_000')
#=> {"value": "1000", "type": "String"}
sprintf('%d', ' 42 ')
#=> {"value": "42", "type": "String"}
sprintf('%d', '4.5')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"4.5\""}
sprintf('%d', 4.9)
#=> {"value": "4", "type": "String"}
sprintf('%d', -4.9)
#=> {"value": "-4", "type": "String"}
sprintf('%d', 'abc')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"abc\""}
sprintf('%d', undef)
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"\""}
sprintf('%d', true)
#=> {"error": "Error while evaluating a Function Call, can't convert true into Integer"}
sprintf('%d', [])
#=> {"error": "Error while evaluating a Function Call, can't convert Array into Integer"}
sprintf('%d', {})
#=> {"error": "Error while evaluating a Function Call, can't convert Hash into Integer"}
sprintf('%f', '1e3')
#=> {"value": "1000.000000", "type": "String"}
sprintf('%f', 'x')
#=> {"error": "Error while evaluating a Function Call, invalid value for Float(): \"x\""}
sprintf('%f', undef)
#=> {"error": "Error while evaluating a Function Call, invalid value for Float(): \"\""}
sprintf('%e', 12345.678)
#=> {"value": "1.234568e+04", "type": "String"}
sprintf('%E', 0.00012)
#=> {"value": "1.200000E-04", "type": "String"}
sprintf('%g', 1000000.0)
#=> {"value": "1e+06", "type": "String"}
sprintf('%g', 100000.0)
#=> {"value": "100000", "type": "String"}
sprintf('%G', 1e-10)
#=> {"value": "1E-10", "type": "String"}
sprintf('%a', 1.0)
#=> {"value": "0x1p+0", "type": "String"}
sprintf('%A', 0.5)
#=> {"value": "0X1P-1", "type": "String"}
sprintf('%a', -0.1)
#=> {"value": "-0x1.999999999999ap-4", "type": "String"}
sprintf('%x', 255)
#=> {"value": "ff", "type": "String"}
sprintf('%x', -255)
#=> {"value": "..f01", "type": "String"}
sprintf('%#x', 255)
#=> {"value": "0xff", "type": "String"}
sprintf('%#X', 255)
#=> {"value": "0XFF", "type": "String"}
sprintf('%+x', -255)
#=> {"value": "-ff", "type": "String"}
sprintf('% x', -255)
#=> {"value": "-ff", "type": "String"}
sprintf('%08x', -255)
#=> {"value": "..ffff01", "type": "String"}
sprintf('%.10x', -255)
#=> {"value": "..ffffff01", "type": "String"}
sprintf('%o', -8)
#=> {"value": "..70", "type": "String"}
sprintf('%b', -5)
#=> {"value": "..1011", "type": "String"}
sprintf('%B', 5)
#=> {"value": "101", "type": "String"}
sprintf('%#b', 5)
#=> {"value": "0b101", "type": "String"}
sprintf('%#B', 5)
#=> {"value": "0B101", "type": "String"}
sprintf('%#o', 8)
#=> {"value": "010", "type": "String"}
sprintf('%c', 65)
#=> {"value": "A", "type": "String"}
sprintf('%c', 'hello')
#=> {"value": "h", "type": "String"}
#[7]=> {"error": "Error while evaluating a Function Call, %c requires a character"}
sprintf('%c', '')
#=> {"value": "", "type": "String"}
#[7]=> {"error": "Error while evaluating a Function Call, %c requires a character"}
sprintf('%c', 0x1F600)
#=> {"value": "😀", "type": "String"}
sprintf('%5c|', 'x')
#=> {"value": "    x|", "type": "String"}
sprintf('%-5c|', 'x')
#=> {"value": "x    |", "type": "String"}
sprintf('%p', 'a')
#=> {"value": "\"a\"", "type": "String"}
sprintf('%p', undef)
#=> {"value": "\"\"", "type": "String"}
sprintf('%p', [1, 'a', undef])
#=> {"value": "[1, \"a\", nil]", "type": "String"}
sprintf('%p', {a => 1})
#=> {"value": "{\"a\"=>1}", "type": "String"}
sprintf('%p', /x/)
#=> {"value": "\"/x/\"", "type": "String"}
sprintf('%p', true)
#=> {"value": "true", "type": "String"}
sprintf('%s', undef)
#=> {"value": "", "type": "String"}
sprintf('%s', [1, 'a', undef])
#=> {"value": "[1, \"a\", nil]", "type": "String"}
sprintf('%s', {a => 'b'})
#=> {"value": "{\"a\"=>\"b\"}", "type": "String"}
sprintf('%s', /x/)
#=> {"value": "/x/", "type": "String"}
sprintf('%s', default)
#=> {"value": "default", "type": "String"}
sprintf('%s', Integer)
#=> {"value": "Integer", "type": "String"}
sprintf('%s', Sensitive('x'))
#=> {"value": "Sensitive [value redacted]", "type": "String"}
sprintf('%s', 1.0)
#=> {"value": "1.0", "type": "String"}
sprintf('%s', 1e100)
#=> {"value": "1.0e+100", "type": "String"}
sprintf('%s', Timestamp(0))
#=> {"value": "1970-01-01T00:00:00.000000000 UTC", "type": "String"}
sprintf('%s', SemVer('1.0.0'))
#=> {"value": "1.0.0", "type": "String"}
sprintf('%10s|', 'é')
#=> {"value": "         é|", "type": "String"}
sprintf('%-10s|', 'é')
#=> {"value": "é         |", "type": "String"}
sprintf('%.2s|', 'éàü')
#=> {"value": "éà|", "type": "String"}
sprintf('%010s|', 'a')
#=> {"value": "         a|", "type": "String"}
sprintf('%+s|', 'a')
#=> {"value": "a|", "type": "String"}
sprintf('% d', 5)
#=> {"value": " 5", "type": "String"}
sprintf('%+d', 5)
#=> {"value": "+5", "type": "String"}
sprintf('%+d', -5)
#=> {"value": "-5", "type": "String"}
sprintf('%05d', -5)
#=> {"value": "-0005", "type": "String"}
sprintf('%-05d|', 5)
#=> {"value": "5    |", "type": "String"}
sprintf('%5.3d|', 5)
#=> {"value": "  005|", "type": "String"}
sprintf('%.0f', 0.5)
#=> {"value": "0", "type": "String"}
sprintf('%.0f', 1.5)
#=> {"value": "2", "type": "String"}
sprintf('%.0f', 2.5)
#=> {"value": "2", "type": "String"}
sprintf('%.20f', 0.1)
#=> {"value": "0.10000000000000000555", "type": "String"}
sprintf('%f', 1e22)
#=> {"value": "10000000000000000000000.000000", "type": "String"}
sprintf('%5%|')
#=> {"error": "Error while evaluating a Function Call, invalid format character - %"}
sprintf('%%')
#=> {"value": "%", "type": "String"}
sprintf('%')
#=> {"error": "Error while evaluating a Function Call, incomplete format specifier; use %% (double %) instead"}
sprintf('abc%')
#=> {"error": "Error while evaluating a Function Call, incomplete format specifier; use %% (double %) instead"}
sprintf('%-')
#=> {"error": "Error while evaluating a Function Call, invalid format character - %"}
sprintf('%5')
#=> {"error": "Error while evaluating a Function Call, malformed format string - %*[0-9]"}
sprintf('%z', 1)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %z"}
sprintf('%y', 1)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %y"}
sprintf('%', 1)
#=> {"error": "Error while evaluating a Function Call, incomplete format specifier; use %% (double %) instead"}
sprintf("%\n")
#=> {"value": "%\n", "type": "String"}
sprintf('%d %d', 1)
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%d', 1, 2)
#=> {"value": "1", "type": "String"}
sprintf('')
#=> {"value": "", "type": "String"}
sprintf()
#=> {"error": "Error while evaluating a Function Call, sprintf(): Wrong number of arguments given (0 for minimum 1)"}
sprintf(1)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
sprintf(undef)
#=> {"value": "", "type": "String"}
sprintf([])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
sprintf('%u', -5)
#=> {"value": "-5", "type": "String"}
sprintf('%i', 5.5)
#=> {"value": "5", "type": "String"}
sprintf('%d', 1e20)
#=> {"value": "100000000000000000000", "type": "String"}
sprintf('%f', 123456789012345)
#=> {"value": "123456789012345.000000", "type": "String"}
sprintf('%s', '%d')
#=> {"value": "%d", "type": "String"}
sprintf("%s\n%s", 1, 2)
#=> {"value": "1\n2", "type": "String"}
sprintf('%1$*2$d|', 5, 4)
#=> {"value": "   5|", "type": "String"}
sprintf('%-+5d|', 3)
#=> {"value": "+3   |", "type": "String"}
sprintf('%+-5d|', 3)
#=> {"value": "+3   |", "type": "String"}
sprintf('%0+5d|', 3)
#=> {"value": "+0003|", "type": "String"}
sprintf('%#.3g', 1.0)
#=> {"value": "1.00", "type": "String"}
sprintf('%#x', 0)
#=> {"value": "0", "type": "String"}
sprintf('%+o', 8)
#=> {"value": "+10", "type": "String"}
sprintf('%.3s', 'abcdef')
#=> {"value": "abc", "type": "String"}
sprintf('%s %s', [1, 2])
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%s', [[1]])
#=> {"value": "[[1]]", "type": "String"}
sprintf('%<a>s-%<b>s', {'a' => undef, 'b' => [1]})
#=> {"value": "-[1]", "type": "String"}
# versioncmp
versioncmp('1.0', '1.0.0')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.0', '1.0.0', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0.0', '1.0', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.10', '1.9')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.0-1', '1.0-2')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.0a', '1.0b')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.0.a', '1.0.1')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1', 'a')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('a', '1')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('', '')
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0', '')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1..2', '1.2')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.0rc1', '1.0')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('01', '1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1.01', '1.1')
#=> {"value": -1, "type": "Integer[-1, -1]"}
versioncmp('1_0', '1.0')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.0+b', '1.0')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('2.0.0.0', '2', true)
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('2.0.0-0', '2', true)
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.0', 1)
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'b' expects a String value, got Integer"}
versioncmp(1, 1)
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'a' expects a String value, got Integer"}
versioncmp('1')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' expects between 2 and 3 arguments, got 1"}
versioncmp('1', '2', 'x')
#=> {"error": "Error while evaluating a Function Call, 'versioncmp' parameter 'ignore_trailing_zeroes' expects a Boolean value, got String"}
versioncmp('A', 'a')
#=> {"value": 0, "type": "Integer[0, 0]"}
versioncmp('1.0~rc', '1.0')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.0', '1-0')
#=> {"value": 1, "type": "Integer[1, 1]"}
versioncmp('1.-', '1.')
#=> {"value": 1, "type": "Integer[1, 1]"}
# shellquote
shellquote('a', 'b c', ['d e', ['f']])
#=> {"value": "a \"b c\" \"d e\" f", "type": "String"}
shellquote("it's")
#=> {"value": "\"it's\"", "type": "String"}
shellquote('a"b')
#=> {"value": "'a\"b'", "type": "String"}
shellquote("it's \"x\"")
#=> {"value": "\"it's \\\"x\\\"\"", "type": "String"}
shellquote('$HOME')
#=> {"value": "'$HOME'", "type": "String"}
shellquote('`x`')
#=> {"value": "'`x`'", "type": "String"}
shellquote('a\\b')
#=> {"value": "'a\\b'", "type": "String"}
shellquote('')
#=> {"value": "\"\"", "type": "String"}
shellquote()
#=> {"value": "", "type": "String"}
shellquote('a!b')
#=> {"value": "'a!b'", "type": "String"}
shellquote("a\nb")
#=> {"value": "\"a\nb\"", "type": "String"}
shellquote('é')
#=> {"value": "\"é\"", "type": "String"}
shellquote('a;b', '*', '~', '#')
#=> {"value": "\"a;b\" \"*\" \"~\" \"#\"", "type": "String"}
shellquote('-x', '--y=z', '/a/b', 'a@b:c', 'a%b', 'a,b', 'a+b')
#=> {"value": "-x --y=z /a/b a@b:c a%b a,b a+b", "type": "String"}
# regsubst
regsubst('abc', 'b', 'X')
#=> {"value": "aXc", "type": "String"}
regsubst('abcb', 'b', 'X', 'G')
#=> {"value": "aXcX", "type": "String"}
regsubst('abcB', 'b', 'X', 'GI')
#=> {"value": "aXcX", "type": "String"}
regsubst("a\nb", 'a.b', 'X', 'M')
#=> {"value": "X", "type": "String"}
regsubst('a b', 'a b', 'X', 'E')
#=> {"value": "a b", "type": "String"}
regsubst('ab', 'a b', 'X', 'E')
#=> {"value": "X", "type": "String"}
regsubst('abc', '(b)', '[\1]')
#=> {"value": "a[b]c", "type": "String"}
regsubst('abc', '(?<n>b)', '[\k<n>]')
#=> {"value": "a[b]c", "type": "String"}
regsubst('abc', 'b', '[\0]')
#=> {"value": "a[b]c", "type": "String"}
regsubst('abc', 'b', '[\&]')
#=> {"value": "a[b]c", "type": "String"}
regsubst('abc', 'b', "[\\`]")
#=> {"value": "a[a]c", "type": "String"}
regsubst('abc', 'b', "[\\']")
#=> {"value": "a[c]c", "type": "String"}
regsubst('abc', 'b', '[\\\\]')
#=> {"value": "a[\\]c", "type": "String"}
regsubst('abc', 'b', '[\9]')
#=> {"value": "a[]c", "type": "String"}
regsubst('abc', '(b)(x)?', '[\2]')
#=> {"value": "a[]c", "type": "String"}
regsubst(['a', 'b'], 'a', 'X')
#=> {"value": ["X", "b"], "type": "Tuple[String, String]"}
regsubst('abc', /B/, 'X')
#=> {"value": "abc", "type": "String"}
regsubst('abc', /b/, 'X', 'G')
#=> {"value": "aXc", "type": "String"}
regsubst('abc', /b/, 'X', 'I')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'pattern' expects a String value, got Regexp\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'flags' expects a match for Pattern[/^G?$/], got 'I'"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'pattern' expects a String value, got Regexp\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'flags' expects a match for Pattern[/^G?$/], got 'I'"}
regsubst('abc', 'b', 'X', 'Z')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'flags' expects an undef value or a match for Pattern[/^[GEIM]*$/], got 'Z'\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'flags' expects an undef value or a match for Pattern[/^[GEIM]*$/], got 'Z'\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'pattern' expects a value of type Regexp or Type[Regexp], got String"}
regsubst('abc', 'b', 'X', 'G', 'N')
#=> {"value": "aXc", "type": "String"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 5"}
regsubst('abc', 'b', 'X', 'G', 'Q')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'encoding' expects a match for Enum['E', 'N', 'S', 'U'], got 'Q'\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: expects between 3 and 4 arguments, got 5"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' expects between 3 and 4 arguments, got 5"}
regsubst('abc', 'b', {'b' => 'Y'})
#=> {"value": "aYc", "type": "String"}
regsubst('abcd', '[bd]', {'b' => 'Y'}, 'G')
#=> {"value": "aYc", "type": "String"}
regsubst('abc', '(', 'X')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/"}
regsubst('abc', '', '-', 'G')
#=> {"value": "-a-b-c-", "type": "String"}
regsubst('abc', '$', '!')
#=> {"value": "abc!", "type": "String"}
regsubst("a\nb\n", '^', '>', 'G')
#=> {"value": ">a\n>b\n", "type": "String"}
regsubst("a\nb\n", '$', '<', 'G')
#=> {"value": "a<\nb<\n<", "type": "String"}
regsubst("a\nb\n", '\Z', '<', 'G')
#=> {"value": "a\nb<\n<", "type": "String"}
regsubst(1, 'b', 'X')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Integer"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Integer"}
regsubst(undef, 'b', 'X')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Undef"}
#[9]=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array, Sensitive[Array], String, or Sensitive[String], got Undef"}
regsubst('abc', Regexp[/b/], 'X')
#=> {"value": "aXc", "type": "String"}
regsubst('abc', Regexp, 'X')
#=> {"value": "Xabc", "type": "String"}
regsubst(['a', 1], 'a', 'X')
#=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[String], String] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?, Enum['E', 'N', 'S', 'U'] encoding?)\n    rejected: parameter 'target' variant 0 index 1 expects a String value, got Integer\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple\n  (Variant[Array[String], String] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'target' variant 0 index 1 expects a String value, got Integer\n    rejected: parameter 'target' variant 1 expects a String value, got Tuple"}
#[9]=> {"error": "Error while evaluating a Function Call, The function 'regsubst' was called with arguments it does not accept. It expects one of:\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, String pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^[GEIM]*$/] flags?)\n    rejected: parameter 'target' variant 0 index 1 expects a value of type String or Sensitive[String], got Integer\n    rejected: parameter 'target' variant 1 expects a Sensitive[Array] value, got Tuple\n    rejected: parameter 'target' variant 2 expects a String value, got Tuple\n    rejected: parameter 'target' variant 3 expects a Sensitive[String] value, got Tuple\n  (Variant[Array[Variant[String, Sensitive[String]]], Sensitive[Array[Variant[String, Sensitive[String]]]], String, Sensitive[String]] target, Variant[Regexp, Type[Regexp]] pattern, Variant[String, Hash[String, String]] replacement, Pattern[/^G?$/] flags?)\n    rejected: parameter 'target' variant 0 index 1 expects a value of type String or Sensitive[String], got Integer\n    rejected: parameter 'target' variant 1 expects a Sensitive[Array] value, got Tuple\n    rejected: parameter 'target' variant 2 expects a String value, got Tuple\n    rejected: parameter 'target' variant 3 expects a Sensitive[String] value, got Tuple"}
regsubst([], 'a', 'X')
#=> {"value": [], "type": "Array[0, 0]"}
regsubst(Sensitive('abc'), 'b', 'X')
#=> {"error": "Error while evaluating a Function Call, 'regsubst' parameter 'target' expects a value of type Array or String, got Sensitive[String]"}
#[9]=> {"value": {"Sensitive": "aXc"}, "type": "Sensitive[String]"}
regsubst('aaa', 'a*?', 'b', 'G')
#=> {"value": "bababab", "type": "String"}
regsubst('aaa', 'a*', 'b', 'G')
#=> {"value": "bb", "type": "String"}
regsubst('éa', '\w', 'x', 'G')
#=> {"value": "éx", "type": "String"}
regsubst('Ünï', '[[:alpha:]]', 'x', 'G')
#=> {"value": "xxx", "type": "String"}
# split
split('a,b,,c,,', ',')
#=> {"value": ["a", "b", "", "c"], "type": "Tuple[String, String, String, String]"}
split('a,b,,c,,', /,/)
#=> {"value": ["a", "b", "", "c"], "type": "Tuple[String, String, String, String]"}
split('', ',')
#=> {"value": [], "type": "Array[0, 0]"}
split(',', ',')
#=> {"value": [], "type": "Array[0, 0]"}
split('abc', '')
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('abc', //)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('a1b2', '[0-9]')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('a1b2', '([0-9])')
#=> {"value": ["a", "1", "b", "2"], "type": "Tuple[String, String, String, String]"}
split(' a  b ', ' ')
#=> {"value": ["", "a", "", "b"], "type": "Tuple[String, String, String, String]"}
split(' a  b ', '\s+')
#=> {"value": ["", "a", "b"], "type": "Tuple[String, String, String]"}
split(' a  b ', /\s+/)
#=> {"value": ["", "a", "b"], "type": "Tuple[String, String, String]"}
split('a.b', '.')
#=> {"value": [], "type": "Array[0, 0]"}
split('a.b', '\.')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('a|b', '|')
#=> {"value": ["a", "|", "b"], "type": "Tuple[String, String, String]"}
split('a|b', '[|]')
#=> {"value": ["a", "b"], "type": "Tuple[String, String]"}
split('abc', Regexp[/b/])
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
split('abc', Regexp)
#=> {"value": ["a", "b", "c"], "type": "Tuple[String, String, String]"}
split('abc', 'B')
#=> {"value": ["abc"], "type": "Tuple[String]"}
split('abc', /(?i)B/)
#=> {"value": ["a", "c"], "type": "Tuple[String, String]"}
split(1, 'a')
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'str' expects a String value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got Integer"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Integer"}
split('a', 1)
#=> {"error": "Error while evaluating a Function Call, The function 'split' was called with arguments it does not accept. It expects one of:\n  (String str, String pattern)\n    rejected: parameter 'pattern' expects a String value, got Integer\n  (String str, Regexp pattern)\n    rejected: parameter 'pattern' expects a Regexp value, got Integer\n  (String str, Type[Regexp] pattern)\n    rejected: parameter 'pattern' expects a Type[Regexp] value, got Integer\n  (Sensitive[String] sensitive, String pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Regexp pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String\n  (Sensitive[String] sensitive, Type[Regexp] pattern)\n    rejected: parameter 'sensitive' expects a Sensitive[String] value, got String"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'pattern' expects a value of type String, Regexp, or Type[Regexp], got Integer"}
split('a')
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 1"}
split('a', 'b', 'c')
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
split("a\nb", '$')
#=> {"value": ["a", "\nb"], "type": "Tuple[String, String]"}
split("a\nb", '^')
#=> {"value": ["a\n", "b"], "type": "Tuple[String, String]"}
split('aXbXc', 'X', 2)
#=> {"error": "Error while evaluating a Function Call, 'split' expects 2 arguments, got 3"}
split('abc', '(')
#=> {"error": "Error while evaluating a Function Call, end pattern with unmatched parenthesis: /(/"}
split(Sensitive('a b'), ' ')
#=> {"value": {"Sensitive": ["a", "b"]}, "type": "Sensitive[Array[String[1, 1]]]"}
#[7]=> {"error": "Error while evaluating a Function Call, 'split' parameter 'str' expects a String value, got Sensitive[String]"}
split('日本語', '')
#=> {"value": ["日", "本", "語"], "type": "Tuple[String, String, String]"}
