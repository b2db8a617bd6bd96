# Arrows become attributes of the resource on their left.
package { 'ntp': ensure => 'installed' }
-> file { '/etc/ntp.conf': content => 'server ntp.example.com' }
~> service { 'ntp': ensure => 'running' }
