# The service as it is usually declared.
class { 'murano': admin_password => 'secret', default_transport_url => 'rabbit://m:secret@192.0.2.5/' }
include murano::api
include murano::engine
