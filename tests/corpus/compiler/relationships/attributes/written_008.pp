# Fails: references that are written as texts, case 8.
notify { 'c': require => 'a-b[x]' }
