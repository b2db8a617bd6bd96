# A type alias of a type alias.
type A = Integer[1, 10]
type B = Optional[A]
notify { 'v': message => [undef =~ B, 5 =~ B, 11 =~ B] }
