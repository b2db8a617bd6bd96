# Fails: a type without bounds cannot be iterated.
Integer.each |$x| { }
