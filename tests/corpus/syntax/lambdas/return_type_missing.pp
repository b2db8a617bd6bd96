# Something must follow.
f() |$x| >> { $x }
