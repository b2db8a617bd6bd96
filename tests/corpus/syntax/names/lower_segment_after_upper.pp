# An upper-case name cannot go on with a lower-case segment.
$a = Foo::bar
