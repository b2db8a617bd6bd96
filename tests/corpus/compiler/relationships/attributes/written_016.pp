# Fails: references that are written as texts, case 16.
notify { 'c': require => 'Whit[Notify[d]]' } notify { 'd': }
