# The service as it is usually declared.
class { 'barbican::keystone::authtoken': password => 'secret' }
class { 'barbican::api': host_href => 'http://192.0.2.1:9311' }
