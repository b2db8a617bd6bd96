# Fails: odd names and references, case 35.
notify { 'c': require => 'Notify[]' }
