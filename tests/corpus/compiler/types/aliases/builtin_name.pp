# Fails: a type alias with the name of a type.
type Integer = String
notify { 'v': message => 1 =~ Integer }
