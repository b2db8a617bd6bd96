# Fails: the attribute provider where there are none.
notify { 'x': provider => 'y' }
