# The service as it is usually declared.
class { 'cloudkitty': default_transport_url => 'rabbit://c:secret@192.0.2.5/' }
class { 'cloudkitty::keystone::authtoken': password => 'secret' }
include cloudkitty::api
include cloudkitty::processor
