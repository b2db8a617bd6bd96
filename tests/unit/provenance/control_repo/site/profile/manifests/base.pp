# What every machine has.
class profile::base (
  String $motd,
  Array[String] $packages = [],
) {
  $packages.each |$name| {
    package { $name:
      ensure => installed,
    }
  }
  file { '/etc/motd':
    content => epp('profile/motd.epp', { 'text' => $motd }),
  }
  if $facts['kernel'] == 'windows' {
    file { '/windows': ensure => directory }
  }
}
