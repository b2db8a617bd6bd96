# Fails: the argument title of a class.
class a { notify { "${title} ${name}": } }
class { 'a': title => 'other' }
