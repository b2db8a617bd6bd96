# Parameters take the values of the declaration, or their defaults.
define site($port, $root = '/srv/www', $listed = true) {
  file { $title:
    ensure => $listed,
    source => $root,
    mode   => $port,
  }
}
site { 'main': port => 80 }
site { 'shop': port => 8080, root => '/srv/shop', listed => false }
