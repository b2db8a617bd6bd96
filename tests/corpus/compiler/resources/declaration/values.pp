# Values keep their kinds.
notify { 'x': message => [1, 1.5, true, 'a', undef, { k => 'v', n => undef }, [], {}, default] }
