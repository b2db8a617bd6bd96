# Fails: odd names and references, case 60.
realize('x')
