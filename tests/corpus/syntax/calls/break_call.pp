# They are calls with parentheses.
[1].each |$x| { break() }
