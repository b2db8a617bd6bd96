# A default sees the class that is inherited.
class p { $v = 'from p' }
class a($x = $v, $y = $p::v) inherits p { notify { "${x} ${y}": } }
include a
