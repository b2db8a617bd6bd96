# The node comes after what is inherited.
class a { $x = 'a' }
class b inherits a { notify { "b ${x} ${y}": } }
node default { $x = 'node' $y = 'node' include b }
