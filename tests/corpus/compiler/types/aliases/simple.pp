# A type alias is used like a type.
type Port = Integer[1, 65535]
notify { 'v': message => [80 =~ Port, 0 =~ Port, 'a' =~ Port] }
