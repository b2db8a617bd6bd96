# Relationships can be written as attributes whose values are resource references.
package { 'ntp': ensure => 'installed' }
file { '/etc/ntp.conf':
  content => 'server ntp.example.com',
  require => Package['ntp'],
}
service { 'ntp':
  ensure    => 'running',
  subscribe => File['/etc/ntp.conf'],
}
