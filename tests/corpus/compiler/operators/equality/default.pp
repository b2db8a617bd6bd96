# The word default is equal to itself alone.
notify { 'values': message => [default == default, default == 'default', default == undef] }
