# What cannot be iterated.
true.each |$x| { }
