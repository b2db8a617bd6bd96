# Fails: the variable facts in a lambda.
[1].each |$x| { $facts = 1 }
