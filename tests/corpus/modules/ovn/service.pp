# The service as it is usually declared.
class { 'ovn::northd': }
class { 'ovn::controller': ovn_remote => 'tcp:192.0.2.1:6642', ovn_encap_ip => '192.0.2.1', ovn_bridge_mappings => ['physnet:br-ex'] }
