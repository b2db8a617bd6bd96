# A type alias with a namespace.
type My::Port = Integer[1, 65535]
notify { 'v': message => 80 =~ My::Port }
