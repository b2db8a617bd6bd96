# Keeps the clock of a machine right: package, configuration, service, in this order.
class ntp (
  Array[String[1], 1] $servers,
  Boolean             $is_server = false,
) {
  package { 'ntp':
    ensure => installed,
  }

  $listen = $is_server ? {
    true    => [],
    default => ['interface ignore wildcard'],
  }
  $lines = $servers.map |$server| { "server ${server} iburst" }

  file { '/etc/ntp.conf':
    ensure  => file,
    mode    => '0644',
    content => join($lines + $listen, "\n"),
  }

  service { 'ntp':
    ensure => running,
    enable => true,
  }

  Package['ntp'] -> File['/etc/ntp.conf'] ~> Service['ntp']
}

node 'time.example.com', /^ntp\d+\./ {
  class { 'ntp':
    servers   => ['0.pool.ntp.org', '1.pool.ntp.org'],
    is_server => true,
  }
}

node default {
  class { 'ntp':
    servers => ['time.example.com'],
  }
}
