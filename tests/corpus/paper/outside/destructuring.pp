# Assignment to several variables.
[$a, $b] = [1, 2]
notify { 'sum': message => $a + $b }
