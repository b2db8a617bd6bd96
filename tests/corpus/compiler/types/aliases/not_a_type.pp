# Fails: a type alias of something that is no type.
type A = 'text'
notify { 'v': message => 1 =~ A }
