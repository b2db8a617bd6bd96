# A node's variable is seen by classes and defines declared in it.
class c { notify { "c ${x}": } }
define d { notify { "d ${x}": } }
node default { $x = 'node' include c d { 't': } }
