# The function filter.
notify { 'v': message => [[1, 2, 3].filter |$x| { $x > 1 }, { a => 1, b => 2 }.filter |$k, $v| { $v > 1 }, [1, undef, false].filter |$x| { $x }, [5, 6].filter |$i, $x| { $i == 1 }, { a => 1 }.filter |$p| { $p[1] == 1 }] }
