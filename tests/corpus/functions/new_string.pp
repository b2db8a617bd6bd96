String(1)
#=> {"value": "1", "type": "String"}
String(1.5)
#=> {"value": "1.500000", "type": "String"}
String(1.0)
#=> {"value": "1.000000", "type": "String"}
String(1e20)
#=> {"value": "100000000000000000000.000000", "type": "String"}
String(true)
#=> {"value": "true", "type": "String"}
String(undef)
#=> {"value": "", "type": "String"}
String(default)
#=> {"value": "default", "type": "String"}
String('abc')
#=> {"value": "abc", "type": "String"}
String(/a\/b/)
#=> {"value": "a/b", "type": "String"}
String(Integer[1, 2])
#=> {"value": "Integer[1, 2]", "type": "String"}
String([1, 'a', undef, true])
#=> {"value": "[1, 'a', undef, true]", "type": "String"}
String({a => 1, 'b' => [1, 'x']})
#=> {"value": "{'a' => 1, 'b' => [1, 'x']}", "type": "String"}
String([])
#=> {"value": "[]", "type": "String"}
String({})
#=> {"value": "{}", "type": "String"}
String(Binary('YWJj'))
#=> {"value": "YWJj", "type": "String"}
String(SemVer('1.2.3'))
#=> {"value": "1.2.3", "type": "String"}
String(SemVerRange('>=1.0.0'))
#=> {"value": ">=1.0.0", "type": "String"}
String(Timespan(90))
#=> {"value": "0-00:01:30.0", "type": "String"}
String(Timestamp(0))
#=> {"value": "1970-01-01T00:00:00.000000000 UTC", "type": "String"}
String(URI('http://a/b'))
#=> {"value": "http://a/b", "type": "String"}
String(Sensitive('a'))
#=> {"value": "Sensitive [value redacted]", "type": "String"}
String(Integer[1, 3].reverse_each)
#=> {"value": "[3, 2, 1]", "type": "String"}
String(Deferred('upcase', ['a']))
#=> {"value": "Deferred({'name' => 'upcase', 'arguments' => ['a']})", "type": "String"}
String(Error('msg'))
#=> {"value": "Error({'msg' => 'msg'})", "type": "String"}
String(File['/a'])
#=> {"value": "File['/a']", "type": "String"}
String(Class['a'])
#=> {"value": "Class[a]", "type": "String"}
# integers
String(255, '%d')
#=> {"value": "255", "type": "String"}
String(255, '%x')
#=> {"value": "ff", "type": "String"}
String(255, '%X')
#=> {"value": "FF", "type": "String"}
String(255, '%#x')
#=> {"value": "0xff", "type": "String"}
String(255, '%o')
#=> {"value": "377", "type": "String"}
String(255, '%#o')
#=> {"value": "0377", "type": "String"}
String(255, '%b')
#=> {"value": "11111111", "type": "String"}
String(255, '%B')
#=> {"value": "11111111", "type": "String"}
String(255, '%#b')
#=> {"value": "0b11111111", "type": "String"}
String(-255, '%x')
#=> {"value": "..f01", "type": "String"}
String(-255, '%#x')
#=> {"value": "0x..f01", "type": "String"}
String(255, '%08x')
#=> {"value": "000000ff", "type": "String"}
String(255, '%-8x|')
#=> {"error": "Error while evaluating a Function Call, The format '%-8x|' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(255, '%-8x')
#=> {"value": "ff      ", "type": "String"}
String(255, '%+d')
#=> {"value": "+255", "type": "String"}
String(255, '% d')
#=> {"value": " 255", "type": "String"}
String(255, '%5d')
#=> {"value": "  255", "type": "String"}
String(255, '%05d')
#=> {"value": "00255", "type": "String"}
String(255, '%.5d')
#=> {"value": "00255", "type": "String"}
String(255, '%s')
#=> {"value": "255", "type": "String"}
String(255, '%#s')
#=> {"value": "\"255\"", "type": "String"}
String(255, '%5s')
#=> {"value": "  255", "type": "String"}
String(255, '%-5s')
#=> {"value": "255  ", "type": "String"}
String(255, '%p')
#=> {"value": "255", "type": "String"}
String(255, '%5p')
#=> {"value": "  255", "type": "String"}
String(255, '%e')
#=> {"value": "2.550000e+02", "type": "String"}
String(255, '%f')
#=> {"value": "255.000000", "type": "String"}
String(255, '%.1f')
#=> {"value": "255.0", "type": "String"}
String(255, '%g')
#=> {"value": "255", "type": "String"}
String(255, '%a')
#=> {"value": "0x1.fep+7", "type": "String"}
String(255, '%E')
#=> {"value": "2.550000E+02", "type": "String"}
String(255, '%G')
#=> {"value": "255", "type": "String"}
String(255, '%A')
#=> {"value": "0X1.FEP+7", "type": "String"}
String(65, '%c')
#=> {"value": "A", "type": "String"}
String(233, '%c')
#=> {"value": "é", "type": "String"}
String(65, '%#c')
#=> {"value": "\"A\"", "type": "String"}
String(65, '%5c')
#=> {"value": "    A", "type": "String"}
String(255, '%t')
#=> {"error": "Error while evaluating a Function Call, Illegal format 't' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc'"}
String(255, '%q')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'q' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc'"}
# floats
String(3.14, '%f')
#=> {"value": "3.140000", "type": "String"}
String(3.14, '%.1f')
#=> {"value": "3.1", "type": "String"}
String(3.14, '%e')
#=> {"value": "3.140000e+00", "type": "String"}
String(3.14, '%g')
#=> {"value": "3.14", "type": "String"}
String(3.14, '%a')
#=> {"value": "0x1.91eb851eb851fp+1", "type": "String"}
String(3.14, '%s')
#=> {"value": "3.14", "type": "String"}
String(3.14, '%#s')
#=> {"value": "\"3.14\"", "type": "String"}
String(3.14, '%10s')
#=> {"value": "      3.14", "type": "String"}
String(3.14, '%p')
#=> {"value": "3.14", "type": "String"}
String(3.14, '%10p')
#=> {"value": "      3.14", "type": "String"}
String(3.14, '%.2p')
#=> {"value": "3.", "type": "String"}
String(3.14, '%d')
#=> {"value": "3", "type": "String"}
String(-3.99, '%d')
#=> {"value": "-3", "type": "String"}
String(3.14, '%x')
#=> {"value": "3", "type": "String"}
String(3.14, '%o')
#=> {"value": "3", "type": "String"}
String(3.14, '%b')
#=> {"value": "11", "type": "String"}
String(3.14, '%c')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'c' specified for value of Float type - expected one of the characters 'dxXobBeEfgGaAsp'"}
String(3.14, '%08.2f')
#=> {"value": "00003.14", "type": "String"}
String(3.14, '%+.1f')
#=> {"value": "+3.1", "type": "String"}
String(1e100, '%d')
#=> {"value": "10000000000000000159028911097599180468360808563945281389781327557747838772170381060813469985856815104", "type": "String"}
# strings
String('hello world', '%s')
#=> {"value": "hello world", "type": "String"}
String('hello', '%10s')
#=> {"value": "     hello", "type": "String"}
String('hello', '%-10s')
#=> {"value": "hello     ", "type": "String"}
String('hello', '%.2s')
#=> {"value": "he", "type": "String"}
String('hello', '%#s')
#=> {"value": "hello", "type": "String"}
String('hello', '%p')
#=> {"value": "'hello'", "type": "String"}
String("it's", '%p')
#=> {"value": "'it\\'s'", "type": "String"}
String('hello', '%#p')
#=> {"value": "\"hello\"", "type": "String"}
String("a\nb", '%p')
#=> {"value": "\"a\\nb\"", "type": "String"}
String('a\b', '%p')
#=> {"value": "'a\\b'", "type": "String"}
String('a$b', '%p')
#=> {"value": "'a$b'", "type": "String"}
String('a$b', '%#p')
#=> {"value": "\"a\\$b\"", "type": "String"}
String('é', '%p')
#=> {"value": "'é'", "type": "String"}
String("\u{1}", '%p')
#=> {"value": "\"\\u{1}\"", "type": "String"}
String('a\\', '%p')
#=> {"value": "'a\\'", "type": "String"}
String("\\\\'", '%p')
#=> {"value": "'\\\\\\''", "type": "String"}
String('hello', '%10p')
#=> {"value": "   'hello'", "type": "String"}
String('hello', '%-10p')
#=> {"value": "'hello'   ", "type": "String"}
String('hello', '%.3p')
#=> {"value": "'he", "type": "String"}
String('HELLO world', '%c')
#=> {"value": "Hello world", "type": "String"}
String('HELLO', '%#c')
#=> {"value": "'Hello'", "type": "String"}
String('hello::WORLD', '%C')
#=> {"value": "Hello::World", "type": "String"}
String('hello::world::', '%C')
#=> {"value": "Hello::World", "type": "String"}
String('hello::world', '%#C')
#=> {"value": "'Hello::World'", "type": "String"}
String('hello', '%u')
#=> {"value": "HELLO", "type": "String"}
String('hello', '%#u')
#=> {"value": "'HELLO'", "type": "String"}
String('HELLO', '%d')
#=> {"value": "hello", "type": "String"}
String('HELLO', '%#d')
#=> {"value": "'hello'", "type": "String"}
String('  hello ', '%t')
#=> {"value": "hello", "type": "String"}
String('  hello ', '%#t')
#=> {"value": "'hello'", "type": "String"}
String('hello', '%10u')
#=> {"value": "     HELLO", "type": "String"}
String('hello', '%x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of String type - expected one of the characters 'cCudspt'"}
String('hello', '%q')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'q' specified for value of String type - expected one of the characters 'cCudspt'"}
# booleans
String(true, '%t')
#=> {"value": "true", "type": "String"}
String(false, '%t')
#=> {"value": "false", "type": "String"}
String(true, '%#t')
#=> {"value": "t", "type": "String"}
String(true, '%T')
#=> {"value": "True", "type": "String"}
String(false, '%#T')
#=> {"value": "F", "type": "String"}
String(true, '%y')
#=> {"value": "yes", "type": "String"}
String(false, '%y')
#=> {"value": "no", "type": "String"}
String(true, '%#y')
#=> {"value": "y", "type": "String"}
String(true, '%Y')
#=> {"value": "Yes", "type": "String"}
String(false, '%#Y')
#=> {"value": "N", "type": "String"}
String(true, '%d')
#=> {"value": "1", "type": "String"}
String(false, '%d')
#=> {"value": "0", "type": "String"}
String(true, '%x')
#=> {"value": "1", "type": "String"}
String(true, '%#x')
#=> {"value": "0x1", "type": "String"}
String(true, '%b')
#=> {"value": "1", "type": "String"}
String(true, '%f')
#=> {"value": "1.000000", "type": "String"}
String(true, '%.2f')
#=> {"value": "1.00", "type": "String"}
String(false, '%e')
#=> {"value": "0.000000e+00", "type": "String"}
String(true, '%s')
#=> {"value": "true", "type": "String"}
String(true, '%p')
#=> {"value": "true", "type": "String"}
String(true, '%10s')
#=> {"value": "      true", "type": "String"}
String(true, '%-10s')
#=> {"value": "true      ", "type": "String"}
String(true, '%.2s')
#=> {"value": "tr", "type": "String"}
String(true, '%5d')
#=> {"value": "    1", "type": "String"}
String(true, '%q')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'q' specified for value of Boolean type - expected one of the characters 'tTyYdxXobBeEfgGaAsp'"}
# undef and default
String(undef, '%s')
#=> {"value": "", "type": "String"}
String(undef, '%#s')
#=> {"value": "\"\"", "type": "String"}
String(undef, '%p')
#=> {"value": "undef", "type": "String"}
String(undef, '%#p')
#=> {"value": "\"undef\"", "type": "String"}
String(undef, '%n')
#=> {"value": "nil", "type": "String"}
String(undef, '%#n')
#=> {"value": "null", "type": "String"}
String(undef, '%u')
#=> {"value": "undef", "type": "String"}
String(undef, '%#u')
#=> {"value": "undefined", "type": "String"}
String(undef, '%d')
#=> {"value": "NaN", "type": "String"}
String(undef, '%x')
#=> {"value": "NaN", "type": "String"}
String(undef, '%f')
#=> {"value": "NaN", "type": "String"}
String(undef, '%v')
#=> {"value": "n/a", "type": "String"}
String(undef, '%V')
#=> {"value": "N/A", "type": "String"}
String(undef, '%10v')
#=> {"value": "       n/a", "type": "String"}
String(undef, '%t')
#=> {"error": "Error while evaluating a Function Call, Illegal format 't' specified for value of Undef type - expected one of the characters 'nudxXobBeEfgGaAvVsp'"}
String(default, '%d')
#=> {"value": "default", "type": "String"}
String(default, '%D')
#=> {"value": "Default", "type": "String"}
String(default, '%#d')
#=> {"value": "\"default\"", "type": "String"}
String(default, '%#D')
#=> {"value": "\"Default\"", "type": "String"}
String(default, '%s')
#=> {"value": "default", "type": "String"}
String(default, '%p')
#=> {"value": "default", "type": "String"}
String(default, '%10s')
#=> {"value": "   default", "type": "String"}
String(default, '%x')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'x' specified for value of Default type - expected one of the characters 'dDsp'"}
# regexps, types, binaries and others
String(/a\/b/, '%s')
#=> {"value": "a/b", "type": "String"}
String(/a\/b/, '%p')
#=> {"value": "/a\\/b/", "type": "String"}
String(/a\/b/, '%#s')
#=> {"value": "'a/b'", "type": "String"}
String(/a/, '%10p')
#=> {"value": "       /a/", "type": "String"}
String(/a/, '%10s')
#=> {"value": "         a", "type": "String"}
String(/a/, '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Regexp type - expected one of the characters 'sp'"}
String(Integer[1, 2], '%s')
#=> {"value": "Integer[1, 2]", "type": "String"}
String(Integer[1, 2], '%#s')
#=> {"value": "\"Integer[1, 2]\"", "type": "String"}
String(Integer[1, 2], '%p')
#=> {"value": "Integer[1, 2]", "type": "String"}
String(Integer, '%10s')
#=> {"value": "   Integer", "type": "String"}
String(Integer, '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Type type - expected one of the characters 'sp'"}
String(Binary('YWJj'), '%s')
#=> {"value": "abc", "type": "String"}
String(Binary('YWJj'), '%#s')
#=> {"value": "\"abc\"", "type": "String"}
String(Binary('YWJj'), '%p')
#=> {"value": "Binary(\"YWJj\")", "type": "String"}
String(Binary('YWJj'), '%10p')
#=> {"value": "Binary(\"      YWJj\")", "type": "String"}
String(Binary('YWJj'), '%b')
#=> {"value": "YWJj\n", "type": "String"}
String(Binary('YWJj'), '%#b')
#=> {"value": "\"YWJj\\n\"", "type": "String"}
String(Binary('YWJj'), '%B')
#=> {"value": "YWJj", "type": "String"}
String(Binary('YWJj'), '%#B')
#=> {"value": "\"YWJj\"", "type": "String"}
String(Binary('_w==', '%u'), '%u')
#=> {"value": "_w==", "type": "String"}
String(Binary('_w==', '%u'), '%s')
#=> {"error": "Error while evaluating a Function Call, \"\\xFF\" from ASCII-8BIT to UTF-8"}
String(Binary('_w==', '%u'), '%#s')
#=> {"value": "\"\\xFF\"", "type": "String"}
String(Binary('YWJj'), '%t')
#=> {"value": "Binary", "type": "String"}
String(Binary('YWJj'), '%T')
#=> {"value": "BINARY", "type": "String"}
String(Binary('YWJj'), '%#t')
#=> {"value": "\"Binary\"", "type": "String"}
String(Binary('YWJj'), '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Binary type - expected one of the characters 'bButTsp'"}
String(Binary('YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5eg=='), '%b')
#=> {"value": "YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXphYmNkZWZnaGlqa2xtbm9wcXJz\ndHV2d3h5eg==\n", "type": "String"}
String(SemVer('1.2.3'), '%s')
#=> {"value": "1.2.3", "type": "String"}
String(SemVer('1.2.3'), '%p')
#=> {"value": "1.2.3", "type": "String"}
String(SemVer('1.2.3'), '%10s')
#=> {"value": "     1.2.3", "type": "String"}
String(Timespan(90), '%s')
#=> {"value": "0-00:01:30.0", "type": "String"}
String(Timespan(90), '%d')
#=> {"value": "90", "type": "String"}
String(URI('http://a/b'), '%s')
#=> {"value": "http://a/b", "type": "String"}
String(URI('http://a/b'), '%#s')
#=> {"value": "'http://a/b'", "type": "String"}
String(URI('http://a/b'), '%p')
#=> {"value": "URI('http://a/b')", "type": "String"}
String(URI('http://a/b'), '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of URI type - expected one of the characters 'sp'"}
String(Sensitive('a'), '%s')
#=> {"value": "Sensitive [value redacted]", "type": "String"}
String(Sensitive('a'), '%p')
#=> {"value": "#<Sensitive [value redacted]>", "type": "String"}
String(Deferred('upcase', ['a']), '%s')
#=> {"value": "Deferred({'name' => 'upcase', 'arguments' => ['a']})", "type": "String"}
String(Deferred('upcase', ['a']), '%p')
#=> {"value": "Deferred({'name' => 'upcase', 'arguments' => ['a']})", "type": "String"}
String(Deferred('upcase', ['a']), '%#p')
#=> {"value": "Deferred({\n  'name' => 'upcase',\n  'arguments' => ['a']\n})", "type": "String"}
String(Error('msg'), '%q')
#=> {"value": "Error({'msg' => 'msg'})", "type": "String"}
# arrays
String([1, 'a'], '%s')
#=> {"value": "[1, 'a']", "type": "String"}
String([1, 'a'], '%p')
#=> {"value": "[1, 'a']", "type": "String"}
String([1, 'a'], '%a')
#=> {"value": "[1, 'a']", "type": "String"}
String([1, 'a'], '%(a')
#=> {"value": "(1, 'a')", "type": "String"}
String([1, 'a'], '%{a')
#=> {"value": "{1, 'a'}", "type": "String"}
String([1, 'a'], '%<a')
#=> {"value": "<1, 'a'>", "type": "String"}
String([1, 'a'], '%|a')
#=> {"value": "|1, 'a'|", "type": "String"}
String([1, 'a'], '%[a')
#=> {"value": "[1, 'a']", "type": "String"}
String([1, 'a'], '% a')
#=> {"value": "1, 'a'", "type": "String"}
String([1, 'a'], '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Array type - expected one of the characters 'asp'"}
String([1, [2, [3, 4]], 5], '%a')
#=> {"value": "[1, [2, [3, 4]], 5]", "type": "String"}
String([1, [2, [3, 4]], 5], '%#a')
#=> {"value": "[1,\n  [2,\n    [3, 4]],\n  5]", "type": "String"}
String([1, [2, [3, 4]], {a => 1}], '%#a')
#=> {"value": "[1,\n  [2,\n    [3, 4]],\n  {'a' => 1}]", "type": "String"}
String([[1, 2], [3, 4]], '%#a')
#=> {"value": "[\n  [1, 2],\n  [3, 4]]", "type": "String"}
String([1, 2, 3], '%#a')
#=> {"value": "[1, 2, 3]", "type": "String"}
String([1, 2, 3], '%#2a')
#=> {"value": "[ 1,\n  2,\n  3]", "type": "String"}
String([1, 22, [3, 44], 5], '%#2a')
#=> {"value": "[ 1,\n  22,\n  [ 3,\n    44],\n  5]", "type": "String"}
String([1, 22, [3, 44], 5], '%#20a')
#=> {"value": "[1, 22,\n  [3, 44],\n  5]", "type": "String"}
String([], '%#a')
#=> {"value": "[]", "type": "String"}
String([[]], '%#a')
#=> {"value": "[\n  []]", "type": "String"}
String([1, 'a'], {Array => {format => '%(a', separator => ';'}})
#=> {"value": "(1;'a')", "type": "String"}
String([1, 'a'], {Array => {separator => ';'}})
#=> {"error": "Error while evaluating a Function Call, The format '' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String([1, 'a'], {Array => {format => '%(a'}})
#=> {"value": "(1, 'a')", "type": "String"}
String([1, [2, 'a']], {Array => {format => '%(a', separator => '; '}})
#=> {"value": "(1; (2; 'a'))", "type": "String"}
String([1, 'a', true], {Array => {format => '%a', string_formats => {Integer => '%x', String => '%u'}}})
#=> {"value": "[1, A, true]", "type": "String"}
String([10, 'a', true], {Integer => '%x'})
#=> {"value": "[10, 'a', true]", "type": "String"}
String([10, 'a', true], {Array => {format => '%a', string_formats => {Any => '%s'}}})
#=> {"value": "[10, a, true]", "type": "String"}
String([10, 'a', [20]], {Array => {format => '%a', string_formats => {Integer => '%#x'}}})
#=> {"value": "[0xa, 'a', [0x14]]", "type": "String"}
String([1, 2], {Array => '%(a'})
#=> {"value": "(1, 2)", "type": "String"}
String([1, 2], {Array[Integer] => '%(a', Array => '%[a'})
#=> {"value": "(1, 2)", "type": "String"}
String([1, 'b'], {Array[Integer] => '%(a', Array => '%<a'})
#=> {"value": "<1, 'b'>", "type": "String"}
String([1, 'b'], {Any => '%p'})
#=> {"value": "[1, 'b']", "type": "String"}
String([1, 'b'], {Collection => '%p'})
#=> {"value": "[1, 'b']", "type": "String"}
String([1, 'b'], {Tuple => '%(a'})
#=> {"value": "(1, 'b')", "type": "String"}
# hashes
String({a => 1}, '%s')
#=> {"value": "{'a' => 1}", "type": "String"}
String({a => 1}, '%p')
#=> {"value": "{'a' => 1}", "type": "String"}
String({a => 1}, '%h')
#=> {"value": "{'a' => 1}", "type": "String"}
String({a => 1}, '%a')
#=> {"value": "[['a', 1]]", "type": "String"}
String({a => 1}, '%(h')
#=> {"value": "('a' => 1)", "type": "String"}
String({a => 1}, '% h')
#=> {"value": "'a' => 1", "type": "String"}
String({a => 1, b => 2}, '%#h')
#=> {"value": "{\n  'a' => 1,\n  'b' => 2\n}", "type": "String"}
String({a => {b => 1}, c => [1, 2]}, '%h')
#=> {"value": "{'a' => {'b' => 1}, 'c' => [1, 2]}", "type": "String"}
String({a => {b => 1}, c => [1, 2]}, '%#h')
#=> {"value": "{\n  'a' => {\n    'b' => 1\n  },\n  'c' => [1, 2]\n}", "type": "String"}
String({a => {b => {c => 1}}}, '%#h')
#=> {"value": "{\n  'a' => {\n    'b' => {\n      'c' => 1\n    }\n  }\n}", "type": "String"}
String({a => [1, [2]]}, '%#h')
#=> {"value": "{\n  'a' => [1, [2]]\n}", "type": "String"}
String([{a => 1}, {b => 2}], '%#a')
#=> {"value": "[\n  {'a' => 1},\n  {'b' => 2}]", "type": "String"}
String({}, '%#h')
#=> {"value": "{\n\n}", "type": "String"}
String({a => 1}, '%d')
#=> {"error": "Error while evaluating a Function Call, Illegal format 'd' specified for value of Hash type - expected one of the characters 'hasp'"}
String({a => 1, b => 2}, {Hash => {format => '%h', separator => ';', separator2 => ':'}})
#=> {"value": "{'a':1;'b':2}", "type": "String"}
String({a => 1, b => 2}, {Hash => {format => '%#h', separator => ' ; ', separator2 => ' = '}})
#=> {"value": "{\n  'a' = 1 ;\n  'b' = 2\n}", "type": "String"}
String({a => 1, b => 2}, {Hash => {format => '%h', string_formats => {Any => '%s'}}})
#=> {"value": "{a => 1, b => 2}", "type": "String"}
String({a => 1, b => 'x'}, {Hash => {format => '% h', separator => "\n", separator2 => '=', string_formats => {Any => '%s'}}})
#=> {"value": "a=1\nb=x", "type": "String"}
String({a => [1, 2]}, {Hash => '%(h', Array => '%<a'})
#=> {"value": "('a' => <1, 2>)", "type": "String"}
String({a => [1, 2]}, {Hash => {format => '%#h'}, Array => {format => '%#a'}})
#=> {"value": "{\n  'a' => [1, 2]\n}", "type": "String"}
String({1 => 2}, {Integer => '%x', Hash => '%h'})
#=> {"value": "{1 => 2}", "type": "String"}
String({a => 1, b => 2}, {Struct => '%(h'})
#=> {"value": "{'a' => 1, 'b' => 2}", "type": "String"}
# formats in general
String(1, 'x')
#=> {"error": "Error while evaluating a Function Call, The format 'x' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(1, '%')
#=> {"error": "Error while evaluating a Function Call, The format '%' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(1, '%%')
#=> {"error": "Error while evaluating a Function Call, The format '%%' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(1, '')
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got String"}
String(1, '%dd')
#=> {"error": "Error while evaluating a Function Call, The format '%dd' is not a valid format on the form '%<flags><width>.<prec><format>'"}
String(1, '%++d')
#=> {"error": "Error while evaluating a Function Call, The same flag can only be used once, got '%++d'"}
String([1], '%[(a')
#=> {"error": "Error while evaluating a Function Call, Only one of the delimiters [ { ( < | can be given in the format flags, got '%[(a'"}
String(1, {Integer => 'x'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Hash"}
String(1, {Integer => '%d'})
#=> {"value": "1", "type": "String"}
String(1, {Float => '%f'})
#=> {"value": "1", "type": "String"}
String(1, {Numeric => '%x'})
#=> {"value": "1", "type": "String"}
String(10, {Any => '%x'})
#=> {"value": "a", "type": "String"}
String(10, {Integer[0, 5] => '%x', Integer => '%b'})
#=> {"value": "1010", "type": "String"}
String('a', {Enum['a'] => '%u', String => '%p'})
#=> {"value": "A", "type": "String"}
String('a', {Pattern[/a/] => '%u', String => '%p'})
#=> {"value": "A", "type": "String"}
String(1, {1 => '%d'})
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Hash"}
String(1, {Integer => 1})
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Hash"}
String(1, {Integer => {bad => 1}})
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Hash"}
String([1], {Array => {format => '%a', string_formats => {1 => '%d'}}})
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Hash"}
String(1, 1)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Integer"}
String(1, default)
#=> {"value": "1", "type": "String"}
String(1, undef)
#=> {"error": "Error while evaluating a Function Call, 'new_string' parameter 'string_formats' expects a Formats = Variant[Default, String[1], TypeMap = Hash[Type, Variant[Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], ContainerFormat = Struct[{Optional['format'] => Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/], Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format = Pattern[/^%([\\s\\[+#0{<(|-]*)([1-9][0-9]*)?(?:\\.([0-9]+))?([a-zA-Z])$/]]}]]]] value, got Undef"}
String(1, '%d', 2)
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got 3"}
String()
#=> {"error": "Error while evaluating a Function Call, 'new_string' expects between 1 and 2 arguments, got none"}
String[1]('')
#=> {"error": "Error while evaluating a Function Call, Converted value from String[1].new() has wrong type, expects a String[1] value, got String"}
String[5]('abc')
#=> {"error": "Error while evaluating a Function Call, Converted value from String[5].new() has wrong type, expects a String[5] value, got String"}
String[1, 2](1234)
#=> {"error": "Error while evaluating a Function Call, Converted value from String[1, 2].new() has wrong type, expects a String[1, 2] value, got String"}
String.new(5)
#=> {"value": "5", "type": "String"}
new(String, 5, '%x')
#=> {"value": "5", "type": "String"}
