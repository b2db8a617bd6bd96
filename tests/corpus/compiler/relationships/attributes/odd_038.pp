# Fails: odd names and references, case 38.
notify { 'c': require => File }
