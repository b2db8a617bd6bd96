# Fails: facts with odd names and values, case 58.
# facts: {"n": 18446744073709551616}
notice([1] * $n)
