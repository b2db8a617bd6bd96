# Fails: a string that is no reference.
notify { 'x': require => 'abc' }
