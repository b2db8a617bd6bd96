# Fails: a resource cannot set a stage, and 0 is one.
notify { 'x': stage => 0 }
