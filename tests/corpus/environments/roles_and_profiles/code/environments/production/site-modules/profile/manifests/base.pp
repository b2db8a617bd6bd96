class profile::base(Array[String] $packages) {
  package { $packages: ensure => installed }
  file { '/etc/motd': content => epp('profile/motd.epp', { 'family' => $facts['os']['family'] }) }
}
