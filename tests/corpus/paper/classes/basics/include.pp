# Including a class declares its resources.
class motd {
  file { '/etc/motd': content => 'Welcome' }
}
include motd
