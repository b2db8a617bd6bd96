# Type names and references as keys.
$x = {Foo => 1, Foo => 2, Foo['a'] => 3, Foo['a'] => 4, foo => 5}
