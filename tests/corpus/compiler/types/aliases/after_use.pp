# A type alias may be defined after its use.
notify { 'v': message => 80 =~ Port }
type Port = Integer[1, 65535]
