# A database cluster.
class { 'galera':
  galera_servers => ['192.0.2.1', '192.0.2.2'],
  galera_master  => 'host.example.com',
  root_password  => 'secret',
  status_password => 'status',
}
