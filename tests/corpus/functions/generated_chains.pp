# Generated: python -m tests.oracle.functions.fuzz --seed 21 --count 700 --write generated_chains chains
{1 => 2}.upcase.all |$i, $x| { $i < 5 }
Enum[a, b, c].unwrap.convert_to(String).flatten
undef.keys.reverse_each.reverse_each
{1 => 2}.map |$i, $x| { [$i, $x] }.slice(2)
[].step(3).type
[[[1]]].step(3).group_by |$x| { $x }.dig(0)
Integer[1, 5].length.step(2).slice(2)
Integer[1, 5].step(2)
'hello'.max.group_by |$x| { $x }.join(',')
5.flatten.step(3).unwrap
{a => 1, b => [2]}.sort.reduce |$a, $b| { [$a, $b] }
{a => 1, b => [2]}.each |$x| { }.max.unwrap
[undef, 1].sort.group_by |$x| { $x }.slice(2)
{1 => 2}.all |$i, $x| { $i < 5 }.length.with |$x| { $x }
[undef, 1].index |$x| { $x == 2 }.convert_to(Array).empty
[1, 2, 3].filter |$x| { $x != 1 }.unique
[1, 2, 3].convert_to(Array).map |$i, $x| { [$i, $x] }.max
undef.reduce(0) |$a, $b| { $b }.split('').reverse_each |$x| { $x }
Integer[1, 5].flatten.unique
0.partition |$x| { $x == 1 }.reverse_each |$x| { $x }
[].filter |$i, $x| { $i != 1 }.unique
'hello'.type
'hello'.step(3).lest || { 1 }
{1 => 2}.unique.match(/a/)
''.convert_to(Array)
[undef, 1].keys.keys.unique
{a => 1, b => [2]}.with |$x| { $x }.upcase.unwrap
[[1, 2], [3, 4]].map |$x| { $x }
[[1, 2], [3, 4]].step(3).upcase
'hello'.join(',').map |$i, $x| { [$i, $x] }
5.slice(2).unwrap
{}.each |*$x| { }
Sensitive([1, 2]).step(2).reduce |$a, $b| { [$a, $b] }.length
''.reverse_each |$x| { $x }.type
Sensitive([1, 2]).index(1).each |*$x| { }.dig(0)
{}.each |*$x| { }.reverse_each.empty
[1, 2, 3].values.match(/a/)
[].match(/a/).upcase
[undef, 1].each |*$x| { }.each |*$x| { }
Integer[1, 5].join(',').filter |$i, $x| { $i != 1 }
[1, 2, 3].with |$x| { $x }.slice(2)
Integer[1, 5].all |$i, $x| { $i < 5 }
[[1, 2], [3, 4]].dig(0).index |$x| { $x == 2 }
Sensitive([1, 2]).reduce(0) |$a, $b| { $b }.step(2) |$x| { break() }.unique
'hello'.empty.sort
[3, [1, 'a'], {b => 2}].reverse_each |$x| { $x }.convert_to(String).map |$x| { $x }
[undef, 1].then |$x| { $x }
[undef, 1].split('')
[].values.reverse_each |$x| { $x }
[3, [1, 'a'], {b => 2}].keys.empty
[[1, 2], [3, 4]].all |$i, $x| { $i < 5 }.convert_to(String)
Sensitive([1, 2]).split('').filter |$i, $x| { $i != 1 }.dig(0)
[3, [1, 'a'], {b => 2}].convert_to(String).reverse_each |$x| { $x }.index |$x| { $x == 2 }
[[1, 2], [3, 4]].all |$i, $x| { $i < 5 }.step(2) |$x| { break() }.lest || { 1 }
Enum[a, b, c].map |$i, $x| { [$i, $x] }.step(2) |$x| { break() }.index |$x| { $x == 2 }
''.map |$i, $x| { [$i, $x] }.index |$x| { $x == 2 }
Integer[1, 5].map |$i, $x| { [$i, $x] }.map |$i, $x| { [$i, $x] }.with |$x| { $x }
[1, 2, 3].with |$x| { $x }.unwrap.lest || { 1 }
[undef, 1].join(',').map |$i, $x| { [$i, $x] }.reduce(0) |$a, $b| { $b }
[3, [1, 'a'], {b => 2}].type
[].any |$x| { $x }
[undef, 1].type.then |$x| { $x }.keys
[undef, 1].index |$x| { $x == 2 }.convert_to(Array).reduce(0) |$a, $b| { $b }
[3, [1, 'a'], {b => 2}].unwrap
Sensitive([1, 2]).length.reverse_each |$x| { $x }
[[[1]]].step(2) |$x| { break() }.reverse_each |$x| { $x }
[].unwrap.convert_to(Array)
[[1, 2], [3, 4]].step(2) |$x| { break() }.empty.lest || { 1 }
'hello'.index |$x| { $x == 2 }
[[1, 2], [3, 4]].join(',').slice(2)
'hello'.filter |$x| { $x != 1 }
[[1, 2], [3, 4]].step(2) |$x| { break() }.empty.then |$x| { $x }
0.length.match(/a/)
{}.filter |$x| { $x != 1 }.step(2)
undef.values.slice(2)
Enum[a, b, c].keys.reverse_each |$x| { $x }.any |$x| { $x }
'hello'.join(',').then |$x| { $x }.join(',')
[[[1]]].step(2) |$x| { break() }.any |$x| { $x }.flatten
{}.filter |$i, $x| { $i != 1 }.sort.reduce |$a, $b| { [$a, $b] }
''.length
{a => 1, b => [2]}.convert_to(String)
[3, [1, 'a'], {b => 2}].join(',').reverse_each |$x| { $x }.with |$x| { $x }
[].reverse_each.dig(0).slice(2)
[[1, 2], [3, 4]].sort
''.reverse_each.length.unique
{1 => 2}.lest || { 1 }.map |$x| { $x }
Enum[a, b, c].upcase.join(',')
[].reduce(0) |$a, $b| { $b }.split('').match(/a/)
[1, 2, 3].match(/a/).map |$i, $x| { [$i, $x] }.filter |$x| { $x != 1 }
Enum[a, b, c].slice(2).map |$x| { $x }.convert_to(Array)
Sensitive([1, 2]).unwrap.group_by |$x| { $x }.slice(2)
5.partition |$x| { $x == 1 }.all |$i, $x| { $i < 5 }
[1, 2, 3].map |$i, $x| { [$i, $x] }.map |$i, $x| { [$i, $x] }
undef.filter |$i, $x| { $i != 1 }.sort
{}.partition |$x| { $x == 1 }.map |$x| { $x }
[3, [1, 'a'], {b => 2}].match(/a/).convert_to(Array)
[undef, 1].unique.step(3)
[].partition |$x| { $x == 1 }
{}.upcase.sort.sort
{1 => 2}.filter |$x| { $x != 1 }.index |$x| { $x == 2 }.reduce(0) |$a, $b| { $b }
undef.step(3).partition |$x| { $x == 1 }
'hello'.step(2).length.convert_to(Array)
'hello'.with |$x| { $x }.step(2).any |$x| { $x }
Enum[a, b, c].step(2) |$x| { break() }
Integer[1, 5].index(1).empty.reduce |$a, $b| { [$a, $b] }
''.reverse_each.partition |$x| { $x == 1 }.flatten
{}.reverse_each |$x| { $x }.step(2).empty
'hello'.dig(0).convert_to(String)
Enum[a, b, c].reduce(0) |$a, $b| { $b }.convert_to(String).max
[[[1]]].length.filter |$x| { $x != 1 }
[undef, 1].reverse_each |$x| { $x }.flatten
''.split('').each |*$x| { }
{1 => 2}.match(/a/)
Enum[a, b, c].filter |$i, $x| { $i != 1 }
undef.length.convert_to(String)
Integer[1, 5].unique.keys
[[[1]]].convert_to(Array).sort.reduce |$a, $b| { [$a, $b] }
'hello'.type.empty
Sensitive([1, 2]).unwrap.values
[[[1]]].reduce |$a, $b| { [$a, $b] }
0.match(/a/)
[[1, 2], [3, 4]].each |*$x| { }.reduce(0) |$a, $b| { $b }.unique
5.join(',').step(3).reverse_each
[[1, 2], [3, 4]].split('').then |$x| { $x }.sort
[].max.unwrap.map |$x| { $x }
''.each |*$x| { }
0.then |$x| { $x }.partition |$x| { $x == 1 }.empty
[[[1]]].reverse_each |$x| { $x }.map |$i, $x| { [$i, $x] }.values
''.values
Integer[1, 5].sort.reverse_each |$x| { $x }.group_by |$x| { $x }
[[1, 2], [3, 4]].keys
5.values.filter |$i, $x| { $i != 1 }
[[1, 2], [3, 4]].reduce |$a, $b| { [$a, $b] }.convert_to(String).reduce |$a, $b| { [$a, $b] }
Sensitive([1, 2]).convert_to(Array).reduce |$a, $b| { [$a, $b] }
0.lest || { 1 }
[1, 2, 3].sort.slice(2)
[3, [1, 'a'], {b => 2}].values.upcase
Integer[1, 5].reverse_each |$x| { $x }
[1, 2, 3].reduce(0) |$a, $b| { $b }.reverse_each |$x| { $x }.with |$x| { $x }
undef.dig(0).max.length
[1, 2, 3].length.slice(2).partition |$x| { $x == 1 }
[[[1]]].then |$x| { $x }.convert_to(String).match(/a/)
[[[1]]].reduce(0) |$a, $b| { $b }.step(2)
[].match(/a/).match(/a/).filter |$x| { $x != 1 }
Sensitive([1, 2]).slice(2).unique
{}.index |$x| { $x == 2 }
[[1, 2], [3, 4]].reduce |$a, $b| { [$a, $b] }.map |$x| { $x }
'hello'.sort.slice(2).reverse_each
'hello'.slice(2).reduce(0) |$a, $b| { $b }.max
'hello'.dig(0)
[undef, 1].each |$x| { }
Enum[a, b, c].reduce |$a, $b| { [$a, $b] }
[1, 2, 3].filter |$x| { $x != 1 }.keys.reduce(0) |$a, $b| { $b }
Integer[1, 5].keys.reduce |$a, $b| { [$a, $b] }.type
undef.reverse_each.join(',').index(1)
''.upcase.step(3)
Sensitive([1, 2]).step(3).join(',').match(/a/)
'hello'.step(3).filter |$x| { $x != 1 }.values
{}.lest || { 1 }.unique.all |$i, $x| { $i < 5 }
''.convert_to(Array).values
[[1, 2], [3, 4]].map |$x| { $x }.each |$x| { }.all |$i, $x| { $i < 5 }
{a => 1, b => [2]}.convert_to(Array).index |$x| { $x == 2 }.each |*$x| { }
[[1, 2], [3, 4]].index(1).empty
{}.with |$x| { $x }
[3, [1, 'a'], {b => 2}].length.type
Integer[1, 5].unwrap.reduce |$a, $b| { [$a, $b] }.max
Enum[a, b, c].step(3).convert_to(Array)
0.type.flatten
{1 => 2}.convert_to(String)
'hello'.step(3).reduce |$a, $b| { [$a, $b] }
'hello'.group_by |$x| { $x }.reverse_each
[[[1]]].keys.partition |$x| { $x == 1 }
[undef, 1].sort.any |$x| { $x }.reverse_each |$x| { $x }
''.unwrap.slice(2)
''.slice(2).all |$i, $x| { $i < 5 }
[3, [1, 'a'], {b => 2}].keys
0.max.empty
[undef, 1].step(2).split('')
{}.reduce |$a, $b| { [$a, $b] }.step(2) |$x| { break() }
Integer[1, 5].step(2).reduce |$a, $b| { [$a, $b] }
Enum[a, b, c].convert_to(Array).convert_to(String).reduce |$a, $b| { [$a, $b] }
{1 => 2}.empty.all |$i, $x| { $i < 5 }
undef.empty.map |$x| { $x }
Integer[1, 5].unwrap.map |$x| { $x }.map |$i, $x| { [$i, $x] }
Integer[1, 5].flatten.convert_to(String)
[[1, 2], [3, 4]].with |$x| { $x }.all |$i, $x| { $i < 5 }.upcase
Integer[1, 5].any |$x| { $x }.partition |$x| { $x == 1 }.reverse_each
{}.then |$x| { $x }.index |$x| { $x == 2 }.values
5.lest || { 1 }.partition |$x| { $x == 1 }
Enum[a, b, c].unique.filter |$x| { $x != 1 }
'hello'.reverse_each.group_by |$x| { $x }
'hello'.partition |$x| { $x == 1 }
undef.step(2).step(3)
[].each |*$x| { }.index |$x| { $x == 2 }.step(2) |$x| { break() }
Enum[a, b, c].filter |$i, $x| { $i != 1 }.flatten
{1 => 2}.values.index |$x| { $x == 2 }
[undef, 1].empty.all |$i, $x| { $i < 5 }
[].index(1)
[].index(1).type
{a => 1, b => [2]}.step(2) |$x| { break() }.then |$x| { $x }
'hello'.flatten.step(2) |$x| { break() }.with |$x| { $x }
[undef, 1].convert_to(Array)
Sensitive([1, 2]).unique
Integer[1, 5].step(2) |$x| { break() }.reverse_each.step(2)
undef.slice(2).reverse_each
[[[1]]].filter |$x| { $x != 1 }
{1 => 2}.length.reverse_each |$x| { $x }.join(',')
Sensitive([1, 2]).values.flatten.split('')
[].index(1).map |$i, $x| { [$i, $x] }
'hello'.upcase.index |$x| { $x == 2 }
{}.partition |$x| { $x == 1 }.join(',').dig(0)
''.dig(0)
[3, [1, 'a'], {b => 2}].filter |$x| { $x != 1 }.sort.keys
0.unwrap.all |$i, $x| { $i < 5 }.convert_to(String)
Sensitive([1, 2]).any |$x| { $x }.sort
0.index |$x| { $x == 2 }.step(2) |$x| { break() }.match(/a/)
{1 => 2}.reduce(0) |$a, $b| { $b }.values.reduce |$a, $b| { [$a, $b] }
undef.unique.filter |$i, $x| { $i != 1 }
{}.unwrap.type
{}.keys.convert_to(String).values
{a => 1, b => [2]}.reduce |$a, $b| { [$a, $b] }.dig(0).unique
undef.max
[].type.upcase.join(',')
'hello'.type.sort
[[1, 2], [3, 4]].empty
Enum[a, b, c].values.join(',').convert_to(Array)
[].map |$x| { $x }.length
''.group_by |$x| { $x }.lest || { 1 }
undef.map |$x| { $x }.values.unique
'hello'.filter |$i, $x| { $i != 1 }.group_by |$x| { $x }
'hello'.match(/a/).flatten
undef.reverse_each |$x| { $x }.filter |$x| { $x != 1 }
'hello'.unique.join(',').empty
[[[1]]].step(3).unique
'hello'.match(/a/).empty
'hello'.join(',').empty.group_by |$x| { $x }
Enum[a, b, c].convert_to(String)
Integer[1, 5].each |$x| { }.group_by |$x| { $x }
Integer[1, 5].empty
[undef, 1].unwrap.any |$x| { $x }
[undef, 1].map |$x| { $x }
{}.slice(2).partition |$x| { $x == 1 }.lest || { 1 }
{a => 1, b => [2]}.index |$x| { $x == 2 }.filter |$i, $x| { $i != 1 }.then |$x| { $x }
{1 => 2}.with |$x| { $x }.unwrap.all |$i, $x| { $i < 5 }
[3, [1, 'a'], {b => 2}].upcase.keys.map |$x| { $x }
{}.keys.unwrap.values
{1 => 2}.reduce(0) |$a, $b| { $b }.type
0.sort.index |$x| { $x == 2 }.length
[[1, 2], [3, 4]].with |$x| { $x }.step(2)
{}.map |$i, $x| { [$i, $x] }
Sensitive([1, 2]).unwrap
{1 => 2}.group_by |$x| { $x }.empty
undef.values.map |$i, $x| { [$i, $x] }
'hello'.dig(0).map |$i, $x| { [$i, $x] }
''.join(',').lest || { 1 }
undef.join(',').convert_to(Array).filter |$i, $x| { $i != 1 }
5.filter |$x| { $x != 1 }.step(2) |$x| { break() }.join(',')
Enum[a, b, c].upcase.reduce(0) |$a, $b| { $b }.reduce(0) |$a, $b| { $b }
Enum[a, b, c].step(2).unique
[3, [1, 'a'], {b => 2}].group_by |$x| { $x }.reverse_each |$x| { $x }
Enum[a, b, c].split('').each |$x| { }.join(',')
{a => 1, b => [2]}.match(/a/).any |$x| { $x }
[].convert_to(Array)
{1 => 2}.partition |$x| { $x == 1 }.map |$x| { $x }.length
{}.step(2).step(2).dig(0)
[3, [1, 'a'], {b => 2}].convert_to(Array).max
[undef, 1].index |$x| { $x == 2 }.then |$x| { $x }.filter |$x| { $x != 1 }
{}.map |$x| { $x }.values.index |$x| { $x == 2 }
'hello'.step(3).each |*$x| { }
'hello'.split('').step(3).values
'hello'.empty.step(2) |$x| { break() }.lest || { 1 }
[1, 2, 3].filter |$x| { $x != 1 }.values
{a => 1, b => [2]}.lest || { 1 }.partition |$x| { $x == 1 }.empty
Sensitive([1, 2]).values.map |$i, $x| { [$i, $x] }.convert_to(Array)
[].dig(0).group_by |$x| { $x }
[1, 2, 3].unique.unwrap
'hello'.reverse_each.lest || { 1 }.reverse_each
{}.map |$i, $x| { [$i, $x] }.slice(2).flatten
[3, [1, 'a'], {b => 2}].each |*$x| { }.split('')
Sensitive([1, 2]).sort.sort
Sensitive([1, 2]).index |$x| { $x == 2 }.map |$x| { $x }
{}.index(1).length.empty
Enum[a, b, c].reverse_each |$x| { $x }.flatten
[3, [1, 'a'], {b => 2}].any |$x| { $x }.keys
{}.dig(0).split('').upcase
0.group_by |$x| { $x }.slice(2)
[1, 2, 3].reverse_each |$x| { $x }.map |$x| { $x }.split('')
[[[1]]].unique
{1 => 2}.then |$x| { $x }.lest || { 1 }.slice(2)
{1 => 2}.type.reduce(0) |$a, $b| { $b }.slice(2)
undef.dig(0).step(3).group_by |$x| { $x }
Integer[1, 5].max.convert_to(String).type
{}.type.each |$x| { }
[1, 2, 3].values.keys
Sensitive([1, 2]).flatten.map |$i, $x| { [$i, $x] }
0.then |$x| { $x }.partition |$x| { $x == 1 }
'hello'.type.partition |$x| { $x == 1 }.unwrap
undef.flatten.reverse_each |$x| { $x }
Sensitive([1, 2]).step(2) |$x| { break() }.filter |$x| { $x != 1 }
'hello'.map |$i, $x| { [$i, $x] }.partition |$x| { $x == 1 }.slice(2)
[[1, 2], [3, 4]].max.unwrap.empty
{a => 1, b => [2]}.sort.empty
[].lest || { 1 }.map |$x| { $x }
''.index(1).dig(0)
[1, 2, 3].flatten.reverse_each
[[1, 2], [3, 4]].with |$x| { $x }.each |$x| { }.unique
[1, 2, 3].reduce |$a, $b| { [$a, $b] }
{1 => 2}.map |$i, $x| { [$i, $x] }.step(2) |$x| { break() }
'hello'.step(2) |$x| { break() }.reduce |$a, $b| { [$a, $b] }.map |$i, $x| { [$i, $x] }
[1, 2, 3].split('').filter |$x| { $x != 1 }.convert_to(Array)
[3, [1, 'a'], {b => 2}].each |*$x| { }.unwrap.type
Enum[a, b, c].each |*$x| { }.reverse_each.map |$x| { $x }
''.each |*$x| { }.sort.index(1)
undef.filter |$i, $x| { $i != 1 }.index(1).flatten
''.join(',').map |$i, $x| { [$i, $x] }.match(/a/)
[[[1]]].upcase.index(1)
{1 => 2}.reduce(0) |$a, $b| { $b }
5.index(1)
[[[1]]].map |$i, $x| { [$i, $x] }.all |$i, $x| { $i < 5 }.dig(0)
[undef, 1].dig(0).filter |$x| { $x != 1 }
[3, [1, 'a'], {b => 2}].index(1).reduce(0) |$a, $b| { $b }.unwrap
{1 => 2}.filter |$i, $x| { $i != 1 }.length
5.group_by |$x| { $x }
{1 => 2}.step(2).slice(2).index(1)
Integer[1, 5].with |$x| { $x }.join(',')
5.partition |$x| { $x == 1 }
Enum[a, b, c].slice(2)
5.then |$x| { $x }.reverse_each |$x| { $x }
undef.each |$x| { }.values.with |$x| { $x }
'hello'.slice(2).step(3).length
{1 => 2}.filter |$x| { $x != 1 }
''.any |$x| { $x }.map |$i, $x| { [$i, $x] }
''.reduce(0) |$a, $b| { $b }.reverse_each |$x| { $x }
Sensitive([1, 2]).index |$x| { $x == 2 }.flatten.unwrap
{a => 1, b => [2]}.index(1).flatten
5.type.reverse_each |$x| { $x }.upcase
{}.max
Enum[a, b, c].empty.step(2) |$x| { break() }
[[[1]]].unique.reduce(0) |$a, $b| { $b }.filter |$x| { $x != 1 }
[[[1]]].length.then |$x| { $x }.each |$x| { }
[[1, 2], [3, 4]].step(2) |$x| { break() }.each |$x| { }.any |$x| { $x }
Enum[a, b, c].filter |$i, $x| { $i != 1 }.map |$i, $x| { [$i, $x] }
[1, 2, 3].step(2) |$x| { break() }.group_by |$x| { $x }
[[[1]]].filter |$i, $x| { $i != 1 }
0.lest || { 1 }.convert_to(String).step(2) |$x| { break() }
Integer[1, 5].reduce |$a, $b| { [$a, $b] }.index(1).reverse_each |$x| { $x }
[1, 2, 3].partition |$x| { $x == 1 }.step(2) |$x| { break() }.then |$x| { $x }
{1 => 2}.step(2).keys
undef.then |$x| { $x }.sort.with |$x| { $x }
{}.reduce |$a, $b| { [$a, $b] }.each |*$x| { }
5.slice(2).index(1)
'hello'.split('').empty
Sensitive([1, 2]).step(2).max.each |$x| { }
{1 => 2}.split('').filter |$x| { $x != 1 }
Integer[1, 5].partition |$x| { $x == 1 }.unique.partition |$x| { $x == 1 }
[].convert_to(String).match(/a/).match(/a/)
'hello'.each |$x| { }.length.step(3)
[3, [1, 'a'], {b => 2}].empty.reverse_each.lest || { 1 }
[1, 2, 3].flatten.all |$i, $x| { $i < 5 }
[[1, 2], [3, 4]].group_by |$x| { $x }.reverse_each |$x| { $x }
5.keys.dig(0).any |$x| { $x }
[undef, 1].lest || { 1 }.reverse_each
[1, 2, 3].reverse_each |$x| { $x }.upcase
''.filter |$i, $x| { $i != 1 }.reverse_each |$x| { $x }.lest || { 1 }
Integer[1, 5].index |$x| { $x == 2 }.index |$x| { $x == 2 }
undef.then |$x| { $x }
[[1, 2], [3, 4]].join(',').reduce(0) |$a, $b| { $b }.filter |$x| { $x != 1 }
[].step(2)
5.map |$i, $x| { [$i, $x] }
Sensitive([1, 2]).then |$x| { $x }
[[1, 2], [3, 4]].join(',').upcase.join(',')
'hello'.slice(2).step(2) |$x| { break() }.filter |$i, $x| { $i != 1 }
Enum[a, b, c].dig(0).match(/a/).filter |$x| { $x != 1 }
[].convert_to(Array).partition |$x| { $x == 1 }.keys
{a => 1, b => [2]}.step(3).map |$i, $x| { [$i, $x] }
[].empty.join(',').step(2)
0.convert_to(String).type
5.dig(0).map |$i, $x| { [$i, $x] }
{1 => 2}.step(2) |$x| { break() }.reduce(0) |$a, $b| { $b }.reverse_each
5.filter |$i, $x| { $i != 1 }.each |$x| { }.convert_to(Array)
{a => 1, b => [2]}.filter |$x| { $x != 1 }.reverse_each |$x| { $x }.convert_to(Array)
[[[1]]].reverse_each
'hello'.each |$x| { }.reduce(0) |$a, $b| { $b }
5.filter |$i, $x| { $i != 1 }.lest || { 1 }.index(1)
undef.unwrap.reduce(0) |$a, $b| { $b }
{a => 1, b => [2]}.reverse_each.match(/a/)
[[1, 2], [3, 4]].convert_to(Array).reverse_each |$x| { $x }.unwrap
Enum[a, b, c].reverse_each |$x| { $x }.split('').match(/a/)
0.any |$x| { $x }.reverse_each |$x| { $x }
0.split('').max.convert_to(Array)
5.sort
0.dig(0).filter |$x| { $x != 1 }.group_by |$x| { $x }
'hello'.join(',').index(1)
Integer[1, 5].filter |$x| { $x != 1 }.max.empty
[[1, 2], [3, 4]].convert_to(Array).then |$x| { $x }
[1, 2, 3].flatten.filter |$x| { $x != 1 }
[undef, 1].step(2).empty
{a => 1, b => [2]}.unwrap.partition |$x| { $x == 1 }
{1 => 2}.split('').upcase.flatten
[3, [1, 'a'], {b => 2}].each |$x| { }.values.lest || { 1 }
{a => 1, b => [2]}.join(',').reduce(0) |$a, $b| { $b }
0.filter |$i, $x| { $i != 1 }.keys
'hello'.map |$x| { $x }
Enum[a, b, c].then |$x| { $x }
''.map |$i, $x| { [$i, $x] }.each |$x| { }.values
''.map |$i, $x| { [$i, $x] }.flatten
'hello'.max.map |$i, $x| { [$i, $x] }.all |$i, $x| { $i < 5 }
'hello'.length.map |$x| { $x }.each |*$x| { }
[3, [1, 'a'], {b => 2}].with |$x| { $x }.step(3).each |*$x| { }
Integer[1, 5].all |$i, $x| { $i < 5 }.map |$i, $x| { [$i, $x] }.map |$x| { $x }
[].filter |$i, $x| { $i != 1 }.unwrap.unique
[undef, 1].step(2) |$x| { break() }.split('')
0.dig(0).empty
[1, 2, 3].map |$x| { $x }.map |$i, $x| { [$i, $x] }
[1, 2, 3].map |$x| { $x }.type.all |$i, $x| { $i < 5 }
'hello'.type.step(2) |$x| { break() }.slice(2)
[[[1]]].flatten
[[[1]]].flatten.partition |$x| { $x == 1 }.convert_to(String)
0.each |$x| { }.slice(2).step(2) |$x| { break() }
{1 => 2}.each |$x| { }.map |$x| { $x }.each |$x| { }
{}.filter |$x| { $x != 1 }.step(2) |$x| { break() }
5.map |$x| { $x }.max
[undef, 1].filter |$x| { $x != 1 }.filter |$x| { $x != 1 }
5.partition |$x| { $x == 1 }.unique
0.filter |$i, $x| { $i != 1 }.match(/a/)
'hello'.match(/a/)
[3, [1, 'a'], {b => 2}].reverse_each |$x| { $x }.slice(2)
Integer[1, 5].length
0.each |$x| { }.type.with |$x| { $x }
{}.step(2).sort.any |$x| { $x }
[1, 2, 3].reduce |$a, $b| { [$a, $b] }.each |$x| { }.unique
0.upcase.sort
'hello'.length.keys.join(',')
{}.empty.length.each |*$x| { }
[undef, 1].step(2) |$x| { break() }.each |*$x| { }.partition |$x| { $x == 1 }
Integer[1, 5].partition |$x| { $x == 1 }.partition |$x| { $x == 1 }.unwrap
{1 => 2}.reverse_each |$x| { $x }.with |$x| { $x }.group_by |$x| { $x }
[].dig(0).reverse_each |$x| { $x }
{a => 1, b => [2]}.index |$x| { $x == 2 }.keys
[[[1]]].unwrap
Enum[a, b, c].reduce(0) |$a, $b| { $b }.with |$x| { $x }
{a => 1, b => [2]}.step(2)
[[[1]]].unique.slice(2)
{1 => 2}.empty.keys
[undef, 1].step(3).reduce(0) |$a, $b| { $b }
Integer[1, 5].group_by |$x| { $x }.upcase.values
Enum[a, b, c].all |$i, $x| { $i < 5 }.slice(2)
[[[1]]].each |$x| { }.each |$x| { }.split('')
0.flatten.with |$x| { $x }.max
{a => 1, b => [2]}.step(2).dig(0).split('')
{}.unique.unwrap
{}.each |$x| { }.lest || { 1 }.group_by |$x| { $x }
{1 => 2}.lest || { 1 }.split('')
[1, 2, 3].keys.step(2) |$x| { break() }.all |$i, $x| { $i < 5 }
[1, 2, 3].unwrap.convert_to(Array)
[[[1]]].split('')
[1, 2, 3].type.unique.group_by |$x| { $x }
{}.map |$x| { $x }.index |$x| { $x == 2 }.lest || { 1 }
'hello'.each |*$x| { }.flatten.filter |$x| { $x != 1 }
undef.with |$x| { $x }.join(',').match(/a/)
0.step(3).each |$x| { }.unique
{}.keys
Enum[a, b, c].reverse_each |$x| { $x }.length
[[1, 2], [3, 4]].group_by |$x| { $x }.unique.empty
5.index(1).filter |$x| { $x != 1 }.dig(0)
Sensitive([1, 2]).lest || { 1 }.unique.slice(2)
Enum[a, b, c].index(1).step(2) |$x| { break() }
[[[1]]].index |$x| { $x == 2 }
[3, [1, 'a'], {b => 2}].group_by |$x| { $x }.index(1)
Sensitive([1, 2]).match(/a/).empty.any |$x| { $x }
{}.dig(0).all |$i, $x| { $i < 5 }
Integer[1, 5].flatten.max.dig(0)
Enum[a, b, c].index(1).flatten
{a => 1, b => [2]}.then |$x| { $x }
[].map |$i, $x| { [$i, $x] }.then |$x| { $x }
Enum[a, b, c].lest || { 1 }.any |$x| { $x }.reduce(0) |$a, $b| { $b }
Enum[a, b, c].filter |$i, $x| { $i != 1 }.map |$i, $x| { [$i, $x] }.convert_to(String)
'hello'.index(1).join(',')
5.keys.flatten.reverse_each |$x| { $x }
Sensitive([1, 2]).reduce(0) |$a, $b| { $b }
Enum[a, b, c].type.split('').type
''.lest || { 1 }.each |$x| { }
{a => 1, b => [2]}.convert_to(String).match(/a/)
'hello'.with |$x| { $x }.any |$x| { $x }
[[1, 2], [3, 4]].join(',')
[3, [1, 'a'], {b => 2}].step(2).index |$x| { $x == 2 }
5.then |$x| { $x }.reverse_each |$x| { $x }.upcase
5.with |$x| { $x }.any |$x| { $x }
[].group_by |$x| { $x }.group_by |$x| { $x }
5.unwrap.each |$x| { }
{a => 1, b => [2]}.join(',').each |$x| { }.join(',')
undef.then |$x| { $x }.filter |$i, $x| { $i != 1 }
{}.match(/a/)
undef.map |$i, $x| { [$i, $x] }.index(1).filter |$x| { $x != 1 }
''.match(/a/).index |$x| { $x == 2 }
[1, 2, 3].step(3).filter |$i, $x| { $i != 1 }
{}.map |$i, $x| { [$i, $x] }.map |$i, $x| { [$i, $x] }
[[1, 2], [3, 4]].reduce |$a, $b| { [$a, $b] }.reduce |$a, $b| { [$a, $b] }.convert_to(String)
[3, [1, 'a'], {b => 2}].dig(0).step(3).dig(0)
[].reduce(0) |$a, $b| { $b }.join(',').all |$i, $x| { $i < 5 }
[3, [1, 'a'], {b => 2}].sort.unwrap
[].each |*$x| { }.any |$x| { $x }
[[1, 2], [3, 4]].each |$x| { }.lest || { 1 }
''.any |$x| { $x }.unique
Integer[1, 5].all |$i, $x| { $i < 5 }.type.upcase
0.any |$x| { $x }
{1 => 2}.match(/a/).filter |$x| { $x != 1 }.empty
0.values.with |$x| { $x }.max
''.each |*$x| { }.step(3).dig(0)
Enum[a, b, c].each |$x| { }
Sensitive([1, 2]).step(3).each |$x| { }.reduce(0) |$a, $b| { $b }
{}.unique.filter |$x| { $x != 1 }
[undef, 1].keys.length
[3, [1, 'a'], {b => 2}].values.max
'hello'.split('').with |$x| { $x }.join(',')
Integer[1, 5].dig(0)
{}.unwrap.filter |$x| { $x != 1 }
{1 => 2}.sort
{1 => 2}.step(2)
[undef, 1].map |$i, $x| { [$i, $x] }.unique.values
{a => 1, b => [2]}.values
Integer[1, 5].with |$x| { $x }.reverse_each |$x| { $x }.each |*$x| { }
'hello'.filter |$i, $x| { $i != 1 }.then |$x| { $x }
Integer[1, 5].unwrap
[].values.step(3)
{a => 1, b => [2]}.each |$x| { }.step(3)
[1, 2, 3].step(2).step(2) |$x| { break() }.upcase
{a => 1, b => [2]}.reverse_each |$x| { $x }.max
{}.type.reverse_each |$x| { $x }.slice(2)
[undef, 1].lest || { 1 }.convert_to(Array).type
5.filter |$i, $x| { $i != 1 }.values.split('')
Enum[a, b, c].convert_to(Array).unwrap
'hello'.map |$i, $x| { [$i, $x] }.max.split('')
5.empty.filter |$x| { $x != 1 }
[[[1]]].step(3).reduce(0) |$a, $b| { $b }.each |$x| { }
Enum[a, b, c].all |$i, $x| { $i < 5 }.reverse_each |$x| { $x }.convert_to(String)
Sensitive([1, 2]).map |$i, $x| { [$i, $x] }.keys
0.upcase
[[[1]]].dig(0).map |$x| { $x }.max
5.then |$x| { $x }.length.filter |$i, $x| { $i != 1 }
''.step(3).each |$x| { }.convert_to(Array)
[undef, 1].partition |$x| { $x == 1 }.slice(2)
Integer[1, 5].all |$i, $x| { $i < 5 }.reduce(0) |$a, $b| { $b }
5.with |$x| { $x }.each |$x| { }.length
{}.empty
{1 => 2}.sort.keys.slice(2)
[].convert_to(Array).flatten
[undef, 1].any |$x| { $x }.sort
{a => 1, b => [2]}.keys.join(',')
[1, 2, 3].partition |$x| { $x == 1 }.reverse_each.reduce |$a, $b| { [$a, $b] }
0.filter |$x| { $x != 1 }.step(3)
undef.keys.unwrap.group_by |$x| { $x }
[undef, 1].max.dig(0)
[1, 2, 3].map |$i, $x| { [$i, $x] }.then |$x| { $x }.any |$x| { $x }
{}.step(2).index(1).group_by |$x| { $x }
5.then |$x| { $x }.step(3)
[[[1]]].partition |$x| { $x == 1 }.reduce(0) |$a, $b| { $b }
{}.convert_to(Array)
0.split('').index |$x| { $x == 2 }.index |$x| { $x == 2 }
undef.partition |$x| { $x == 1 }
5.slice(2)
0.lest || { 1 }.group_by |$x| { $x }.unwrap
Sensitive([1, 2]).slice(2).step(2) |$x| { break() }
[1, 2, 3].unique.reduce(0) |$a, $b| { $b }.lest || { 1 }
[].type.group_by |$x| { $x }.match(/a/)
{1 => 2}.split('').convert_to(String).any |$x| { $x }
Sensitive([1, 2]).filter |$x| { $x != 1 }.convert_to(String)
Integer[1, 5].convert_to(String)
Integer[1, 5].length.reduce |$a, $b| { [$a, $b] }.map |$i, $x| { [$i, $x] }
Sensitive([1, 2]).dig(0).step(2) |$x| { break() }
[3, [1, 'a'], {b => 2}].index(1).split('').convert_to(Array)
0.step(3).type
{a => 1, b => [2]}.index |$x| { $x == 2 }
''.reduce |$a, $b| { [$a, $b] }.filter |$i, $x| { $i != 1 }.max
Enum[a, b, c].step(2).lest || { 1 }.length
[3, [1, 'a'], {b => 2}].index(1).any |$x| { $x }.slice(2)
Enum[a, b, c].max.length
Enum[a, b, c].step(2)
5.reduce |$a, $b| { [$a, $b] }
[].sort.slice(2)
{a => 1, b => [2]}.split('').unwrap
5.then |$x| { $x }
5.index(1).partition |$x| { $x == 1 }
[[1, 2], [3, 4]].length
undef.any |$x| { $x }.values.convert_to(String)
''.group_by |$x| { $x }
[undef, 1].map |$x| { $x }.convert_to(String)
Sensitive([1, 2]).map |$x| { $x }
[].split('').each |$x| { }.step(2) |$x| { break() }
{1 => 2}.type.flatten.all |$i, $x| { $i < 5 }
Integer[1, 5].convert_to(Array).map |$i, $x| { [$i, $x] }
Sensitive([1, 2]).each |$x| { }.length.filter |$x| { $x != 1 }
Enum[a, b, c].split('').convert_to(String).step(2)
[undef, 1].reverse_each |$x| { $x }.unique.unique
[[1, 2], [3, 4]].group_by |$x| { $x }.upcase.reverse_each
''.each |$x| { }.dig(0)
''.reverse_each |$x| { $x }.lest || { 1 }.slice(2)
Enum[a, b, c].values.filter |$x| { $x != 1 }
{a => 1, b => [2]}.convert_to(Array)
0.join(',').each |*$x| { }
Enum[a, b, c].empty.unwrap
{1 => 2}.empty.convert_to(String)
[undef, 1].map |$x| { $x }.any |$x| { $x }
0.reverse_each |$x| { $x }.each |*$x| { }.map |$x| { $x }
Sensitive([1, 2]).with |$x| { $x }
undef.each |*$x| { }.reverse_each |$x| { $x }.reverse_each |$x| { $x }
{1 => 2}.length
undef.dig(0).reverse_each |$x| { $x }
[3, [1, 'a'], {b => 2}].each |*$x| { }.step(2).reverse_each
Sensitive([1, 2]).step(2).map |$x| { $x }
''.reverse_each |$x| { $x }
[3, [1, 'a'], {b => 2}].step(3).map |$i, $x| { [$i, $x] }.dig(0)
Sensitive([1, 2]).step(3).upcase.reverse_each
{a => 1, b => [2]}.max.index |$x| { $x == 2 }
[].keys.reduce(0) |$a, $b| { $b }
{a => 1, b => [2]}.max
'hello'.convert_to(Array).lest || { 1 }
[[1, 2], [3, 4]].lest || { 1 }.type.step(2)
[1, 2, 3].partition |$x| { $x == 1 }.empty
[[[1]]].unique.split('').map |$x| { $x }
0.then |$x| { $x }.reduce |$a, $b| { [$a, $b] }
Enum[a, b, c].group_by |$x| { $x }.unwrap
{}.unique.step(2)
'hello'.step(2).sort
5.upcase.reduce |$a, $b| { [$a, $b] }.reverse_each |$x| { $x }
[3, [1, 'a'], {b => 2}].filter |$x| { $x != 1 }.unwrap.type
[1, 2, 3].sort
undef.reverse_each |$x| { $x }
[undef, 1].map |$i, $x| { [$i, $x] }.then |$x| { $x }
{a => 1, b => [2]}.map |$i, $x| { [$i, $x] }.step(2) |$x| { break() }.type
{1 => 2}.empty.max.upcase
[[[1]]].empty.flatten.convert_to(String)
[[[1]]].slice(2).upcase.lest || { 1 }
[undef, 1].unwrap
{a => 1, b => [2]}.all |$i, $x| { $i < 5 }.any |$x| { $x }
[[1, 2], [3, 4]].map |$x| { $x }.step(3).lest || { 1 }
''.match(/a/).flatten.any |$x| { $x }
[[[1]]].dig(0)
Sensitive([1, 2]).index |$x| { $x == 2 }.reduce |$a, $b| { [$a, $b] }
Enum[a, b, c].split('')
Enum[a, b, c].match(/a/).each |*$x| { }.filter |$x| { $x != 1 }
{1 => 2}.split('').step(2)
Sensitive([1, 2]).max.reverse_each |$x| { $x }
Enum[a, b, c].filter |$i, $x| { $i != 1 }.slice(2)
[3, [1, 'a'], {b => 2}].partition |$x| { $x == 1 }
[undef, 1].flatten.step(3).all |$i, $x| { $i < 5 }
[].values.each |$x| { }
[1, 2, 3].step(3).join(',')
Sensitive([1, 2]).index |$x| { $x == 2 }
Integer[1, 5].then |$x| { $x }.unwrap
{}.empty.filter |$x| { $x != 1 }
[].flatten.empty.any |$x| { $x }
[[[1]]].step(2) |$x| { break() }.group_by |$x| { $x }.reduce(0) |$a, $b| { $b }
'hello'.index |$x| { $x == 2 }.convert_to(Array).all |$i, $x| { $i < 5 }
{}.step(2).convert_to(String)
5.reduce(0) |$a, $b| { $b }
{}.keys.length
'hello'.with |$x| { $x }.convert_to(String)
''.sort.reverse_each.join(',')
{1 => 2}.join(',').match(/a/).each |$x| { }
0.unwrap.sort.filter |$i, $x| { $i != 1 }
[1, 2, 3].map |$x| { $x }.partition |$x| { $x == 1 }
''.index |$x| { $x == 2 }.join(',').empty
''.split('').filter |$x| { $x != 1 }
[3, [1, 'a'], {b => 2}].map |$x| { $x }
Enum[a, b, c].map |$x| { $x }.step(3).all |$i, $x| { $i < 5 }
0.partition |$x| { $x == 1 }.convert_to(String).index |$x| { $x == 2 }
Enum[a, b, c].keys.upcase.length
[1, 2, 3].reduce |$a, $b| { [$a, $b] }.step(3)
{}.then |$x| { $x }.group_by |$x| { $x }.map |$i, $x| { [$i, $x] }
''.convert_to(Array).lest || { 1 }
[3, [1, 'a'], {b => 2}].dig(0).reverse_each.convert_to(Array)
'hello'.then |$x| { $x }.values.with |$x| { $x }
[undef, 1].reduce(0) |$a, $b| { $b }.slice(2)
[3, [1, 'a'], {b => 2}].sort.filter |$x| { $x != 1 }
Enum[a, b, c].unwrap.sort.partition |$x| { $x == 1 }
[].then |$x| { $x }
Enum[a, b, c].reverse_each |$x| { $x }.convert_to(String).each |$x| { }
[1, 2, 3].step(3).reverse_each |$x| { $x }.dig(0)
[[1, 2], [3, 4]].index |$x| { $x == 2 }.with |$x| { $x }.any |$x| { $x }
'hello'.match(/a/).with |$x| { $x }
[undef, 1].reverse_each |$x| { $x }.type
{1 => 2}.group_by |$x| { $x }.unwrap.values
Integer[1, 5].reduce(0) |$a, $b| { $b }.then |$x| { $x }
{1 => 2}.match(/a/).all |$i, $x| { $i < 5 }
