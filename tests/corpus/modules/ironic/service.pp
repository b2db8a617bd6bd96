# The service as it is usually declared.
class { 'ironic': default_transport_url => 'rabbit://i:secret@192.0.2.5/' }
class { 'ironic::api::authtoken': password => 'secret' }
include ironic::api
include ironic::conductor
