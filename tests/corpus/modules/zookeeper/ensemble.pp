# An ensemble of three.
class { 'zookeeper': id => '2', servers => ['zk1.example.com', 'zk2.example.com', 'zk3.example.com'], client_port => 2182, snap_retain_count => 5, purge_interval => 1 }
