# Default attributes of a declaration.
file {
  default: owner => 'root';
  '/etc/a': ;
  '/etc/b': owner => 'alice';
}
