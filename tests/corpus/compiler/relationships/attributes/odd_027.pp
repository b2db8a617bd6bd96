# Fails: odd names and references, case 27.
notify { 'a': } notify { 'c': require => 'Notify[a' }
