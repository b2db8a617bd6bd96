# The name of a class in a variable, in a resource-like declaration.
class one { notify { 'one': } }
$which = 'one'
class { $which: }
