# Fails: aliases in a circle.
type A = B
type B = A
notify { "${A}": }
