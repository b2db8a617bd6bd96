# type
type(1)
type('abc')
type([1, 'a'])
type({a => 1})
type(1, 'detailed')
type([1, 'a'], 'detailed')
type([1, 2.5], 'reduced')
type([1, 'a'], 'reduced')
type({a => 1, b => 'x'}, 'reduced')
type([1, 2], 'generalized')
type({a => [1, 2]}, 'generalized')
type('abc', 'generalized')
type(undef)
type(default)
type(true)
type(/a/)
type(Integer)
type(Integer[1, 2], 'generalized')
type(Sensitive('a'))
type(SemVer('1.2.3'))
type(Timespan(1))
type(Binary('YQ=='), 'reduced')
type(1, 'x')
type()
type(1, 2)
1.type
# assert_type
assert_type(Integer, 1)
assert_type(String, 1)
assert_type(String[1], '')
assert_type(Integer[1, 5], 7)
assert_type(Array[Integer], [1, 'a'])
assert_type(Hash[String, Integer], {a => 'x'})
assert_type(Struct[{a => Integer}], {b => 1})
assert_type(Struct[{a => Integer, b => String}], {a => 'x', c => 1})
assert_type(Variant[Integer, Boolean], 'a')
assert_type(Optional[Integer], undef)
assert_type(NotUndef, undef)
assert_type(Enum['a', 'b'], 'c')
assert_type(Pattern[/a/], 'b')
assert_type(Tuple[Integer, String], [1])
assert_type('Integer', 1)
assert_type('Integer[1, 2]', 5)
assert_type('No::Such', 5)
assert_type('not a type', 5)
assert_type(String, 1) |$expected, $actual| { "${expected} ${actual}" }
assert_type(String, 'a') |$expected, $actual| { 'never' }
assert_type('String', 1) |$expected, $actual| { $actual }
assert_type(String, 1) |$a| { 1 }
assert_type(String, [1, {a => 2}]) |$expected, $actual| { $actual }
assert_type(1, 1)
assert_type(Integer)
assert_type()
assert_type(Integer, 1, 2)
# convert_to
convert_to('3', Integer)
convert_to('ff', Integer, 16)
convert_to(3, String)
convert_to(255, String, '%x')
convert_to('x', Integer)
convert_to('3', Integer) |$x| { $x + 1 }
convert_to(3, Integer) |$x| { $x + 1 }
convert_to([1, 2], Array, true)
convert_to(1, 'String')
convert_to(1)
'3'.convert_to(Integer)
# unwrap
unwrap(Sensitive('a'))
unwrap(Sensitive('a')) |$x| { "${x}b" }
unwrap('a')
unwrap('a') |$x| { "${x}b" }
unwrap(undef)
unwrap(Sensitive(Sensitive('a')))
unwrap()
unwrap(1, 2)
Sensitive([1, 2]).unwrap
unwrap(Sensitive('a')) || { 5 }
unwrap(Sensitive('a')) |$x, $y| { 5 }
# annotate, import
annotate(Integer, 1)
annotate()
import('a')
