# Fails: odd names and references, case 37.
notify { 'c': require => Type[Integer] }
