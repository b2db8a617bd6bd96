# Fails: nothing cannot be iterated.
undef.each |$x| { }
