# Fails: facts with odd names and values, case 56.
# facts: {"n": 18446744073709551616}
notice(fqdn_rand($n))
