# Types are equal if they are the same.
notify { 'values': message => [Integer == Integer, Integer[1, 2] == Integer[1, 2], Integer == Numeric, File['a'] == File['a'], File['a'] == File['A'], Class['a'] == Class['A'], String == 'String'] }
