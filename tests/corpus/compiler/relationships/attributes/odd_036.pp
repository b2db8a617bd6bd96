# Fails: odd names and references, case 36.
notify { 'c': require => Integer }
