# Fails: a default reads a later parameter in a lambda.
class c($p = [1].map |$m| { $q }, $q = 1) { }

include c
