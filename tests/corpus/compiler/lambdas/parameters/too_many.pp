# Fails: a lambda with too many parameters.
[1, 2].each |$a, $b, $c| { }
