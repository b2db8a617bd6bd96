# Fails: a type alias is defined twice.
type A = Integer
type A = String
notify { 'v': message => 1 =~ A }
