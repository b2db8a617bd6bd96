# Fails: a splat with an attribute that does not exist.
notify { 'a': * => { colour => 'm' } }
