# Fails: references that are written as texts, case 9.
notify { 'c': require => "a\n[x]" }
