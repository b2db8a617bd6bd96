# The identity service with its database, messages and web server.
class { 'keystone::logging': log_dir => '/var/log/keystone', default_log_levels => { 'amqp' => 'WARN', 'sqlalchemy' => 'WARN' } }
class { 'keystone::db': database_connection => 'mysql+pymysql://keystone:secret@192.0.2.5/keystone' }
class { 'keystone':
  default_transport_url => 'rabbit://keystone:secret@192.0.2.5:5672/',
  rabbit_ha_queues      => true,
  enable_fernet_setup   => true,
}
class { 'keystone::db::mysql': password => 'secret', allowed_hosts => ['%', '192.0.2.6'] }
class { 'keystone::bootstrap': password => 'secret', public_url => 'http://192.0.2.1:5000', admin_url => 'http://192.0.2.1:5000' }
class { 'keystone::wsgi::apache': bind_host => '192.0.2.1', ssl => false }
class { 'keystone::cache': backend => 'dogpile.cache.memcached', enabled => true, memcache_servers => ['192.0.2.1:11211'] }
include keystone::cors
include keystone::policy
keystone_config { 'extra/setting': value => 3600 }
