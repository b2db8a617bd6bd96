# Fails: the class has no such variable.
class site::params { $root = '/srv/www' }
include site::params
file { $::site::params::port: ensure => 'directory' }
