# Including a class again does nothing.
class motd {
  file { '/etc/motd': content => 'Welcome' }
}
include motd
include motd
