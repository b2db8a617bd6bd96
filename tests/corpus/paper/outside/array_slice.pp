# Several indices.
notify { 'slice': message => ['a', 'b', 'c'][0, 2] }
