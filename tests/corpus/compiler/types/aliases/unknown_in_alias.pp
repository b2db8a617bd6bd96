# A type alias of a type that does not exist.
type A = Nosuchtype
notify { 'v': message => 1 =~ A }
