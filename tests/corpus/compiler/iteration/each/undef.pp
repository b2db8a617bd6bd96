# Nothing cannot be iterated.
undef.each |$x| { }
