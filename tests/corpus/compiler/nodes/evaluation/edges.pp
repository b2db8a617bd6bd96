# Containment of what is in a node.
class c { file { '/c': } }
node default { include c file { '/n': } }
file { '/t': }
