# Fails: defaults for classes.
class a($x = 1) { notify { "x${x}": } }
Class { x => 2 }
include a
