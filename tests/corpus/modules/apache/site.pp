# A web server with one plain and one encrypted site.
class { 'apache':
  default_vhost => false,
  mpm_module    => 'prefork',
  serveradmin   => 'web@example.com',
}
apache::vhost { 'www.example.com':
  port          => 80,
  docroot       => '/srv/www',
  serveraliases => ['example.com', 'web.example.com'],
  directories   => [
    { 'path' => '/srv/www', 'options' => ['Indexes', 'FollowSymLinks'], 'allow_override' => ['All'] },
    { 'path' => '/srv/www/private', 'require' => 'ip 192.0.2.0/24' },
  ],
}
apache::vhost { 'secure.example.com':
  port     => 443,
  docroot  => '/srv/secure',
  ssl      => true,
  ssl_cert => '/etc/ssl/secure.pem',
  ssl_key  => '/etc/ssl/secure.key',
  headers  => 'always set Strict-Transport-Security "max-age=1"',
}
