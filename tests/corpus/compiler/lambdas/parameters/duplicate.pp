# A lambda's parameter twice.
[1].each |$x, $x| { }
