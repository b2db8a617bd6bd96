# Titles and attributes are evaluated, and the resource is added to the catalog.
$prefix = ['/etc', '/var']
file { $prefix[1]:
  ensure => 1 > 2,
  mode   => 600 + 44,
  source => $prefix,
}
