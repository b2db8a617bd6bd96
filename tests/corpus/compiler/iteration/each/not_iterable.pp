# Fails: what cannot be iterated.
true.each |$x| { }
