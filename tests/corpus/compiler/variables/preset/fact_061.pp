# Facts with odd names and values, case 61.
# facts: {"n": 18446744073709551616}
notice($n.convert_to(String), $n.convert_to(Float), $n.type)
