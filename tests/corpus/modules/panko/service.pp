# The service as it is usually declared.
include panko
class { 'panko::keystone::authtoken': password => 'secret' }
include panko::api
