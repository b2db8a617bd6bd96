# A web server.
class profile::web (
  Integer $port,
  String $package,
  Hash $settings,
  Sensitive[String] $secret,
  Boolean $tls = true,
) {
  include profile::base

  File {
    owner => 'www-data',
  }
  $scheme = $tls ? {
    true    => 'https',
    default => 'http',
  }
  if $port < 1024 {
    $user = 'root'
  } else {
    $user = 'www-data'
  }
  package { $package: }
  @user { 'deploy': }
  file { '/etc/web.conf':
    content => template('profile/web.conf.erb'),
    mode    => '0640',
    require => Package[$package],
  }
  file { '/etc/web.url':
    content => profile::url($scheme, $port),
  }
  file { '/etc/web.secret':
    content => $secret,
  }
  profile::site { 'shop':
    workers => $settings['workers'],
  }
  User <| title == 'deploy' |> {
    home => "/srv/${user}",
  }
}
