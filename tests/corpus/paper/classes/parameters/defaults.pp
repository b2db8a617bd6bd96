# Parameters that are not given have their defaults.
class site($port = 80, $root = '/srv/www') {
  file { $root: mode => $port }
}
include site
