# Fails: integers with more than 64 bits, case 37.
# facts: {"big": 123456789012345678901234567890}
class a(Integer $x) { notify { 'z': message => $x + 0 } } class { 'a': x => $big }
