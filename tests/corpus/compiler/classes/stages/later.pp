# Fails: a stage that is declared later.
class a { }
class { 'a': stage => 'pre' }
stage { 'pre': }
