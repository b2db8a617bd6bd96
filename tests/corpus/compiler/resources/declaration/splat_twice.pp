# Fails: a body has one splat.
notify { 'a': * => { message => 1 }, * => { withpath => true } }
