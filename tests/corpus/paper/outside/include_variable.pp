# The name of a class in a variable.
class one { notify { 'one': } }
$which = 'one'
include $which
