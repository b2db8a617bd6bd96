# Fails: a float cannot be iterated.
1.5.each |$x| { }
