# Fails: a parameter is read before the class is declared.
class a($x = 5) { }
notify { 'v': message => Class['a']['x'] }
include a
