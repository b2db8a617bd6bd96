# Fails: a reference with an empty title.
notify { 'x': require => Notify[''] }
