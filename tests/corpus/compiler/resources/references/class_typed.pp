# Fails: a class as a parameter is a resource, and no class.
class a { }
include a
class c(Type[Class] $r) { }
class { 'c': r => Class['a'] }
