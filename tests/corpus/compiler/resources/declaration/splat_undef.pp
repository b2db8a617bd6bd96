# Fails: a splat of nothing.
notify { 'a': * => undef }
