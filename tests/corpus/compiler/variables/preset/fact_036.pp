# Facts with odd names and values, case 36.
# facts: {"n": 9223372036854775807}
notify { 'a': message => $n } notice($n - 1)
