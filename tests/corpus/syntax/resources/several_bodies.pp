# Several bodies, separated by semicolons.
file {
  '/a': ensure => file;
  '/b': mode => '0644', ensure => absent;
}
file { '/c': ; '/d': }
file { default: mode => '0600'; '/e': }
