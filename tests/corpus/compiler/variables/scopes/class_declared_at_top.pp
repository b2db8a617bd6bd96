# A class declared at the top does not see the node.
class c { notify { "c ${x}": } }
include c
node default { $x = 'node' }
