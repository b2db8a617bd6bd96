# Fails: facts with odd names and values, case 33.
# facts: {"n": "12"}
notice($n + 1, $n == 12, $n > 5)
