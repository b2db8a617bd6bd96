# Fails: an argument of the wrong type.
class typed(Integer $number = 1) { notify { 'typed': message => $number } }
class { 'typed': number => 'one' }
