# Two machines that watch each other.
class { 'corosync':
  authkey        => '/etc/puppetlabs/puppet/ssl/certs/ca.pem',
  authkey_source => 'file',
  bind_address   => '192.0.2.1',
  cluster_name   => 'pair',
  enable_secauth => true,
  multicast_address => '239.1.1.2',
  quorum_members => ['192.0.2.1', '192.0.2.2'],
}
corosync::service { 'pacemaker': version => '0' }
