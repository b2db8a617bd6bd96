# The operators give truth values.
notify { 'values': message => ['a' and 'b', 'a' or undef, undef or false, undef and 1, 1 and undef] }
