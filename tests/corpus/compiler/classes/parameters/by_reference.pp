# A parameter is read through a reference.
class a($x = 5, $y = 6) { }
include a
notify { 'v': message => [Class['a']['x'], Class['a'][x, y]] }
