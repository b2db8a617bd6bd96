# Networks with the modular plug-in.
class { 'neutron': default_transport_url => 'rabbit://neutron:secret@192.0.2.5/', core_plugin => 'ml2', service_plugins => ['router', 'metering'], dhcp_agents_per_network => 2 }
class { 'neutron::db': database_connection => 'mysql+pymysql://neutron:secret@192.0.2.5/neutron' }
class { 'neutron::keystone::authtoken': password => 'secret' }
class { 'neutron::server': sync_db => true, rpc_workers => 2 }
class { 'neutron::plugins::ml2': type_drivers => ['flat', 'vlan', 'vxlan'], tenant_network_types => ['vxlan'], mechanism_drivers => ['openvswitch', 'l2population'], flat_networks => ['external'], network_vlan_ranges => ['physnet1:1000:2000'], vni_ranges => ['1:1000'], vxlan_group => '239.1.1.1' }
class { 'neutron::agents::ml2::ovs': local_ip => '192.0.2.1', tunnel_types => ['vxlan'], bridge_mappings => ['physnet1:br-ex'] }
include neutron::agents::l3
include neutron::agents::dhcp
class { 'neutron::agents::metadata': shared_secret => 'secret' }
class { 'neutron::server::notifications::nova': password => 'secret' }
class { 'neutron::server::notifications': }
