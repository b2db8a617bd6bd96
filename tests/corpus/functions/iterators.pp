# Iterators: who walks them how, and what is left of them.
['a', 'b', 'B'].reverse_each.unique |$x| { String($x, '%d') }
type([1,2,3,4].reverse_each)
type([1,2,3].reverse_each)
type([1,1].reverse_each)
type([].reverse_each)
type({a=>1,b=>'c'}.reverse_each)
type({a=>1}.reverse_each)
type(Integer[1,4].reverse_each)
type(4.reverse_each)
type('ab'.reverse_each)
type(Enum[a,b].reverse_each)
type([1,'a',2.0].step(2))
type([1,'a',2.0].reverse_each.step(2))
type([[1,2],['a']].reverse_each)
type([1,2].reverse_each, reduced)
type([1,2].reverse_each, generalized)
type(['a','b'].reverse_each)
type(['a','b'].reverse_each, generalized)
$x=[1,2].reverse_each notice(type($x)) $x.each |$y| { } $x.each |$i,$y| { } $x
$x=[1,2,3].reverse_each $x.index |$y| { $y == 2 } Array($x)
$x=[1,2,3].reverse_each [Array($x), Array($x)]
$x=[1,2,3].reverse_each [$x.map |$i,$y| { $y }, $x.map |$i,$y| { $y }]
$x=[1,2,3].reverse_each $x.any |$i,$y| { $y == 3 } $x.map |$y| { $y }
$x=[1,2,3].reverse_each.each |$i,$y| { } $x.map |$y| { $y }
[1,2,3].reverse_each.each |$y| { }
[1,2,3].reverse_each |$y| { }
[1,2,3].step(2) |$y| { }
{a=>1}.reverse_each.each |$y| { }
{a=>1}.reverse_each.each |$k, $y| { }
[1,2,3].reverse_each.each |$i,$y| { }
[1,2,3].reverse_each.reverse_each.each |$i,$y| { }
[1,2,3].step(2).each |$i,$y| { }
[1,2,3,4].tree_each.each |$i,$y| { }
"${[1,2,3,4].reverse_each}"
sort([1].reverse_each)
sort([1,2].reverse_each)
sort([1,2,3].reverse_each)
sort([1,'a',3].reverse_each)
sort(['a','b'].reverse_each)
sort([['a'],['b']].reverse_each)
sort([[1,2],[3]].reverse_each)
sort({a=>1,b=>2}.reverse_each)
sort({a=>1}.reverse_each)
sort(Integer[1,4].reverse_each)
sort([1,2,3].step(2))
sort([].reverse_each)
sort([true,false].reverse_each)
sort([1.5,2.5].reverse_each)
assert_type(Iterator[String], [1,2,3].reverse_each)
assert_type(Iterator[Integer[0,1]], [1,2,3].reverse_each)
assert_type(String, [1,2,3].reverse_each)
assert_type(Variant[String,Integer], [1,2,3].reverse_each)
assert_type(Array[String], [[1,2,3].reverse_each])
type([1,4].reverse_each, generalized)
type([1,4].reverse_each, reduced)
$x=[1,2,3,4,5].reverse_each $x.each |$y| { if $y == 3 { break() } } [$x.map |$y| { $y }, $x.reduce |$a,$b| { $a + $b }, $x.map |$y| { $y }]
$x=[1,2,3,4,5].step(2) [$x.map |$y| { $y }, $x.reduce |$a,$b| { $a + $b }, $x.map |$y| { $y }]
$x=[1,2,3,4,5].reverse_each $y = $x.step(2) $x.each |$z| { if $z == 4 { break() } } Array($y)
$x=[1,2,3,4,5].reverse_each $y = $x.step(2) $y.each |$z| { break() } $x.map |$z| { $z }
$x=Integer[1,5].reverse_each $y = $x.step(2) $x.each |$z| { if $z == 4 { break() } } [Array($y), Array($x)]
$x=[1,2,3,4,5].step(2) $x.each |$z| { break() } Array($x.reverse_each)
$x=[1,2,3,4,5].step(2) $y = $x.reverse_each [Array($y), Array($x)]
$x=[1,2,3,4,5].reverse_each $y = $x.reverse_each [Array($y), Array($x)]
$x=[1,2,3].reverse_each [$x.filter |$i,$y| { true }, $x.filter |$y| { true }, $x.all |$y| { $y < 3 }, $x.slice(2), $x.slice(2), $x.unique, $x.unique, $x.index(1), $x.upcase]
$x=[1,2,3,4].step(2) [$x.index(3), $x.index(3)]
$x=[1,2,3,4].step(2) [$x.slice(2), $x.slice(2)]
$x=Integer[1,4].reverse_each [$x.slice(2), $x.slice(2)]
$x=[1,2].reverse_each [*$x, *$x]
$x=[1,2].reverse_each notify { $x: } [*$x]
$x=[1,[2]].tree_each [$x.map |$y| { $y }, $x.map |$y| { $y }]
$x=['a','b'].reverse_each [$x.join(','), "${x}"]
$x=[1,2].reverse_each [$x] + $x
[[[1]],[[2,3]],[[]],[[{a=>1}]],[{}],[undef]].each |$e| { notice(Array($e.step(2))) notice($e.step(2).map |$x| { $x }) notice($e.step(2).reduce([]) |$m,$x| { $m + [$x] }) notice($e.step(2).slice(2)) notice(Array($e.step(2).reverse_each)) notice($e.step(2).index(1))  }
[[1],2,[[3]],4].step(2).filter |$x| { true }
[[1],2,[[3]],4].step(2).any |$i, $x| { notice($x) false }
[[1],2,[[3]],4].step(2).all |$x| { notice($x) true }
[[1],2,[[3]],4].step(2).all |$i, $x| { notice($x) true }
[[1],2,[[3]],4].step(2).any |$x| { notice($x) false }
[[1],2,[[3]],4].step(2).unique
[[1],2,[[3]],4].step(2).each |$i,$x| { notice($x) }
[[1],2,[[3]],4].step(2).map |$i,$x| { $x }
[[1],2,[[3]],4].step(2) |$x| { notice($x) }
[[1],2,[[3]],4].reverse_each |$x| { notice($x) }
[[1],2,[[3]],4].reverse_each |$x| { break() }
[[1],2,[[3]],4].step(1) |$x| { notice($x) break() }
[[1],2,[[3]],4].step(2).step(2)
[[[1]],2,[[3]],4].step(2).step(2)
[[1],2,[[3]],4].tree_each |$p, $x| { notice($p) break() }
[[1],2,[[3]],4].tree_each.step(2)
[[1],2].tree_each |$x| { notice($x) next() }
[[1],2].reverse_each |$x| { return(1) }
type([[1],2,[[3]],4].step(2))
{a=>1,b=>2}.step(1).step(2)
{a=>1,b=>2}.step(1).each |$k, $v| { notice($k, $v) }
{a=>1,b=>2}.step(1).map |$k, $v| { [$k, $v] }
{a=>1,b=>2}.step(1).map |$k| { [$k] }
{a=>1,b=>2}.step(1).filter |$k, $v| { true }
{a=>1,b=>2}.step(1).any |$k, $v| { $k == 'b' }
{a=>1,b=>2}.step(1).index |$k, $v| { $k == 'b' }
{a=>1,b=>2}.step(1).index(2)
$x = {a=>1,b=>2}.step(1) [$x.map |$k| { $k }, $x.map |$k| { $k }, $x.map |$k,$v| { $k }, $x.each |$k,$v| { $k }]
$x = {a=>1,b=>2}.step(1) [$x.map |$k,$v| { $k }, $x.map |$k,$v| { $k }]
$x = {a=>1,b=>2}.step(1) [$x.filter |$k,$v| { true }, $x.filter |$k,$v| { true }]
$x = {a=>1,b=>2}.step(1) $x.each |$k,$v| { } [$x.map |$k,$v| { $k }, $x.filter |$k,$v| { true }]
$x = {a=>1,b=>2}.step(1) $x.index |$k,$v| { true } [$x.map |$k| { $k }]
{a=>1,b=>2}.step(1).filter |$k,$v| { break() }
{a=>1,b=>2}.step(1).each |$k,$v| { notice($k) break() }
{a=>1,b=>2}.step(1).map |$k,$v| { break() }
join([1].reverse_each, ',')
notice([1].reverse_each)
max(['a'].reverse_each)
partition([1].reverse_each) |$i, $s| { true }
3.14.reverse_each |$v| {  }
[1].reverse_each(1)
[1].reverse_each(1) |$v| {  }
[1].reverse_each() |$v1, $v2| {  }
[1].reverse_each() | | {  }
[1].reverse_each() |$v1, $v2=extra| {  }
assert_type(Iterable, [1].reverse_each)
5.reverse_each |$x| { notice($x) }
Integer[5,8].reverse_each |$x| { notice($x) }
Integer[5,default].reverse_each |$x| { notice($x) }
Enum[first,second,third].reverse_each |$x| { notice($x) }
{first => 1,second => 2}.reverse_each |$t| { notice($t[0]) }
String(['a'].reverse_each)
"${['a','b'].reverse_each}"
String([1,2,3].step(2))
[1,2,3].step('a')
[1,2,3].step(2) |$a,$b| { }
Integer[1,10].step(3) |$x| { notice($x) }
Integer[1,10].step(3).step(2)
[1,2,3,4].step(2).reverse_each.map |$x| { $x * 2 }
[1,2,3,4].reverse_each.step(2).map |$x| { $x * 2 }
[1,2,3,4].reverse_each.filter |$x| { $x > 1 }
[1,2,3,4].reverse_each.reduce |$a,$b| { $a - $b }
[1,2,3,4].reverse_each.reverse_each
[1,2,3,4].reverse_each.slice(2)
[1,2,3,4].reverse_each.sort
[1,2,3,4].reverse_each.unique
[1,2,3,4].reverse_each.length
[1,2,3,4].reverse_each.empty
[1,2,3,4].reverse_each.flatten
[1,2,3,4].reverse_each.any |$x| { $x == 3 }
[1,2,3,4].reverse_each.group_by |$x| { $x % 2 }
[1,2,3,4].reverse_each[0]
[1,2,3,4].reverse_each == [4,3,2,1]
3 in [1,2,3,4].reverse_each
[1] + [2,3].reverse_each
[1,2,3].reverse_each + [4]
[[1,2],[3,4]].reverse_each.each |$i, $x| { notice($i, $x) }
{a=>1,b=>2}.reverse_each.map |$k, $v| { [$k, $v] }
{a=>1,b=>2}.reverse_each.map |$kv| { $kv }
{a=>1,b=>2}.step(2).map |$k, $v| { [$k, $v] }
{a=>1}.tree_each.map |$x| { $x }
{a=>1}.tree_each.each |$i, $x| { notice($i, $x) }
Array([1,2].reverse_each)
Hash([[1,2]].reverse_each)
Hash({a=>1}.reverse_each)
Tuple([1,2].reverse_each)
*[1,2].reverse_each
[*[1,2].reverse_each]
notice(*[1,2].reverse_each)
with(*[1,2].reverse_each) |$a, $b| { $b }
unique([{}]) |$x| { break() }
unique(['a']) |$x| { fail('x') }
unique('a') |$x| { fail('x') }
unique({a=>1}) |$x| { fail('x') }
unique(1) |$x| { fail('x') }
unique([1].reverse_each) |$x| { fail('x') }
all(Integer[1,3]) |$a, $b| { break() }
all(Integer[1,3]) |$a| { break() }
all(3) |$a| { break() }
all('abc') |$a| { break() }
all([1,2].step(2)) |$a| { break() }
all([1,2].reverse_each) |$a| { break() }
any(Integer[1,3]) |$a, $b| { break() }
any(Integer[1,3]) |$a| { break() }
any([1,2].step(2)) |$a| { break() }
any(Enum[a,b]) |$a| { break() }
index(Integer[1,3]) |$a| { break() }
index(Integer[1,3]) |$a,$b| { break() }
index([1,2].step(2)) |$a| { break() }
index([1,2]) |$a| { break() }
index({a=>1}.step(1)) |$a| { break() }
index('abc') |$a| { break() }
unique(Integer[1,3]) |$a| { if $a == 2 { break() } $a }
unique([1,2,3].step(2)) |$a| { break() }
unique([1,2,3].reverse_each) |$a| { break() }
unique([1,2,3]) |$a| { break() }
reduce(Integer[1,3]) |$a,$b| { break() }
reduce([1,2].reverse_each) |$a,$b| { break() }
slice(Integer[1,4], 2) |$a,$b| { break() }
slice([1,2], 1) |$a| { break() }
slice([1,2], 2) |$a,$b| { break() }
slice({a=>1}, 1) |$a| { break() }
sort([1,2]) |$a,$b| { break() }
max(1,2) |$a,$b| { break() }
group_by([1,2]) |$a| { break() }
partition([1,2]) |$a| { break() }
then(1) |$a| { break() }
lest(undef) || { break() }
with(1) |$a| { break() }
unwrap(Sensitive(1)) |$a| { break() }
get({a=>1}, 'a.b.c') |$m| { break() }
assert_type(Integer, 'a') |$e, $a| { break() }
[1].map |$x| { [2].with |$y| { break() } }
[1,2].map |$x| { then(1) |$y| { break() } }
map({a=>1}) |$k,$v| { break() }
map({a=>1}) |$k| { break() }
filter({a=>1}) |$k,$v| { break() }
filter({a=>1}) |$k| { break() }
filter([1]) |$k| { break() }
each({a=>1}) |$k| { break() }
any({a=>1}) |$k| { break() }
all({a=>1}) |$k,$v| { break() }
call('with', 1) |$x| { break() }
lookup('nosuch') |$k| { break() }
[[1,2],[3]].reverse_each() |$x, *$r| { notice($x, $r) }
[[1,2],[3]].reverse_each() |*$r| { notice($r) }
[[1,2],[3]].step(2) |*$r| { notice($r) }
[[1,2],[3]].step(1) |$a, $b = 7| { notice($a, $b) }
[[1,2,3],[3]].step(1) |$a, $b = 7| { notice($a, $b) }
[{a=>1,b=>2}].step(1) |*$r| { notice($r) }
[undef].step(1) |*$r| { notice($r) }
[undef].step(1) |$a = 5| { notice($a) }
[[1]].step(1) |$a = 5| { notice($a) }
{a=>1,b=>2}.reverse_each |$a, $b = 7| { notice($a, $b) }
{a=>1,b=>2}.reverse_each |$a| { notice($a) }
[[1,2]].reverse_each |Integer *$a| { notice($a) }
[['a']].tree_each |*$a| { notice($a) }
[['a']].tree_each |$a, $b = 3| { notice($a, $b) }
