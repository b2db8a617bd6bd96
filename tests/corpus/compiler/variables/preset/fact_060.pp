# Fails: facts with odd names and values, case 60.
# facts: {"n": 18446744073709551616}
notice(Binary([$n]))
