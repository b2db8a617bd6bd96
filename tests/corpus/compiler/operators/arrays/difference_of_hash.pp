# From an array, the pairs of a hash are removed.
notify { 'values': message => [['a', 1], ['b', 2]] - { a => 1 } }
