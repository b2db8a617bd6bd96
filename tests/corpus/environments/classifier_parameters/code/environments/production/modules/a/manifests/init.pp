class a($x = 1, $y = 'd') { notify { 'a': message => [$x, $y] } }
