# A server of orchestration.
class { 'mcollective': middleware_hosts => ['broker.example.com'], middleware_user => 'mco', client => true, connector => 'rabbitmq' }
