# Fails: references that are written as texts, case 7.
notify { 'c': require => '-a[x]' }
