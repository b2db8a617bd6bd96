# A class that nobody declares contributes nothing.
class motd {
  file { '/etc/motd': content => 'Welcome' }
}
notify { 'alone': }
