# Whatever is in it.
type A { $x = 1 }
