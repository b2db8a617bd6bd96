# Fails: references that are written as texts, case 15.
notify { 'c': require => 'whit[x]' }
