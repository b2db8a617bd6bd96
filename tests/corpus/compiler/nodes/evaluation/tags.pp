# Tags of what is in a node.
class c { notify { 'c': } }
define d { notify { 'd': } }
node default { notify { 'n': } include c d { 'x': } }
