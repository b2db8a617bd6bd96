# A class can be declared like a resource.
class motd {
  file { '/etc/motd': content => 'Welcome' }
}
class { 'motd': }
