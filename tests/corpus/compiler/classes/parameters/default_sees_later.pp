# Fails: a default does not see a later parameter.
class a($x = $y, $y = 1) { }
include a
