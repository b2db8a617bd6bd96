# Fails: references that are written as texts, case 17.
notify { 'c': require => ['NOTIFY[d]', Notify['e']] } notify { ['d','e']: }
