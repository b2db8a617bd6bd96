# A store that listens on the network.
class { 'redis': bind => ['192.0.2.1', '127.0.0.1'], port => 6380, maxmemory => '1gb', appendonly => true, masterauth => 'secret', manage_repo => false }
redis::instance { 'second': port => 6381 }
