# One class reads a variable of another.
class site::params { $root = '/srv/www' }
class site {
  include site::params
  file { $::site::params::root: ensure => 'directory' }
}
include site
