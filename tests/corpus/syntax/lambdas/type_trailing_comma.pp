# No comma at the end of a parameter's type.
f() |Array[Integer,] $x| { $x }
