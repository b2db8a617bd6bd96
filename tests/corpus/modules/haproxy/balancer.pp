# A balancer with two services.
class { 'haproxy':
  global_options   => { 'log' => '192.0.2.1 local0', 'maxconn' => '4000', 'stats' => ['socket /var/lib/haproxy/stats', 'timeout 30s'] },
  defaults_options => { 'log' => 'global', 'retries' => '3', 'timeout' => ['http-request 10s', 'queue 1m'], 'maxconn' => '8000' },
}
haproxy::listen { 'web':
  collect_exported => false,
  ipaddress        => '192.0.2.1',
  ports            => '80',
  mode             => 'http',
  options          => { 'option' => ['httplog', 'httpchk GET /'], 'balance' => 'roundrobin' },
}
haproxy::balancermember { 'web-1': listening_service => 'web', server_names => ['a', 'b'], ipaddresses => ['192.0.2.11', '192.0.2.12'], ports => '8080', options => 'check' }
haproxy::frontend { 'tls': bind => { '192.0.2.1:443' => ['ssl', 'crt', '/etc/ssl/x.pem'] }, options => [{ 'default_backend' => 'app' }, { 'timeout client' => '30s' }] }
haproxy::backend { 'app': collect_exported => false, options => { 'option' => ['tcplog'], 'balance' => 'leastconn' } }
haproxy::balancermember { 'app-1': listening_service => 'app', ports => '9000', define_cookies => true }
haproxy::userlist { 'admins': users => ['alice insecure-password x'], groups => ['g users alice'] }
haproxy::mapfile { 'domains': mappings => [{ 'a.example.com' => 'app' }, { 'b.example.com' => 'web' }] }
haproxy::peers { 'all': collect_exported => false }
haproxy::peer { 'host': peers_name => 'all', port => 1024 }
