# Fails: odd names and references, case 32.
notify { 'c': require => {} }
