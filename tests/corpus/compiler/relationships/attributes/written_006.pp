# Fails: references that are written as texts, case 6.
notify { 'c': require => 'föö[x]' }
