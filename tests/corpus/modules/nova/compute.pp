# A machine that runs virtual machines.
class { 'nova': default_transport_url => 'rabbit://nova:secret@192.0.2.5/', notification_driver => 'messagingv2' }
class { 'nova::db': database_connection => 'mysql+pymysql://nova:secret@192.0.2.5/nova', api_database_connection => 'mysql+pymysql://nova_api:secret@192.0.2.5/nova_api' }
class { 'nova::keystone::authtoken': password => 'secret', www_authenticate_uri => 'http://192.0.2.5:5000' }
class { 'nova::compute': vncserver_proxyclient_address => '192.0.2.1', instance_usage_audit => true, vnc_enabled => true, reserved_host_memory => '1024' }
class { 'nova::compute::libvirt': virt_type => 'qemu', vncserver_listen => '0.0.0.0' }
class { 'nova::network::neutron': auth_url => 'http://192.0.2.5:5000/v3', password => 'secret' }
class { 'nova::placement': password => 'secret', auth_url => 'http://192.0.2.5:5000/v3' }
nova_config { 'DEFAULT/extra': value => '4.0' }
