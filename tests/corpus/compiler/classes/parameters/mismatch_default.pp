# Fails: a default of the wrong type.
class a(Integer $x = 'one') { }
include a
