sprintf('%s', 'abc')
#=> {"value": "abc", "type": "String"}
sprintf('%s %s', 'a', 'b')
#=> {"value": "a b", "type": "String"}
sprintf('%d', 42)
#=> {"value": "42", "type": "String"}
sprintf('%i', 42)
#=> {"value": "42", "type": "String"}
sprintf('%u', 42)
#=> {"value": "42", "type": "String"}
sprintf('%d', -42)
#=> {"value": "-42", "type": "String"}
sprintf('%+d', 42)
#=> {"value": "+42", "type": "String"}
sprintf('% d', 42)
#=> {"value": " 42", "type": "String"}
sprintf('%5d|', 42)
#=> {"value": "   42|", "type": "String"}
sprintf('%-5d|', 42)
#=> {"value": "42   |", "type": "String"}
sprintf('%05d', 42)
#=> {"value": "00042", "type": "String"}
sprintf('%+05d', 42)
#=> {"value": "+0042", "type": "String"}
sprintf('%.5d', 42)
#=> {"value": "00042", "type": "String"}
sprintf('%8.5d', 42)
#=> {"value": "   00042", "type": "String"}
sprintf('%-8.5d|', 42)
#=> {"value": "00042   |", "type": "String"}
sprintf('%08.5d', 42)
#=> {"value": "   00042", "type": "String"}
sprintf('%d', 3.99)
#=> {"value": "3", "type": "String"}
sprintf('%d', -3.99)
#=> {"value": "-3", "type": "String"}
sprintf('%d', '42')
#=> {"value": "42", "type": "String"}
sprintf('%d', '0x1f')
#=> {"value": "31", "type": "String"}
sprintf('%d', '0b11')
#=> {"value": "3", "type": "String"}
sprintf('%d', '017')
#=> {"value": "15", "type": "String"}
sprintf('%d', ' 42 ')
#=> {"value": "42", "type": "String"}
sprintf('%d', '1_000')
#=> {"value": "1000", "type": "String"}
sprintf('%d', 'abc')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"abc\""}
sprintf('%d', '4.5')
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"4.5\""}
sprintf('%d', undef)
#=> {"error": "Error while evaluating a Function Call, invalid value for Integer(): \"\""}
sprintf('%d', true)
#=> {"error": "Error while evaluating a Function Call, can't convert true into Integer"}
sprintf('%d', [1])
#=> {"error": "Error while evaluating a Function Call, can't convert Array into Integer"}
sprintf('%d', 9223372036854775807)
#=> {"value": "9223372036854775807", "type": "String"}
sprintf('%d', 1e20)
#=> {"value": "100000000000000000000", "type": "String"}
sprintf('%x', 255)
#=> {"value": "ff", "type": "String"}
sprintf('%X', 255)
#=> {"value": "FF", "type": "String"}
sprintf('%#x', 255)
#=> {"value": "0xff", "type": "String"}
sprintf('%#X', 255)
#=> {"value": "0XFF", "type": "String"}
sprintf('%#x', 0)
#=> {"value": "0", "type": "String"}
sprintf('%x', -255)
#=> {"value": "..f01", "type": "String"}
sprintf('%X', -255)
#=> {"value": "..F01", "type": "String"}
sprintf('%+x', -255)
#=> {"value": "-ff", "type": "String"}
sprintf('% x', -255)
#=> {"value": "-ff", "type": "String"}
sprintf('%#x', -255)
#=> {"value": "0x..f01", "type": "String"}
sprintf('%#X', -255)
#=> {"value": "0X..F01", "type": "String"}
sprintf('%08x', 255)
#=> {"value": "000000ff", "type": "String"}
sprintf('%#08x', 255)
#=> {"value": "0x0000ff", "type": "String"}
sprintf('%8x|', -255)
#=> {"value": "   ..f01|", "type": "String"}
sprintf('%-8x|', -255)
#=> {"value": "..f01   |", "type": "String"}
sprintf('%08x', -255)
#=> {"value": "..ffff01", "type": "String"}
sprintf('%.8x', -255)
#=> {"value": "..ffff01", "type": "String"}
sprintf('%.2x', -255)
#=> {"value": "..f01", "type": "String"}
sprintf('%10.8x', -255)
#=> {"value": "  ..ffff01", "type": "String"}
sprintf('%+08x', -255)
#=> {"value": "-00000ff", "type": "String"}
sprintf('%o', 8)
#=> {"value": "10", "type": "String"}
sprintf('%#o', 8)
#=> {"value": "010", "type": "String"}
sprintf('%o', -8)
#=> {"value": "..70", "type": "String"}
sprintf('%#o', -8)
#=> {"value": "..70", "type": "String"}
sprintf('%.6o', -8)
#=> {"value": "..7770", "type": "String"}
sprintf('%06o', -8)
#=> {"value": "..7770", "type": "String"}
sprintf('%b', 5)
#=> {"value": "101", "type": "String"}
sprintf('%B', 5)
#=> {"value": "101", "type": "String"}
sprintf('%#b', 5)
#=> {"value": "0b101", "type": "String"}
sprintf('%#B', 5)
#=> {"value": "0B101", "type": "String"}
sprintf('%b', -5)
#=> {"value": "..1011", "type": "String"}
sprintf('%+b', -5)
#=> {"value": "-101", "type": "String"}
sprintf('%#b', -5)
#=> {"value": "0b..1011", "type": "String"}
sprintf('%08b', 5)
#=> {"value": "00000101", "type": "String"}
sprintf('%08b', -5)
#=> {"value": "..111011", "type": "String"}
sprintf('%.8b', -5)
#=> {"value": "..111011", "type": "String"}
sprintf('%8b|', -5)
#=> {"value": "  ..1011|", "type": "String"}
sprintf('%#010b', 5)
#=> {"value": "0b00000101", "type": "String"}
sprintf('%b', 0)
#=> {"value": "0", "type": "String"}
sprintf('%#b', 0)
#=> {"value": "0", "type": "String"}
sprintf('%#o', 0)
#=> {"value": "0", "type": "String"}
sprintf('%x', -1)
#=> {"value": "..f", "type": "String"}
sprintf('%x', -16)
#=> {"value": "..f0", "type": "String"}
sprintf('%x', -256)
#=> {"value": "..f00", "type": "String"}
sprintf('%o', -1)
#=> {"value": "..7", "type": "String"}
sprintf('%o', -64)
#=> {"value": "..700", "type": "String"}
sprintf('%b', -1)
#=> {"value": "..1", "type": "String"}
sprintf('%b', -8)
#=> {"value": "..1000", "type": "String"}
sprintf('%x', 9223372036854775807)
#=> {"value": "7fffffffffffffff", "type": "String"}
sprintf('%x', -9223372036854775807)
#=> {"value": "..f8000000000000001", "type": "String"}
sprintf('%f', 3.14159)
#=> {"value": "3.141590", "type": "String"}
sprintf('%.2f', 3.14159)
#=> {"value": "3.14", "type": "String"}
sprintf('%8.2f|', 3.14159)
#=> {"value": "    3.14|", "type": "String"}
sprintf('%-8.2f|', 3.14159)
#=> {"value": "3.14    |", "type": "String"}
sprintf('%08.2f', 3.14159)
#=> {"value": "00003.14", "type": "String"}
sprintf('%08.2f', -3.14159)
#=> {"value": "-0003.14", "type": "String"}
sprintf('%+.2f', 3.14159)
#=> {"value": "+3.14", "type": "String"}
sprintf('% .2f', 3.14159)
#=> {"value": " 3.14", "type": "String"}
sprintf('%.0f', 2.5)
#=> {"value": "2", "type": "String"}
sprintf('%.0f', 3.5)
#=> {"value": "4", "type": "String"}
sprintf('%#.0f', 2.5)
#=> {"value": "2.", "type": "String"}
sprintf('%.20f', 0.1)
#=> {"value": "0.10000000000000000555", "type": "String"}
sprintf('%f', 1e20)
#=> {"value": "100000000000000000000.000000", "type": "String"}
sprintf('%f', 10)
#=> {"value": "10.000000", "type": "String"}
sprintf('%.1f', 10)
#=> {"value": "10.0", "type": "String"}
sprintf('%.3f', -7)
#=> {"value": "-7.000", "type": "String"}
sprintf('%f', 9223372036854775807)
#=> {"value": "9223372036854775807.000000", "type": "String"}
sprintf('%.2f', 9223372036854775807)
#=> {"value": "9223372036854775807.00", "type": "String"}
sprintf('%20.2f|', 9223372036854775807)
#=> {"value": "9223372036854775807.00|", "type": "String"}
sprintf('%+020.2f|', 9223372036854775807)
#=> {"value": "+9223372036854775807.00|", "type": "String"}
sprintf('%f', '3.5')
#=> {"value": "3.500000", "type": "String"}
sprintf('%f', '1e3')
#=> {"value": "1000.000000", "type": "String"}
sprintf('%f', '0x10')
#=> {"value": "16.000000", "type": "String"}
sprintf('%f', 'abc')
#=> {"error": "Error while evaluating a Function Call, invalid value for Float(): \"abc\""}
sprintf('%f', '')
#=> {"error": "Error while evaluating a Function Call, invalid value for Float(): \"\""}
sprintf('%f', undef)
#=> {"error": "Error while evaluating a Function Call, invalid value for Float(): \"\""}
sprintf('%e', 12345.678)
#=> {"value": "1.234568e+04", "type": "String"}
sprintf('%E', 12345.678)
#=> {"value": "1.234568E+04", "type": "String"}
sprintf('%.2e', 12345.678)
#=> {"value": "1.23e+04", "type": "String"}
sprintf('%e', 0)
#=> {"value": "0.000000e+00", "type": "String"}
sprintf('%g', 12345.678)
#=> {"value": "12345.7", "type": "String"}
sprintf('%g', 1234567.8)
#=> {"value": "1.23457e+06", "type": "String"}
sprintf('%g', 0.0001)
#=> {"value": "0.0001", "type": "String"}
sprintf('%g', 0.00001)
#=> {"value": "1e-05", "type": "String"}
sprintf('%G', 0.00001)
#=> {"value": "1E-05", "type": "String"}
sprintf('%#g', 1.0)
#=> {"value": "1.00000", "type": "String"}
sprintf('%.3g', 1234.5)
#=> {"value": "1.23e+03", "type": "String"}
sprintf('%a', 1.5)
#=> {"value": "0x1.8p+0", "type": "String"}
sprintf('%A', 255.5)
#=> {"value": "0X1.FFP+7", "type": "String"}
sprintf('%a', 0.0)
#=> {"value": "0x0p+0", "type": "String"}
sprintf('%a', -1.0)
#=> {"value": "-0x1p+0", "type": "String"}
sprintf('%.2a', 1.999)
#=> {"value": "0x1.00p+1", "type": "String"}
sprintf('%.0a', 1.5)
#=> {"value": "0x1p+1", "type": "String"}
sprintf('%10a|', 1.0)
#=> {"value": "    0x1p+0|", "type": "String"}
sprintf('%010a', 1.0)
#=> {"value": "0x00001p+0", "type": "String"}
sprintf('%s', 42)
#=> {"value": "42", "type": "String"}
sprintf('%s', 1.0)
#=> {"value": "1.0", "type": "String"}
sprintf('%s', 1e20)
#=> {"value": "1.0e+20", "type": "String"}
sprintf('%s', true)
#=> {"value": "true", "type": "String"}
sprintf('%s', undef)
#=> {"value": "", "type": "String"}
sprintf('%s', [1, 'a', undef])
#=> {"value": "[1, \"a\", nil]", "type": "String"}
sprintf('%s', {a => 1, 'b' => [true]})
#=> {"value": "{\"a\"=>1, \"b\"=>[true]}", "type": "String"}
sprintf('%s', default)
#=> {"value": "default", "type": "String"}
sprintf('%s', /a.b/)
#=> {"value": "/a.b/", "type": "String"}
sprintf('%s', Integer[1, 2])
#=> {"value": "Integer[1, 2]", "type": "String"}
sprintf('%s', SemVer('1.2.3'))
#=> {"value": "1.2.3", "type": "String"}
sprintf('%s', Timespan(90))
#=> {"value": "0-00:01:30.0", "type": "String"}
sprintf('%s', Binary('YWJj'))
#=> {"value": "YWJj", "type": "String"}
sprintf('%s', Sensitive('secret'))
#=> {"value": "Sensitive [value redacted]", "type": "String"}
sprintf('%s', File['/a'])
#=> {"value": "File[/a]", "type": "String"}
sprintf('%5s|', 'abc')
#=> {"value": "  abc|", "type": "String"}
sprintf('%-5s|', 'abc')
#=> {"value": "abc  |", "type": "String"}
sprintf('%05s|', 'abc')
#=> {"value": "  abc|", "type": "String"}
sprintf('%.2s|', 'abc')
#=> {"value": "ab|", "type": "String"}
sprintf('%5.2s|', 'abc')
#=> {"value": "   ab|", "type": "String"}
sprintf('%-5.2s|', 'abc')
#=> {"value": "ab   |", "type": "String"}
sprintf('%5s|', 'hé')
#=> {"value": "   hé|", "type": "String"}
sprintf('%.1s|', 'éa')
#=> {"value": "é|", "type": "String"}
sprintf('%p', 'abc')
#=> {"value": "\"abc\"", "type": "String"}
sprintf('%p', "a\n\"\u{e9}")
#=> {"value": "\"a\\n\\\"é\"", "type": "String"}
sprintf('%p', 42)
#=> {"value": "42", "type": "String"}
sprintf('%p', undef)
#=> {"value": "\"\"", "type": "String"}
sprintf('%p', [1, 'a', undef, {a => true}])
#=> {"value": "[1, \"a\", nil, {\"a\"=>true}]", "type": "String"}
sprintf('%10p|', 'abc')
#=> {"value": "     \"abc\"|", "type": "String"}
sprintf('%.2p|', 'abc')
#=> {"value": "\"a|", "type": "String"}
sprintf('%p', default)
#=> {"value": ":default", "type": "String"}
sprintf('%p', /a/)
#=> {"value": "\"/a/\"", "type": "String"}
sprintf('%c', 65)
#=> {"value": "A", "type": "String"}
sprintf('%c', 'A')
#=> {"value": "A", "type": "String"}
sprintf('%c', 'ABC')
#=> {"value": "A", "type": "String"}
#[7]=> {"error": "Error while evaluating a Function Call, %c requires a character"}
sprintf('%c', '')
#=> {"value": "", "type": "String"}
#[7]=> {"error": "Error while evaluating a Function Call, %c requires a character"}
sprintf('%c', 233)
#=> {"value": "é", "type": "String"}
sprintf('%5c|', 65)
#=> {"value": "    A|", "type": "String"}
sprintf('%-5c|', 65)
#=> {"value": "A    |", "type": "String"}
sprintf('%c', -1)
#=> {"error": "Error while evaluating a Function Call, invalid character"}
#[7]=> {"value": {"Bytes": "ff"}, "type": "String"}
sprintf('%c', 1114112)
#=> {"error": "Error while evaluating a Function Call, invalid character"}
sprintf('%c', 3.7)
#=> {"value": "\u0003", "type": "String"}
sprintf('%c', undef)
#=> {"value": "", "type": "String"}
#[7]=> {"error": "Error while evaluating a Function Call, %c requires a character"}
sprintf('%%')
#=> {"value": "%", "type": "String"}
sprintf('100%%')
#=> {"value": "100%", "type": "String"}
sprintf('%5%')
#=> {"error": "Error while evaluating a Function Call, invalid format character - %"}
sprintf('%')
#=> {"error": "Error while evaluating a Function Call, incomplete format specifier; use %% (double %) instead"}
sprintf('abc %')
#=> {"error": "Error while evaluating a Function Call, incomplete format specifier; use %% (double %) instead"}
sprintf("%\n")
#=> {"value": "%\n", "type": "String"}
sprintf("a%\nb")
#=> {"value": "a%\nb", "type": "String"}
sprintf('%y', 1)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %y"}
sprintf('%z')
#=> {"error": "Error while evaluating a Function Call, malformed format string - %z"}
sprintf('% ', 1)
#=> {"error": "Error while evaluating a Function Call, invalid format character - %"}
sprintf('%5', 1)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %*[0-9]"}
sprintf('plain')
#=> {"value": "plain", "type": "String"}
sprintf('')
#=> {"value": "", "type": "String"}
sprintf('%s')
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%s %s', 'a')
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%s', 'a', 'b')
#=> {"value": "a", "type": "String"}
sprintf('%2$s %1$s', 'a', 'b')
#=> {"value": "b a", "type": "String"}
sprintf('%1$s %1$s', 'a')
#=> {"value": "a a", "type": "String"}
sprintf('%3$s', 'a')
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%0$s', 'a')
#=> {"error": "Error while evaluating a Function Call, malformed format string - %$"}
sprintf('%1$s %s', 'a')
#=> {"error": "Error while evaluating a Function Call, unnumbered(1) mixed with numbered"}
sprintf('%s %1$s', 'a')
#=> {"error": "Error while evaluating a Function Call, numbered(1) after unnumbered(1)"}
sprintf('%*d|', 5, 42)
#=> {"value": "   42|", "type": "String"}
sprintf('%-*d|', 5, 42)
#=> {"value": "42   |", "type": "String"}
sprintf('%*d|', -5, 42)
#=> {"value": "42   |", "type": "String"}
sprintf('%.*f', 2, 3.14159)
#=> {"value": "3.14", "type": "String"}
sprintf('%*.*f|', 8, 2, 3.14159)
#=> {"value": "    3.14|", "type": "String"}
sprintf('%1$*2$d|', 42, 5)
#=> {"value": "   42|", "type": "String"}
sprintf('%*d', 'a', 42)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of String into Integer"}
sprintf('%<a>s', {'a' => 1})
#=> {"value": "1", "type": "String"}
sprintf('%<a>d %<b>05.1f', {'a' => 1, 'b' => 2.5})
#=> {"value": "1 002.5", "type": "String"}
sprintf('%{a} %{b}', {'a' => 1, 'b' => 'x'})
#=> {"value": "1 x", "type": "String"}
sprintf('%{a}s', {'a' => 1})
#=> {"value": "1s", "type": "String"}
sprintf('%5{a}|', {'a' => 1})
#=> {"value": "    1|", "type": "String"}
sprintf('%-5{a}|', {'a' => 1})
#=> {"value": "1    |", "type": "String"}
sprintf('%<a>5d|', {'a' => 1})
#=> {"value": "    1|", "type": "String"}
sprintf('%5<a>d|', {'a' => 1})
#=> {"value": "    1|", "type": "String"}
sprintf('%<c>s', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, key<c> not found"}
sprintf('%{c}', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, key{c} not found"}
sprintf('%<a>s', 1)
#=> {"error": "Error while evaluating a Function Call, one hash required"}
sprintf('%<a>s', [1])
#=> {"error": "Error while evaluating a Function Call, one hash required"}
sprintf('%<a>s %s', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, unnumbered(1) mixed with named"}
sprintf('%s %<a>s', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, named<a> after unnumbered(1)"}
sprintf('%<a>s %1$s', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, numbered(1) after named"}
sprintf('%<a', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, malformed name - unmatched parenthesis"}
sprintf('%{a', {'a' => 1})
#=> {"error": "Error while evaluating a Function Call, malformed name - unmatched parenthesis"}
sprintf('%<a><b>s', {'a' => 1, 'b' => 2})
#=> {"error": "Error while evaluating a Function Call, named<b> after <a>"}
sprintf('%s', {'a' => 1})
#=> {"value": "{\"a\"=>1}", "type": "String"}
sprintf('%<a>s', {'a' => undef})
#=> {"value": "", "type": "String"}
sprintf('%{a}', {'a' => undef})
#=> {"value": "", "type": "String"}
sprintf('%<a>s', {'a' => [1, undef]})
#=> {"value": "[1, nil]", "type": "String"}
sprintf('%--5d|', 5)
#=> {"value": "5    |", "type": "String"}
sprintf('%5 d|', 5)
#=> {"error": "Error while evaluating a Function Call, flag after width"}
sprintf('%5-d|', 5)
#=> {"error": "Error while evaluating a Function Call, flag after width"}
sprintf('%.-5d', 5)
#=> {"error": "Error while evaluating a Function Call, flag after precision"}
sprintf('%.d', 5)
#=> {"value": "5", "type": "String"}
sprintf('%.s|', 'abc')
#=> {"value": "|", "type": "String"}
sprintf('%.f', 2.5)
#=> {"value": "2", "type": "String"}
sprintf('%5.5.5d', 5)
#=> {"error": "Error while evaluating a Function Call, precision given twice"}
sprintf('%55555555555d', 5)
#=> {"error": "Error while evaluating a Function Call, width too big"}
sprintf('%10$s', 'a')
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%1$2$s', 'a', 'b')
#=> {"error": "Error while evaluating a Function Call, value given twice - 2$"}
sprintf('%5*d', 5, 5)
#=> {"error": "Error while evaluating a Function Call, width given twice"}
sprintf('%+s', 'a')
#=> {"value": "a", "type": "String"}
sprintf('%#s', 'a')
#=> {"value": "a", "type": "String"}
sprintf('% s', 'a')
#=> {"value": "a", "type": "String"}
sprintf('%+x', 255)
#=> {"value": "+ff", "type": "String"}
sprintf('% x', 255)
#=> {"value": " ff", "type": "String"}
sprintf('%+o', -8)
#=> {"value": "-10", "type": "String"}
sprintf('%+#b', -5)
#=> {"value": "-0b101", "type": "String"}
sprintf('%+ d', 5)
#=> {"value": "+5", "type": "String"}
sprintf('%n', 5)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %n"}
sprintf('%l', 5)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %l"}
sprintf('%ld', 5)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %l"}
sprintf('%F', 5.0)
#=> {"error": "Error while evaluating a Function Call, malformed format string - %F"}
sprintf('%é', 5)
#=> {"error": "Error while evaluating a Function Call, malformed format string"}
sprintf()
#=> {"error": "Error while evaluating a Function Call, sprintf(): Wrong number of arguments given (0 for minimum 1)"}
sprintf(1)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
sprintf(1, 2)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Integer into String"}
sprintf(undef)
#=> {"value": "", "type": "String"}
sprintf(undef, 1)
#=> {"value": "", "type": "String"}
sprintf(['%s', 'a'])
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of Array into String"}
sprintf(true)
#=> {"error": "Error while evaluating a Function Call, no implicit conversion of true into String"}
sprintf('%s', 'é')
#=> {"value": "é", "type": "String"}
sprintf('é%sé', 'x')
#=> {"value": "éxé", "type": "String"}
sprintf('%08s', 'abc')
#=> {"value": "     abc", "type": "String"}
sprintf('%08d', -42)
#=> {"value": "-0000042", "type": "String"}
sprintf('% 08d', 42)
#=> {"value": " 0000042", "type": "String"}
sprintf('%+.3e', 0.00012345)
#=> {"value": "+1.234e-04", "type": "String"}
sprintf('%012.4e|', 12345.678)
#=> {"value": "001.2346e+04|", "type": "String"}
sprintf('%-12.4e|', 12345.678)
#=> {"value": "1.2346e+04  |", "type": "String"}
sprintf('%.10g', 0.1)
#=> {"value": "0.1", "type": "String"}
sprintf('%#.3g', 10)
#=> {"value": "10.0", "type": "String"}
sprintf('%g', 100000)
#=> {"value": "100000", "type": "String"}
sprintf('%g', 1000000)
#=> {"value": "1e+06", "type": "String"}
sprintf('%s and %s', [1, 2])
#=> {"error": "Error while evaluating a Function Call, too few arguments"}
sprintf('%s', ['a'])
#=> {"value": "[\"a\"]", "type": "String"}
'%s!'.sprintf('hi')
#=> {"value": "hi!", "type": "String"}
