# Pairs in the parameters of a return type.
f() |$x| >> Struct[a => Integer] { $x }
