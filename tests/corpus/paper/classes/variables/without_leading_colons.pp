# A qualified name may leave out the colons in front.
class site::params { $root = '/srv/www' }
include site::params
file { $site::params::root: ensure => 'directory' }
