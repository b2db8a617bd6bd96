# The function map.
notify { 'v': message => [[1, 2].map |$x| { $x * 2 }, { a => 1, b => 2 }.map |$k, $v| { [$k, $v] }, 'abc'.map |$c| { "${c}${c}" }, 3.map |$i| { $i }, map([1]) |$x| { $x }] }
