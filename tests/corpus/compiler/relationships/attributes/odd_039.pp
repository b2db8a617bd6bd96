# Fails: odd names and references, case 39.
notify { 'c': require => Class }
