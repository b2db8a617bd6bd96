# The service as it is usually declared.
class { 'congress': }
class { 'congress::keystone::authtoken': password => 'secret' }
