# Fails: odd names and references, case 63.
realize(undef)
