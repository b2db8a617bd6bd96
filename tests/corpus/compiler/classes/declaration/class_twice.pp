# Fails: a class cannot be declared twice.
class a { }
class { 'a': }
class { 'a': }
