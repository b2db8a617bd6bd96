# Fails: a reference to a type that does not exist is that of a class.
Resource['nowhere', 'a'] {
  noop => true,
}
