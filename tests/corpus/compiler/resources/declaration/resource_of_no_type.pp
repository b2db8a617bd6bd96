# Fails: resource alone names no type.
notice('first')
Resource { 'a':
  message => 1,
}
