# Fails: odd names and references, case 40.
notify { 'c': require => Resource }
