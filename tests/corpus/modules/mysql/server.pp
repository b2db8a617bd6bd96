# A server with databases, users and grants.
class { 'mysql::server':
  root_password           => 'strong',
  remove_default_accounts => true,
  override_options        => { 'mysqld' => { 'max_connections' => 1024, 'skip-name-resolve' => true, 'bind-address' => '192.0.2.1', 'replicate-do-db' => ['a', 'b'] } },
  users                   => { 'reader@localhost' => { 'ensure' => 'present', 'password_hash' => '*F3A2A51A9B0F2BE2468926B4132313728C250DBF' } },
  grants                  => { 'reader@localhost/app.*' => { 'ensure' => 'present', 'options' => ['GRANT'], 'privileges' => ['SELECT'], 'table' => 'app.*', 'user' => 'reader@localhost' } },
}
mysql::db { 'app': user => 'app', password => 'apppass', host => '%', grant => ['SELECT', 'UPDATE'] }
mysql::db { 'other': user => 'other', password => mysql::password('x'), sql => '/root/other.sql' }
class { 'mysql::server::backup': backupuser => 'backup', backuppassword => 'bp', backupdir => '/srv/backup', time => ['3', '15'] }
include mysql::client
