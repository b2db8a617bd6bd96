# Fails: a reference with a number as title.
notify { 'x': require => Notify[5] }
