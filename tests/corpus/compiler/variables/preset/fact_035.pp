# Facts with odd names and values, case 35.
# facts: {"n": 9007199254740993}
notice($n, $n + 0.0, Float($n)) notify { 'a': message => $n }
