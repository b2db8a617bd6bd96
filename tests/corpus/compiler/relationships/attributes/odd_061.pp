# Fails: odd names and references, case 61.
realize(1)
