# Fails: odd names and references, case 64.
realize(Notify)
