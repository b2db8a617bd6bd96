# Fails: references that are written as texts, case 11.
notify { 'c': require => 'Class[a b]' }
