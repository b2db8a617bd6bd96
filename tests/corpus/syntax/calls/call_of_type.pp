# A type can be called.
$x = Integer('1')
$y = Array[Integer]('1')
$z = Foo::Bar(1)
