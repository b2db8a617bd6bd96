# A parameter called facts.
class c($facts = 'x') { }
include c
