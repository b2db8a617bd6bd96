# Fails: odd names and references, case 74.
notice(Class[1])
