# Fails: integers with more than 64 bits, case 38.
# facts: {"big": 123456789012345678901234567890}
define a(Integer[0,9223372036854775807] $x) { notify { 'z': message => $x } } a { 'a': x => $big }
