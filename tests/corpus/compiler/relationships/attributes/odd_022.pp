# Fails: odd names and references, case 22.
notify { '': }
