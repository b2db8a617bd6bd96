# A node's scope has no name.
class c { notify { "x ${::x}": } }
node default { $x = 1 include c }
