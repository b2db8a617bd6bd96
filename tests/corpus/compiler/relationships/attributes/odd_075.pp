# Fails: odd names and references, case 75.
notice(Class['a b'])
