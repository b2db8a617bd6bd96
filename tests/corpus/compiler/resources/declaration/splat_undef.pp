# A splat of nothing.
notify { 'a': * => undef }
