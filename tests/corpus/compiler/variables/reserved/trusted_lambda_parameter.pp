# Fails: a lambda's parameter called trusted.
[1].each |$trusted| { notify { "t ${trusted}": } }
