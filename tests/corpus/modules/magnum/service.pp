# The service as it is usually declared.
class { 'magnum': default_transport_url => 'rabbit://m:secret@192.0.2.5/' }
class { 'magnum::keystone::authtoken': password => 'secret' }
class { 'magnum::keystone::keystone_auth': password => 'secret' }
include magnum::api
include magnum::conductor
