# The value of each.
notify { 'v': message => [[1, 2].each |$x| { }, { a => 1 }.each |$k, $v| { }] }
