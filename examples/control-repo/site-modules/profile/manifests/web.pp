# A web server.
#
# @param package
#   The package of the server.
# @param user
#   The user that the server runs as.
# @param document_root
#   Where the pages are.
# @param port
#   The port that it listens on.
class profile::web (
  String[1]         $package,
  String[1]         $user,
  String[1]         $document_root = '/var/www',
  Integer[1, 65535] $port          = 80,
) {
  package { $package:
    ensure => installed,
  }

  file { $document_root:
    ensure => directory,
    owner  => $user,
  }

  file { '/etc/nginx/conf.d/site.conf':
    content => epp('profile/site.conf.epp', { 'port' => $port, 'root' => $document_root }),
    require => Package[$package],
    notify  => Service['nginx'],
  }

  service { 'nginx':
    ensure => running,
    enable => true,
  }
}
