# Fails: a resource that does not exist.
notify { 'x':
  message => 'm',
  require => Notify['zz'],
}
