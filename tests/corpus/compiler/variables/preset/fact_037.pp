# Facts with odd names and values, case 37.
# facts: {"n": -9223372036854775808}
notify { 'a': message => $n } notice($n + 1, abs($n + 1))
