# The greatest and the least integer.
notify { 'values': message => [9223372036854775807, -9223372036854775807 - 1, 0x7FFFFFFFFFFFFFFF] }
