# Fails: facts with odd names and values, case 38.
# facts: {"n": -9223372036854775809}
notify { 'a': message => $n }
