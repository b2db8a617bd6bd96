# Fails: the parent needs a parameter.
class a($x) { }
class b inherits a { }
include b
