# A database server with roles and databases.
class { 'postgresql::globals': version => '13', encoding => 'UTF-8', locale => 'en_US.UTF-8' }
class { 'postgresql::server':
  listen_addresses  => '*',
  postgres_password => 'secret',
  ip_mask_allow_all_users => '192.0.2.0/24',
}
postgresql::server::db { 'app': user => 'app', password => postgresql_password('app', 'apppass') }
postgresql::server::role { 'reader': password_hash => 'md5aabbccdd', createdb => true }
postgresql::server::database_grant { 'reader': privilege => 'CONNECT', db => 'app', role => 'reader' }
postgresql::server::table_grant { 'users of app': privilege => 'ALL', table => 'users', db => 'app', role => 'reader' }
postgresql::server::pg_hba_rule { 'app from the net': type => 'host', database => 'app', user => 'app', address => '198.51.100.0/24', auth_method => 'md5' }
postgresql::server::config_entry { 'max_connections': value => '300' }
postgresql::server::extension { 'hstore': database => 'app' }
postgresql::server::schema { 'private': db => 'app' }
include postgresql::client
include postgresql::server::contrib
