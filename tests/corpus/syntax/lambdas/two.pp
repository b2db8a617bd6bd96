# Only one.
f() |$x| { } |$y| { }
