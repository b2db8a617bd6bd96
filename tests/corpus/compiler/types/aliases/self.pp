# Fails: a type alias that is itself.
type A = A
notify { 'v': message => 1 =~ A }
