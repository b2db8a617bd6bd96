# Fails: facts with odd names and values, case 52.
# facts: {"n": 18446744073709551616}
notice([1,2,3].slice($n))
