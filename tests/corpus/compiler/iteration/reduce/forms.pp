# The function reduce.
notify { 'v': message => [[1, 2, 3].reduce |$m, $x| { $m + $x }, [1, 2].reduce(10) |$m, $x| { $m + $x }, [].reduce |$m, $x| { 1 }, [7].reduce |$m, $x| { 1 }, { a => 1, b => 2 }.reduce |$m, $p| { $m + $p }] }
