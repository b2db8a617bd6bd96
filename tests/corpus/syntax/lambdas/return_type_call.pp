# Only a type with parameters, nothing more.
f() |$x| >> Foo[1][2] { $x }
