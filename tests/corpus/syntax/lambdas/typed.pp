# Typed parameters.
f() |Integer $x, Array[String] $y, Foo::Bar $z| { $x }
