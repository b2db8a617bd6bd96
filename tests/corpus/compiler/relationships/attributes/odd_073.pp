# Fails: odd names and references, case 73.
notice(File['a', 1])
