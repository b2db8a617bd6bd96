# Nothing in an array.
notify { 'a': }
notify { 'x': require => [undef, Notify['a']] }
