# A name as the receiver.
$x = foo.bar
$y = foo::bar.baz(1)
