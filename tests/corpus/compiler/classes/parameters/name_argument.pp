# The argument name of a class.
class a { notify { "${title} ${name}": } }
class { 'a': name => 'other' }
