# Defaults of a node hold in what it declares.
class c { file { '/c': } }
node default { File { mode => '0600' } include c file { '/n': } }
file { '/t': }
