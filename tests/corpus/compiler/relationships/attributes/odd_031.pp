# Fails: odd names and references, case 31.
notify { 'c': require => true }
