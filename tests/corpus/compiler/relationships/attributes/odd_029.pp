# Fails: odd names and references, case 29.
notify { 'c': require => 'Foo[bar]' }
