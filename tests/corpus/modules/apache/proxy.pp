# A reverse proxy with a balancer and rewrites.
class { 'apache': default_mods => false, default_vhost => false, mpm_module => 'event' }
include apache::mod::proxy
include apache::mod::proxy_http
include apache::mod::rewrite
include apache::mod::headers
apache::balancer { 'app': collect_exported => false, proxy_set => { 'stickysession' => 'JSESSIONID' } }
apache::balancermember { 'app-1': balancer_cluster => 'app', url => 'http://app1.example.com:8080', options => ['ping=5', 'retry=5'] }
apache::balancermember { 'app-2': balancer_cluster => 'app', url => 'http://app2.example.com:8080' }
apache::vhost { 'app.example.com':
  port       => 80,
  docroot    => '/srv/app',
  proxy_pass => [
    { 'path' => '/static', 'url' => '!' },
    { 'path' => '/', 'url' => 'balancer://app/', 'reverse_urls' => ['http://app1.example.com:8080/', 'http://app2.example.com:8080/'] },
  ],
  rewrites   => [
    { 'comment' => 'old address', 'rewrite_cond' => ['%{HTTP_HOST} ^old\.'], 'rewrite_rule' => ['^/(.*)$ http://app.example.com/$1 [R=301,L]'] },
  ],
  access_log_format => 'combined',
  aliases    => [{ 'alias' => '/icons', 'path' => '/usr/share/icons' }],
  custom_fragment => '# by hand',
  setenv     => ['STAGE production'],
}
