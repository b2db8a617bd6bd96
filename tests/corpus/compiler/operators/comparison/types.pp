# Types are ordered by what they contain.
notify { 'values': message => [Integer < Numeric, Integer < Integer, Integer <= Integer, Numeric > Integer, Integer[1, 2] < Integer, String < Integer, Integer >= Integer[5, 6], Any > Undef] }
