# A class with a qualified name needs no class with the name before the colons.
class site::params::linux { $root = '/srv/www' }
include site::params::linux
file { $::site::params::linux::root: ensure => 'directory' }
