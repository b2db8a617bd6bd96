# Fails: a default that fails.
class a($x = fail('default')) { }
include a
