# An object type that makes no sense is found only when it is used.
type A = Object[{ nonsense => 1 }]
