# Fails: a parameter that does not exist is read through a reference.
class a($x = 5) { }
include a
notify { 'v': message => Class['a']['q'] }
