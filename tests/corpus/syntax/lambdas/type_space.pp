# No space before the parameters of the type.
f() |Array [Integer] $x| { $x }
