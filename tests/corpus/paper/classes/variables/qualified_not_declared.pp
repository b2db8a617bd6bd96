# Fails: the class is defined, but it is not declared.
class site::params { $root = '/srv/www' }
file { $::site::params::root: ensure => 'directory' }
