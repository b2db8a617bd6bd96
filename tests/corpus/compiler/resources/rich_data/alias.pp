# A type alias as a value.
type Port = Integer[1, 65535]
notify { 'x': message => Port }
