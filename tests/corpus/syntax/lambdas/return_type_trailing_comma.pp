# No comma at the end of them.
f() |$x| >> Array[Integer,] { $x }
