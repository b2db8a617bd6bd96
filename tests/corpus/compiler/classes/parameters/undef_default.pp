# A default that is undef.
class a($x = undef) { notify { 'v': message => [$x] } }
include a
