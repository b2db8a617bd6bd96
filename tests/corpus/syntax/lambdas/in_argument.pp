# A call with a lambda as an argument.
f(g(1) |$x| { $x }, $a.h |$y| { $y })
