# Fails: odd names and references, case 41.
notify { 'c': require => Resource['file'] }
