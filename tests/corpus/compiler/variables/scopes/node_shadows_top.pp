# A node's variable shadows the top's.
$x = 'top'
class c { notify { "c ${x} ${::x}": } }
node default { $x = 'node' include c }
