# Including a class after its resource-like declaration does nothing.
class motd($text = 'Welcome') {
  file { '/etc/motd': content => $text }
}
class { 'motd': text => 'Hello' }
include motd
