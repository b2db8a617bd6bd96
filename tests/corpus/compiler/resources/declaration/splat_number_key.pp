# Fails: a splat with a key that is no string.
notify { 'a': * => { 1 => 2 } }
