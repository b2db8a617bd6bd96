# Fails: references that are written as texts, case 13.
notify { 'c': require => 'component[Notify[d]]' } notify { 'd': }
