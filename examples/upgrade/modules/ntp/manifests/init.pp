class ntp (String $package = 'ntp') {
  package { $package:
    ensure => installed,
  }
  file { '/etc/ntp.conf':
    content => template('ntp/ntp.conf.erb'),
  }
}
