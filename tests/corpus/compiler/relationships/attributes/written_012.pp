# Fails: references that are written as texts, case 12.
notify { 'c': require => 'Component[x]' }
