# Facts with odd names and values, case 48.
# facts: {"n": 18446744073709551616}
notice(lookup('x', {default_value => $n}))
