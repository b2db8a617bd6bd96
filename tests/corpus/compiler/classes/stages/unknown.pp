# Fails: a stage that does not exist.
class a { }
class { 'a': stage => 'pre' }
