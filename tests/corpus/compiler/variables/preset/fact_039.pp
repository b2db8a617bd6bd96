# Fails: facts with odd names and values, case 39.
# facts: {"n": [18446744073709551616]}
notify { 'a': message => $n }
