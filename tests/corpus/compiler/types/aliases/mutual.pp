# Fails: type aliases that are each other.
type A = B
type B = A
notify { 'v': message => 1 =~ A }
