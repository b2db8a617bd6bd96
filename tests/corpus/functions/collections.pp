# flatten
flatten([1, [2, [3, [4]]]])
flatten([1, 2], [3, [4]])
flatten(1)
flatten()
flatten([])
flatten([undef, [undef]])
flatten({a => [1]}, [[2]])
flatten('a', ['b'])
# keys and values
keys({a => 1, b => 2})
keys({})
keys({1 => 2, 1.0 => 3, true => 4, [1] => 5})
keys([1])
keys(undef)
keys({a => 1}, 2)
values({a => 1, b => 2})
values({})
values({1 => undef})
values('a')
values()
# sort
sort([3, 1, 2])
sort(['b', 'a', 'C'])
sort([1, 2.5, 0.5])
sort(['10', '9', '1'])
sort([])
sort('hello')
sort('')
sort('bécà')
sort([[2, 1], [1, 2], [1]])
sort([1, 'a'])
sort(['a', 1])
sort([1, undef])
sort([true, false])
sort([true])
sort([{a => 1}, {b => 2}])
sort([undef, undef])
sort([default, default])
sort([Integer, String])
sort([/a/, /a/])
sort([[1, 'a'], [1, 2]])
sort([SemVer('1.2.3'), SemVer('1.0.0')])
sort([Timespan(3), Timespan(1)])
sort([3, 1, 2]) |$a, $b| { compare($b, $a) }
sort('hello') |$a, $b| { compare($b, $a) }
sort(['bb', 'a', 'ccc']) |$a, $b| { compare($a.length, $b.length) }
sort([1, 2]) |$a, $b| { undef }
sort([1, 2]) |$a, $b| { 'x' }
sort([1, 2]) |$a, $b| { true }
sort([2, 1]) |$a, $b| { 0.5 }
sort([2, 1]) |$a, $b| { -0.5 }
sort([1, 2]) |$a| { 1 }
sort({a => 1})
sort(5)
sort(undef)
sort(['b', 'a'], 1)
# unique
unique([1, 2, 1, 3])
unique(['a', 'A', 'b', 'a'])
unique([1, 1.0, '1', true])
unique([])
unique('hello')
unique('HhEe')
unique('')
unique({a => 1, b => 2, c => 1})
unique({a => 'x', b => 'X'})
unique({})
unique({'a' => 'hello', 'b' => 'HELLO'}) |$v| { $v.downcase }
unique(['a', 'A', 'b']) |$v| { $v.downcase }
unique('abcdef') |$c| { $c > 'c' }
unique(Integer[1, 4])
unique(4)
unique([1, 2, 3].reverse_each)
unique([[1, 2], [1, 2], [2, 1]])
unique([{a => 1}, {a => 1}])
unique([undef, undef, default, default])
unique(5) |$v| { $v % 2 }
unique(true)
unique(undef)
unique([1]) |$a, $b| { 1 }
unique([1.0, 1.00, -0.0, 0.0])
unique([Integer, Integer, String])
unique([/a/, /a/])
# slice
slice([1, 2, 3, 4, 5], 2)
slice([1, 2, 3], 1)
slice([1, 2, 3], 5)
slice([], 2)
slice({a => 1, b => 2, c => 3}, 2)
slice({}, 2)
slice('hello', 2)
slice(5, 2)
slice(Integer[1, 5], 3)
slice([1, 2, 3, 4], 2) |$x| { $x }
slice([1, 2, 3, 4], 2) |$x, $y| { $x }
slice([1, 2, 3], 2) |$x, $y| { [$x, $y] }
slice({a => 1, b => 2, c => 3}, 2) |$x, $y| { $y }
slice([1, 2, 3, 4], 2) |*$x| { $x }
slice([1, 2, 3, 4], 2) |$x, $y = 1| { $x }
slice([1, 2, 3, 4], 2) || { 1 }
slice([1, 2, 3, 4], 2) |$a, $b, $c| { 1 }
slice([1, 2, 3, 4], 3) |$a, $b| { 1 }
slice([1, 2], 0)
slice([1, 2], -1)
slice([1, 2], 'a')
slice([1, 2])
slice(undef, 2)
slice(true, 2)
# group_by
group_by(['a', 'bb', 'cc', 'd']) |$x| { $x.length }
group_by([]) |$x| { $x }
group_by({a => 1, b => 2, c => 1}) |$x| { $x[1] }
group_by({a => 1, b => 2, c => 1}) |$k, $v| { $v }
group_by(['a', 'b', 'c']) |$i, $x| { $i % 2 }
group_by([1, 1.0, true]) |$x| { $x }
group_by([1, 2, 3]) |$x| { undef }
group_by('abc') |$x| { $x }
group_by([1]) |$a, $b, $c| { 1 }
group_by([1])
group_by(1) |$x| { 1 }
# partition
partition([1, 2, 3, 4]) |$x| { $x > 2 }
partition(['a', '', 'b']) |$x| { $x.empty }
partition({a => 1, b => 2}) |$x| { $x[1] > 1 }
partition({a => 1, b => 2}) |$k, $v| { $v > 1 }
partition(['a', 'b', 'c']) |$i, $x| { $i > 0 }
partition([]) |$x| { true }
partition([1, 2]) |$x| { undef }
partition([1])
partition('abc') |$x| { true }
# index
index([1, 2, 3], 2)
index([1, 2, 3], 5)
index(['a', 'B'], 'b')
index(['a', 'B'], 'B')
index([1, 2], 2.0)
index('hello', 'l')
index('hello', 'L')
index('hello', 'x')
index('hello', '')
index('hello', /l+/)
index('hello', /z/)
index('héllo', 'l')
index('hello', 3)
index({a => 1, b => 2}, 2)
index({a => 1, b => 2}, 3)
index({a => 1, b => 2}) |$v| { $v == 2 }
index({a => 1, b => 2}) |$k, $v| { $k == 'b' }
index({a => 1, b => 2}) |$v| { false }
index(['a', 'b']) |$x| { $x == 'b' }
index(['a', 'b']) |$i, $x| { $i == 1 }
index(['a', 'b']) |$x| { false }
index('hello') |$c| { $c == 'l' }
index('hello') |$i, $c| { $i == 3 }
index(5) |$x| { $x == 3 }
index(5, 3)
index(Integer[10, 20], 15)
index([[1, 2], [3]], [3])
index([undef, 1], undef)
index(undef, 1)
index([1, 2])
index({a => 1}) |$a, $b, $c| { true }
join([[], 'x', ['y', []]], ',')
join([[[]], [], ['a', [[], 1]]], '-')
join([[]], ',')
