# A lower-case name cannot go on with an upper-case segment.
$a = foo::Bar
