# A name alone.
type A
