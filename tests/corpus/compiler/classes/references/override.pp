# Fails: a class's parameters cannot be overridden.
class a($x = 1) { }
include a
Class['a'] { x => 2 }
