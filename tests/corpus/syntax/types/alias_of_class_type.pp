# Another one.
type Class = Integer
