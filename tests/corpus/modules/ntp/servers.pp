# Time from two servers, with restrictions.
class { 'ntp':
  servers   => ['ntp1.example.com', 'ntp2.example.com'],
  restrict  => ['default kod nomodify notrap nopeer noquery', '127.0.0.1'],
  interfaces => ['eth0'],
  driftfile => '/var/lib/ntp/other.drift',
  minpoll   => 4,
  maxpoll   => 10,
  iburst_enable => true,
}
