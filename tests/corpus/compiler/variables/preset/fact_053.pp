# Facts with odd names and values, case 53.
# facts: {"n": 18446744073709551616}
notice([1,2,3].step($n))
