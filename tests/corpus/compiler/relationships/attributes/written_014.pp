# Fails: references that are written as texts, case 14.
notify { 'c': require => 'Component[Notify[d]]' } notify { 'd': }
