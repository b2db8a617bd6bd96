# The service as it is usually declared.
class { 'sahara': default_transport_url => 'rabbit://s:secret@192.0.2.5/' }
class { 'sahara::keystone::authtoken': password => 'secret' }
include sahara::service::api
include sahara::service::engine
