# As attribute.
type P = Object[{attributes => {a => Integer}}]
notify { 'x': message => P(1) }
