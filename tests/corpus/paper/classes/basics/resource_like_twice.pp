# Fails: a resource-like declaration is allowed once.
class motd {
  file { '/etc/motd': content => 'Welcome' }
}
class { 'motd': }
class { 'motd': }
