# Facts with odd names and values, case 59.
# facts: {"n": 18446744073709551616}
notice(Timespan($n))
