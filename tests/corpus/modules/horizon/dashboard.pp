# The web pages of a cloud.
class { 'horizon': secret_key => 'secret', keystone_url => 'http://192.0.2.5:5000/v3', allowed_hosts => ['*'], cache_server_ip => ['192.0.2.1'], servername => 'cloud.example.com', neutron_options => { 'enable_lb' => true, 'enable_firewall' => false } }
