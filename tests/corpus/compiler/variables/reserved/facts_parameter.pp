# Fails: a parameter called facts.
class c($facts = 'x') { }
include c
