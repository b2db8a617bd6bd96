# A lambda takes what it can.
notify { 'v': message => [[1, 2].map |$x| { $x }, [5, 6].map |$i, $x| { "${i}${x}" }, { a => 1 }.map |$k, $v| { "${k}${v}" }, { a => 1 }.map |$kv| { $kv }] }
