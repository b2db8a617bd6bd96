# So is a type that does not exist.
type A = Nothing[1]
type B = Integer['x']
