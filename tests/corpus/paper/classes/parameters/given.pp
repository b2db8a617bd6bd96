# A resource-like declaration gives values to parameters.
class site($port = 80, $root = '/srv/www') {
  file { $root: mode => $port }
}
class { 'site': port => 8080 }
