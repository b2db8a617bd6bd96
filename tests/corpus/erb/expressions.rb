# One Ruby expression in a line, and what its `inspect` gives in a template.
# Strings
@text.upcase + @text.downcase
#=> {"ok": true, "text": "\"HELLO, WORLDhello, world\""}
@text.capitalize
#=> {"ok": true, "text": "\"Hello, world\""}
"hello wORLD".capitalize
#=> {"ok": true, "text": "\"Hello world\""}
@text[0]
#=> {"ok": true, "text": "\"H\""}
@text[-1]
#=> {"ok": true, "text": "\"d\""}
@text[0..4]
#=> {"ok": true, "text": "\"Hello\""}
@text[0...4]
#=> {"ok": true, "text": "\"Hell\""}
@text[7..-1]
#=> {"ok": true, "text": "\"World\""}
@text[50]
#=> {"ok": true, "text": "nil"}
@text[12..-1]
#=> {"ok": true, "text": "\"\""}
@text[13..-1]
#=> {"ok": true, "text": "nil"}
@text[0, 3]
#=> {"ok": true, "text": "\"Hel\""}
@text[/W(or)/, 1]
#=> {"ok": true, "text": "\"or\""}
@text[/x/]
#=> {"ok": true, "text": "nil"}
@text['World']
#=> {"ok": true, "text": "\"World\""}
@text.length
#=> {"ok": true, "text": "12"}
@text.sub('l', 'L')
#=> {"ok": true, "text": "\"HeLlo, World\""}
@text.gsub('l', 'L')
#=> {"ok": true, "text": "\"HeLLo, WorLd\""}
@text.gsub(/l+/) { |m| m.length.to_s }
#=> {"ok": true, "text": "\"He2o, Wor1d\""}
@text.gsub(/(l)(o)/, '\2\1')
#=> {"ok": true, "text": "\"Helol, World\""}
@text.gsub(/[eo]/, 'e' => '3', 'o' => '0')
#=> {"ok": true, "text": "\"H3ll0, W0rld\""}
@text.gsub(/x*/, '-')
#=> {"ok": true, "text": "\"-H-e-l-l-o-,- -W-o-r-l-d-\""}
@text.tr('lo', '01')
#=> {"ok": true, "text": "\"He001, W1r0d\""}
@text.tr('a-y', 'b-z')
#=> {"ok": true, "text": "\"Hfmmp, Wpsme\""}
@text.delete('l')
#=> {"ok": true, "text": "\"Heo, Word\""}
@text.squeeze
#=> {"ok": true, "text": "\"Helo, World\""}
@text.squeeze('l')
#=> {"ok": true, "text": "\"Helo, World\""}
@text.count('lo')
#=> {"ok": true, "text": "5"}
@text.index('o')
#=> {"ok": true, "text": "4"}
@text.index('o', 5)
#=> {"ok": true, "text": "8"}
@text.rindex('o')
#=> {"ok": true, "text": "8"}
@text.include?('World')
#=> {"ok": true, "text": "true"}
@text.start_with?('Hell', 'x')
#=> {"ok": true, "text": "true"}
@text.end_with?('World')
#=> {"ok": true, "text": "true"}
@text.split(', ')
#=> {"ok": true, "text": "[\"Hello\", \"World\"]"}
@text.split('')
#=> {"ok": true, "text": "[\"H\", \"e\", \"l\", \"l\", \"o\", \",\", \" \", \"W\", \"o\", \"r\", \"l\", \"d\"]"}
@text.split('l')
#=> {"ok": true, "text": "[\"He\", \"\", \"o, Wor\", \"d\"]"}
"a,b,,c,,".split(',')
#=> {"ok": true, "text": "[\"a\", \"b\", \"\", \"c\"]"}
"a,b,,c,,".split(',', -1)
#=> {"ok": true, "text": "[\"a\", \"b\", \"\", \"c\", \"\", \"\"]"}
"a,b,c".split(',', 2)
#=> {"ok": true, "text": "[\"a\", \"b,c\"]"}
" a  b ".split
#=> {"ok": true, "text": "[\"a\", \"b\"]"}
" a  b c".split(' ', 2)
#=> {"ok": true, "text": "[\"a\", \"b c\"]"}
"a1b2".split(/(\d)/)
#=> {"ok": true, "text": "[\"a\", \"1\", \"b\", \"2\"]"}
@spaced.strip
#=> {"ok": true, "text": "\"two words\""}
@spaced.lstrip
#=> {"ok": true, "text": "\"two words \\n\""}
@spaced.rstrip
#=> {"ok": true, "text": "\"  two words\""}
@spaced.chomp
#=> {"ok": true, "text": "\"  two words \""}
"x\r\n".chomp
#=> {"ok": true, "text": "\"x\""}
"x".chomp('x')
#=> {"ok": true, "text": "\"\""}
@spaced.chop
#=> {"ok": true, "text": "\"  two words \""}
@text.chars.first(3)
#=> {"ok": true, "text": "[\"H\", \"e\", \"l\"]"}
@text.reverse
#=> {"ok": true, "text": "\"dlroW ,olleH\""}
@text.ljust(15, '.') + '|'
#=> {"ok": true, "text": "\"Hello, World...|\""}
@text.rjust(15) + '|'
#=> {"ok": true, "text": "\"   Hello, World|\""}
@text.center(17, '*')
#=> {"ok": true, "text": "\"**Hello, World***\""}
"a\nb\nc".lines
#=> {"ok": true, "text": "[\"a\\n\", \"b\\n\", \"c\"]"}
@text =~ /W/
#=> {"ok": true, "text": "7"}
@text !~ /W/
#=> {"ok": true, "text": "false"}
@text.match(/(?<first>H)/)[:first]
#=> {"ok": true, "text": "\"H\""}
@text.match(/(H)(e)/).captures
#=> {"ok": true, "text": "[\"H\", \"e\"]"}
@text.scan(/[aeiou]/)
#=> {"ok": true, "text": "[\"e\", \"o\", \"o\"]"}
"a1b2".scan(/([a-z])(\d)/)
#=> {"ok": true, "text": "[[\"a\", \"1\"], [\"b\", \"2\"]]"}
"%05.1f|%-5s|%x" % [3.14159, 'ab', 255]
#=> {"ok": true, "text": "\"003.1|ab   |ff\""}
"%s and %s" % ['a', nil]
#=> {"ok": true, "text": "\"a and \""}
"%d%%" % 5
#=> {"ok": true, "text": "\"5%\""}
format('%03d', 7)
#=> {"ok": true, "text": "\"007\""}
"abc" * 2
#=> {"ok": true, "text": "\"abcabc\""}
"abc" <=> "abd"
#=> {"ok": true, "text": "-1"}
"a" == :a
#=> {"ok": true, "text": "false"}
"abc".to_sym
#=> {"ok": true, "text": ":abc"}
:abc.to_s
#=> {"ok": true, "text": "\"abc\""}
"12abc".to_i
#=> {"ok": true, "text": "12"}
"0x1f".hex
#=> {"ok": true, "text": "31"}
"ff".to_i(16)
#=> {"ok": true, "text": "255"}
"1.5e2x".to_f
#=> {"ok": true, "text": "150.0"}
"abc".to_f
#=> {"ok": true, "text": "0.0"}
"tab\t\"quoted\" \#{x} \e"
#=> {"ok": true, "text": "\"tab\\t\\\"quoted\\\" \\#{x} \\e\""}
'single \' \n \\'
#=> {"ok": true, "text": "\"single ' \\\\n \\\\\""}
"interpolated #{@number + 1} #{nil} #{[1, nil]}"
#=> {"ok": true, "text": "\"interpolated 43  [1, nil]\""}
%w[a b c]
#=> {"ok": true, "text": "[\"a\", \"b\", \"c\"]"}
%i[a b]
#=> {"ok": true, "text": "[:a, :b]"}
%q(it's)
#=> {"ok": true, "text": "\"it's\""}
%Q(it's #{1 + 1})
#=> {"ok": true, "text": "\"it's 2\""}
"a" "b"
#=> {"ok": true, "text": "\"ab\""}
"abc".partition('b')
#=> {"ok": true, "text": "[\"a\", \"b\", \"c\"]"}
"abc".ord
#=> {"ok": true, "text": "97"}
"Abc".swapcase
#=> {"ok": true, "text": "\"aBC\""}
"abc".casecmp('ABC')
#=> {"ok": true, "text": "0"}
"abc".casecmp?('ABC')
#=> {"ok": true, "text": "true"}
"a-b_c".tr('-_', '  ')
#=> {"ok": true, "text": "\"a b c\""}
"x".nil?
#=> {"ok": true, "text": "false"}
@empty.empty?
#=> {"ok": true, "text": "true"}
"abc".between?('a', 'b')
#=> {"ok": true, "text": "true"}
"prefix-x".delete_prefix('prefix-')
#=> {"ok": true, "text": "\"x\""}
"a.b".gsub('.', '\\.')
#=> {"ok": true, "text": "\"a\\\\.b\""}
"a\\b".gsub('\\', '/')
#=> {"ok": true, "text": "\"a/b\""}
"aé".length
#=> {"ok": true, "text": "2"}
"aé".bytes.length
#=> {"ok": true, "text": "3"}
# Numbers
7 / 2
#=> {"ok": true, "text": "3"}
-7 / 2
#=> {"ok": true, "text": "-4"}
7 % 3
#=> {"ok": true, "text": "1"}
-7 % 3
#=> {"ok": true, "text": "2"}
7.fdiv(2)
#=> {"ok": true, "text": "3.5"}
7.0 / 2
#=> {"ok": true, "text": "3.5"}
2 ** 10
#=> {"ok": true, "text": "1024"}
2 ** 0.5
#=> {"ok": true, "text": "1.4142135623730951"}
1e20
#=> {"ok": true, "text": "1.0e+20"}
1e15
#=> {"ok": true, "text": "1.0e+15"}
1e16
#=> {"ok": true, "text": "1.0e+16"}
100.0
#=> {"ok": true, "text": "100.0"}
1.0e-5
#=> {"ok": true, "text": "1.0e-05"}
0.1 + 0.2
#=> {"ok": true, "text": "0.30000000000000004"}
3.7.to_i
#=> {"ok": true, "text": "3"}
3.5.round
#=> {"ok": true, "text": "4"}
2.5.round
#=> {"ok": true, "text": "3"}
-2.5.round
#=> {"ok": true, "text": "-3"}
3.14159.round(2)
#=> {"ok": true, "text": "3.14"}
2.675.round(2)
#=> {"ok": true, "text": "2.68"}
1234.round(-2)
#=> {"ok": true, "text": "1200"}
3.2.ceil
#=> {"ok": true, "text": "4"}
-3.2.floor
#=> {"ok": true, "text": "-4"}
10.divmod(3)
#=> {"ok": true, "text": "[3, 1]"}
@number.to_s(2)
#=> {"ok": true, "text": "\"101010\""}
1_000_000
#=> {"ok": true, "text": "1000000"}
0b101
#=> {"ok": true, "text": "5"}
017
#=> {"ok": true, "text": "15"}
5.clamp(1, 3)
#=> {"ok": true, "text": "3"}
5.between?(1, 10)
#=> {"ok": true, "text": "true"}
3.zero?
#=> {"ok": true, "text": "false"}
1 <=> 'a'
#=> {"ok": true, "text": "nil"}
1 == 1.0
#=> {"ok": true, "text": "true"}
1.eql?(1.0)
#=> {"ok": true, "text": "false"}
Integer('42')
#=> {"ok": true, "text": "42"}
Integer('0x2a')
#=> {"ok": true, "text": "42"}
Integer('4x')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"4x\"", "line": 1}
Integer(nil)
#=> {"ok": false, "kind": "TypeError", "message": "can't convert nil into Integer", "line": 1}
Float('1.5')
#=> {"ok": true, "text": "1.5"}
@large
#=> {"ok": true, "text": "1.0e+20"}
1 / 0
#=> {"ok": false, "kind": "ZeroDivisionError", "message": "divided by 0", "line": 1}
1.0 / 0
#=> {"ok": true, "text": "Infinity"}
nil.to_i
#=> {"ok": true, "text": "0"}
# Arrays
@words.sort
#=> {"ok": true, "text": "[\"apple\", \"fig\", \"pear\"]"}
@words.sort.reverse
#=> {"ok": true, "text": "[\"pear\", \"fig\", \"apple\"]"}
@words.sort_by { |w| w.length * 100 + w.ord }
#=> {"ok": true, "text": "[\"fig\", \"pear\", \"apple\"]"}
@words.map(&:upcase)
#=> {"ok": true, "text": "[\"PEAR\", \"APPLE\", \"FIG\"]"}
@words.map { |w| w[0] }
#=> {"ok": true, "text": "[\"p\", \"a\", \"f\"]"}
@words.each_with_index.map { |w, i| "#{i}#{w}" }
#=> {"ok": true, "text": "[\"0pear\", \"1apple\", \"2fig\"]"}
@words.map.with_index(1) { |w, i| [i, w] }
#=> {"ok": true, "text": "[[1, \"pear\"], [2, \"apple\"], [3, \"fig\"]]"}
@words.each_with_index.to_a
#=> {"ok": true, "text": "[[\"pear\", 0], [\"apple\", 1], [\"fig\", 2]]"}
@words.select { |w| w.length > 3 }
#=> {"ok": true, "text": "[\"pear\", \"apple\"]"}
@words.reject { |w| w.length > 3 }
#=> {"ok": true, "text": "[\"fig\"]"}
@words.find { |w| w =~ /^a/ }
#=> {"ok": true, "text": "\"apple\""}
@words.partition { |w| w.length > 3 }
#=> {"ok": true, "text": "[[\"pear\", \"apple\"], [\"fig\"]]"}
@words.group_by(&:length)
#=> {"ok": true, "text": "{4=>[\"pear\"], 5=>[\"apple\"], 3=>[\"fig\"]}"}
@words.inject { |a, b| a + b }
#=> {"ok": true, "text": "\"pearapplefig\""}
@numbers.inject(:+)
#=> {"ok": true, "text": "6"}
@numbers.reduce(10) { |a, b| a + b }
#=> {"ok": true, "text": "16"}
@numbers.sum
#=> {"ok": true, "text": "6"}
@numbers.max
#=> {"ok": true, "text": "3"}
@numbers.min
#=> {"ok": true, "text": "1"}
@numbers.minmax
#=> {"ok": true, "text": "[1, 3]"}
@words.max_by(&:length)
#=> {"ok": true, "text": "\"apple\""}
@words.include?('fig')
#=> {"ok": true, "text": "true"}
@words.index('fig')
#=> {"ok": true, "text": "2"}
@words.first
#=> {"ok": true, "text": "\"pear\""}
@words.first(2)
#=> {"ok": true, "text": "[\"pear\", \"apple\"]"}
@words.last
#=> {"ok": true, "text": "\"fig\""}
@words.last(2)
#=> {"ok": true, "text": "[\"apple\", \"fig\"]"}
@words.join
#=> {"ok": true, "text": "\"pearapplefig\""}
@words.join(', ')
#=> {"ok": true, "text": "\"pear, apple, fig\""}
@mixed.join('-')
#=> {"ok": true, "text": "\"1-two--3-4-{\\\"five\\\"=>5}\""}
@mixed.flatten
#=> {"ok": true, "text": "[1, \"two\", nil, 3, 4, {\"five\"=>5}]"}
@mixed.flatten(1)
#=> {"ok": true, "text": "[1, \"two\", nil, 3, [4], {\"five\"=>5}]"}
@mixed.compact
#=> {"ok": true, "text": "[1, \"two\", [3, [4]], {\"five\"=>5}]"}
@mixed.inspect
#=> {"ok": true, "text": "\"[1, \\\"two\\\", nil, [3, [4]], {\\\"five\\\"=>5}]\""}
@mixed.to_s
#=> {"ok": true, "text": "\"[1, \\\"two\\\", nil, [3, [4]], {\\\"five\\\"=>5}]\""}
[3, 'a'].sort
#=> {"ok": false, "kind": "ArgumentError", "message": "comparison of Integer with String failed", "line": 1}
['a', 3].sort
#=> {"ok": false, "kind": "ArgumentError", "message": "comparison of String with 3 failed", "line": 1}
[nil, 1].sort
#=> {"ok": false, "kind": "ArgumentError", "message": "comparison of NilClass with 1 failed", "line": 1}
[nil, 'a'].max
#=> {"ok": false, "kind": "ArgumentError", "message": "comparison of String with nil failed", "line": 1}
@words[1]
#=> {"ok": true, "text": "\"apple\""}
@words[-1]
#=> {"ok": true, "text": "\"fig\""}
@words[5]
#=> {"ok": true, "text": "nil"}
@words[0..1]
#=> {"ok": true, "text": "[\"pear\", \"apple\"]"}
@words[1..-1]
#=> {"ok": true, "text": "[\"apple\", \"fig\"]"}
@words[0, 2]
#=> {"ok": true, "text": "[\"pear\", \"apple\"]"}
@words.take(2)
#=> {"ok": true, "text": "[\"pear\", \"apple\"]"}
@words.drop(1)
#=> {"ok": true, "text": "[\"apple\", \"fig\"]"}
@words.zip([1, 2])
#=> {"ok": true, "text": "[[\"pear\", 1], [\"apple\", 2], [\"fig\", nil]]"}
@words.each_slice(2).to_a
#=> {"ok": true, "text": "[[\"pear\", \"apple\"], [\"fig\"]]"}
@words.each_cons(2).to_a
#=> {"ok": true, "text": "[[\"pear\", \"apple\"], [\"apple\", \"fig\"]]"}
@words.rotate
#=> {"ok": true, "text": "[\"apple\", \"fig\", \"pear\"]"}
@words + ['x']
#=> {"ok": true, "text": "[\"pear\", \"apple\", \"fig\", \"x\"]"}
@words - ['fig']
#=> {"ok": true, "text": "[\"pear\", \"apple\"]"}
@words & ['fig', 'x']
#=> {"ok": true, "text": "[\"fig\"]"}
@words | ['fig', 'x']
#=> {"ok": true, "text": "[\"pear\", \"apple\", \"fig\", \"x\"]"}
@numbers * 2
#=> {"ok": true, "text": "[3, 1, 2, 3, 1, 2]"}
@numbers * ','
#=> {"ok": true, "text": "\"3,1,2\""}
[1, 1, 2].uniq
#=> {"ok": true, "text": "[1, 2]"}
[1, 1, 2].tally
#=> {"ok": true, "text": "{1=>2, 2=>1}"}
[[1, 2], [3, 4]].to_h
#=> {"ok": true, "text": "{1=>2, 3=>4}"}
[[1, 2], [3, 4]].transpose
#=> {"ok": true, "text": "[[1, 3], [2, 4]]"}
@words.empty?
#=> {"ok": true, "text": "false"}
@none.empty?
#=> {"ok": true, "text": "true"}
@none.any?
#=> {"ok": true, "text": "false"}
@none.all?
#=> {"ok": true, "text": "true"}
[nil, false].any?
#=> {"ok": true, "text": "false"}
@words.any? { |w| w == 'fig' }
#=> {"ok": true, "text": "true"}
@words.all? { |w| w.is_a?(String) }
#=> {"ok": true, "text": "true"}
@words.none?
#=> {"ok": true, "text": "false"}
@words.count
#=> {"ok": true, "text": "3"}
@words.count('fig')
#=> {"ok": true, "text": "1"}
@words.values_at(0, 2, 5)
#=> {"ok": true, "text": "[\"pear\", \"fig\", nil]"}
@words.each_with_object([]) { |w, a| a << w.upcase }
#=> {"ok": true, "text": "[\"PEAR\", \"APPLE\", \"FIG\"]"}
@words.each_with_object({}) { |w, h| h[w] = w.length }
#=> {"ok": true, "text": "{\"pear\"=>4, \"apple\"=>5, \"fig\"=>3}"}
@nested.map { |a, b| a + b }
#=> {"ok": true, "text": "[3, 7]"}
@nested.each_with_index.map { |(a, b), i| a * b + i }
#=> {"ok": true, "text": "[2, 13]"}
@nested.flat_map { |a| a }
#=> {"ok": true, "text": "[1, 2, 3, 4]"}
@words.first.upcase
#=> {"ok": true, "text": "\"PEAR\""}
@none.first
#=> {"ok": true, "text": "nil"}
@none.max
#=> {"ok": true, "text": "nil"}
[1, [2, [3]]].dig(1, 1, 0)
#=> {"ok": true, "text": "3"}
Array(nil)
#=> {"ok": true, "text": "[]"}
Array('a')
#=> {"ok": true, "text": "[\"a\"]"}
Array({'a' => 1})
#=> {"ok": true, "text": "[[\"a\", 1]]"}
[*1..3, *nil]
#=> {"ok": true, "text": "[1, 2, 3]"}
[3, 1].push(2).sort
#=> {"ok": true, "text": "[1, 2, 3]"}
[1, 2, 3].each_slice(2).map(&:sum)
#=> {"ok": true, "text": "[3, 3]"}
(1..3).to_a
#=> {"ok": true, "text": "[1, 2, 3]"}
(1...3).map { |i| i * 2 }
#=> {"ok": true, "text": "[2, 4]"}
('a'..'e').to_a
#=> {"ok": true, "text": "[\"a\", \"b\", \"c\", \"d\", \"e\"]"}
(1..10).step(3).to_a
#=> {"ok": true, "text": "[1, 4, 7, 10]"}
(1..3).include?(2)
#=> {"ok": true, "text": "true"}
(1..3).sum
#=> {"ok": true, "text": "6"}
1..3
#=> {"ok": true, "text": "1..3"}
@words == ['pear', 'apple', 'fig']
#=> {"ok": true, "text": "true"}
[1, 2] <=> [1, 3]
#=> {"ok": true, "text": "-1"}
@words.filter_map { |w| w.upcase if w.length > 3 }
#=> {"ok": true, "text": "[\"PEAR\", \"APPLE\"]"}
# Hashes
@hash
#=> {"ok": true, "text": "{\"b\"=>1, \"a\"=>[1, 2], \"c\"=>{\"d\"=>nil}}"}
@hash.to_s
#=> {"ok": true, "text": "\"{\\\"b\\\"=>1, \\\"a\\\"=>[1, 2], \\\"c\\\"=>{\\\"d\\\"=>nil}}\""}
@hash.keys
#=> {"ok": true, "text": "[\"b\", \"a\", \"c\"]"}
@hash.values
#=> {"ok": true, "text": "[1, [1, 2], {\"d\"=>nil}]"}
@hash['a']
#=> {"ok": true, "text": "[1, 2]"}
@hash['missing']
#=> {"ok": true, "text": "nil"}
@hash.fetch('missing')
#=> {"ok": false, "kind": "KeyError", "message": "key not found: \"missing\"", "line": 1}
@hash.fetch('missing', 1)
#=> {"ok": true, "text": "1"}
@hash.fetch('missing') { |k| k * 2 }
#=> {"ok": true, "text": "\"missingmissing\""}
@hash.key?('a')
#=> {"ok": true, "text": "true"}
@hash.has_key?('a')
#=> {"ok": true, "text": "true"}
@hash.include?('z')
#=> {"ok": true, "text": "false"}
@hash.sort
#=> {"ok": true, "text": "[[\"a\", [1, 2]], [\"b\", 1], [\"c\", {\"d\"=>nil}]]"}
@hash.sort_by { |k, v| k }
#=> {"ok": true, "text": "[[\"a\", [1, 2]], [\"b\", 1], [\"c\", {\"d\"=>nil}]]"}
@hash.sort.map { |k, v| k }
#=> {"ok": true, "text": "[\"a\", \"b\", \"c\"]"}
@hash.map { |k, v| "#{k}=#{v}" }
#=> {"ok": true, "text": "[\"b=1\", \"a=[1, 2]\", \"c={\\\"d\\\"=>nil}\"]"}
@hash.map { |pair| pair }
#=> {"ok": true, "text": "[[\"b\", 1], [\"a\", [1, 2]], [\"c\", {\"d\"=>nil}]]"}
@hash.select { |k, v| v == 1 }
#=> {"ok": true, "text": "{\"b\"=>1}"}
@hash.reject { |k, v| v == 1 }
#=> {"ok": true, "text": "{\"a\"=>[1, 2], \"c\"=>{\"d\"=>nil}}"}
@hash.find { |k, v| v == 1 }
#=> {"ok": true, "text": "[\"b\", 1]"}
@hash.any? { |k, v| v == 1 }
#=> {"ok": true, "text": "true"}
@hash.each_with_index.map { |(k, v), i| "#{k}#{i}" }
#=> {"ok": true, "text": "[\"b0\", \"a1\", \"c2\"]"}
@hash.inject('') { |memo, (k, v)| memo + k }
#=> {"ok": true, "text": "\"bac\""}
@hash.merge('b' => 2, 'z' => 3)
#=> {"ok": true, "text": "{\"b\"=>2, \"a\"=>[1, 2], \"c\"=>{\"d\"=>nil}, \"z\"=>3}"}
@hash.merge('b' => 2) { |k, a, b| a + b }
#=> {"ok": true, "text": "{\"b\"=>3, \"a\"=>[1, 2], \"c\"=>{\"d\"=>nil}}"}
@hash.to_a
#=> {"ok": true, "text": "[[\"b\", 1], [\"a\", [1, 2]], [\"c\", {\"d\"=>nil}]]"}
@hash.length
#=> {"ok": true, "text": "3"}
@hash.empty?
#=> {"ok": true, "text": "false"}
@hash.invert.keys
#=> {"ok": true, "text": "[1, [1, 2], {\"d\"=>nil}]"}
@hash.dig('c', 'd')
#=> {"ok": true, "text": "nil"}
@hash.dig('b', 'd')
#=> {"ok": false, "kind": "TypeError", "message": "Integer does not have #dig method", "line": 1}
@hash.min_by { |k, v| k }
#=> {"ok": true, "text": "[\"a\", [1, 2]]"}
@hash.group_by { |k, v| v.class }
#=> {"ok": true, "text": "{Integer=>[[\"b\", 1]], Array=>[[\"a\", [1, 2]]], Hash=>[[\"c\", {\"d\"=>nil}]]}"}
@hash.partition { |k, v| v == 1 }
#=> {"ok": true, "text": "[[[\"b\", 1]], [[\"a\", [1, 2]], [\"c\", {\"d\"=>nil}]]]"}
@hash.transform_values(&:to_s)
#=> {"ok": true, "text": "{\"b\"=>\"1\", \"a\"=>\"[1, 2]\", \"c\"=>\"{\\\"d\\\"=>nil}\"}"}
@hash.to_h { |k, v| [k.upcase, 1] }
#=> {"ok": true, "text": "{\"B\"=>1, \"A\"=>1, \"C\"=>1}"}
@hash.first
#=> {"ok": true, "text": "[\"b\", 1]"}
@hash.count
#=> {"ok": true, "text": "3"}
@hash.sum { |k, v| 1 }
#=> {"ok": true, "text": "3"}
@hash.key(1)
#=> {"ok": true, "text": "\"b\""}
@hash.values_at('b', 'x')
#=> {"ok": true, "text": "[1, nil]"}
@hash.reduce(0) { |sum, (k, v)| sum + 1 }
#=> {"ok": true, "text": "3"}
{ a: 1, 'b' => 2, "c d": 3 }
#=> {"ok": true, "text": "{:a=>1, \"b\"=>2, :\"c d\"=>3}"}
{ 1 => 2.0, nil => true }
#=> {"ok": true, "text": "{1=>2.0, nil=>true}"}
Hash.new(0)['x']
#=> {"ok": true, "text": "0"}
Hash.new { |h, k| k * 2 }['x']
#=> {"ok": true, "text": "\"xx\""}
@hash.compact
#=> {"ok": true, "text": "{\"b\"=>1, \"a\"=>[1, 2], \"c\"=>{\"d\"=>nil}}"}
@hash.each_with_object([]) { |(k, v), a| a << k }
#=> {"ok": true, "text": "[\"b\", \"a\", \"c\"]"}
@options.map { |k, v| v.is_a?(Array) ? v.map { |x| "#{k} #{x}" } : "#{k} #{v}" }.flatten
#=> {"ok": true, "text": "[\"Port 22\", \"Listen a\", \"Listen b\", \"Enable true\"]"}
# Truth and control
nil.to_s
#=> {"ok": true, "text": "\"\""}
nil.inspect
#=> {"ok": true, "text": "\"nil\""}
nil.to_a
#=> {"ok": true, "text": "[]"}
nil || 'default'
#=> {"ok": true, "text": "\"default\""}
false or 'x'
#=> {"ok": true, "text": "\"x\""}
@undefined
#=> {"ok": true, "text": "nil"}
@undefined.nil?
#=> {"ok": true, "text": "true"}
@undefined || 'none'
#=> {"ok": true, "text": "\"none\""}
@undefined&.length
#=> {"ok": true, "text": "nil"}
@text&.length
#=> {"ok": true, "text": "12"}
!@yes
#=> {"ok": true, "text": "false"}
not @no
#=> {"ok": true, "text": "true"}
@yes && 1
#=> {"ok": true, "text": "1"}
@yes ? 'y' : 'n'
#=> {"ok": true, "text": "\"y\""}
(1 if false)
#=> {"ok": true, "text": "nil"}
case @number when 1..10 then 'few' when Integer then 'many' end
#=> {"ok": true, "text": "\"many\""}
case @text when /^H(.)/ then $1 end
#=> {"ok": true, "text": "\"e\""}
case 'x' when 'a', 'x' then 1 else 2 end
#=> {"ok": true, "text": "1"}
case when @no then 1 when @yes then 2 end
#=> {"ok": true, "text": "2"}
[1, 2, 3].each { |x| break x * 2 if x == 2 }
#=> {"ok": true, "text": "4"}
[1, 2, 3].map { |x| next 0 if x == 2; x }
#=> {"ok": true, "text": "[1, 0, 3]"}
a = 1; b, c = 2, 3; a + b + c
#=> {"ok": true, "text": "6"}
a, (b, *c), d = 1, [2, 3, 4], 5; [a, b, c, d]
#=> {"ok": true, "text": "[1, 2, [3, 4], 5]"}
a, *b = [1, 2, 3]; b
#=> {"ok": true, "text": "[2, 3]"}
a = nil; a ||= 5; a += 1; a
#=> {"ok": true, "text": "6"}
h = {}; h['x'] ||= []; h['x'] << 1; h
#=> {"ok": true, "text": "{\"x\"=>[1]}"}
s = 'a'; s << 'b' << 'c'; s += 'd'; s
#=> {"ok": true, "text": "\"abcd\""}
s = 'a'; t = s + 'b'; s << 'x'; [s, t]
#=> {"ok": true, "text": "[\"ax\", \"ab\"]"}
i = 0; i += 1 while i < 5; i
#=> {"ok": true, "text": "5"}
i = 10; until i <= 3 do i -= 2 end; i
#=> {"ok": true, "text": "2"}
x = [1, 2].each { |y| y }; x
#=> {"ok": true, "text": "[1, 2]"}
begin; nil.foo; rescue => e; e.message; end
#=> {"ok": true, "text": "\"undefined method `foo' for nil\""}
#[7]=> {"ok": true, "text": "\"undefined method `foo' for nil:NilClass\""}
begin; ('x' * 90).foo; rescue => e; e.message; end
#=> {"ok": true, "text": "\"undefined method `foo' for an instance of String\""}
#[7]=> {"ok": true, "text": "\"undefined method `foo' for \\\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\\":String\""}
begin; ([1] * 40).foo; rescue => e; e.message; end
#=> {"ok": true, "text": "\"undefined method `foo' for an instance of Array\""}
#[7]=> {"ok": true, "text": "\"undefined method `foo' for [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]:Array\""}
begin; { 'a' => 'x' * 90 }.foo; rescue => e; e.message; end
#=> {"ok": true, "text": "\"undefined method `foo' for an instance of Hash\""}
#[7]=> {"ok": true, "text": "\"undefined method `foo' for {\\\"a\\\"=>\\\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\\"}:Hash\""}
[/(?i:a)/.to_s, /(?i)a/.to_s, /(?-i:a)/i.to_s, /(?i:a)|(b)/.to_s, /(?m)(?i:a\/b)/x.to_s, /(?:a)/.to_s]
#=> {"ok": true, "text": "[\"(?i-mx:a)\", \"(?i-mx:a)\", \"(?-mix:a)\", \"(?-mix:(?i:a)|(b))\", \"(?mix:a\\\\/b)\", \"(?-mix:a)\"]"}
(nil + 1 rescue 'rescued')
#=> {"ok": true, "text": "\"rescued\""}
f = lambda { |x| x * 2 }; f.call(3)
#=> {"ok": true, "text": "6"}
f = ->(x, y) { x + y }; f.(1, 2)
#=> {"ok": true, "text": "3"}
defined?(@text)
#=> {"ok": true, "text": "\"instance-variable\""}
defined?(@undefined)
#=> {"ok": true, "text": "nil"}
@text.respond_to?(:each)
#=> {"ok": true, "text": "false"}
@words.respond_to?(:each)
#=> {"ok": true, "text": "true"}
@text.class
#=> {"ok": true, "text": "String"}
1.class.to_s
#=> {"ok": true, "text": "\"Integer\""}
nil.class
#=> {"ok": true, "text": "NilClass"}
@words.is_a?(Array)
#=> {"ok": true, "text": "true"}
@text.is_a? String
#=> {"ok": true, "text": "true"}
1.is_a?(Numeric)
#=> {"ok": true, "text": "true"}
@hash.kind_of?(Hash)
#=> {"ok": true, "text": "true"}
@hash.instance_of?(Hash)
#=> {"ok": true, "text": "true"}
1.respond_to?(:upcase)
#=> {"ok": true, "text": "false"}
@yes.is_a?(TrueClass)
#=> {"ok": true, "text": "true"}
:sym
#=> {"ok": true, "text": ":sym"}
:"with space"
#=> {"ok": true, "text": ":\"with space\""}
%w[a b].each_with_index { |x, i| i }
#=> {"ok": true, "text": "[\"a\", \"b\"]"}
# Mistakes
nil + 1
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `+' for nil", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `+' for nil:NilClass", "line": 1}
nil.upcase
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `upcase' for nil", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `upcase' for nil:NilClass", "line": 1}
nil.each { |x| x }
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `each' for nil", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `each' for nil:NilClass", "line": 1}
1 + nil
#=> {"ok": false, "kind": "TypeError", "message": "nil can't be coerced into Integer", "line": 1}
1 + 'a'
#=> {"ok": false, "kind": "TypeError", "message": "String can't be coerced into Integer", "line": 1}
'a' + 1
#=> {"ok": false, "kind": "TypeError", "message": "no implicit conversion of Integer into String", "line": 1}
'a' + nil
#=> {"ok": false, "kind": "TypeError", "message": "no implicit conversion of nil into String", "line": 1}
[1] + nil
#=> {"ok": false, "kind": "TypeError", "message": "no implicit conversion of nil into Array", "line": 1}
@text.foo
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `foo' for an instance of String", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `foo' for \"Hello, World\":String", "line": 1}
@hash.foo
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `foo' for an instance of Hash", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `foo' for {\"b\"=>1, \"a\"=>[1, 2], \"c\"=>{\"d\"=>nil}}:Hash", "line": 1}
nil[0]
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `[]' for nil", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `[]' for nil:NilClass", "line": 1}
1 < 'a'
#=> {"ok": false, "kind": "ArgumentError", "message": "comparison of Integer with String failed", "line": 1}
'a' < 1
#=> {"ok": false, "kind": "ArgumentError", "message": "comparison of String with 1 failed", "line": 1}
nil < 1
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `<' for nil", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `<' for nil:NilClass", "line": 1}
'x' * -1
#=> {"ok": false, "kind": "ArgumentError", "message": "negative argument", "line": 1}
@hash.fetch(:b)
#=> {"ok": false, "kind": "KeyError", "message": "key not found: :b", "line": 1}
raise 'message'
#=> {"ok": false, "kind": "RuntimeError", "message": "message", "line": 1}
fail ArgumentError, 'wrong'
#=> {"ok": false, "kind": "ArgumentError", "message": "wrong", "line": 1}
"%d" % 'x'
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"x\"", "line": 1}
"%d" % nil
#=> {"ok": false, "kind": "TypeError", "message": "can't convert nil into Integer", "line": 1}
[1, 2].first('x')
#=> {"ok": false, "kind": "TypeError", "message": "no implicit conversion of String into Integer", "line": 1}
@text.sub('x')
#=> {"ok": false, "kind": "ArgumentError", "message": "wrong number of arguments (given 1, expected 2)", "line": 1}
Integer('')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"\"", "line": 1}
@none.fetch(3)
#=> {"ok": false, "kind": "IndexError", "message": "index 3 outside of array bounds: 0...0", "line": 1}
[[1, 2], [3]].transpose
#=> {"ok": false, "kind": "IndexError", "message": "element size differs (1 should be 2)", "line": 1}
@undefined.length
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `length' for nil", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `length' for nil:NilClass", "line": 1}
@undefined.empty?
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `empty?' for nil", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `empty?' for nil:NilClass", "line": 1}
# The scope
scope.lookupvar('text')
#=> {"ok": true, "text": "\"Hello, World\""}
scope.lookupvar('::number')
#=> {"ok": true, "text": "42"}
scope['missing']
#=> {"ok": true, "text": "nil"}
scope.function_template(['a', 1])
#=> {"ok": true, "text": "\"template([\\\"a\\\", 1])\""}
scope.call_function('join', [['a'], ','])
#=> {"ok": true, "text": "\"join([[\\\"a\\\"], \\\",\\\"])\""}
has_variable?('text')
#=> {"ok": true, "text": "true"}
has_variable?(:missing)
#=> {"ok": true, "text": "false"}
classes
#=> {"ok": true, "text": "[\"settings\", \"main\"]"}
all_tags
#=> {"ok": true, "text": "[\"main\", \"node\"]"}
# Paths and patterns
File.basename(@path)
#=> {"ok": true, "text": "\"main.conf\""}
File.basename(@path, '.conf')
#=> {"ok": true, "text": "\"main\""}
File.basename(@path, '.*')
#=> {"ok": true, "text": "\"main\""}
File.dirname(@path)
#=> {"ok": true, "text": "\"/etc/apache2/sites.d\""}
File.extname(@path)
#=> {"ok": true, "text": "\".conf\""}
File.join('a', 'b', '/c')
#=> {"ok": true, "text": "\"a/b/c\""}
File.join('a/', '/b')
#=> {"ok": true, "text": "\"a/b\""}
Regexp.escape('a.b*c d')
#=> {"ok": true, "text": "\"a\\\\.b\\\\*c\\\\ d\""}
/a#{@number}b/i
#=> {"ok": true, "text": "/a42b/i"}
/a\/b/
#=> {"ok": true, "text": "/a\\/b/"}
%r{a/b}
#=> {"ok": true, "text": "/a\\/b/"}
Regexp.new('a+').match('caat')[0]
#=> {"ok": true, "text": "\"aa\""}
"Key: value" =~ /(\w+): (\w+)/; [$1, $2, $~[0]]
#=> {"ok": true, "text": "[\"Key\", \"value\", \"Key: value\"]"}
'ABC' =~ /b/i
#=> {"ok": true, "text": "1"}
"foo.bar"[/\.(.*)$/, 1]
#=> {"ok": true, "text": "\"bar\""}
'one two three' =~ /two/; [$&, $`, $']
#=> {"ok": true, "text": "[\"two\", \"one \", \" three\"]"}
'one' =~ /x/; [$&, $`, $']
#=> {"ok": true, "text": "[nil, nil, nil]"}
%w[apple pear plum].grep(/^p/)
#=> {"ok": true, "text": "[\"pear\", \"plum\"]"}
%w[apple pear plum].grep(/^p(.)/) { |word| word.upcase + $1 }
#=> {"ok": true, "text": "[\"PEARe\", \"PLUMl\"]"}
%w[apple pear plum].grep_v(/^p/)
#=> {"ok": true, "text": "[\"apple\"]"}
[1, 'a', :b, 2.5].grep(Numeric)
#=> {"ok": true, "text": "[1, 2.5]"}
(1..10).grep(3..5)
#=> {"ok": true, "text": "[3, 4, 5]"}
{'a' => 1}.grep(Array)
#=> {"ok": true, "text": "[[\"a\", 1]]"}
[?a, ?b + 'c']
#=> {"ok": true, "text": "[\"a\", \"bc\"]"}
instance_variable_get('@list')
#=> {"ok": true, "text": "nil"}
instance_variable_get(:@nothing)
#=> {"ok": true, "text": "nil"}
instance_variable_defined?('@list')
#=> {"ok": true, "text": "false"}
instance_variable_get('list')
#=> {"ok": false, "kind": "NameError", "message": "`list' is not allowed as an instance variable name", "line": 1}
catch(:done) { @words.each { |w| throw :done, w if w == 'apple' }; 'none' }
#=> {"ok": true, "text": "\"apple\""}
catch(:done) { 1 }
#=> {"ok": true, "text": "1"}
catch(:done) { throw :done }
#=> {"ok": true, "text": "nil"}
catch(:a) { catch(:b) { throw :a, 1 }; 2 }
#=> {"ok": true, "text": "1"}
catch(:a) { catch(:b) { throw :b, 1 } + 1 }
#=> {"ok": true, "text": "2"}
catch(:a) { |tag| throw tag, tag }
#=> {"ok": true, "text": ":a"}
catch(:a) { begin; throw :a, 3; rescue StandardError; 4; ensure; 5; end }
#=> {"ok": true, "text": "3"}
throw :nobody, 1
#=> {"ok": false, "kind": "UncaughtThrowError", "message": "uncaught throw :nobody", "line": 1}
begin; throw :nobody; rescue ArgumentError => e; [e.class.to_s, e.message]; end
#=> {"ok": true, "text": "[\"UncaughtThrowError\", \"uncaught throw :nobody\"]"}
catch(:a) { @numbers.map { |n| n > 2 ? throw(:a, n) : n } }
#=> {"ok": true, "text": "3"}
# Less usual methods
@text.succ
#=> {"ok": true, "text": "\"Hello, Worle\""}
"az".succ + "Zz9".next + "a-9".succ
#=> {"ok": true, "text": "\"baAAa0a-10\""}
("ab".."af").to_a
#=> {"ok": true, "text": "[\"ab\", \"ac\", \"ad\", \"ae\", \"af\"]"}
("08".."11").to_a
#=> {"ok": true, "text": "[\"08\", \"09\", \"10\", \"11\"]"}
@text.each_byte.first(3)
#=> {"ok": true, "text": "[72, 101, 108]"}
@text.sum
#=> {"ok": true, "text": "1096"}
@text.tr_s('l', 'r')
#=> {"ok": true, "text": "\"Hero, Worrd\""}
@text.lines(chomp: true)
#=> {"ok": true, "text": "[\"Hello, World\"]"}
"a\nb".each_line(chomp: true).to_a
#=> {"ok": true, "text": "[\"a\", \"b\"]"}
@text.unpack('a5 x2 a*') rescue 'no'
#=> {"ok": true, "text": "[\"Hello\", \"World\"]"}
["abc", "de"].pack('A5A2')
#=> {"ok": true, "text": "\"abc  de\""}
[1, 65535].pack('Cn').bytes
#=> {"ok": true, "text": "[1, 255, 255]"}
"abc".unpack1('H*')
#=> {"ok": true, "text": "\"616263\""}
@text.count('lo', 'o')
#=> {"ok": true, "text": "2"}
@text.delete('l', 'lo')
#=> {"ok": true, "text": "\"Heo, Word\""}
@text.upcase(:ascii)
#=> {"ok": true, "text": "\"HELLO, WORLD\""}
@text.casecmp?('hello, world')
#=> {"ok": true, "text": "true"}
:abc.upcase
#=> {"ok": true, "text": ":ABC"}
:abc[1]
#=> {"ok": true, "text": "\"b\""}
:b <=> :a
#=> {"ok": true, "text": "1"}
42.digits
#=> {"ok": true, "text": "[2, 4]"}
42.bit_length
#=> {"ok": true, "text": "6"}
12.gcd(18) + 12.lcm(18)
#=> {"ok": true, "text": "42"}
-7.remainder(3)
#=> {"ok": true, "text": "-1"}
7.pow(3, 5)
#=> {"ok": true, "text": "3"}
15.clamp(1, 10)
#=> {"ok": true, "text": "10"}
15.clamp(..10)
#=> {"ok": true, "text": "10"}
2.5.floor(0) + 3.14159.ceil(2)
#=> {"ok": true, "text": "5.15"}
1.step(10, 4).to_a rescue 'no'
#=> {"ok": true, "text": "[1, 5, 9]"}
(1.0..2.0).step(0.5).to_a
#=> {"ok": true, "text": "[1.0, 1.5, 2.0]"}
[1, 2, 4, 9, 10, 11].slice_when { |a, b| b != a + 1 }.to_a
#=> {"ok": true, "text": "[[1, 2], [4], [9, 10, 11]]"}
[1, 1, 2, 3, 3].chunk_while { |a, b| a == b }.to_a
#=> {"ok": true, "text": "[[1, 1], [2], [3, 3]]"}
[1, 2, 3, 4].chunk { |x| x.even? }.to_a
#=> {"ok": true, "text": "[[false, [1]], [true, [2]], [false, [3]], [true, [4]]]"}
[3, 1, 2].cycle.first(7)
#=> {"ok": true, "text": "[3, 1, 2, 3, 1, 2, 3]"}
[1, 2, 3].each_entry.to_a
#=> {"ok": true, "text": "[1, 2, 3]"}
[1, 2, 3].permutation(2).count
#=> {"ok": true, "text": "6"}
[1, 2, 3, 4].bsearch { |x| x >= 3 }
#=> {"ok": true, "text": "3"}
[3, 5, 2].minmax_by { |x| -x }
#=> {"ok": true, "text": "[5, 2]"}
[1, 2, 3].fill(0, 1)
#=> {"ok": true, "text": "[1, 0, 0]"}
[1, 2, 3].rindex(3)
#=> {"ok": true, "text": "2"}
[[1, :a], [2, :b]].rassoc(:b)
#=> {"ok": true, "text": "[2, :b]"}
[1, 2, 3].intersect?([3])
#=> {"ok": true, "text": "true"}
[1, 2, 3, 4].values_at(0, 2..3)
#=> {"ok": true, "text": "[1, 3, 4]"}
[1, 2, 3].then { |a| a[1..2] = [9]; a }
#=> {"ok": true, "text": "[1, 9]"}
[5, 3].max { |a, b| b <=> a }
#=> {"ok": true, "text": "3"}
%w[b a].zip([1, 2]).to_h
#=> {"ok": true, "text": "{\"b\"=>1, \"a\"=>2}"}
{b: 1, a: 2}.min_by { |_, v| v }
#=> {"ok": true, "text": "[:b, 1]"}
{a: 1}.transform_keys(a: :b)
#=> {"ok": true, "text": "{:b=>1}"}
{a: 1, b: nil}.compact
#=> {"ok": true, "text": "{:a=>1}"}
{a: 1} <= {a: 1, b: 2}
#=> {"ok": true, "text": "true"}
{a: 1}.any? { |k, v| v > 0 }
#=> {"ok": true, "text": "true"}
{a: 1, b: 2}.filter_map { |k, v| k if v > 1 }
#=> {"ok": true, "text": "[:b]"}
{a: 1, b: 2}.sum { |_, v| v }
#=> {"ok": true, "text": "3"}
{a: 1, b: 2}.each_with_index.map { |(k, v), i| [k, v, i] }
#=> {"ok": true, "text": "[[:a, 1, 0], [:b, 2, 1]]"}
{a: {b: 1}}.dig(:a, :b)
#=> {"ok": true, "text": "1"}
{a: 1}.to_a.flatten
#=> {"ok": true, "text": "[:a, 1]"}
[1, 2].map(&{1 => :x, 2 => :y})
#=> {"ok": true, "text": "[:x, :y]"}
[1, 2].map(&:to_s.to_proc)
#=> {"ok": true, "text": "[\"1\", \"2\"]"}
[[1, 2]].map { |a, b = 5, *c| [a, b, c] }
#=> {"ok": true, "text": "[[1, 2, []]]"}
[1, 2].map { _1 * 2 }
#=> {"ok": true, "text": "[2, 4]"}
[[1, 2]].map { _1 + _2 }
#=> {"ok": true, "text": "[3]"}
lambda { |a, b = 2, *c, k: 3| [a, b, c, k] }.call(1, k: 4)
#=> {"ok": true, "text": "[1, 2, [], 4]"}
lambda { |a, b| a + b }.curry[1][2]
#=> {"ok": true, "text": "3"}
(lambda { |x| x + 1 } >> lambda { |x| x * 2 }).call(3)
#=> {"ok": true, "text": "8"}
[3, 1].sort { |a, b| b <=> a }
#=> {"ok": true, "text": "[3, 1]"}
%w[bb a cc d].sort_by(&:length)
#=> {"ok": true, "text": "[\"a\", \"d\", \"bb\", \"cc\"]"}
@text.send(:[], 0, 2)
#=> {"ok": true, "text": "\"He\""}
@text.public_send(:upcase)
#=> {"ok": true, "text": "\"HELLO, WORLD\""}
@text.respond_to?(:upcase)
#=> {"ok": true, "text": "true"}
nil.to_a + Array(nil) + Array(1..2)
#=> {"ok": true, "text": "[1, 2]"}
"%05.1f|%-5s|%+d|%x" % [3.14159, 'ab', 5, 255]
#=> {"ok": true, "text": "\"003.1|ab   |+5|ff\""}
@text =~ 5
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `=~' for an instance of Integer", "line": 1}
#[7]=> {"ok": true, "text": "nil"}
5 =~ /x/
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `=~' for an instance of Integer", "line": 1}
#[7]=> {"ok": true, "text": "nil"}
Struct.new(:a, :b).new(1, 2).to_a
#=> {"ok": true, "text": "[1, 2]"}
begin; raise ArgumentError; rescue => e; e.message; end
#=> {"ok": true, "text": "\"ArgumentError\""}
begin; Integer('x'); rescue ArgumentError, TypeError => e; e.class.name; ensure; 1; end
#=> {"ok": true, "text": "\"ArgumentError\""}
catch(:done) { 10.times { |i| throw :done, i if i == 3 }; :never }
#=> {"ok": true, "text": "3"}
[1, 2, 3].each_slice(2).with_index.map { |s, i| [s, i] }
#=> {"ok": true, "text": "[[[1, 2], 0], [[3], 1]]"}
[4, 5].each.with_index(1).to_a
#=> {"ok": true, "text": "[[4, 1], [5, 2]]"}
"a1b2".scan(/([a-z])(\d)/) { |l, d| l } rescue 'no'
#=> {"ok": true, "text": "\"a1b2\""}
"x".then { |s| s + 'y' }
#=> {"ok": true, "text": "\"xy\""}
[1, [2, [3]]].flatten(1)
#=> {"ok": true, "text": "[1, 2, [3]]"}
(1..Float::INFINITY).first(3)
#=> {"ok": true, "text": "[1, 2, 3]"}
(1..).first(2)
#=> {"ok": true, "text": "[1, 2]"}
"abc".each_char.with_index.map { |c, i| c * i }.join
#=> {"ok": true, "text": "\"bcc\""}
%w[10.0.0b12 10.0.0b3 10.0.0a2 9.0.10 9.0.3].sort_by { |v| Gem::Version.new(v) }
#=> {"ok": true, "text": "[\"9.0.3\", \"9.0.10\", \"10.0.0a2\", \"10.0.0b3\", \"10.0.0b12\"]"}
Gem::Version.new('1.0.0-rc1') < Gem::Version.new('1.0.0')
#=> {"ok": true, "text": "true"}
Gem::Version.new('1.0') == Gem::Version.new('1.0.0')
#=> {"ok": true, "text": "true"}
Gem::Version.new('1.10') > Gem::Version.new('1.9')
#=> {"ok": true, "text": "true"}
Gem::Version.new('1.a.2').segments
#=> {"ok": true, "text": "[1, \"a\", 2]"}
Gem::Version.new('x') rescue $!.message
#=> {"ok": true, "text": "\"Malformed version number string x\""}
Gem::Version.new('2.0.pre').prerelease?
#=> {"ok": true, "text": "true"}
# Numbers of texts, printing, loops that test at their end, YAML with symbols
Integer('0x1f', 16)
#=> {"ok": true, "text": "31"}
Integer('1f', 16)
#=> {"ok": true, "text": "31"}
Integer('0b11')
#=> {"ok": true, "text": "3"}
Integer('0b1', 16)
#=> {"ok": true, "text": "177"}
Integer('011')
#=> {"ok": true, "text": "9"}
Integer('0o17')
#=> {"ok": true, "text": "15"}
Integer('09')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"09\"", "line": 1}
Integer('1_000')
#=> {"ok": true, "text": "1000"}
Integer('1__0')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"1__0\"", "line": 1}
Integer(' 42 ')
#=> {"ok": true, "text": "42"}
Integer('-0x1F')
#=> {"ok": true, "text": "-31"}
Integer([1])
#=> {"ok": false, "kind": "TypeError", "message": "can't convert Array into Integer", "line": 1}
Integer('z', 36)
#=> {"ok": true, "text": "35"}
Integer('12', 2)
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"12\"", "line": 1}
Integer('x', exception: false)
#=> {"ok": true, "text": "nil"}
Integer(nil, exception: false)
#=> {"ok": true, "text": "nil"}
Integer(12.9)
#=> {"ok": true, "text": "12"}
Integer('1.5')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"1.5\"", "line": 1}
Integer('0')
#=> {"ok": true, "text": "0"}
Integer('00')
#=> {"ok": true, "text": "0"}
Integer('0_7')
#=> {"ok": true, "text": "7"}
Integer('12', 99)
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid radix 99", "line": 1}
Float('.5')
#=> {"ok": true, "text": "0.5"}
Float('5.')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Float(): \"5.\"", "line": 1}
Float('1e5')
#=> {"ok": true, "text": "100000.0"}
Float('1_000.5')
#=> {"ok": true, "text": "1000.5"}
Float('')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Float(): \"\"", "line": 1}
Float('abc')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Float(): \"abc\"", "line": 1}
Float('x', exception: false)
#=> {"ok": true, "text": "nil"}
Float(' 1.5 ')
#=> {"ok": true, "text": "1.5"}
Float(nil)
#=> {"ok": false, "kind": "TypeError", "message": "can't convert nil into Float", "line": 1}
Float('1.e5')
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Float(): \"1.e5\"", "line": 1}
Float('-.5e-2')
#=> {"ok": true, "text": "-0.005"}
puts('x')
#=> {"ok": true, "text": "nil"}
p(1, 2)
#=> {"ok": true, "text": "[1, 2]"}
p
#=> {"ok": true, "text": "nil"}
print('x')
#=> {"ok": true, "text": "nil"}
warn('x')
#=> {"ok": true, "text": "nil"}
warn
#=> {"ok": true, "text": "nil"}
warn('x', 'y', uplevel: 0)
#=> {"ok": true, "text": "nil"}
$stderr.puts('x')
#=> {"ok": true, "text": "nil"}
STDERR.puts('x', 'y')
#=> {"ok": true, "text": "nil"}
$stdout.print('x')
#=> {"ok": true, "text": "nil"}
$stderr.write('xä', 12)
#=> {"ok": true, "text": "5"}
$stderr.flush.class.name
#=> {"ok": true, "text": "\"IO\""}
scope.respond_to?(:function_hiera)
#=> {"ok": true, "text": "true"}
scope.respond_to?(:lookupvar)
#=> {"ok": true, "text": "true"}
(i = 0; begin; i += 1; end while i < 3; i)
#=> {"ok": true, "text": "3"}
(i = 5; begin; i += 1; end until true; i)
#=> {"ok": true, "text": "6"}
(i = 0; i += 1 while i < 3; i)
#=> {"ok": true, "text": "3"}
YAML.safe_load(":a: 1")
#=> {"ok": false, "kind": "Psych::DisallowedClass", "message": "Tried to load unspecified class: Symbol", "line": 1}
YAML.safe_load("a: :b")
#=> {"ok": false, "kind": "Psych::DisallowedClass", "message": "Tried to load unspecified class: Symbol", "line": 1}
YAML.safe_load("- 1\n- :b", permitted_classes: [Symbol])
#=> {"ok": true, "text": "[1, :b]"}
YAML.load("a: :b\n:c: d\n? :e\n: f")
#=> {"ok": true, "text": "{\"a\"=>:b, :c=>\"d\", :e=>\"f\"}"}
YAML.load("a: 2020-01-01")
#=> {"ok": false, "kind": "Psych::DisallowedClass", "message": "Tried to load unspecified class: Date", "line": 1}
YAML.load("a: &x [1]\nb: *x")
#=> {"ok": false, "kind": "Psych::AliasesNotEnabled", "message": "Alias parsing was not enabled. To enable it, pass `aliases: true` to `Psych::load` or `Psych::safe_load`.", "line": 1}
#[7]=> {"ok": false, "kind": "Psych::BadAlias", "message": "Unknown alias: x", "line": 1}
YAML.load("- !ruby/symbol foo\n- :'q r'\n- \":x\"")
#=> {"ok": true, "text": "[:foo, :\"q r\", \":x\"]"}
YAML.load("--- foo")
#=> {"ok": true, "text": "\"foo\""}
YAML.load("")
#=> {"ok": true, "text": "nil"}
YAML.safe_load("")
#=> {"ok": true, "text": "nil"}
YAML.load("a: [")
#=> {"ok": false, "kind": "Psych::SyntaxError", "message": "(<unknown>): did not find expected node content while parsing a flow node at line 2 column 1", "line": 1}
YAML.load("a: !ruby/object:Foo {}")
#=> {"ok": false, "kind": "Psych::DisallowedClass", "message": "Tried to load unspecified class: Foo", "line": 1}
{:a => :b, 'c' => [:d, :"e f", :"g: h", :""], :"x-y" => 1}.to_yaml
#=> {"ok": true, "text": "\"---\\n:a: :b\\nc:\\n- :d\\n- :e f\\n- ! ':g: h'\\n- !ruby/symbol\\n:x-y: 1\\n\""}
[:default, :undef, :true, :"1"].to_yaml
#=> {"ok": true, "text": "\"---\\n- :default\\n- :undef\\n- :true\\n- :1\\n\""}
YAML.dump(:a)
#=> {"ok": true, "text": "\"--- :a\\n\""}
YAML.dump({:a => {:b => 1}})
#=> {"ok": true, "text": "\"---\\n:a:\\n  :b: 1\\n\""}
(x = [1]; YAML.dump([x, x]))
#=> {"ok": true, "text": "\"---\\n- &1\\n  - 1\\n- *1\\n\""}
# Libraries, formats, and what templates do to strings, arrays, hashes and numbers
(require 'zlib'; Zlib.crc32('abc'))
#=> {"ok": true, "text": "891568578"}
IPAddr.new(IPAddr.new('10.0.0.0/24').to_i + 5, IPAddr.new('10.0.0.0/24').family).to_s
#=> {"ok": true, "text": "\"10.0.0.5\""}
IPAddr.new(167772161, Socket::AF_INET).to_s
#=> {"ok": true, "text": "\"10.0.0.1\""}
IPAddr.new('10.0.0.0/24').to_range.to_a.length
#=> {"ok": true, "text": "256"}
IPAddr.new('10.0.0.0/30').to_range.map(&:to_s)
#=> {"ok": true, "text": "[\"10.0.0.0\", \"10.0.0.1\", \"10.0.0.2\", \"10.0.0.3\"]"}
IPAddr.new('255.255.255.255').mask('24').to_s
#=> {"ok": true, "text": "\"255.255.255.0\""}
IPAddr.new('255.255.255.255').mask(24).to_s
#=> {"ok": true, "text": "\"255.255.255.0\""}
IPAddr.new('::1').to_s
#=> {"ok": true, "text": "\"::1\""}
IPAddr.new('10.0.0.1') <=> IPAddr.new('10.0.0.2')
#=> {"ok": true, "text": "-1"}
['10.0.0.10','10.0.0.9'].sort_by { |i| IPAddr.new(i).to_i }
#=> {"ok": true, "text": "[\"10.0.0.9\", \"10.0.0.10\"]"}
['10.0.0.10','10.0.0.9'].map { |i| IPAddr.new(i) }.sort.map(&:to_s)
#=> {"ok": true, "text": "[\"10.0.0.9\", \"10.0.0.10\"]"}
IPAddr.new('10.0.0.0/24') === IPAddr.new('10.0.0.7')
#=> {"ok": true, "text": "true"}
IPAddr.new('10.0.0.0/24').include?('10.0.0.7')
#=> {"ok": true, "text": "true"}
IPAddr.new('2001:db8::/32').include?('2001:db8::1')
#=> {"ok": true, "text": "true"}
IPAddr.new('2001:db8::1').ip6_arpa
#=> {"ok": true, "text": "\"1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa\""}
IPAddr.new('2001:db8::1').to_string
#=> {"ok": true, "text": "\"2001:0db8:0000:0000:0000:0000:0000:0001\""}
IPAddr.new('1.2.3.4').hton.bytes
#=> {"ok": true, "text": "[1, 2, 3, 4]"}
IPAddr.new('bogus')
#=> {"ok": false, "kind": "IPAddr::InvalidAddressError", "message": "invalid address: ", "line": 1}
IPAddr.new('10.0.0.300')
#=> {"ok": false, "kind": "IPAddr::InvalidAddressError", "message": "invalid address: ", "line": 1}
IPAddr.new('10.0.0.1/33')
#=> {"ok": false, "kind": "IPAddr::InvalidPrefixError", "message": "invalid length: 167772161", "line": 1}
IPAddr.new('10.0.0.1').ipv4?
#=> {"ok": true, "text": "true"}
IPAddr.new('10.0.0.1').private?
#=> {"ok": true, "text": "true"}
IPAddr.new('10.0.0.1').loopback?
#=> {"ok": true, "text": "false"}
(IPAddr.new('10.0.0.1') | 255).to_s
#=> {"ok": true, "text": "\"10.0.0.255\""}
(IPAddr.new('10.0.0.1') & 0xffffff00).to_s
#=> {"ok": true, "text": "\"10.0.0.0\""}
(~IPAddr.new('10.0.0.1')).to_s
#=> {"ok": true, "text": "\"245.255.255.254\""}
IPAddr.new('10.0.0.1') == '10.0.0.1'
#=> {"ok": true, "text": "true"}
IPAddr.new('10.0.0.0/24') == IPAddr.new('10.0.0.0/24')
#=> {"ok": true, "text": "true"}
"10.0.0.1".split('.').map(&:to_i).pack('C*').unpack('N').first
#=> {"ok": true, "text": "167772161"}
[ ((1 << 32) - 1) << (32 - 24) ].pack('N').bytes.join('.')
#=> {"ok": true, "text": "\"255.255.255.0\""}
"255.255.255.0".split('.').map { |e| e.to_i.to_s(2).rjust(8, '0') }.join.count('1')
#=> {"ok": true, "text": "24"}
JSON.pretty_generate({'a' => {}, 'b' => [], 'c' => [1, {'d' => nil}]})
#=> {"ok": true, "text": "\"{\\n  \\\"a\\\": {\\n  },\\n  \\\"b\\\": [\\n\\n  ],\\n  \\\"c\\\": [\\n    1,\\n    {\\n      \\\"d\\\": null\\n    }\\n  ]\\n}\""}
JSON.pretty_generate([])
#=> {"ok": true, "text": "\"[\\n\\n]\""}
JSON.pretty_generate({})
#=> {"ok": true, "text": "\"{\\n}\""}
JSON.pretty_generate({'a' => 1}, indent: '    ')
#=> {"ok": true, "text": "\"{\\n    \\\"a\\\": 1\\n}\""}
JSON.pretty_generate({'a' => {'b' => [1, {}]}, 'c' => 'd : e'}, space_before: ' ')
#=> {"ok": true, "text": "\"{\\n  \\\"a\\\" : {\\n    \\\"b\\\" : [\\n      1,\\n      {\\n      }\\n    ]\\n  },\\n  \\\"c\\\" : \\\"d : e\\\"\\n}\""}
JSON.pretty_generate({'a' => {'b' => 1}}, space_before: "\t", space: '').gsub(" : ", " => ")
#=> {"ok": true, "text": "\"{\\n  \\\"a\\\"\\t:{\\n    \\\"b\\\"\\t:1\\n  }\\n}\""}
JSON.generate({'a' => {'b' => [1, {}, []]}}, space: ' ', space_before: ' ')
#=> {"ok": true, "text": "\"{\\\"a\\\" : {\\\"b\\\" : [1,{},[]]}}\""}
JSON.generate({'a' => {'b' => [1, {}, []]}}, indent: '  ', object_nl: "\n")
#=> {"ok": true, "text": "\"{\\n  \\\"a\\\":{\\n    \\\"b\\\":[      1,      {\\n      },      []]\\n  }\\n}\""}
JSON.generate([{'a' => 1}, []], array_nl: "\n", indent: ' ')
#=> {"ok": true, "text": "\"[\\n {  \\\"a\\\":1},\\n [\\n\\n ]\\n]\""}
JSON.generate({'a' => 1}, {})
#=> {"ok": true, "text": "\"{\\\"a\\\":1}\""}
JSON.generate({'a' => 1}, nil)
#=> {"ok": true, "text": "\"{\\\"a\\\":1}\""}
JSON.pretty_generate({'a' => [1]}, :indent => "\t", :space => ' ', :object_nl => "\n", :array_nl => "\n")
#=> {"ok": true, "text": "\"{\\n\\t\\\"a\\\": [\\n\\t\\t1\\n\\t]\\n}\""}
JSON.generate({'a' => 1.0, 'b' => 1e20, 'c' => 10**20, 'd' => 1.5e-7})
#=> {"ok": true, "text": "\"{\\\"a\\\":1.0,\\\"b\\\":1.0e+20,\\\"c\\\":100000000000000000000,\\\"d\\\":1.5e-07}\""}
JSON.generate('x')
#=> {"ok": true, "text": "\"\\\"x\\\"\""}
JSON.generate(nil)
#=> {"ok": true, "text": "\"null\""}
{a: :b, 1 => 2, nil => 3}.to_json
#=> {"ok": true, "text": "\"{\\\"a\\\":\\\"b\\\",\\\"1\\\":2,\\\"\\\":3}\""}
[1, 'a', nil, true, 2.5].to_json
#=> {"ok": true, "text": "\"[1,\\\"a\\\",null,true,2.5]\""}
"a\u0001\u2028</x>\"\\".to_json
#=> {"ok": true, "text": "\"\\\"a\\\\u0001\\u2028</x>\\\\\\\"\\\\\\\\\\\"\""}
JSON.parse('{"a": [1, 2.0, null, true, "x\u00e9"]}')
#=> {"ok": true, "text": "{\"a\"=>[1, 2.0, nil, true, \"xé\"]}"}
JSON.parse('{"a": 1}', symbolize_names: true)
#=> {"ok": true, "text": "{:a=>1}"}
JSON.parse('bad')
#=> {"ok": false, "kind": "JSON::ParserError", "message": "unexpected token at 'bad'", "line": 1}
#[7]=> {"ok": false, "kind": "JSON::ParserError", "message": "859: unexpected token at 'bad'", "line": 1}
JSON.parse('')
#=> {"ok": false, "kind": "JSON::ParserError", "message": "unexpected token at ''", "line": 1}
#[7]=> {"ok": false, "kind": "JSON::ParserError", "message": "859: unexpected token at ''", "line": 1}
JSON.load('{"a": 1}')
#=> {"ok": true, "text": "{\"a\"=>1}"}
JSON.dump({'a' => 1})
#=> {"ok": true, "text": "\"{\\\"a\\\":1}\""}
JSON.parse('[1, NaN]')
#=> {"ok": false, "kind": "JSON::ParserError", "message": "unexpected token at 'NaN]'", "line": 1}
#[7]=> {"ok": false, "kind": "JSON::ParserError", "message": "225: unexpected token at 'NaN]'", "line": 1}
URI.parse('http://h:80/p?q=1').port
#=> {"ok": true, "text": "80"}
URI('http://h/p').host
#=> {"ok": true, "text": "\"h\""}
URI.parse('ldaps://x').scheme
#=> {"ok": true, "text": "\"ldaps\""}
URI.parse('foo').scheme
#=> {"ok": true, "text": "nil"}
URI.encode_www_form('a' => 1, 'b' => 'x y')
#=> {"ok": true, "text": "\"a=1&b=x+y\""}
URI.encode_www_form_component("a b/é")
#=> {"ok": true, "text": "\"a+b%2F%C3%A9\""}
CGI.unescape('a+b')
#=> {"ok": true, "text": "\"a b\""}
CGI.escapeHTML("<'\">")
#=> {"ok": true, "text": "\"&lt;&#39;&quot;&gt;\""}
ERB::Util.url_encode('a b/')
#=> {"ok": true, "text": "\"a%20b%2F\""}
Shellwords.join(['a b', 'c'])
#=> {"ok": true, "text": "\"a\\\\ b c\""}
'a b'.shellescape
#=> {"ok": true, "text": "\"a\\\\ b\""}
(require 'time'; Time.parse('2020-01-01 00:00:00 UTC').to_i)
#=> {"ok": true, "text": "1577836800"}
Time.at(0).utc.to_s
#=> {"ok": true, "text": "\"1970-01-01 00:00:00 UTC\""}
Time.utc(2020, 1, 2).strftime('%Y%m%d')
#=> {"ok": true, "text": "\"20200102\""}
Date.new(2020, 1, 31).next_month.to_s
#=> {"ok": true, "text": "\"2020-02-29\""}
Date.parse('2020-02-28').next_day.to_s
#=> {"ok": true, "text": "\"2020-02-29\""}
(Date.parse('2020-03-01') - Date.parse('2020-02-01')).to_i
#=> {"ok": true, "text": "29"}
Digest::SHA256.digest('x').unpack1('H*')
#=> {"ok": true, "text": "\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\""}
Digest::MD5.new.update('a').hexdigest
#=> {"ok": true, "text": "\"0cc175b9c0f1b6a831c399e269772661\""}
(d = Digest::SHA1.new; d << 'a'; d << 'b'; d.hexdigest)
#=> {"ok": true, "text": "\"da23614e02469a0d7c7bd1bdab5c9c474b1904dc\""}
OpenSSL::Digest::SHA256.hexdigest('x')
#=> {"ok": true, "text": "\"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\""}
OpenSSL::HMAC.hexdigest('SHA256', 'k', 'v')
#=> {"ok": true, "text": "\"c5d4be1992d50d3b41f9a21292fc67a28a1486fc64a0517d37f9af847e0732de\""}
Base64.urlsafe_encode64('??>>')
#=> {"ok": true, "text": "\"Pz8-Pg==\""}
Base64.strict_decode64('eA==')
#=> {"ok": true, "text": "\"x\""}
['abc'].pack('m0')
#=> {"ok": true, "text": "\"YWJj\""}
'YWJj'.unpack1('m')
#=> {"ok": true, "text": "\"abc\""}
"abc".unpack('H*').first
#=> {"ok": true, "text": "\"616263\""}
'abc'.crypt('$1$salt')
#=> {"ok": true, "text": "\"$1$salt$Ix0K7gMcCieLMZGthf6yT1\""}
'abc'.crypt('$5$salt')
#=> {"ok": true, "text": "\"$5$salt$6XvgFG1LMWL/SedlWdxAafOEHFFpkPXLqeNHsdc7P16\""}
3.7 % 1
#=> {"ok": true, "text": "0.7000000000000002"}
10.pow(3, 7)
#=> {"ok": true, "text": "6"}
Math::PI.round(5)
#=> {"ok": true, "text": "3.14159"}
Math.log2(8)
#=> {"ok": true, "text": "3.0"}
"%.3e" % 12345.678
#=> {"ok": true, "text": "\"1.235e+04\""}
"%+05d|%-8s|%08.3f|%x|%o|%b|%%|%c" % [5, 'ab', 3.14159, 255, 8, 5, 'z']
#=> {"ok": true, "text": "\"+0005|ab      |0003.142|ff|10|101|%|z\""}
"%s and %p" % ['a', nil]
#=> {"ok": true, "text": "\"a and nil\""}
"%-10s|" % :sym
#=> {"ok": true, "text": "\"sym       |\""}
"%3d%%" % 5
#=> {"ok": true, "text": "\"  5%\""}
"%05s" % 'ab'
#=> {"ok": true, "text": "\"   ab\""}
"%{a}-%<b>d" % {a: 1, b: 2}
#=> {"ok": true, "text": "\"1-2\""}
"%d" % 3.99
#=> {"ok": true, "text": "\"3\""}
"%d" % '0x1f'
#=> {"ok": true, "text": "\"31\""}
"%d" % 'abc'
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid value for Integer(): \"abc\"", "line": 1}
"%s" % nil
#=> {"ok": true, "text": "\"\""}
"%s %s" % ['a']
#=> {"ok": false, "kind": "ArgumentError", "message": "too few arguments", "line": 1}
"%*d" % [5, 42]
#=> {"ok": true, "text": "\"   42\""}
"%1$s %2$s %1$s" % ['a', 'b']
#=> {"ok": true, "text": "\"a b a\""}
"%#x %#o %#b" % [255, 8, 5]
#=> {"ok": true, "text": "\"0xff 010 0b101\""}
"% d" % 5
#=> {"ok": true, "text": "\" 5\""}
"%e" % 0
#=> {"ok": true, "text": "\"0.000000e+00\""}
"%g" % 1e10
#=> {"ok": true, "text": "\"1e+10\""}
"%g" % 123456.789
#=> {"ok": true, "text": "\"123457\""}
"%a" % 1.0
#=> {"ok": true, "text": "\"0x1p+0\""}
'abc' 'def'
#=> {"ok": true, "text": "\"abcdef\""}
'%s' % [[1, 2]]
#=> {"ok": true, "text": "\"[1, 2]\""}
"abc"[1..]
#=> {"ok": true, "text": "\"bc\""}
"abc"[..1]
#=> {"ok": true, "text": "\"ab\""}
"abcdef"[1...-1]
#=> {"ok": true, "text": "\"bcde\""}
"a".."e" === "c"
#=> {"ok": false, "kind": "ArgumentError", "message": "bad value for range", "line": 1}
("a".."e").include?("cc")
#=> {"ok": true, "text": "false"}
("a".."zz").count
#=> {"ok": true, "text": "702"}
1.step(10, 4).to_a
#=> {"ok": true, "text": "[1, 5, 9]"}
10.downto(7).to_a
#=> {"ok": true, "text": "[10, 9, 8, 7]"}
3.times.map { |i| i * 2 }
#=> {"ok": true, "text": "[0, 2, 4]"}
"abc".each_char.with_index.map { |c, i| c * i }
#=> {"ok": true, "text": "[\"\", \"b\", \"cc\"]"}
%w[a b c].each_with_index.to_h
#=> {"ok": true, "text": "{\"a\"=>0, \"b\"=>1, \"c\"=>2}"}
%w[a b].cycle(2).to_a
#=> {"ok": true, "text": "[\"a\", \"b\", \"a\", \"b\"]"}
[1,2,3,4].each_slice(2).to_h { |a, b| [a, b] }
#=> {"ok": true, "text": "{1=>2, 3=>4}"}
[3,1,2].max(2)
#=> {"ok": true, "text": "[3, 2]"}
[3,1,2].min_by { |x| -x }
#=> {"ok": true, "text": "3"}
%w[aa b ccc].sort_by { |s| [-s.size, s] }
#=> {"ok": true, "text": "[\"ccc\", \"aa\", \"b\"]"}
%w[b A c].sort_by(&:downcase)
#=> {"ok": true, "text": "[\"A\", \"b\", \"c\"]"}
%w[b A c].sort { |a, b| a.casecmp(b) }
#=> {"ok": true, "text": "[\"A\", \"b\", \"c\"]"}
[[1, 'b'], [1, 'a']].sort
#=> {"ok": true, "text": "[[1, \"a\"], [1, \"b\"]]"}
[1, nil, 2].compact.sum.fdiv(2)
#=> {"ok": true, "text": "1.5"}
[0.1]*3
#=> {"ok": true, "text": "[0.1, 0.1, 0.1]"}
[0.1, 0.2, 0.3].sum
#=> {"ok": true, "text": "0.6"}
[1, 2.5].sum
#=> {"ok": true, "text": "3.5"}
{a: 1}.merge({b: 2}) { |k, o, n| o + n }
#=> {"ok": true, "text": "{:a=>1, :b=>2}"}
{a: 1}.merge({a: 2}) { |k, o, n| o + n }
#=> {"ok": true, "text": "{:a=>3}"}
{a: 1, b: 2}.each_with_object([]) { |(k, v), acc| acc << k }
#=> {"ok": true, "text": "[:a, :b]"}
{a: 1, b: 2}.reduce(0) { |s, (k, v)| s + v }
#=> {"ok": true, "text": "3"}
{a: 1}.to_a.transpose
#=> {"ok": true, "text": "[[:a], [1]]"}
{b: 1, a: 2}.sort.to_h
#=> {"ok": true, "text": "{:a=>2, :b=>1}"}
{b: 1, a: 2}.min_by { |k, v| v }
#=> {"ok": true, "text": "[:b, 1]"}
{b: 1, a: 2}.sum { |k, v| v }
#=> {"ok": true, "text": "3"}
{b: 1, a: 2}.partition { |k, v| v > 1 }
#=> {"ok": true, "text": "[[[:a, 2]], [[:b, 1]]]"}
{b: 1, a: 2}.group_by { |k, v| v.odd? }
#=> {"ok": true, "text": "{true=>[[:b, 1]], false=>[[:a, 2]]}"}
{b: 1, a: 2}.find { |k, v| v == 2 }
#=> {"ok": true, "text": "[:a, 2]"}
{b: 1}.any? { |k, v| v > 0 }
#=> {"ok": true, "text": "true"}
{b: 1}.all? { |(k, v)| v > 0 }
#=> {"ok": true, "text": "true"}
{b: 1}.each_with_index.map { |(k, v), i| [k, v, i] }
#=> {"ok": true, "text": "[[:b, 1, 0]]"}
{b: 1}.map { |k, v| [k.to_s, v] }.to_h
#=> {"ok": true, "text": "{\"b\"=>1}"}
{b: nil}.compact
#=> {"ok": true, "text": "{}"}
{b: 1}.invert
#=> {"ok": true, "text": "{1=>:b}"}
{b: 1}.key(1)
#=> {"ok": true, "text": ":b"}
{b: 1}.rassoc(1)
#=> {"ok": true, "text": "[:b, 1]"}
{'b' => 1}.transform_keys(&:to_sym)
#=> {"ok": true, "text": "{:b=>1}"}
{'b' => 1}.transform_values { |v| v + 1 }
#=> {"ok": true, "text": "{\"b\"=>2}"}
{b: 1, c: 2}.slice(:b)
#=> {"ok": true, "text": "{:b=>1}"}
{b: 1, c: 2}.except(:b)
#=> {"ok": true, "text": "{:c=>2}"}
{b: 1}.default
#=> {"ok": true, "text": "nil"}
Hash.new(5)[:x]
#=> {"ok": true, "text": "5"}
Hash.new { |h, k| k * 2 }['a']
#=> {"ok": true, "text": "\"aa\""}
(h = Hash.new(0); 'hello'.each_char { |c| h[c] += 1 }; h)
#=> {"ok": true, "text": "{\"h\"=>1, \"e\"=>1, \"l\"=>2, \"o\"=>1}"}
{b: 1}.fetch(:c) { |k| k.to_s }
#=> {"ok": true, "text": "\"c\""}
{b: 1}.fetch(:c)
#=> {"ok": false, "kind": "KeyError", "message": "key not found: :c", "line": 1}
{'b' => 1}.fetch('c')
#=> {"ok": false, "kind": "KeyError", "message": "key not found: \"c\"", "line": 1}
{b: 1}.values_at(:b, :c)
#=> {"ok": true, "text": "[1, nil]"}
{b: 1}.fetch_values(:c)
#=> {"ok": false, "kind": "KeyError", "message": "key not found: :c", "line": 1}
{b: 1}.count
#=> {"ok": true, "text": "1"}
{b: 1}.delete(:b)
#=> {"ok": true, "text": "1"}
{b: 1} == {b: 1.0}
#=> {"ok": true, "text": "true"}
{b: 1}.eql?({b: 1.0})
#=> {"ok": true, "text": "false"}
[1, 1.0].uniq
#=> {"ok": true, "text": "[1, 1.0]"}
1.equal?(1)
#=> {"ok": true, "text": "true"}
nil & true
#=> {"ok": true, "text": "false"}
:a <=> :b
#=> {"ok": true, "text": "-1"}
:a.size
#=> {"ok": true, "text": "1"}
:a.to_proc.call('x')
#=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `a' for an instance of String", "line": 1}
#[7]=> {"ok": false, "kind": "NoMethodError", "message": "undefined method `a' for \"x\":String", "line": 1}
"abc".to_sym.inspect
#=> {"ok": true, "text": "\":abc\""}
"a b".to_sym.inspect
#=> {"ok": true, "text": "\":\\\"a b\\\"\""}
:"a-b".inspect
#=> {"ok": true, "text": "\":\\\"a-b\\\"\""}
{"a-b": 1}
#=> {"ok": true, "text": "{:\"a-b\"=>1}"}
{"a b" => 1, :c => 2, 3 => 4}
#=> {"ok": true, "text": "{\"a b\"=>1, :c=>2, 3=>4}"}
"é".inspect
#=> {"ok": true, "text": "\"\\\"é\\\"\""}
"\e[0m".inspect
#=> {"ok": true, "text": "\"\\\"\\\\e[0m\\\"\""}
"\x00".inspect
#=> {"ok": true, "text": "\"\\\"\\\\u0000\\\"\""}
"a\u200bb".inspect
#=> {"ok": true, "text": "\"\\\"a​b\\\"\""}
'a#{b}'.inspect
#=> {"ok": true, "text": "\"\\\"a\\\\\\#{b}\\\"\""}
"a#b".inspect
#=> {"ok": true, "text": "\"\\\"a#b\\\"\""}
[1..3, 'a'..'b', 1...3].inspect
#=> {"ok": true, "text": "\"[1..3, \\\"a\\\"..\\\"b\\\", 1...3]\""}
/a\/b/i.inspect
#=> {"ok": true, "text": "\"/a\\\\/b/i\""}
%r{a/b}x.source
#=> {"ok": true, "text": "\"a/b\""}
Regexp.union('a.b', /c/i)
#=> {"ok": true, "text": "/a\\.b|(?i-mx:c)/"}
Regexp.union(%w[a b])
#=> {"ok": true, "text": "/a|b/"}
Regexp.escape('a.b*c')
#=> {"ok": true, "text": "\"a\\\\.b\\\\*c\""}
Regexp.new('a', Regexp::IGNORECASE).match?('A')
#=> {"ok": true, "text": "true"}
'foobar'.match(/(?<x>o+)/)[:x]
#=> {"ok": true, "text": "\"oo\""}
'foobar'.match(/(?<x>o+)/).named_captures
#=> {"ok": true, "text": "{\"x\"=>\"oo\"}"}
'foo bar'.scan(/(\w)(\w+)/)
#=> {"ok": true, "text": "[[\"f\", \"oo\"], [\"b\", \"ar\"]]"}
'foo bar'.gsub(/(?<f>\w)(\w+)/) { $~[:f].upcase }
#=> {"ok": true, "text": "\"F B\""}
'foo'.gsub(/o/, 'o' => '0')
#=> {"ok": true, "text": "\"f00\""}
'a1b22'.gsub(/\d+/) { |m| (m.to_i * 2).to_s }
#=> {"ok": true, "text": "\"a2b44\""}
'path/to'.gsub('/', '\\/')
#=> {"ok": true, "text": "\"path\\\\/to\""}
"it's".gsub("'", "\\\\'")
#=> {"ok": true, "text": "\"it\\\\'s\""}
'a.b.c'.tr('.', '_')
#=> {"ok": true, "text": "\"a_b_c\""}
'hello'.tr('a-y', 'b-z')
#=> {"ok": true, "text": "\"ifmmp\""}
'hello'.delete('l')
#=> {"ok": true, "text": "\"heo\""}
'hello'.squeeze('l')
#=> {"ok": true, "text": "\"helo\""}
'hello'.count('lo')
#=> {"ok": true, "text": "3"}
'hello world'.split(/o/, 2)
#=> {"ok": true, "text": "[\"hell\", \" world\"]"}
'a,b,,'.split(',')
#=> {"ok": true, "text": "[\"a\", \"b\"]"}
'a,b,,'.split(',', -1)
#=> {"ok": true, "text": "[\"a\", \"b\", \"\", \"\"]"}
' a  b '.split(' ')
#=> {"ok": true, "text": "[\"a\", \"b\"]"}
'abc'.split('')
#=> {"ok": true, "text": "[\"a\", \"b\", \"c\"]"}
'CamelCaseString'.gsub(/([a-z])([A-Z])/, '\1_\2').downcase
#=> {"ok": true, "text": "\"camel_case_string\""}
'snake_case'.split('_').map.with_index { |w, i| i.zero? ? w : w.capitalize }.join
#=> {"ok": true, "text": "\"snakeCase\""}
'x'.center(5, '*')
#=> {"ok": true, "text": "\"**x**\""}
'abc'.rjust(6).ljust(8, '.')
#=> {"ok": true, "text": "\"   abc..\""}
"a\n b\n".lines.map(&:strip)
#=> {"ok": true, "text": "[\"a\", \"b\"]"}
"a\nb".each_line.map(&:chomp)
#=> {"ok": true, "text": "[\"a\", \"b\"]"}
"abc".start_with?('ab', 'x')
#=> {"ok": true, "text": "true"}
"abc".end_with?(*%w[c d])
#=> {"ok": true, "text": "true"}
"abc".insert(1, 'X')
#=> {"ok": true, "text": "\"aXbc\""}
"abc".eql?("abc")
#=> {"ok": true, "text": "true"}
"%s" % :a
#=> {"ok": true, "text": "\"a\""}
"abc".sum
#=> {"ok": true, "text": "294"}
"ab\tc".expand_path rescue 'no'
#=> {"ok": true, "text": "\"no\""}
"a=b=c".partition('=')
#=> {"ok": true, "text": "[\"a\", \"=\", \"b=c\"]"}
"a=b=c".rpartition('=')
#=> {"ok": true, "text": "[\"a=b\", \"=\", \"c\"]"}
"title".capitalize
#=> {"ok": true, "text": "\"Title\""}
"ÀÉ".downcase
#=> {"ok": true, "text": "\"àé\""}
"straße".upcase
#=> {"ok": true, "text": "\"STRASSE\""}
"abc".succ
#=> {"ok": true, "text": "\"abd\""}
"zz".succ
#=> {"ok": true, "text": "\"aaa\""}
"a9".succ
#=> {"ok": true, "text": "\"b0\""}
"1.9".succ
#=> {"ok": true, "text": "\"2.0\""}
"10".to_i(2)
#=> {"ok": true, "text": "2"}
"1e3".to_f
#=> {"ok": true, "text": "1000.0"}
".5".to_f
#=> {"ok": true, "text": "0.5"}
"1_000".to_i
#=> {"ok": true, "text": "1000"}
"abc".to_i
#=> {"ok": true, "text": "0"}
"3.99".to_f.to_i
#=> {"ok": true, "text": "3"}
3.14.to_s
#=> {"ok": true, "text": "\"3.14\""}
1e100.to_s
#=> {"ok": true, "text": "\"1.0e+100\""}
1e15.to_s
#=> {"ok": true, "text": "\"1.0e+15\""}
1e16.to_s
#=> {"ok": true, "text": "\"1.0e+16\""}
100.0.to_s
#=> {"ok": true, "text": "\"100.0\""}
1.0e-4.to_s
#=> {"ok": true, "text": "\"0.0001\""}
0.1+0.2
#=> {"ok": true, "text": "0.30000000000000004"}
10.digits
#=> {"ok": true, "text": "[0, 1]"}
255.to_s(16)
#=> {"ok": true, "text": "\"ff\""}
255.to_s(2).rjust(10, '0')
#=> {"ok": true, "text": "\"0011111111\""}
-5 / 2
#=> {"ok": true, "text": "-3"}
-5 % 3
#=> {"ok": true, "text": "1"}
-5.remainder(3)
#=> {"ok": true, "text": "-2"}
5.divmod(-3)
#=> {"ok": true, "text": "[-2, -1]"}
7.5.divmod(2)
#=> {"ok": true, "text": "[3, 1.5]"}
2**0.5
#=> {"ok": true, "text": "1.4142135623730951"}
10.0.floor
#=> {"ok": true, "text": "10"}
10.5.round
#=> {"ok": true, "text": "11"}
11.5.round
#=> {"ok": true, "text": "12"}
1234.567.round(-2)
#=> {"ok": true, "text": "1200"}
15.round(-1)
#=> {"ok": true, "text": "20"}
1234567.89.floor(1)
#=> {"ok": true, "text": "1234567.8"}
3.7.truncate
#=> {"ok": true, "text": "3"}
-3.7.truncate
#=> {"ok": true, "text": "-3"}
Float::INFINITY
#=> {"ok": true, "text": "Infinity"}
0.0/0
#=> {"ok": true, "text": "NaN"}
1/0
#=> {"ok": false, "kind": "ZeroDivisionError", "message": "divided by 0", "line": 1}
1.0.nan?
#=> {"ok": true, "text": "false"}
0.positive?
#=> {"ok": true, "text": "false"}
1.size
#=> {"ok": true, "text": "8"}
5.bit_length
#=> {"ok": true, "text": "3"}
5[0]
#=> {"ok": true, "text": "1"}
~5
#=> {"ok": true, "text": "-6"}
5 & 3 | 8 ^ 1
#=> {"ok": true, "text": "8"}
1 << 10
#=> {"ok": true, "text": "1024"}
["a9", "Zz", "zz-99", "a-9", "1.9", "-", "~", "\x7f", "~\x7f", "é", "éz", "α-9", ""].map { |text| text.succ }
#=> {"ok": true, "text": "[\"b0\", \"AAa\", \"zz-100\", \"a-10\", \"2.0\", \".\", \"\\u007F\", \"\\u0001\\u0000\", \"\\u007F\\u0000\", \"ê\", \"êa\", \"β-0\", \"\"]"}
("09".."12").to_a + ("9".."12").to_a + ("01".."0003").to_a + ("".."b-").to_a + ("ay"..."bb").to_a
#=> {"ok": true, "text": "[\"09\", \"10\", \"11\", \"12\", \"9\", \"10\", \"11\", \"12\", \"01\", \"02\", \"03\", \"\", \"ay\", \"az\", \"ba\"]"}
'b\ac-a'.count('\-z') + 'b-z\a'.count('a\-z')
#=> {"ok": true, "text": "4"}
'aa--bb'.squeeze('\-') + 'a-b'.tr('\-', '+') + 'a-b'.delete('a\-b')
#=> {"ok": true, "text": "\"aa-bba+b\""}
Shellwords.split("a\\\nb c 'd e' \\")
#=> {"ok": true, "text": "[\"a\\\\\\nb\", \"c\", \"d e\", \"\\\\\"]"}
["a/..b", "b.", "..a.b", "/", "", "a//b//", "//a", "..", "a.b/"].map { |path| [File.basename(path, ".*"), File.dirname(path), File.extname(path)] }
#=> {"ok": true, "text": "[[\"..b\", \"a\", \"\"], [\"b\", \".\", \".\"], [\"..a\", \".\", \".b\"], [\"/\", \"/\", \"\"], [\"\", \".\", \"\"], [\"b\", \"a\", \"\"], [\"a\", \"/\", \"\"], [\"..\", \".\", \"\"], [\"a\", \".\", \".b\"]]"}
['10.0.0.1/255.255.0.0', '10.0.0.1/255.0.255.0', '010.0.0.1', '10.0.0.1/33', '10.0.0.1/08', '10.0.0.1/', '1.2.3.4/ffff::', '::10.1.2.3', '2001:db8:0:0:1:0:0:1'].map { |a| begin; IPAddr.new(a).inspect; rescue IPAddr::Error => e; [e.class.to_s, e.message]; end }
#=> {"ok": true, "text": "[\"#<IPAddr: IPv4:10.0.0.0/255.255.0.0>\", [\"IPAddr::InvalidPrefixError\", \"invalid mask 255.0.255.0: 167772161\"], [\"IPAddr::InvalidAddressError\", \"zero-filled number in IPv4 address is ambiguous: \"], [\"IPAddr::InvalidPrefixError\", \"invalid length: 167772161\"], [\"IPAddr::InvalidPrefixError\", \"leading zeros in prefix\"], [\"IPAddr::InvalidAddressError\", \"invalid address: \"], [\"IPAddr::InvalidPrefixError\", \"address family is not same: 16909060\"], \"#<IPAddr: IPv6:0000:0000:0000:0000:0000:0000:0a01:0203/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff>\", \"#<IPAddr: IPv6:2001:0db8:0000:0000:0001:0000:0000:0001/ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff>\"]"}
[['10.1.2.3', '255.255.0.0'], ['10.1.2.3', 33], ['fe80::1', 65], ['10.1.2.3', '255.0.255.0']].map { |a, m| begin; IPAddr.new(a).mask(m).to_s; rescue IPAddr::Error => e; e.message; end }
#=> {"ok": true, "text": "[\"10.1.0.0\", \"invalid length: 167838211\", \"fe80::\", \"invalid mask 255.0.255.0: 167838211\"]"}
x = 'a'; y = x; l = [x, y.dup]; y << 'b'; l.first.prepend('-'); [x, y, l, x.equal?(l[0])]
#=> {"ok": true, "text": "[\"-ab\", \"-ab\", [\"-ab\", \"a\"], true]"}
s = +'abc'; t = s; s[1] = 'xyz'; s[/z/] = '!'; s['a'] = 'A'; [t, s.slice!(0), t, t.frozen?, t.freeze.frozen?]
#=> {"ok": true, "text": "[\"xy!c\", \"A\", \"xy!c\", false, true]"}
h = Hash.new('d'); h['a'] << 'e'; [h['b'], h]
#=> {"ok": true, "text": "[\"de\", {}]"}
begin; 'f'.freeze << 'x'; rescue FrozenError => e; [e.message, e.class.to_s]; end
#=> {"ok": true, "text": "[\"can't modify frozen String: \\\"f\\\"\", \"FrozenError\"]"}
%w[b a].each(&:upcase!).sort.map { |w| w << '1' }.inject(:+)
#=> {"ok": true, "text": "\"A1B1\""}
seen = []; [1, 2, 3].each { |n| found ||= n; seen << found }; seen
#=> {"ok": true, "text": "[1, 2, 3]"}
[[1, [2, 3]], [4, [5, 6]]].map { |a, (b, c)| a * b + c }
#=> {"ok": true, "text": "[5, 26]"}
r = [1, 2, 3].each { |n| break n * 10 if n == 2 }; [r, [1, 2].each { |n| n }]
#=> {"ok": true, "text": "[20, [1, 2]]"}
[1, 2, 3, 4].map { |n| next 0 if n.even?; n }
#=> {"ok": true, "text": "[1, 0, 3, 0]"}
[[1, 2], [3, 4]].select { |a, b| b > 2 }
#=> {"ok": true, "text": "[[3, 4]]"}
[3, 1, 2].find { |n| next false if n == 3; n < 3 }
#=> {"ok": true, "text": "1"}
{ 'a' => 1, 'b' => 2 }.each_with_index.map { |(k, v), i| "#{k}#{v}#{i}" }
#=> {"ok": true, "text": "[\"a10\", \"b21\"]"}
h = { 'a' => 1 }; begin; h.each { |k, v| h["#{k}x"] = v }; rescue => e; [e.class.to_s, h.length]; end
#=> {"ok": true, "text": "[\"RuntimeError\", 1]"}
a = [1, 2]; a.each { |n| a << n + 2 if a.length < 6 }; a
#=> {"ok": true, "text": "[1, 2, 3, 4, 5, 6]"}
x = 5; [1, 2].each { |x| x += 1 }; [x, [1, 2].none? { |n| n > 2 }, [nil, 1].all? { |n| n }]
#=> {"ok": true, "text": "[5, true, false]"}
[1, [2, 3], [4, 5, 6]].map { |a, b| [a, b] }
#=> {"ok": true, "text": "[[1, nil], [2, 3], [4, 5]]"}
(1..4).each_with_object([]) { |n, memo| memo << n * n }
#=> {"ok": true, "text": "[1, 4, 9, 16]"}
{ 'k' => [1, 2] }.each_pair { |k, v| v << k }.to_a
#=> {"ok": true, "text": "[[\"k\", [1, 2, \"k\"]]]"}
[1, 2].each_with_index { |n, i, extra| break [n, i, extra] }
#=> {"ok": true, "text": "[1, 0, nil]"}
y = (1...4).map { |n| y = n; y }; y
#=> {"ok": true, "text": "[1, 2, 3]"}
[1, 2, 3].any? { |n| break 'out' if n == 2; n == 9 }
#=> {"ok": true, "text": "\"out\""}
t = 0; [[1, 2], [3]].each { |a| a.each { |n| t += n; next if n == 1; break if n == 2 } }; t
#=> {"ok": true, "text": "6"}
'say "hi"'.dump
#=> {"ok": true, "text": "\"\\\"say \\\\\\\"hi\\\\\\\"\\\"\""}
"é\u{1F600}\x01\x7F\e\n".dump
#=> {"ok": true, "text": "\"\\\"\\\\u00E9\\\\u{1F600}\\\\x01\\\\x7F\\\\e\\\\n\\\"\""}
'a#{b} #c #$d #@e \\ \''.dump
#=> {"ok": true, "text": "\"\\\"a\\\\\\#{b} #c \\\\\\#$d \\\\\\#@e \\\\\\\\ '\\\"\""}
"\u0080\u00ad".dump
#=> {"ok": true, "text": "\"\\\"\\\\u0080\\\\u00AD\\\"\""}
"".dump
#=> {"ok": true, "text": "\"\\\"\\\"\""}
"#\u00e9{".dump
#=> {"ok": true, "text": "\"\\\"#\\\\u00E9{\\\"\""}
RUBY_VERSION[0, 1]
#=> {"ok": true, "text": "\"3\""}
RUBY_VERSION.split('.').first.to_i >= 2
#=> {"ok": true, "text": "true"}
Gem::Version.new(RUBY_VERSION) >= Gem::Version.new('2.0')
#=> {"ok": true, "text": "true"}
(RUBY_VERSION > '3.2').inspect
#=> {"ok": true, "text": "\"true\""}
#[7]=> {"ok": true, "text": "\"false\""}
[Psych::VERSION, YAML::VERSION, JSON::VERSION].inspect
#=> {"ok": true, "text": "\"[\\\"5.1.2\\\", \\\"5.1.2\\\", \\\"2.7.2\\\"]\""}
#[7]=> {"ok": true, "text": "\"[\\\"4.0.3\\\", \\\"4.0.3\\\", \\\"2.6.1\\\"]\""}
RUBY_PLATFORM != 'java' && Gem::Version.new(Psych::VERSION) <= Gem::Version.new('3.0.2')
#=> {"ok": true, "text": "false"}
Gem::Version.new(::JSON::VERSION) < Gem::Version.new('3')
#=> {"ok": true, "text": "true"}
defined?(Fixnum).inspect
#=> {"ok": true, "text": "\"nil\""}
#[7]=> {"ok": true, "text": "\"\\\"constant\\\"\""}
[-1].pack("U")
#=> {"ok": false, "kind": "RangeError", "message": "pack(U): value out of range", "line": 1}
[10**20].pack("U")
#=> {"ok": false, "kind": "RangeError", "message": "bignum too big to convert into `long'", "line": 1}
[2**31].pack("U")
#=> {"ok": false, "kind": "RangeError", "message": "pack(U): value out of range", "line": 1}
[233, 128512].pack("U*")
#=> {"ok": true, "text": "\"é😀\""}
[rand.class, rand(5).between?(0, 4), rand(1..3).between?(1, 3), rand(-1), rand(1.9), rand(nil) < 1, rand(0).class]
#=> {"ok": true, "text": "[Float, true, true, 0, 0, true, Float]"}
[Random.rand(3) < 3, Random.rand(1), Random.new.rand(7) < 7, Random.rand.class]
#=> {"ok": true, "text": "[true, 0, true, Float]"}
Random.rand(-1)
#=> {"ok": false, "kind": "ArgumentError", "message": "invalid argument - -1", "line": 1}
rand("a")
#=> {"ok": false, "kind": "TypeError", "message": "no implicit conversion of String into Integer", "line": 1}
require 'securerandom'; [SecureRandom.hex(4).length, SecureRandom.hex.length, SecureRandom.uuid.length, SecureRandom.alphanumeric(9).size]
#=> {"ok": true, "text": "[8, 32, 36, 9]"}
require 'securerandom'; [SecureRandom.random_number(3) < 3, SecureRandom.base64(3).length, SecureRandom.random_bytes(3).bytesize, SecureRandom.urlsafe_base64.length]
#=> {"ok": true, "text": "[true, 4, 3, 22]"}
[[1, 2, 3].shuffle.sort, [1, 1].sample, [].sample, [4, 4, 4].sample(2), [3, 3].shuffle!]
#=> {"ok": true, "text": "[[1, 2, 3], 1, nil, [4, 4], [3, 3]]"}
[Comparable.class, String.class, Math.class, JSON.class, Math.is_a?(Class), Math.is_a?(Module), String.is_a?(Module), Comparable.name]
#=> {"ok": true, "text": "[Module, Class, Module, Module, false, true, true, \"Comparable\"]"}
[''.encoding.class, ''.encoding.inspect, Encoding.class]
#=> {"ok": true, "text": "[Encoding, \"#<Encoding:UTF-8>\", Class]"}
[nil].pack("H*").unpack("L")
#=> {"ok": true, "text": "[nil]"}
[nil, nil, nil, nil].pack("a3 A2 Z* B*")
#=> {"ok": true, "text": "\"\\x00\\x00\\x00  \\x00\""}
[nil].pack("m")
#=> {"ok": false, "kind": "TypeError", "message": "no implicit conversion of nil into String", "line": 1}
[nil].pack("H4")
#=> {"ok": true, "text": "\"\\x00\\x00\""}
[["a"].pack("a3"), ["41"].pack("H6"), ["1"].pack("B16"), ["41424344"].pack("H4"), [nil].pack("B12"), ["10"].pack("B"), [""].pack("H"), ["\\u0000"].pack("a*")]
#=> {"ok": true, "text": "[\"a\\x00\\x00\", \"A\\x00\\x00\", \"\\x80\\x00\\x00\\x00\\x00\\x00\\x00\\x00\\x00\", \"AB\", \"\\x00\\x00\\x00\\x00\\x00\\x00\", \"\\x80\", \"\\x00\", \"\\\\u0000\"]"}
# Arrays and hashes of one's own
a = []; b = a; a << 'x' << 'y'; [a, b]
#=> {"ok": true, "text": "[[\"x\", \"y\"], [\"x\", \"y\"]]"}
h = {}; g = h; h['a'] ||= 1; h['a'] += 1; [h, g, h.length]
#=> {"ok": true, "text": "[{\"a\"=>2}, {\"a\"=>2}, 1]"}
h = {}; %w[a b].each { |x| h[x] = x }; h.each { |k, v| h[k + 'x'] = v }
#=> {"ok": false, "kind": "RuntimeError", "message": "can't add a new key into hash during iteration", "line": 1}
h = {'a' => 1}; h.each { |k, v| h[k] = 2 }; h
#=> {"ok": true, "text": "{\"a\"=>2}"}
%w[a b].each_with_object({}) { |x, made| made[x] = made.length }
#=> {"ok": true, "text": "{\"a\"=>0, \"b\"=>1}"}
a = [1]; a.each { |x| a << x + 1 if x < 5 }; a
#=> {"ok": true, "text": "[1, 2, 3, 4, 5]"}
a = []; c = 'x'; a << c << c; a.map { |s| s + 'y' }
#=> {"ok": true, "text": "[\"xy\", \"xy\"]"}
h = Hash.new(0); 'hello'.each_char { |c| h[c] += 1 }; h
#=> {"ok": true, "text": "{\"h\"=>1, \"e\"=>1, \"l\"=>2, \"o\"=>1}"}
h = Hash.new { |hash, k| hash[k] = [] }; h['a'] << 1; h
#=> {"ok": true, "text": "{\"a\"=>[1]}"}
a = [3, 1, 2]; a.sort!; a.map! { |x| x * 2 }; a.delete(4); a
#=> {"ok": true, "text": "[2, 6]"}
lambda { |s| a, b = */([0-9.]+)\s*([kM]?)/.match(s)[1, 2]; [b, a] }.call('12 kB')
#=> {"ok": true, "text": "[\"k\", \"12\"]"}
lambda { |s| s<<"\n" unless s =~ /\n$/; s.length }.call(+"ab")
#=> {"ok": true, "text": "3"}
s = +"a"; s<<"b"; [s, 'c<<"d"', "m = */5"]
#=> {"ok": true, "text": "[\"ab\", \"c<<\\\"d\\\"\", \"m = */5\"]"}
lambda { |s| a, b = */x(.)/.match(s); [a, b, 'm = */5', 'c<<"d"'] }.call('xy')
#=> {"ok": true, "text": "[\"xy\", \"y\", \"m = */5\", \"c<<\\\"d\\\"\"]"}
require 'set'; [[*nil], [*Set.new([1, 2])], [*'a'..'c'], [*{ 'a' => 1 }], [*'x'], [*/a(.)?/.match('a')], [*Struct.new(:a, :b).new(1, 2)]]
#=> {"ok": true, "text": "[[], [1, 2], [\"a\", \"b\", \"c\"], [[\"a\", 1]], [\"x\"], [\"a\", nil], [1, 2]]"}
lambda { |*list| list }.call(*Set.new([1, 2]), *'ab'.match(/(.)b/))
#=> {"ok": true, "text": "[1, 2, \"ab\", \"a\"]"}
[Array(Set.new([3])), Array('ab'.match(/(.)b/)), Array(nil), Array({ 'a' => 1 }), Array(1..3)]
#=> {"ok": true, "text": "[[3], [\"ab\", \"a\"], [], [[\"a\", 1]], [1, 2, 3]]"}
x = 'v'; k = Struct.new(:a) { define_method(:m) { "#{a}#{x}" } }; k.new(1).m
#=> {"ok": true, "text": "\"1v\""}
x = [1]; k = Class.new { list = x.map { |n| n + 1 }; define_method(:list) { list } }; k.new.list
#=> {"ok": true, "text": "[2]"}
%w[a b].map { |n| up = n.upcase; Class.new { define_method(:m) { up + n } } }.map { |k| k.new.m }
#=> {"ok": true, "text": "[\"Aa\", \"Bb\"]"}
n = 3; m = Module.new { define_method(:three) { n } }; Class.new { include m }.new.three
#=> {"ok": true, "text": "3"}
x = 1; Struct.new(:a) { attr_accessor :b; define_method(:sum) { |c = x| a + c } }.new(2).sum(3)
#=> {"ok": true, "text": "5"}
k = Struct.new(:a, :b) { def sum; to_a.sum; end; def names; members; end }.new(1, 2); [k.sum, k.names]
#=> {"ok": true, "text": "[3, [:a, :b]]"}
k = Struct.new(:a, :b) { def go; map { |x| x + 1 }; end; def named; to_h; end }.new(1, 2); [k.go, k.named]
#=> {"ok": true, "text": "[[2, 3], {:a=>1, :b=>2}]"}
Struct.new(:a, :b) { def go; [size, each_pair.to_a, select { |v| v > 1 }]; end }.new(1, 2).go
#=> {"ok": true, "text": "[2, [[:a, 1], [:b, 2]], [2]]"}
Class.new { include Enumerable; def each; yield 1; yield 2; end; def go; [map { |x| x + 1 }, to_a, include?(2), first, sort_by { |x| -x }]; end }.new.go
#=> {"ok": true, "text": "[[2, 3], [1, 2], true, 1, [2, 1]]"}
Class.new { include Comparable; attr_reader :v; def initialize(v); @v = v; end; def <=>(o); v <=> o.v; end; def go(o); [between?(o, o), clamp(o, o).v]; end }.new(1).then { |o| o.go(o) }
#=> {"ok": true, "text": "[true, 1]"}
Class.new { def go; map { |x| x }; end; def other; to_a; end }.new.then { |o| [(o.go rescue $!.class.to_s), (o.other rescue $!.class.to_s)] }
#=> {"ok": true, "text": "[\"NoMethodError\", \"NameError\"]"}
x = { 'a' => 1 }; def x.[](k); super(k.to_s); end; [x[:a], x['a'], x.fetch('a'), x.dig('a'), x.values_at(:a), x[:b]]
#=> {"ok": true, "text": "[1, 1, 1, 1, [nil], nil]"}
x = [1, 2, 3]; def x.[](i, *n); i.is_a?(String) ? i * 2 : super; end; [x['z'], x[0], x[0, 2], x.first, x.at(1)]
#=> {"ok": true, "text": "[\"zz\", 1, [1, 2], 1, 2]"}
x = { 'a' => 1 }; def x.[](k); k == 'n' ? 10 : super; end; x['n'] += 5; [x['n'], x.to_a, x.fetch('n')]
#=> {"ok": true, "text": "[10, [[\"a\", 1], [\"n\", 15]], 15]"}
m = Module.new { def [](k); "<#{super}>"; end }; x = { 'a' => 1 }; x.extend(m); y = { 'a' => 2 }; [x['a'], y['a'], x.dup['a'], x.map { |k, v| v }, %w[a].map(&x)]
#=> {"ok": true, "text": "[\"<1>\", 2, 1, [1], [1]]"}
'abc'.b
#=> {"ok": true, "text": "\"abc\""}
'é'.b
#=> {"ok": true, "text": "\"\\xC3\\xA9\""}
'é'.b.length
#=> {"ok": true, "text": "2"}
'abc'.b.encoding.to_s
#=> {"ok": true, "text": "\"ASCII-8BIT\""}
'abc'.b + 'd'
#=> {"ok": true, "text": "\"abcd\""}
'abc'.b == 'abc'
#=> {"ok": true, "text": "true"}
'abc'.b.upcase
#=> {"ok": true, "text": "\"ABC\""}
['616263'].pack('H*').encoding == Encoding::BINARY
#=> {"ok": true, "text": "true"}
'abc'.encoding == Encoding::ASCII_8BIT
#=> {"ok": true, "text": "false"}
Encoding::BINARY
#=> {"ok": true, "text": "#<Encoding:ASCII-8BIT>"}
'é'.dup.force_encoding(Encoding::BINARY)
#=> {"ok": true, "text": "\"\\xC3\\xA9\""}
@text?'on':'off'
#=> {"ok": true, "text": "\"on\""}
@missing ?1:2
#=> {"ok": true, "text": "2"}
[@text?1:0, @missing?(1):[2]]
#=> {"ok": true, "text": "[1, [2]]"}
"#{@text?'a':'b'} ?" + (@text ? '?' : ?a)
#=> {"ok": true, "text": "\"a ??\""}
[?a, @text?:a: :b]
#=> {"ok": true, "text": "[\"a\", :a]"}
"\u{7f}".succ.bytes
#=> {"ok": true, "text": "[1, 0]"}
"\u{7ff}".succ.bytes
#=> {"ok": true, "text": "[1, 194, 128]"}
"\u{d7ff}".succ.bytes
#=> {"ok": true, "text": "[238, 128, 128]"}
"\u{ffff}".succ.bytes
#=> {"ok": true, "text": "[1, 224, 160, 128]"}
"\u{10ffff}".succ.bytes
#=> {"ok": true, "text": "[1, 240, 144, 128, 128]"}
"\u{d7ff}\u{ffff}".succ.bytes
#=> {"ok": true, "text": "[238, 128, 128, 224, 160, 128]"}
("\u{d7fe}".."\u{e001}").to_a.join.bytes
#=> {"ok": true, "text": "[237, 159, 190, 237, 159, 191, 238, 128, 128, 238, 128, 129]"}
"\u{d7ff}".upto("\u{e001}").to_a.size
#=> {"ok": true, "text": "3"}
"xy".tr("xy", "\u{d7ff}-\u{e000}").bytes
#=> {"ok": true, "text": "[237, 159, 191, 237, 160, 128]"}
"\u{e000}".tr("\u{d7ff}-\u{e000}", "ab")
#=> {"ok": true, "text": "\"b\""}
("%c" % 0xd800).bytes
#=> {"ok": true, "text": "[237, 160, 128]"}
"" << 0xd800
#=> {"ok": false, "kind": "RangeError", "message": "invalid codepoint 0xD800 in UTF-8", "line": 1}
"x".concat(0xdfff)
#=> {"ok": false, "kind": "RangeError", "message": "invalid codepoint 0xDFFF in UTF-8", "line": 1}
"" << 0x110000
#=> {"ok": false, "kind": "RangeError", "message": "1114112 out of char range", "line": 1}
c = Class.new; d = Class.new; e = Class.new(c); [c.new.is_a?(d), c.new.is_a?(c), d === c.new, c === e.new, e.new.is_a?(c), c.new.is_a?(e), Struct.new(:x).new(1).is_a?(c), e <= c, c.name]
#=> {"ok": true, "text": "[false, true, false, true, true, false, false, true, nil]"}
