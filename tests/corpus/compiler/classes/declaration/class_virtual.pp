# Fails: a class cannot be virtual.
class a { }
@class { 'a': }
