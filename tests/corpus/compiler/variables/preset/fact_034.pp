# Facts with odd names and values, case 34.
# facts: {"n": "12"}
notice($n + 1, $n == 12)
