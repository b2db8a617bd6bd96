# all
all([1, 2]) |$x| { $x > 0 }
all([1, 2]) |$x| { $x > 1 }
all([]) |$x| { false }
all([1, undef]) |$x| { $x }
all({a => 1}) |$k, $v| { $v == 1 }
all({a => 1, b => 2}) |$k, $v| { $v == 1 }
all({a => 1}) |$x| { $x == ['a', 1] }
all([1, 2]) |$i, $x| { $x == $i + 1 }
all([2, 2]) |$i, $x| { $x == $i + 1 }
all('aaa') |$x| { $x == 'a' }
all(3) |$x| { $x < 3 }
all(Integer[1, 3]) |$i, $x| { $x > $i }
all([1, 2].reverse_each) |$i, $x| { $x > 0 }
all(true) |$x| { true }
all([1])
all([1]) |$a, $b, $c| { true }
all([1, 2, 3]) |$x| { if $x == 2 { break() } true }
all([1, 2, 3]) |$x| { next($x < 3) }
# any
any([1, 2]) |$x| { $x > 1 }
any([1, 2]) |$x| { $x > 2 }
any([]) |$x| { true }
any({a => 1, b => 2}) |$k, $v| { $v == 2 }
any({a => 1}) |$x| { $x[1] == 2 }
any(['a', 'b']) |$i, $x| { $i == 1 }
any('abc') |$x| { $x == 'c' }
any(0) |$x| { true }
any([1, 2, 3]) |$x| { if $x == 2 { break() } false }
any(undef) |$x| { true }
any([1, 2]) |$x| { undef }
# each
each([1, 2]) |$x| { $x }
each({a => 1}) |$k, $v| { $v }
each({a => 1}) |$x| { $x }
each('abc') |$x| { $x }
each(3) |$x| { $x }
each(-1) |$x| { $x }
each(true) |$x| { $x }
each([1]) |$a, $b, $c| { 1 }
each([1])
each([1, 2]) |$x| { break() }
Integer[1, 3].each |$i, $x| { $x }
Integer.each |$x| { $x }
Enum['a', 'b'].each |$x| { $x }
# map
map([1, 2]) |$x| { $x * 2 }
map({a => 1, b => 2}) |$k, $v| { "${k}${v}" }
map({a => 1, b => 2}) |$x| { $x }
map(['a', 'b']) |$i, $x| { "${i}${x}" }
map('abc') |$x| { $x.upcase }
map(3) |$x| { $x }
map(0) |$x| { $x }
map(Integer[5, 7]) |$x| { $x }
map(Integer[5, 7]) |$i, $x| { [$i, $x] }
map(Enum['b', 'a']) |$x| { $x }
map([1, 2, 3, 4]) |$x| { if $x == 3 { break() } $x }
map([1, 2, 3]) |$x| { if $x == 2 { next('two') } $x }
map([[1, 2], [3, 4]]) |$x| { $x }
map([[1, 2], [3, 4]]) |$i, $x| { [$i, $x] }
map([1, 2].reverse_each) |$x| { $x }
map({a => 1, b => 2}.reverse_each) |$k, $v| { [$k, $v] }
map([1]) |Integer $x, $y = 5| { [$x, $y] }
map([1, 2]) |*$x| { $x }
map(['a']) |Integer $x| { $x }
map([1]) || { 1 }
map(true) |$x| { 1 }
map(undef) |$x| { 1 }
map([1, 2])
map()
map([1], 2) |$x| { $x }
# filter
filter([1, 2, 3]) |$x| { $x > 1 }
filter({a => 1, b => 2}) |$k, $v| { $v > 1 }
filter({a => 1, b => 2}) |$x| { $x[1] > 1 }
filter(['a', 'b', 'c']) |$i, $x| { $i > 0 }
filter('abc') |$x| { $x > 'a' }
filter(5) |$x| { $x % 2 == 0 }
filter([1, undef, false, '']) |$x| { $x }
filter([1, 2, 3, 4]) |$x| { if $x == 3 { break() } true }
filter({a => 1, b => 2}) |$k, $v| { if $k == 'b' { break() } true }
filter({a => 1, b => 2}.reverse_each) |$k, $v| { true }
filter(true) |$x| { true }
filter([1])
# reduce
reduce([1, 2, 3]) |$m, $x| { $m + $x }
reduce([1, 2, 3], 10) |$m, $x| { $m + $x }
reduce({a => 1, b => 2}) |$m, $x| { [$m, $x] }
reduce({a => 1, b => 2}, 0) |$m, $x| { $m + $x[1] }
reduce([]) |$m, $x| { 1 }
reduce([], 5) |$m, $x| { 1 }
reduce([7]) |$m, $x| { 1 }
reduce('abc') |$m, $x| { "${x}${m}" }
reduce(4) |$m, $x| { $m + $x }
reduce([1, 2, 3, 4]) |$m, $x| { if $x == 3 { break() } $m + $x }
reduce([1, 2, 3, 4]) |$m, $x| { if $x == 3 { next($m) } $m + $x }
reduce([1, 2]) |$m| { 1 }
reduce(true) |$m, $x| { 1 }
reduce([1, 2], 1, 2) |$m, $x| { 1 }
reduce([1, 2], undef) |$m, $x| { [$m, $x] }
# with, then, lest
with(1, 2) |$a, $b| { $a + $b }
with() || { 5 }
with(1) |$a, $b = 2| { [$a, $b] }
with(1, 2, 3) |*$x| { $x }
with(1) |String $a| { $a }
with(1, 2) |$a| { $a }
with(1)
with([1, 2]) |$a| { $a }
then(1) |$x| { $x + 1 }
then(undef) |$x| { 1 }
then(false) |$x| { 1 }
then(1)
then(1) |$a, $b| { 1 }
lest(undef) || { 2 }
lest(1) || { 2 }
lest(false) || { 2 }
lest(undef) |$x| { 2 }
lest(undef)
# reverse_each
reverse_each([1, 2, 3])
reverse_each([1, 2, 3]).map |$x| { $x }
reverse_each('abc')
reverse_each({a => 1, b => 2})
reverse_each(4)
reverse_each(Integer[2, 5])
reverse_each(Enum['a', 'b'])
reverse_each([])
reverse_each([1, 2, 3]) |$x| { $x }
reverse_each([1, 2]) |$a, $b| { 1 }
reverse_each(true)
reverse_each(undef)
reverse_each([1, 2, 3]).reverse_each.map |$x| { $x }
String([1, 2].reverse_each)
"${[1, 2].reverse_each}"
type([1, 'a'].reverse_each)
# step
step([1, 2, 3, 4, 5], 2)
step([1, 2, 3, 4, 5], 2).map |$x| { $x }
step([1, 2], 1)
step('abcdef', 3)
step({a => 1, b => 2, c => 3}, 2)
step(10, 4)
step(Integer[1, 10], 3)
step(Integer[0, 10], 3).step(2)
step(Integer[1, 10], 3).reverse_each
Integer[0, 10].reverse_each.step(3)
[1, 2, 3, 4, 5].step(2).reverse_each
[1, 2, 3, 4, 5].reverse_each.step(2)
[1, 2, 3, 4, 5, 6, 7, 8].step(2).step(2)
step([1, 2, 3], 2) |$x| { $x }
step([1, 2, 3], 5)
step([1, 2, 3], 0)
step([1, 2, 3], -1)
step([1, 2, 3])
step([1, 2, 3], 'a')
step(true, 2)
step([], 2)
[1, 2, 3, 4].step(2).each |$i, $x| { $x }
[1, 2, 3, 4].step(2).filter |$x| { $x > 1 }
[1, 2, 3, 4].step(2).reduce |$m, $x| { $m + $x }
[1, 2, 3, 4].reverse_each.slice(2)
# tree_each
tree_each([1, [2, 3]])
tree_each([1, [2, 3]]).map |$x| { $x }
tree_each([1, [2, 3]]) |$x| { $x }
tree_each([1, [2, 3]]) |$p, $v| { $v }
tree_each({a => {b => 1}, c => [2]})
tree_each({a => {b => 1}, c => [2]}, {order => breadth_first})
tree_each({a => {b => 1}, c => [2]}, {order => depth_first})
tree_each([1, [2, [3]], 4], {order => breadth_first})
tree_each([1, [2, 3]], {include_root => false})
tree_each([1, [2, 3]], {include_containers => false})
tree_each([1, [2, 3]], {include_values => false})
tree_each([1, [2, 3]], {include_containers => false, order => breadth_first})
tree_each([1, [2, 3]], {include_values => false, order => breadth_first})
tree_each([1, [2, 3]], {include_values => false, include_containers => false})
tree_each([1, {a => [2]}], {container_type => Array})
tree_each({a => [1, {b => 2}]}, {container_type => Hash, include_root => false})
tree_each([1], {container_type => Integer})
tree_each([1], {order => 'x'})
tree_each([1], {unknown => true})
tree_each([])
tree_each([], {include_root => false})
tree_each({})
tree_each([[], [[]]])
tree_each([[], [[]]], {include_containers => false})
tree_each([[], 1, [], 2])
tree_each([[], [1], [[2]]], {order => breadth_first})
tree_each([undef, [undef]])
tree_each(1)
tree_each('abc')
tree_each(undef)
tree_each([1, [2]].reverse_each)
tree_each([1]) |$a, $b, $c| { 1 }
tree_each([1], 2)
[1, [2, 3]].tree_each({include_containers => false}).map |$e| { $e[1] }
[1, [2, 3]].tree_each.reverse_each.map |$e| { $e[1] }
[1, [2, 3]].tree_each.step(2).map |$e| { $e[1] }
[1, [2, 3]].tree_each.filter |$e| { $e[1] =~ Integer }
Hash([1, [2, 3]].tree_each, 'tree')
type(tree_each([1]))
