# Fails: a default sees a required parameter that is not given.
class a($x, $y = $x) { }
include a
