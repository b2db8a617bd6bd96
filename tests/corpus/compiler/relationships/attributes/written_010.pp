# Fails: references that are written as texts, case 10.
notify { 'c': require => 'a [x]' }
