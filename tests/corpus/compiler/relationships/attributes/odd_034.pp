# Fails: odd names and references, case 34.
notify { 'c': require => '' }
