# Fails: a class cannot be exported.
class a { }
@@class { 'a': }
