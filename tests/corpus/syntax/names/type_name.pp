# Type names.
$a = Foo
$b = Foo::Bar
$c = ::Foo
$d = FOO_1
