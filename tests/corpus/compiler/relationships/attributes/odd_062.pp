# Fails: odd names and references, case 62.
realize()
