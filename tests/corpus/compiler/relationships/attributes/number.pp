# Fails: a number as a relationship.
notify { 'x': require => 5 }
