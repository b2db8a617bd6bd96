# Object storage: a proxy.
class { 'swift': swift_hash_path_suffix => 'secret' }
class { 'swift::proxy': proxy_local_net_ip => '192.0.2.1', pipeline => ['healthcheck', 'cache', 'tempauth', 'proxy-server'], account_autocreate => true }
class { 'swift::proxy::healthcheck': }
class { 'swift::proxy::cache': memcache_servers => ['192.0.2.1:11211'] }
class { 'swift::proxy::tempauth': account_user_list => [{ 'user' => 'admin', 'account' => 'admin', 'key' => 'admin', 'groups' => ['admin', 'reseller_admin'] }] }
class { 'swift::ringbuilder': part_power => 18, replicas => 3, min_part_hours => 1 }
