# A message broker with users and queues.
class { 'rabbitmq':
  service_manage    => true,
  port              => 5672,
  delete_guest_user => true,
  config_variables  => { 'hipe_compile' => true, 'frame_max' => 131072, 'log_levels' => '[{connection, info}]' },
  environment_variables => { 'NODENAME' => 'node01', 'SERVICENAME' => 'RabbitMQ' },
  config_cluster    => true,
  cluster_nodes     => ['rabbit1', 'rabbit2'],
  erlang_cookie     => 'A_SECRET',
  wipe_db_on_cookie_change => true,
  ssl               => true,
  ssl_cacert        => '/etc/ssl/ca.pem',
  ssl_cert          => '/etc/ssl/cert.pem',
  ssl_key           => '/etc/ssl/key.pem',
}
rabbitmq_user { 'app': admin => true, password => 'secret' }
rabbitmq_vhost { 'app': ensure => present }
rabbitmq_user_permissions { 'app@app': configure_permission => '.*', read_permission => '.*', write_permission => '.*' }
rabbitmq_plugin { 'rabbitmq_stomp': ensure => present }
rabbitmq_exchange { 'ex@app': user => 'app', password => 'secret', type => 'topic' }
