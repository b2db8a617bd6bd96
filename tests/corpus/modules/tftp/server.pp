# Files for booting machines.
class { 'tftp': directory => '/srv/tftp', address => '192.0.2.1', options => '--ipv6 --timeout 60' }
tftp::file { 'pxelinux.0': content => 'x' }
