# Control functions without an argument are only names.
[1].each |$x| { break }
