# Fails: a class that is declared already cannot be declared like a resource.
class motd {
  file { '/etc/motd': content => 'Welcome' }
}
include motd
class { 'motd': }
