# Nor one that inherits.
type A inherits B { }
