# Fails: a class that such a reference names must be there.
notify { 'a':
  require => Resource['nosuch', 'absent'],
}
