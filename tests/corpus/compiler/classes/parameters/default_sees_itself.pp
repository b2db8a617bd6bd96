# Fails: a default does not see its own parameter.
class a($x = $x) { }
include a
