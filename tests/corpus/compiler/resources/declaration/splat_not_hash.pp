# Fails: a splat needs a hash.
notify { 'a': * => [1, 2] }
