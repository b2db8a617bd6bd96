# Fails: odd names and references, case 30.
notify { 'c': require => 1 }
