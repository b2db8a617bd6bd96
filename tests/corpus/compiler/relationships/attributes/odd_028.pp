# Fails: odd names and references, case 28.
notify { 'c': require => 'foo' }
