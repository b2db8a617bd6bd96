# Fails: facts with odd names and values, case 49.
# facts: {"n": 18446744073709551616}
fail($n)
