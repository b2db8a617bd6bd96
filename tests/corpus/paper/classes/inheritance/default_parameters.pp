# Inheritance is recommended for default values of parameters: the inherited class comes first.
class ntp::params { $server = 'ntp.example.com' }
class ntp($upstream = $::ntp::params::server) inherits ntp::params {
  file { '/etc/ntp.conf': content => $upstream }
}
include ntp
