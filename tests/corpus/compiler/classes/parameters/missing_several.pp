# Fails: several parameters are missing.
class a($x, $y) { }
include a
