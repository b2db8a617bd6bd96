# Return types.
f() |$x| >> Integer { $x }
f() |$x| >> Array[Integer, 1] { $x }
f() || >> Foo::Bar { 1 }
