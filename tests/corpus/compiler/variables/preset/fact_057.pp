# Fails: facts with odd names and values, case 57.
# facts: {"n": 18446744073709551616}
notice('abc' * $n)
