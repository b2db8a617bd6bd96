# Types as values.
notify { 'types': message => [1 =~ Integer, 'a' =~ Enum['a', 'b'], Integer[1, 2] == Integer[1, 2]] }
