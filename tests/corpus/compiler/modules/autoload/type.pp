# A type alias of a module is found by its name.
notify { 'v': message => [80 =~ M::Port, 0 =~ M::Port] }
