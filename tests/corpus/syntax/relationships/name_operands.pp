# Names.
a -> b
