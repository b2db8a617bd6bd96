# Colons at the start are not allowed.
type ::A = Integer
