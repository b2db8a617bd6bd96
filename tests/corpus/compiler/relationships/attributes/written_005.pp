# Fails: references that are written as texts, case 5.
notify { 'c': require => 'Foo bar[x]' }
